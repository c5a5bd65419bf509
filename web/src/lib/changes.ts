// What has changed since the last sight, laid over it (docs/protocol.md, "Changes"). What has not changed is the same
// object in both: nothing of it needs to be drawn again.
import type { Screen } from "./generated";

type Change = { to: unknown } | { gone: true } | { in: Fields } | { list: Part[] };
type Fields = Record<string, Change>;
type Part = [number, number] | { to: unknown } | { of: number; in: Fields };

export function patched(sight: Screen, fields: Record<string, unknown>): Screen {
  return laid(sight, fields as Fields) as Screen;
}

function laid(old: unknown, fields: Fields): unknown {
  const fresh = { ...(old as Record<string, unknown>) };
  for (const [field, change] of Object.entries(fields)) {
    if ("gone" in change) delete fresh[field];
    else fresh[field] = changed(fresh[field], change);
  }
  return fresh;
}

function changed(old: unknown, change: Exclude<Change, { gone: true }>): unknown {
  if ("to" in change) return change.to;
  if ("in" in change) return laid(old, change.in);
  const items = (old ?? []) as unknown[];
  return change.list.flatMap((part) => {
    if (Array.isArray(part)) return items.slice(...part);
    return "to" in part ? [part.to] : [laid(items[part.of], part.in)];
  });
}
