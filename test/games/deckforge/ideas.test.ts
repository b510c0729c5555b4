import { expect, test } from 'vitest';
import { IDEAS } from '../../../src-renderer/games/deckforge/ideas.ts';
import type { DkAction } from '../../../src-shared/games/deckforge/actions.ts';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import { seriesConfig } from '../../../src-shared/games/deckforge/series.ts';
import type { DkState } from '../../../src-shared/games/deckforge/state.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { testIdeas } from '../ideas.ts';
import type { Position } from './position.ts';
import { scenario, type Table, type Who } from './scenario.ts';
import { artifact, C, cast, defense, F, spell } from './test-cards.ts';

testIdeas({ ideas: IDEAS }, { most: 20 });

const GAMES = 12;

/** Ids of the ideas that matter to a seat, which is asked. */
function mattering(s: DkState, seat: number): string[] {
  const moment = { seat, view: deckforge.view(s, seat), actions: deckforge.actions(s), events: [] };
  return IDEAS.filter((idea) => idea.matters(moment)).map(({ id }) => id);
}

/** The same at a table, to whoever is to act; @param who that this is somebody in particular */
function asked(g: Table, who: Who): string[] {
  expect(g.toAct()).toBe(who);
  return mattering(g.state, g.state.choice?.seat ?? g.state.active);
}

const mainOf = (position: Position): string[] => asked(scenario(position), 'P1');

test('games with the default deck bring every idea up', () => {
  const met = new Set<string>();
  for (let deal = 0; deal < GAMES; deal++) {
    const random = new Random(`ideas ${deal}`);
    const s = deckforge.create(seriesConfig(), `ideas ${deal}`);
    for (let seat = deckforge.toAct(s); seat !== null; seat = deckforge.toAct(s)) {
      const actions: readonly DkAction[] = deckforge.actions(s);
      for (const id of mattering(s, seat)) met.add(id);
      deckforge.apply(s, random.pick(actions));
    }
  }
  expect(IDEAS.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
});

test('an empty table explains nothing, a token the lot, and a Defense Spell that it can wait', () => {
  expect(mainOf({ players: [{}, {}] })).toEqual([]);
  expect(mainOf({ players: [{ hand: ['creature'] }, {}] })).toEqual(['lot']);
  expect(mainOf({ players: [{ hand: ['defense'] }, {}] })).toEqual(['lot', 'keep-a-defense']);
});

test('DK-4.6 the hand limit matters above five tokens, while one can still be played', () => {
  const hand = ['creature', 'creature', 'creature', 'artifact', 'artifact'] as const;
  expect(mainOf({ players: [{ hand: [...hand] }, {}] })).toEqual(['lot']);
  const g = scenario({ players: [{ hand: [...hand, 'flying'] }, {}] });
  expect(asked(g, 'P1')).toEqual(['lot', 'hand-limit']);
  expect(asked(g.play('artifact').quiet(), 'P1')).not.toContain('hand-limit');
});

test('DK-5.6 DK-11.2 after a creature was played, its Summoning Delay and the one card are explained', () => {
  const g = scenario({ players: [{ hand: ['creature', 'attack'] }, {}] });
  expect(asked(g.play('creature'), 'P1')).toEqual(['summoning-delay', 'one-card']);
});

test('DK-5.7 a card that allows more than one', () => {
  const deck = [spell('Bellows', [cast('extra', 'self')])];
  const g = scenario({ players: [{ hand: ['attack', 'creature'] }, {}], deck });
  expect(asked(g.play('attack'), 'P1')).toEqual(['lot', 'extra-card']);
});

test('what stands on the table is explained in the own main phase', () => {
  const cub = C('Cub', '2/2');
  const ready = ['attack', 'strike-back'];
  expect(mainOf({ players: [{ board: [cub] }, {}] })).toEqual(['attack']);
  const against = (enemy: Position['players'][number]) => mainOf({ players: [{ board: [cub] }, enemy] });
  expect(against({ board: [C('Ox', '1/4')] })).toEqual(ready);
  expect(against({ board: [F('Kite', '1/1')] })).toEqual([...ready, 'flying']);
  expect(against({ board: [C('Sneak', '1/1', { keywords: ['unb'] })] })).toEqual([...ready, 'unblockable']);
  expect(against({ board: [C('Saint', '1/1', { keywords: ['ima'] })] })).toEqual(['attack', 'immunity', 'strike-back']);
  expect(against({ board: [{ card: C('Ox', '1/4'), with: { damage: 2 } }] })).toEqual(['attack', 'damage', 'strike-back']);
  expect(against({ reflects: 1 })).toEqual(['attack', 'charges']);
  expect(against({ prevents: [3] })).toEqual(['attack', 'charges']);
  expect(mainOf({ players: [{ board: [{ card: cub, with: { freeze: 1 } }] }, {}] })).toEqual(['stun-and-freeze']);
});

test('DK-7.1 DK-8.2 who is attacked is told of the block, then of the response; who can give none is told of none', () => {
  const answer = [defense('Pad', [cast('prevent', 'protected', 3)])];
  const position = (hand: 'defense' | 'attack'): Position => ({
    players: [{ board: [C('Cub', '2/2')] }, { hand: [hand], board: [C('Ox', '1/4')] }],
    deck: answer,
  });
  const g = scenario(position('defense')).attack('Cub', 'P2');
  expect(asked(g, 'P2')).toEqual(['block']);
  expect(asked(g.pass(), 'P2')).toEqual(['response']);
  expect(asked(scenario(position('attack')).attack('Cub', 'P2').pass(), 'P2')).toEqual([]);
});

test('DK-12.5 an Artifact matters in the own turn, and to the attacker before the damage, not after it', () => {
  const salve = artifact('Salve', [cast('heal', 'self', 4)]);
  const g = scenario({ players: [{ board: [C('Cub', '2/2'), salve] }, {}] });
  expect(asked(g, 'P1')).toEqual(['attack', 'artifact']);
  expect(asked(g.attack('Cub', 'P2'), 'P1')).toEqual(['last-moment']);
  expect(asked(g.pass(), 'P1')).toEqual([]);
});

test('DK-10.2 a target is named when the card is known, and may be an own creature', () => {
  const deck = [spell('Jab', { aim: 'any', abilities: [cast('dmg', 'target', 1)] })];
  const g = scenario({ players: [{ hand: ['attack'], board: [C('Cub', '2/2')] }, {}], deck }).play('attack');
  expect(asked(g, 'P1')).toEqual(['target']);
  expect(g.targets()).toContain('Cub');
});
