/** Free area of the board: panels cover its edges by insets from style sheets. */
export interface BoardSpace {
  width: number;
  height: number;
  inset: { left: number; right: number; top: number; bottom: number };
}

/** Attachment for the element that fills the board; an `.inset` probe inside it, padded by the insets, converts them to pixels. */
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
    // Folding, resizing and drawers change the insets, not this element's size.
    watch.observe(probe, { box: 'border-box' });
    read();
    return () => watch.disconnect();
  };
