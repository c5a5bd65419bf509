// Rounds side by side: lines of one name stand in one line, in the order of the round that has the most.

/** The names of all lines, each once; rounds that lack one leave its place empty. */
export function aligned(rounds: string[][]): string[] {
  const [longest = [], ...others] = [...rounds].sort((a, b) => b.length - a.length);
  return others.flat().reduce((all, name) => (all.includes(name) ? all : [...all, name]), [...longest]);
}
