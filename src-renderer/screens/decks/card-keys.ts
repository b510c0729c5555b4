/** Keys of a group of cards, which is one stop of Tab: arrows walk it, plus and minus change the copies of the card that has focus. */

/** The control in the next row, nearest below or above; null at the edge. */
function inNextRow(stops: readonly HTMLElement[], from: HTMLElement, down: boolean): HTMLElement | null {
  const here = from.getBoundingClientRect();
  const boxes = stops.map((stop) => ({ stop, box: stop.getBoundingClientRect() }));
  const beyond = boxes.filter(({ box }) => (down ? box.top >= here.bottom - 1 : box.bottom <= here.top + 1));
  const away = ({ box }: { box: DOMRect }): number => Math.abs(box.top - here.top) * 100 + Math.abs(box.left - here.left);
  return beyond.toSorted((a, b) => away(a) - away(b))[0]?.stop ?? null;
}

export function neighbour(key: string, stops: readonly HTMLElement[], from: HTMLElement): HTMLElement | null {
  const at = stops.indexOf(from);
  switch (key) {
    case 'ArrowLeft':
      return stops[at - 1] ?? null;
    case 'ArrowRight':
      return stops[at + 1] ?? null;
    case 'ArrowUp':
    case 'ArrowDown':
      return inNextRow(stops, from, key === 'ArrowDown');
    case 'Home':
      return stops[0] ?? null;
    case 'End':
      return stops.at(-1) ?? null;
    default:
      return null;
  }
}

/** What a key does to the copies of a card; null for other keys. */
export function copiesKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): 'add' | 'remove' | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '+' || key === '=' || key === 'Insert') return 'add';
  return key === '-' || key === 'Delete' || key === 'Backspace' ? 'remove' : null;
}
