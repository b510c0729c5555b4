import { describe, expect, test } from 'vitest';
import { damage, draw, enemy, random } from '../../../src-shared/games/warforge/effects/dsl.ts';
import { locks } from '../../../src-shared/games/warforge/explain/preview.ts';
import { scenario } from './scenario.ts';
import { testStratagem, testTroop } from './test-cards.ts';

const plain = testTroop('1/1/5');
const bolt = testStratagem([damage(1)], { target: enemy() });
const wild = testStratagem([damage(1, random(enemy()))]);
const study = testStratagem([draw(1)]);

describe('What could not be taken back', () => {
  const view = scenario({
    A: { hand: [bolt, wild, study, plain], deck: [plain], line: { R1: plain } },
    B: { line: { R1: plain, R2: { card: plain, hidden: true } } },
  }).view('A');

  test.each([
    ['a deployment', { type: 'play', card: plain, drawn: false, place: 'L1' }, false],
    ['damage to a named unit', { type: 'play', card: bolt, drawn: false, target: { seat: 1, place: 'R1' } }, false],
    ['an attack without chance', { type: 'attack', from: 'R1', mode: 'melee', to: 'R1' }, false],
    ['chance', { type: 'play', card: wild, drawn: false }, true],
    ['a draw', { type: 'play', card: study, drawn: false }, true],
    ['an attack on a face-down Troop', { type: 'attack', from: 'R1', mode: 'melee', to: 'R2' }, true],
    ['the end of the turn', { type: 'endTurn' }, true],
  ] as const)('%s', (_what, action, locked) => {
    expect(locks(view, action)).toBe(locked);
  });
});
