// What going back takes with it.
import type { LogLine } from "./generated";

/** How many moves are lost if the table goes back to just before the line with this number: that one too. */
export function lost(lines: LogLine[], number: number): number {
  return lines.filter((line) => line.decision && !line.undone && line.number >= number).length;
}
