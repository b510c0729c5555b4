import type { Attachment } from 'svelte/attachments';

/**
 * Attachment that calls `read` on every change of an element's size, and once at the start, right after the layout of the frame. Unlike
 * `bind:clientWidth`, which reads the size on mount and so forces a synchronous layout.
 */
export function sized<E extends Element>(read: (element: E) => void): Attachment<E> {
  return (element) => {
    const watch = new ResizeObserver(() => read(element));
    watch.observe(element);
    return () => watch.disconnect();
  };
}
