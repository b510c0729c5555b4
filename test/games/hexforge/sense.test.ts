/** Novice and Apprentice do nothing absurd, by a judge of its own, and know whose first turn has come. */
import { describe, expect, test } from 'vitest';
import { Lookahead, type CheckedJudgement } from '../../../src-shared/bots/lookahead.ts';
import { CommonSense } from '../../../src-shared/bots/sense.ts';
import type { HxEvent } from '../../../src-shared/games/hexforge/events.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { expectBeginnings } from '../../bots/sense/begun.ts';
import { absurdities } from '../../bots/sense/tally.ts';
import { buildPosition, type Position } from './position.ts';
import { judge } from './sense-judge.ts';
import { testWorker, vanilla } from './test-cards.ts';

const turnOf = (e: HxEvent): number | null => (e.type === 'turn' ? e.seat : null);

const game = hexforge as unknown as Game;
/** The kinds of moves that a bot would weigh in a position, and those that are left to one with sense. */
function moves(position: Position): { all: Set<string>; left: Set<string> } {
  const world = buildPosition(position) as unknown as GameState;
  const sense = new CommonSense(game, game.search!.sense!, world, []);
  const judged = new Lookahead(game).candidates(world, 800, undefined, sense);
  const kinds = (of: readonly CheckedJudgement[]) => new Set(of.map(({ key }) => game.decode(world, key).type));
  return { all: kinds(judged), left: kinds(sense.sift(judged)) };
}

describe('a bot of the lower levels', () => {
  test('does nothing absurd', () => {
    expect(absurdities(hexforge, judge, { matches: 1, deeds: 40 })).toEqual([]);
    expect(absurdities(hexforge, judge, { matches: 1, deeds: 12, level: 'apprentice' })).toEqual([]);
  });

  test('strikes no blow without force', () => {
    const position = {
      phase: 'combatDeclaration.declaring',
      A: { units: { '0,0': testWorker({ F: 1 }, '0/4') } },
      B: { units: { '1,0': vanilla('0/5') } },
    };
    expect(moves(position)).toEqual({ all: new Set(['confirmAttacks', 'attack']), left: new Set(['confirmAttacks']) });
  });

  test('does not turn on its own', () => {
    const position = { A: { units: { '0,0': testWorker({ F: 1 }, '0/9') }, hand: ['flint-spark'], pool: '1R' } };
    const { all, left } = moves(position);
    expect(all).toContain('playCard');
    expect(left).not.toContain('playCard');
  });

  test('summons what it draws and can pay', () => {
    const position = { A: { hand: ['scald-falcon'], pool: '8FORGE' } };
    const { all, left } = moves(position);
    expect(all).toContain('offerAdvance');
    expect(left).toContain('playCard');
    expect(left).not.toContain('offerAdvance');
  });

  test('knows whose first turn has come', () => {
    expectBeginnings(hexforge, 2, turnOf);
  });
});
