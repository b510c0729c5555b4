import { describe, expect, test } from 'vitest';
import { FlowActor } from '../../src-main/host/flow-actor.ts';
import { Timeline } from '../../src-main/host/match/timeline.ts';
import { GAME_IDS, GAMES } from '../../src-shared/games/index.ts';
import { applyEntry } from '../../src-shared/kernel/replay.ts';
import { oldMatches } from '../fixtures/old-matches.ts';

describe.each(GAME_IDS)('matches of %s recorded long ago', (id) => {
  const game = GAMES[id];
  const matches = oldMatches(id);

  // A version of it that was ever out has left matches behind (`content.founding`).
  test.skipIf(!game.content.founding)('are there, unless no version of it was ever out', () => {
    expect(matches.length).toBeGreaterThanOrEqual(6);
  });

  test.each(matches)('$name resumes to what it was, and goes on as it did', ({ log, hash, toAct, actions, views, next }) => {
    const { timeline, problem } = Timeline.resume(game, log, new FlowActor(game));
    expect(problem).toBeNull();
    const { state } = timeline;
    expect(game.hash(state)).toBe(hash);
    expect(game.toAct(state)).toBe(toAct);
    expect(game.actions(state)).toEqual(actions);
    // Views may say more by now.
    views.seats.forEach((view, seat) => expect(game.view(state, seat)).toMatchObject(view));
    expect(game.view(state, 'spectator')).toMatchObject(views.spectator);
    for (const entry of next) {
      applyEntry(game, state, entry);
      expect(game.hash(state)).toBe(entry.hash);
    }
  });
});
