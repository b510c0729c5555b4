/** A game is told whether a person has decided anything by hand in the turn under way, so that no turn ends unasked. */
import { expect, test } from 'vitest';
import { FlowActor } from '../../src-main/host/flow-actor.ts';
import { Timeline } from '../../src-main/host/match/timeline.ts';
import { LOG_FORMAT, type MatchHeader } from '../../src-shared/kernel/match-log.ts';
import { RNG_ALGORITHM } from '../../src-shared/kernel/rng.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { lantern } from '../fixtures/lantern/game.ts';

const header: MatchHeader = {
  format: LOG_FORMAT,
  engine: 'test',
  contentVersion: lantern.contentVersion,
  game: 'lantern',
  config: {},
  seats: [0, 1].map((seat) => ({ kind: 'human', name: `Seat ${seat + 1}` })),
  rng: { algo: RNG_ALGORITHM, seed: 'turns' },
  startedAt: '2026-01-01T00:00:00.000Z',
};

test('what a seat decided by itself counts, in the turn in which it did', () => {
  const game = lantern as Game;
  const timeline = Timeline.fresh(game, header, new FlowActor(game));
  timeline.snapshotTurn();
  const act = (auto?: true) => {
    const seat = timeline.toAct!;
    timeline.append({ seat, action: game.decode(timeline.state, game.routine(timeline.state)), ...(auto && { auto }) });
    timeline.snapshotTurn();
    return seat;
  };
  const first = timeline.toAct!;
  expect(timeline.hasActed(first)).toBe(false);
  const { turn } = timeline;
  const auto = act(true);
  expect(timeline.turn > turn || !timeline.hasActed(auto)).toBe(true);
  while (timeline.turn === turn) act();
  expect([0, 1].map((seat) => timeline.hasActed(seat))).toEqual([false, false]);
  const later = timeline.turn;
  const by = act();
  expect(timeline.turn > later || timeline.hasActed(by)).toBe(true);
});
