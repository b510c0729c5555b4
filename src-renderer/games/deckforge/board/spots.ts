/** Things of the table by their number (`DkRef`): players by their seat, permanents by their id. */
import { CARD_TYPES, FIRST_ID, type DkRef } from '../../../../src-shared/games/deckforge/types.ts';
import type { DkPermanentView, DkSeatView } from '../../../../src-shared/games/deckforge/view.ts';

export const spotId = (ref: DkRef): string => (ref < FIRST_ID ? `player-${ref}` : `piece-${ref}`);

/** The thing of an element, from the data attribute of every cell. */
export function spotOf(target: EventTarget | null): DkRef | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-ref]') : null;
  return cell ? Number(cell.dataset.ref) : null;
}

/** Is the point over the table? The carried token is on top, so all elements at the point are tested. */
export const isOverTable = (x: number, y: number): boolean =>
  document.elementsFromPoint(x, y).some((element) => element.matches('[data-table]'));

const ORDER: readonly DkPermanentView['cardType'][] = CARD_TYPES;

/** A player's permanents as they are shown: creatures, flying ones, Artifacts, each oldest first. */
export const inGroups = ({ board }: DkSeatView): DkPermanentView[] =>
  [...board].sort((a, b) => ORDER.indexOf(a.cardType) - ORDER.indexOf(b.cardType) || a.age - b.age);

/** The things of a player in the order in which Left and Right walk them: the player, then what they have in play. */
const rowOf = (player: DkSeatView): DkRef[] => [player.seat, ...inGroups(player).map(({ id }) => id)];

/**
 * One step with an arrow key: along a player's things, or to another player's; null for another key.
 * @param rows by player, from the upper left to the lower edge
 */
export function step(from: DkRef, key: string, rows: readonly DkSeatView[]): DkRef | null {
  const lines = rows.map(rowOf);
  const at = lines.findIndex((line) => line.includes(from));
  if (at < 0) return null;
  const line = lines[at];
  const place = line.indexOf(from);
  switch (key) {
    case 'ArrowLeft':
      return line[Math.max(0, place - 1)];
    case 'ArrowRight':
      return line[Math.min(line.length - 1, place + 1)];
    case 'ArrowUp':
    case 'ArrowDown': {
      const to = lines[Math.min(lines.length - 1, Math.max(0, at + (key === 'ArrowUp' ? -1 : 1)))];
      return to[Math.min(place, to.length - 1)];
    }
    case 'Home':
      return line[0];
    case 'End':
      return line[line.length - 1];
    default:
      return null;
  }
}
