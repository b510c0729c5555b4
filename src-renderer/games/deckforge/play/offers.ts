/** The legal actions, indexed by what the player points at. Knows no rules: only offered actions can be chosen. */
import type { DkAction } from '../../../../src-shared/games/deckforge/actions.ts';
import type { CardType, DkRef } from '../../../../src-shared/games/deckforge/types.ts';

export type ActionOf<T extends DkAction['type']> = Extract<DkAction, { type: T }>;

export interface Offers {
  initiative: Map<CardType, ActionOf<'revealInitiative'>>;
  play: Map<CardType, ActionOf<'playCard'>>;
  discard: Map<CardType, ActionOf<'discard'>>;
  /** By the attacker, then by whom or what it attacks. */
  attack: Map<number, Map<DkRef, ActionOf<'declareAttack'>>>;
  /** By the Artifact, then by its target; null where it has none. */
  activate: Map<number, Map<DkRef | null, ActionOf<'activateArtifact'>>>;
  block: Map<number, ActionOf<'assignBlock'>>;
  target: Map<DkRef, ActionOf<'choose'>>;
  respond: ActionOf<'respond'> | null;
  pass: ActionOf<'pass'> | null;
  end: ActionOf<'endMain'> | null;
}

const noOffers = (): Offers => ({
  initiative: new Map(),
  play: new Map(),
  discard: new Map(),
  attack: new Map(),
  activate: new Map(),
  block: new Map(),
  target: new Map(),
  respond: null,
  pass: null,
  end: null,
});

/** The map at a key, made where there is none. */
function at<K, L, V>(map: Map<K, Map<L, V>>, key: K): Map<L, V> {
  const found = map.get(key) ?? new Map<L, V>();
  map.set(key, found);
  return found;
}

export function readOffers(actions: readonly DkAction[]): Offers {
  const offers = noOffers();
  for (const action of actions) sort(action, offers);
  return offers;
}

function sort(action: DkAction, offers: Offers): void {
  switch (action.type) {
    case 'revealInitiative':
      offers.initiative.set(action.cardType, action);
      return;
    case 'playCard':
      offers.play.set(action.cardType, action);
      return;
    case 'discard':
      offers.discard.set(action.cardType, action);
      return;
    case 'declareAttack':
      at(offers.attack, action.attacker).set(action.target, action);
      return;
    case 'activateArtifact':
      at(offers.activate, action.artifact).set(action.target, action);
      return;
    case 'assignBlock':
      offers.block.set(action.blocker, action);
      return;
    case 'choose':
      offers.target.set(action.target, action);
      return;
    case 'respond':
      offers.respond = action;
      return;
    case 'pass':
      offers.pass = action;
      return;
    case 'endMain':
      offers.end = action;
  }
}
