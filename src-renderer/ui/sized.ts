import type { Attachment } from 'svelte/attachments';

/**
 * Has `read` look at an element whenever its size has changed, the first time included, in the frame in which it is laid out. Unlike
 * `bind:clientWidth`, which asks as soon as a component is there and so has the whole page laid out in the middle of other work.
 */
export function sized<E extends Element>(read: (element: E) => void): Attachment<E> {
  return (element) => {
    const watch = new ResizeObserver(() => read(element));
    watch.observe(element);
    return () => watch.disconnect();
  };
}
