/**
 * What would be left undone where the turn ends without it; a card counts once. Of what replaces something, only what is better in every number:
 * all else is a matter of taste, and would ask in most turns. Recycling, which is always possible, is not urgent.
 */
import type { BlAction } from '../actions.ts';
import type { BlCardId } from '../types.ts';
import type { BlView } from '../view.ts';
import { cardName, FACES } from './faces.ts';

const numbersOf = (card: BlCardId): number[] => {
  const { attack, defense, stability } = FACES[card];
  return [attack ?? 0, defense ?? 0, stability ?? 0];
};

/** Of two that fit the same place. */
function isBetter(card: BlCardId, old: BlCardId | null): boolean {
  if (old === null) return true;
  const gains = numbersOf(card).map((n, i) => n - numbersOf(old)[i]);
  return gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0);
}

function sourceOf(view: BlView, action: BlAction): string | null {
  const { forge } = view.seats[view.active];
  switch (action.type) {
    case 'place':
    case 'playGadget':
      return cardName(action.card);
    case 'replace':
      return isBetter(action.card, forge[action.slot]) ? cardName(action.card) : null;
    case 'placeShield':
      return isBetter(action.card, forge.shield) ? cardName(action.card) : null;
    case 'reforge':
      return 'Reforge';
    default:
      return null;
  }
}

export const stillToAct = (view: BlView, actions: readonly BlAction[]): string[] => [
  ...new Set(actions.flatMap((action) => sourceOf(view, action) ?? [])),
];
