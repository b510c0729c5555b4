import { expect, test } from 'vitest';
import { discard, effect, gainHealth, when } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { checkLoss } from '../../../src-shared/games/laneforge/rules/losing.ts';
import { SETS } from '../../../src-shared/games/laneforge/sets/index.ts';
import { TRIGGER } from '../../../src-shared/games/laneforge/catalog.ts';
import { buildPosition } from './position.ts';
import { scenario } from './scenario.ts';
import { cardId, testCreature, testSpell } from './test-cards.ts';

test('LN-19.1 LN-D54 two seats are offered; the state holds players as a list and losing asks all of them', () => {
  expect(laneforge.seats).toEqual({ min: 2, max: 2 });
  const s = buildPosition({ A: { health: 0 }, B: { health: 7 } });
  expect(Array.isArray(s.seats)).toBe(true);
  checkLoss(s);
  expect(s.result).toEqual({ winners: [1], ranking: [2, 1], reason: 'healthGone' });
});

test('LN-19.2 where the holder of the Forge goes first, its side does so whichever seat it is', () => {
  const toll = testSpell([effect({ do: 'eachPlayer', steps: [discard(1, 'you')] })]);
  for (const forge of ['A', 'B'] as const) {
    const hand = () => [testCreature('1/1'), testCreature('1/1')];
    const g = scenario({ forge, phase: forge === 'A' ? 'action1' : 'action2', A: { hand: [toll, ...hand()] }, B: { hand: hand() } });
    g.act({ type: 'playCard', card: cardId(toll), free: false });
    expect(g.toAct()).toBe(forge);
  }
});

test('LN-19.3 the last side with somebody who has not lost wins; all losing at once begin Sudden Death', () => {
  const s = buildPosition({ A: { health: -2 }, B: { health: -2 } });
  checkLoss(s);
  expect(s.result).toBeNull();
  expect(s.suddenFrom).toBe(2);
  const t = buildPosition({ A: { health: -1 }, B: { health: -4 } });
  checkLoss(t);
  expect(t.result?.winners).toEqual([0]);
});

test('LN-18.8 LN-D50 discard, upgrade and banish piles are open to all; hands and the order of decks are not', () => {
  const [mine, thrown, gone] = [testCreature('1/1'), testCreature('1/1'), testCreature('1/1')];
  const g = scenario({ A: { hand: [mine], discard: [thrown], banish: [gone] } });
  const seen = g.view('B').seats[0];
  expect([seen.discard, seen.banish]).toEqual([[cardId(thrown)], [cardId(gone)]]);
  expect(seen.upgrade).toHaveLength(40);
  expect([seen.hand, seen.deck, seen.handCount, seen.deckCount]).toEqual([null, null, 1, 17]);
  const own = g.view('A').seats[0];
  expect(own.hand).toEqual([cardId(mine)]);
  // The own deck is listed without its order: shuffled otherwise, it reads the same.
  g.state.seats[0].deck.reverse();
  expect(g.view('A').seats[0].deck).toEqual(own.deck);
});

test('LN-D51 the discards of Maintenance are discards and trigger as such', () => {
  const miser = testCreature('0/9', { abilities: [when({ on: 'leftHand', whose: 'you' }, gainHealth(1, 'you'))] });
  const g = scenario({ phase: 'action4', A: { lanes: { 1: miser }, hand: [testCreature('1/1')] } });
  g.nextTurn();
  expect(g.health('A')).toBe(51);
});

test('LN-D52 no text is continuous: every ability is an Activate, a spell, or set off by something that happens', () => {
  const kinds = new Set(SETS.flatMap((set) => set.faces.flatMap((face) => (face.abilities ?? []).map((ability) => ability.kind))));
  expect([...kinds].sort()).toEqual(['activate', 'deploy', 'spell', 'when']);
  const triggers = new Set(
    SETS.flatMap((set) =>
      set.faces.flatMap((face) => (face.abilities ?? []).flatMap((ability) => (ability.kind === 'when' ? [ability.trigger.on] : []))),
    ),
  );
  for (const trigger of triggers) expect(Object.keys(TRIGGER)).toContain(trigger);
});

test('LN-D55 facts of a turn hold until it has ended, also what happens after step 2, and do not reach the next', () => {
  const late = testCreature('0/9', { abilities: [when({ on: 'leftHand', whose: 'you' }, gainHealth(1, 'you'))] });
  const reader = testCreature('0/9', {
    abilities: [
      when({ on: 'entersRow', who: 'own' }, { do: 'if', when: { cond: 'gainedHealth', who: 'you' }, then: [gainHealth(10, 'you')] }),
    ],
  });
  const g = scenario({
    phase: 'action4',
    A: { lanes: { 1: late, 2: reader, 3: { card: testCreature('0/9'), row: 'back' } }, hand: [testCreature('1/1')] },
  });
  g.nextTurn();
  expect(g.health('A')).toBe(61);
  expect(g.view('A').seats[0].gainedHealth).toBe(false);
});
