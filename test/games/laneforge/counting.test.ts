import { expect, test } from 'vitest';
import {
  activate,
  any,
  damage,
  effect,
  enemy,
  gainHealth,
  may,
  mobility,
  move,
  own,
  pick,
  when,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import type { LnState } from '../../../src-shared/games/laneforge/state.ts';
import { buildPosition, type Position } from './position.ts';
import { testChampion, testCreature, testSpell } from './test-cards.ts';

/** How many different sequences of so many actions the rules allow, whoever takes them. */
function sequences(s: LnState, depth: number): number {
  if (depth === 0) return 1;
  return laneforge.actions(s).reduce((sum, action) => {
    const next = laneforge.clone(s);
    laneforge.apply(next, action);
    return sum + sequences(next, depth - 1);
  }, 0);
}

const plain = () => testCreature('1/9');
const bless = gainHealth(1, 'you');
const free = () => testSpell([effect(bless)], { free: { if: { cond: 'forge', who: 'you' } } });
const watcher = () => testCreature('1/9', { abilities: [when({ on: 'cardPlayed', by: 'you' }, bless)] });
const full = () => ({ 1: plain(), 2: plain(), 3: plain(), 4: plain(), 5: plain() });

/** Counted by hand: sequences of 1, 2, 3 … actions. Where nothing is left to do, phases are ended one by one. */
const TABLE: [name: string, position: Position, counts: number[]][] = [
  ['nothing to do but to end the phase', {}, [1, 1, 1, 1]],
  // Play or banish; five lanes or the end; the end or B's end.
  ['one creature in hand', { A: { hand: [plain()] } }, [2, 6, 6]],
  ['two creatures in hand', { A: { hand: [plain(), plain()] } }, [4, 12, 12]],
  ['a creature in hand and no lane empty', { A: { hand: [plain()], lanes: full() } }, [2, 6, 6]],
  [
    'a spell with three targets',
    { A: { hand: [testSpell([effect(damage(1, pick(any())))])], lanes: { 1: plain() } }, B: { lanes: { 1: plain(), 2: plain() } } },
    [2, 4, 4],
  ],
  [
    // One, then another or no more; or none at all.
    'a spell with up to two of three targets',
    {
      A: { hand: [testSpell([effect(damage(1, pick(enemy(), { n: 2, upTo: true })))])] },
      B: { lanes: { 1: plain(), 2: plain(), 3: plain() } },
    },
    [2, 5, 11],
  ],
  [
    // Which of two, then any lane that is empty on their side.
    'a spell that moves one of two creatures',
    { A: { hand: [testSpell([effect(move(pick(enemy())))])] }, B: { lanes: { 1: plain(), 2: plain() } } },
    [2, 3, 7],
  ],
  ['a spell that may do something', { A: { hand: [testSpell([effect(may(bless))])] } }, [2, 3, 3]],
  [
    // Main: spell or creature; Free: the spell; banish either.
    'a Free spell beside a creature',
    { A: { hand: [free(), plain()] } },
    [5, 11, 20],
  ],
  [
    // Lane 3 alone is in reach and empty; two ends later it is A's word again.
    'Mobility 2 from lane 1 past an own creature',
    { A: { lanes: { 1: testCreature('1/9', { keywords: [mobility(2)] }), 2: plain() } } },
    [2, 2, 3],
  ],
  [
    // Either, both in either order, or neither.
    'two creatures that can Activate',
    {
      A: { lanes: { 1: testCreature('1/9', { abilities: [activate(bless)] }), 5: testCreature('1/9', { abilities: [activate(bless)] }) } },
    },
    [3, 5, 7],
  ],
  ['a Champion in the second cycle', { turn: 4, A: { champion: testChampion({ 2: [bless] }) } }, [2, 2, 3]],
  [
    // Beside them: three orders, then two. Onto one of them: the two that are left, then one without asking.
    'three triggers to order',
    { A: { hand: [plain()], lanes: { 1: watcher(), 2: watcher(), 3: watcher() } } },
    [2, 6, 13, 19],
  ],
  [
    'an ability that nothing can be done with',
    { A: { lanes: { 1: testCreature('1/9', { abilities: [activate(damage(1, pick(own({ other: true }))))] }) } } },
    [1, 1, 1],
  ],
];

test.each(TABLE)('%s', (_name, position, counts) => {
  const s = buildPosition(position);
  expect(counts.map((_, i) => sequences(s, i + 1))).toEqual(counts);
});
