import type { Game } from '../../src-shared/kernel/game.ts';
import { LOG_FORMAT, type MatchHeader, type SeatRecord } from '../../src-shared/kernel/match-log.ts';
import { RNG_ALGORITHM } from '../../src-shared/kernel/rng.ts';
import { isoNow, type Clock } from './env/clock.ts';
import { HostError } from './host-error.ts';

/** What a new match is begun with. */
export interface Beginning {
  game: Game;
  seats: readonly SeatRecord[];
  /** Checked. */
  config: unknown;
  seed: string;
}

/** The header of a match that begins now. @param engine the app's version */
export function headerOf({ game, seats, config, seed }: Beginning, engine: string, clock: Clock): MatchHeader {
  return {
    format: LOG_FORMAT,
    engine,
    contentVersion: game.contentVersion,
    game: game.id,
    config,
    seats: [...seats],
    rng: { algo: RNG_ALGORITHM, seed },
    startedAt: isoNow(clock),
  };
}

/** @throws HostError `invalid` for a lesson, which has a position and a rival of its own */
export function mustBeNoLesson({ lesson }: MatchHeader): void {
  if (lesson !== undefined) throw new HostError('invalid', 'This is a lesson: it begins anew from the list of lessons.');
}
