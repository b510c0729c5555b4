/** What a seat does, in a few words that follow a verb of the window: "Undo: attack Field Loader in melee". */
import type { Seat } from '../../../kernel/seat.ts';
import type { WrAction } from '../actions.ts';
import type { WrPlace } from '../types.ts';
import type { WrView } from '../view.ts';
import { cardName } from './faces.ts';
import { keywordName, pactTerm } from './keywords.ts';
import { ATTACK_MODE_WAYS, placeShort } from './names.ts';

/** The unit at a place, by its card; a place that is empty or face down by itself. */
export function unitWords(view: WrView, seat: Seat, place: WrPlace): string {
  const unit = view.seats[seat].units.find((one) => one.place === place);
  if (!unit) return `the place ${placeShort(place)}`;
  return unit.face ? cardName(unit.face.card) : `the face-down Troop ${placeShort(place)}`;
}

/** `view` is the acting seat's, before the action. */
export function actionWords(view: WrView, action: WrAction): string {
  const me = view.viewer === 'spectator' ? (view.toAct ?? 0) : view.viewer;
  const own = (place: WrPlace): string => unitWords(view, me, place);
  switch (action.type) {
    case 'play':
    case 'extra': {
      const on = action.target ? ` on ${unitWords(view, action.target.seat, action.target.place)}` : '';
      return `play ${cardName(action.card)}${action.place ? `, ${placeShort(action.place)}` : ''}${on}`;
    }
    case 'attack':
      return `${own(action.from)} attacks ${unitWords(view, 1 - me, action.to)} ${ATTACK_MODE_WAYS[action.mode]}`;
    case 'act':
      return `${keywordName(action.keyword)} of ${own(action.unit)}`;
    case 'oath':
      return `pay the Oath of ${own(action.unit)}`;
    case 'target':
      return `choose ${unitWords(view, action.seat, action.place)}`;
    case 'take':
      return `take ${cardName(action.card)}`;
    case 'pact':
      return `choose ${keywordName(pactTerm(action.pact))}`;
    case 'putBack':
      return `put ${cardName(action.card)} back`;
    case 'keep':
      return 'keep this hand';
    case 'endTurn':
      return 'end the turn';
  }
}
