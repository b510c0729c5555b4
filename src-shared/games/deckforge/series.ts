import type { DkConfig } from './config.ts';
import { DEFAULT_DECK } from './decks/built-in.ts';

/** Turns after which a match between bots is a draw (DK-D51). */
export const LONGEST_SIMULATED = 400;

export const seriesConfig = (): DkConfig => ({
  seats: 4,
  tokensPerPlayer: 10,
  deckMode: 'shared',
  decks: [DEFAULT_DECK],
  maxTurns: LONGEST_SIMULATED,
});

/** The same at a table of so many: the first decks go round where everybody has one. */
export function forSeats(config: unknown, seats: number): DkConfig {
  const given = config as DkConfig;
  const { decks } = given;
  return { ...given, seats, decks: given.deckMode === 'own' ? Array.from({ length: seats }, (_, i) => decks[i % decks.length]) : decks };
}

/** Everybody's own deck one seat further on. */
export function rotateSeats(config: unknown): DkConfig {
  const given = config as DkConfig;
  return given.deckMode === 'own' ? { ...given, decks: [...given.decks.slice(-1), ...given.decks.slice(0, -1)] } : given;
}
