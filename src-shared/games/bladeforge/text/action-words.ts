/** What a seat does, in a few words that follow a verb of the window: "Undo: place Pan Lid". */
import type { BlAction } from '../actions.ts';
import type { BlView } from '../view.ts';
import { cardName } from './faces.ts';
import { SLOT_NAMES } from './names.ts';

/** `view` is the acting seat's, before the action. */
export function actionWords(view: BlView, action: BlAction): string {
  switch (action.type) {
    case 'place':
    case 'placeShield':
      return `place ${cardName(action.card)}`;
    case 'replace': {
      const old = view.viewer === 'spectator' ? null : view.seats[view.viewer].forge[action.slot];
      return `replace ${old ? cardName(old) : SLOT_NAMES[action.slot]} by ${cardName(action.card)}`;
    }
    case 'playGadget':
      return `play ${cardName(action.card)}`;
    case 'recycle':
      return `recycle ${cardName(action.card)}`;
    case 'reforge':
      return action.blade === null ? 'Reforge' : `Reforge with ${cardName(action.blade)}`;
    case 'attack':
      return `attack seat ${action.target + 1}`;
    case 'drawToEnd':
      return 'draw and end the turn';
    case 'endTurn':
      return 'end the turn';
    case 'chooseSeat':
      return `name seat ${action.seat + 1}`;
    case 'chooseCard':
      return `choose ${cardName(action.card)}`;
    case 'choosePart':
      return `choose ${SLOT_NAMES[action.slot]}`;
    case 'chooseBlock':
      return action.block ? 'block' : 'take the damage';
  }
}
