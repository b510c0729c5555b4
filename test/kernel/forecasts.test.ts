/** What a preview calls certain comes, and what hangs on open decisions alone stays within its bounds. */
import { describe, expect, test } from 'vitest';
import { reaches } from '../../build/test/tiers.ts';
import { GAME_IDS, GAMES } from '../../src-shared/games/index.ts';
import type { Game, PreviewChange } from '../../src-shared/kernel/game.ts';
import { oldMatches } from '../fixtures/old-matches.ts';
import { followBots, followLog, Forecasts } from './forecasts.ts';

/** One in so many actions of the recorded matches is forecast, and one in so many of a bots' game. */
const APART = reaches('full') ? 1 : 4;
const MATCHES = reaches('full') ? Infinity : 3;
const BOT_GAMES = reaches('long') ? 40 : 4;

/** The forecasts of a game over some of its recorded matches. */
function held(game: Game, matches: number, apart: number): Forecasts {
  const forecasts = new Forecasts(game);
  for (const { log } of oldMatches(game.id).slice(0, matches)) followLog(game, log, apart, forecasts);
  return forecasts;
}

/** The game with previews that say something else. */
const saying = (game: Game, other: (change: PreviewChange) => PreviewChange): Game => ({
  ...game,
  preview(view, history, action) {
    const { changes, locks } = game.preview(view, history, action);
    return { locks, changes: changes.map(other) };
  },
});

describe.each(GAME_IDS.map((id) => GAMES[id]))('forecasts of $title', (game) => {
  test('hold over recorded matches', { timeout: 120_000 }, () => {
    const { offences, judged, kept } = held(game, MATCHES, APART);
    expect(offences).toEqual([]);
    expect(judged.certain).toBeGreaterThan(30);
    expect(Object.keys(kept).length).toBeGreaterThan(5);
  });

  test.skipIf(!reaches('full'))('hold over games of bots, also for what hangs on open decisions (full)', { timeout: 1_200_000 }, () => {
    const forecasts = new Forecasts(game);
    for (let deal = 0; deal < BOT_GAMES; deal++) followBots(game, game.seriesConfig?.(deal) ?? {}, `forecasts ${deal}`, 4, forecasts);
    expect(forecasts.offences).toEqual([]);
    expect(forecasts.judged.certain).toBeGreaterThan(100);
  });
});

describe('a forecast that does not keep its word', () => {
  const { laneforge: game, bladeforge: dicey } = GAMES;

  test('is found where it is certain of another number', () => {
    const liar = saying(game, (change) => (change.what === 'health' ? { ...change, to: change.to + 1 } : change));
    expect(held(liar, 1, 2).offences.map(({ kind }) => kind)).toContain('certain');
  });

  test('is found where it is certain of what hangs on something', () => {
    const rash = saying(dicey, (change) => ({ ...change, certain: true, to: change.least ?? change.to }));
    expect(held(rash, 1, 2).offences.map(({ kind }) => kind)).toContain('certain');
  });

  test('is found where its bounds are too narrow, or it leaves something out', () => {
    const narrow = saying(game, (change) => ({ ...change, certain: false, hangsOn: 'choice', least: change.from, most: change.from }));
    expect(held(narrow, 1, 2).offences.map(({ kind }) => kind)).toContain('range');
    const mute: Game = { ...game, preview: () => ({ changes: [], locks: false }) };
    expect(held(mute, 1, 2).offences.map(({ kind }) => kind)).toContain('unsaid');
  });
});
