import { untrack } from 'svelte';
import { keepUnchanged } from './keep-unchanged.ts';

export interface Steady<T> {
  readonly current: T;
}

/**
 * What `read` gives, plain data, as a value that has changed only when it says something else. A `$derived` has everything that
 * hangs on it looked through whenever anything changes that it reads, if only to find that nothing else did: with the
 * hundreds of pictures of a board that takes longer than to draw what is new. To be made while a component is set up.
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
