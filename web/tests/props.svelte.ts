// Properties of a mounted component that a test may change.
export function props<T extends object>(given: T): T {
  const kept = $state(given);
  return kept;
}
