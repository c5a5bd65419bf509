// What has changed since the last sight, laid over it (docs/protocol.md, "Changes"). The new sight shares no object
// with the old one: pages draw it as one that came whole.
import type { Sight } from "./generated";

type Change = { to: unknown } | { gone: true } | { in: Fields } | { list: Part[] };
type Fields = Record<string, Change>;
type Part = [number, number] | { to: unknown } | { of: number; in: Fields };

export function patched(sight: Sight, fields: Record<string, unknown>): Sight {
  return structuredClone(laid(sight, fields as Fields)) as Sight;
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
