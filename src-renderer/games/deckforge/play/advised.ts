/** What a hint points at: tokens of the hand, players, permanents. */
import type { DkAction } from '../../../../src-shared/games/deckforge/actions.ts';
import type { CardType } from '../../../../src-shared/games/deckforge/types.ts';
import { handCardId } from '../../../match/hand/shelf.ts';
import { spotId } from '../board/spots.ts';

export function advisedIds(actions: readonly DkAction[], hand: readonly CardType[]): string[] {
  const ofToken = (type: CardType): string[] => {
    const index = hand.indexOf(type);
    return index < 0 ? [] : [handCardId(index)];
  };
  return actions.flatMap((action) => {
    switch (action.type) {
      case 'playCard':
      case 'discard':
        return ofToken(action.cardType);
      case 'respond':
        return ofToken('defense');
      case 'declareAttack':
        return [spotId(action.attacker), spotId(action.target)];
      case 'activateArtifact':
        return [spotId(action.artifact), ...(action.target === null ? [] : [spotId(action.target)])];
      case 'assignBlock':
        return [spotId(action.blocker)];
      case 'choose':
        return [spotId(action.target)];
      default:
        return [];
    }
  });
}
