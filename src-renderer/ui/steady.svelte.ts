import { untrack } from 'svelte';
import { keepUnchanged } from './keep-unchanged.ts';

export interface Steady<T> {
  readonly current: T;
}

/**
 * Memoizes plain data by deep equality: the value changes only when its content does. A `$derived` with a new but equal object would
 * invalidate everything that depends on it, which with the hundreds of pictures of a board takes longer than drawing the change. Call it
 * during a component's initialization.
 */
export function steady<T>(read: () => T): Steady<T> {
  let current = $state.raw(untrack(read));
  $effect.pre(() => {
    const next = read();
    current = keepUnchanged(
      untrack(() => current),
      next,
    );
  });
  return {
    get current() {
      return current;
    },
  };
}
