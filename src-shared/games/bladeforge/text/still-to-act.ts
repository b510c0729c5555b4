/** What could still be done in Main before the turn is ended; a card counts once. Recycling, which is always possible, is not urgent. */
import type { BlAction } from '../actions.ts';
import { cardName } from './faces.ts';

function sourceOf(action: BlAction): string | null {
  switch (action.type) {
    case 'place':
    case 'replace':
    case 'placeShield':
    case 'playGadget':
      return cardName(action.card);
    case 'reforge':
      return 'Reforge';
    default:
      return null;
  }
}

export const stillToAct = (actions: readonly BlAction[]): string[] => [...new Set(actions.flatMap((action) => sourceOf(action) ?? []))];
