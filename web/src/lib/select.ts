// From clicks to an option. The client never decides what is legal: it only narrows down what was offered.
import type { Target } from "./generated";

export interface Narrowed {
  picked: string[]; // what is chosen so far
  ready: Target[]; // options meant completely by what is picked
  open: Target[]; // options that need more clicks
}

const has = (option: Target, id: string) => (option.things ?? []).includes(id);

export function narrow(options: Target[], picked: string[]): Narrowed {
  const fitting =
    picked.length === 0 ? [] : options.filter((option) => picked.every((id) => has(option, id)));
  const ready = unique(fitting.filter((option) => (option.things ?? []).length === picked.length));
  return { picked, ready, open: fitting.filter((option) => (option.things ?? []).length > picked.length) };
}

/** What a click on `id` means; null: it is not offered here (ask why not). */
export function click(options: Target[], picked: string[], id: string): Narrowed | null {
  if (picked.includes(id))
    return narrow(
      options,
      picked.filter((one) => one !== id),
    );
  const further = narrow(options, [...picked, id]);
  if (further.ready.length + further.open.length > 0) return further;
  const anew = narrow(options, [id]);
  return anew.ready.length + anew.open.length > 0 ? anew : null;
}

/** The ids that glow: everything a next click may choose. */
export function glowing(options: Target[], picked: string[]): Set<string> {
  const fitting = picked.length === 0 ? options : narrow(options, picked).open;
  return new Set(fitting.flatMap((option) => option.things ?? []).filter((id) => !picked.includes(id)));
}

/** Options without a thing: buttons beside the prompt. */
export function buttons(options: Target[]): Target[] {
  return unique(options.filter((option) => (option.things ?? []).length === 0));
}

export function unique(options: Target[]): Target[] {
  const seen = new Set<number>();
  return options.filter((option) => !seen.has(option.number) && seen.add(option.number));
}
