import type { GameContent } from '../../kernel/content.ts';
import type { DkAction } from './actions.ts';
import type { DkState } from './state.ts';

/** A match carries its decks with it: a card's number is its place in one of them, and no number in a state stands for anything else. */
export const content: GameContent<DkState, DkAction> = { table: () => ({}), renumber: () => undefined };
