/** What the deck room is told of the beginning of a match, against matches that begin. */
import { describe, expect, test } from 'vitest';
import { FORM } from '../../../src-shared/games/warforge/decks/form.ts';
import { READY_LISTS } from '../../../src-shared/games/warforge/decks/lists/index.ts';
import { DEFS } from '../../../src-shared/games/warforge/catalog.ts';
import { cardOfHand } from '../../../src-shared/games/warforge/state.ts';
import { MODES } from '../../../src-shared/games/warforge/types.ts';
import { newMatch, type Side } from './scenario.ts';

/** After more of them an unplayed hand is full in Skirmish, and burns cards. */
const TURNS = 2;

describe.each(MODES)('an opening in %s', (mode) => {
  test.each(['first', 'second'])('of the %s player is as a match deals it (WR-4.4–4.8, 5.1, 5.2, 6.1, 6.2)', (id) => {
    const lists = READY_LISTS.filter((list) => list.mode === mode).slice(0, 2);
    const g = newMatch({ mode, lists });
    const first: Side = g.state.first === 0 ? 'A' : 'B';
    const side: Side = (id === 'first') === (first === 'A') ? 'A' : 'B';
    const seat = side === 'A' ? 0 : 1;
    const opening = FORM.openings(FORM.read(lists[seat])).find((one) => one.id === id)!;
    const hand = (): string[] => g.state.seats[seat].hand.map((entry) => DEFS[cardOfHand(entry)].id);
    const others = (turn: number): string[] => hand().filter((card) => !opening.given(turn).includes(card));
    if (mode === 'classic') {
      expect(opening.mulligan).toBe(true);
      expect(others(0)).toHaveLength(opening.hand);
      g.keep().keep();
    } else expect(opening.mulligan).toBe(false);
    if (id === 'second') g.endTurn();
    for (let turn = 1; turn <= TURNS; turn++) {
      expect(g.player(side).energy).toBe(opening.means!.on(turn));
      expect(hand()).toEqual(expect.arrayContaining([...opening.given(turn)]));
      expect(others(turn)).toHaveLength(opening.hand + opening.draws * turn);
      g.player(side).energy = 0;
      g.endTurn().endTurn();
    }
  });
});
