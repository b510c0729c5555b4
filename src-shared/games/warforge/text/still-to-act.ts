/** What could still be done in the turn under way, by name; each unit and card counts once. */
import type { WrAction } from '../actions.ts';
import type { WrView } from '../view.ts';
import { unitWords } from './action-words.ts';
import { cardName } from './faces.ts';

function sourceOf(view: WrView, action: WrAction): string | null {
  const me = view.viewer === 'spectator' ? 0 : view.viewer;
  switch (action.type) {
    case 'attack':
      return unitWords(view, me, action.from);
    case 'act':
    case 'oath':
      return unitWords(view, me, action.unit);
    case 'play':
    case 'extra':
      return cardName(action.card);
    default:
      return null;
  }
}

export const stillToAct = (view: WrView, actions: readonly WrAction[]): string[] => [
  ...new Set(actions.flatMap((action) => sourceOf(view, action) ?? [])),
];
