import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { lanes } from '../fixtures/lanes/game.ts';
import { lanesHooks } from '../fixtures/lanes/hooks.ts';
import { isAttacking, keyOf, readLogs, referenceText, type ReferenceLog } from '../fixtures/lanes/logs.ts';
import type { LanesState } from '../fixtures/lanes/state.ts';
import { conformance } from './conformance.ts';
import { playthrough } from './playthrough.ts';

const LOGS = readLogs();
const keys = new Int32Array(64);

const deal = ({ decks }: ReferenceLog): LanesState => lanes.create({ decks }, '');

/** The texts of a game after the deal and after each of its actions; the legality of each is checked. */
function replay(log: ReferenceLog): string[] {
  const state = deal(log);
  const texts = [referenceText(state, false)];
  for (const action of log.actions) {
    const { active } = state;
    const attacking = isAttacking(state);
    lanes.apply(state, lanes.decode(state, keyOf(state, action)));
    // A game that ends during the attacks, or at once after them by its last turn, keeps their text.
    const over = state.result !== null && attacking && state.active === active;
    texts.push(referenceText(state, over || isAttacking(state)));
  }
  return texts;
}

describe('the reference duel on this kernel', () => {
  test('plays 300 recorded games of the reference engines to the same text at every step', () => {
    expect(LOGS).toHaveLength(300);
    for (const log of LOGS) {
      const texts = replay(log);
      expect(texts.at(-1)).toBe(log.last);
      expect(createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)).toBe(log.digest);
    }
  });

  test('offers as many actions as the reference', () => {
    for (const log of LOGS) {
      const state = deal(log);
      let offered = 0;
      for (const action of log.actions) {
        offered += lanes.legal(state, keys);
        lanes.play(state, keyOf(state, action));
      }
      expect(offered).toBe(log.offered);
    }
  });

  test('the recorded games know wins by both sides, tired decks, last turns and draws', () => {
    const ends = LOGS.map((log) => {
      const state = deal(log);
      for (const action of log.actions) lanes.play(state, keyOf(state, action));
      const { reason, winners } = state.result!;
      return `${reason} ${winners.join()}${state.sides.some(({ weariness }) => weariness > 0) ? ' tired' : ''}`;
    });
    for (const end of ['lifeLost 0', 'lifeLost 1', 'lifeLost 0 tired', 'lifeLost 1 tired', 'turnLimit 0 tired', 'turnLimit  tired'])
      expect(ends).toContain(end);
  });

  test('keeps the contract', { timeout: 120_000 }, () => conformance(lanes, lanesHooks, { games: 6, seed: 1, every: 8 }));

  test('plays as recorded', () =>
    expect(playthrough(lanes, { config: {}, seed: 'seven', decisions: 40 })).toMatchFileSnapshot('playthroughs/lanes.txt'));
});
