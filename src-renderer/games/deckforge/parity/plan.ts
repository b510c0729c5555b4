/** A comparison as the Lab plays it, and what the Lab says as a report. */
import { pairConfig } from '../../../../src-shared/games/deckforge/decks/parity/config.ts';
import { identityOf, reportOf, type ParityReport } from '../../../../src-shared/games/deckforge/decks/parity/report.ts';
import type { OnlineDeck } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import type { BotId } from '../../../../src-shared/protocol/bot-ids.ts';
import type { LabPlan, LabRun } from '../../../../src-shared/protocol/lab.ts';

export type DeckPair = readonly [OnlineDeck, OnlineDeck];

/** Plays both sides: quick, and without a liking (DK-20.6). */
const BOT: BotId = 'greedy';

export const parityPlan = ([a, b]: DeckPair, games: number, seed: string): LabPlan => ({
  game: 'deckforge',
  bots: [
    { bot: BOT, name: 'A' },
    { bot: BOT, name: 'B' },
  ],
  matches: games,
  seed,
  // A bot that does not search needs none.
  iterations: 1,
  config: pairConfig(a, b),
  sides: [a.name, b.name],
});

export const isUnderWay = ({ state }: LabRun): boolean => state === 'running' || state === 'paused';

/** What the run says of these decks so far. */
export function reportFrom(run: LabRun, [a, b]: DeckPair): ParityReport {
  const { wins, draws, errors, turns, bots, began } = run.report;
  return reportOf({
    decks: [identityOf(a), identityOf(b)],
    planned: run.matches,
    games: run.played - errors,
    wins: wins[0],
    draws,
    losses: wins[1],
    errors,
    first: began ?? null,
    meanTurns: turns,
    seed: run.seed,
    bot: bots[0],
    engine: run.engine,
  });
}
