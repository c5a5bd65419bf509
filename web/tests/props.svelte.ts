// A property of a mounted component that a test may change as a whole, its parts untouched.
export function changing<T>(given: T): { value: T } {
  let now = $state.raw(given);
  return {
    get value() {
      return now;
    },
    set value(next: T) {
      now = next;
    },
  };
}
