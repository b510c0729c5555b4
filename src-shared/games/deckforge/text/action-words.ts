/** What a seat does, in a few words that follow a verb of the window: "Undo: play a Creature". */
import type { DkAction } from '../actions.ts';
import { FIRST_ID, type DkRef } from '../types.ts';
import type { DkView } from '../view.ts';
import { TYPE_NAMES } from './names.ts';
import { permanentName } from './permanents.ts';

const nameOf = (view: DkView, ref: DkRef): string => (ref < FIRST_ID ? `seat ${ref + 1}` : permanentName(view, ref));

/** `view` is the acting seat's, before the action. */
export function actionWords(view: DkView, action: DkAction): string {
  switch (action.type) {
    case 'revealInitiative':
      return `reveal a ${TYPE_NAMES[action.cardType]}`;
    case 'playCard':
      return `play ${action.cardType === 'attack' || action.cardType === 'artifact' ? 'an' : 'a'} ${TYPE_NAMES[action.cardType]}`;
    case 'declareAttack':
      return `attack ${nameOf(view, action.target)} with ${nameOf(view, action.attacker)}`;
    case 'endMain':
      return 'end the turn';
    case 'activateArtifact':
      return `use ${nameOf(view, action.artifact)}${action.target === null ? '' : ` on ${nameOf(view, action.target)}`}`;
    case 'assignBlock':
      return `block with ${nameOf(view, action.blocker)}`;
    case 'respond':
      return 'respond with a Defense Spell';
    case 'choose':
      return `choose ${nameOf(view, action.target)}`;
    case 'discard':
      return `discard a ${TYPE_NAMES[action.cardType]}`;
    case 'pass':
      return 'pass';
  }
}
