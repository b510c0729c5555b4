/** What could still be done in the turn under way, by name; each token type, creature and Artifact counts once. */
import type { DkAction } from '../actions.ts';
import type { DkView } from '../view.ts';
import { permanentName } from './permanents.ts';
import { TYPE_NAMES } from './type-names.ts';

function sourceOf(view: DkView, action: DkAction): string | null {
  switch (action.type) {
    case 'declareAttack':
      return permanentName(view, action.attacker);
    case 'activateArtifact':
      return permanentName(view, action.artifact);
    case 'playCard':
      return TYPE_NAMES[action.cardType];
    default:
      return null;
  }
}

export const stillToAct = (view: DkView, actions: readonly DkAction[]): string[] => [
  ...new Set(actions.flatMap((action) => sourceOf(view, action) ?? [])),
];
