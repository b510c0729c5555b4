/** How much room the board has: the frame says in its own measures how far panels cover its edges. */
export interface BoardSpace {
  width: number;
  height: number;
  inset: { left: number; right: number; top: number; bottom: number };
}

/**
 * Attach to the element that fills the board; inside it an `.inset` probe, padded by the frame's measures, turns
 * them into pixels.
 */
export const measured =
  (onchange: (space: BoardSpace) => void) =>
  (node: HTMLElement): (() => void) => {
    const probe = node.querySelector<HTMLElement>('.inset')!;
    const read = () => {
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(probe);
      onchange({
        width: node.clientWidth,
        height: node.clientHeight,
        inset: {
          left: parseFloat(paddingLeft),
          right: parseFloat(paddingRight),
          top: parseFloat(paddingTop),
          bottom: parseFloat(paddingBottom),
        },
      });
    };
    const watch = new ResizeObserver(read);
    watch.observe(node);
    // Fold and resize change only the measures, not this element.
    const styles = new MutationObserver(read);
    const frame = node.closest('.table');
    if (frame) styles.observe(frame, { attributeFilter: ['style', 'class'] });
    read();
    return () => {
      watch.disconnect();
      styles.disconnect();
    };
  };
