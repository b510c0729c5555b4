import { PLACES, type WrPlace } from '../../../../src-shared/games/warforge/types.ts';
import type { Spot } from '../play/offers.ts';

export const cellId = ({ seat, place }: Spot): string => `line-${seat}-${place}`;

const isPlace = (text: string | undefined): text is WrPlace => (PLACES as readonly (string | undefined)[]).includes(text);

/** The place of an element, from the data attributes of every cell. */
export function spotOf(target: EventTarget | null): Spot | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const place = cell?.dataset.place;
  return cell && isPlace(place) ? { seat: Number(cell.dataset.seat), place } : null;
}

/** Hit test during a drag: the dragged element is on top, so all elements at the point are tested. */
export const spotUnder = (x: number, y: number): Spot | null =>
  document
    .elementsFromPoint(x, y)
    .map(spotOf)
    .find((spot) => spot !== null) ?? null;

/** One step with an arrow key between the two lines, the rival's above; null for another key. */
export function step({ seat, place }: Spot, key: string, below: number): Spot | null {
  const at = PLACES.indexOf(place);
  switch (key) {
    case 'ArrowLeft':
      return { seat, place: PLACES[Math.max(0, at - 1)] };
    case 'ArrowRight':
      return { seat, place: PLACES[Math.min(PLACES.length - 1, at + 1)] };
    case 'ArrowUp':
      return { seat: 1 - below, place };
    case 'ArrowDown':
      return { seat: below, place };
    case 'Home':
      return { seat, place: PLACES[0] };
    case 'End':
      return { seat, place: PLACES[PLACES.length - 1] };
    default:
      return null;
  }
}
