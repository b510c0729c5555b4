/** Every call of the disk in a short session fails once, in turn, in every way: as SQLite is tested. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src-shared/kernel/game.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import { reaches } from '../../build/test/tiers.ts';
import { configOfDeal } from '../../src-main/arena/configs.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import { ERRNOS, playFailing } from './sweep.ts';
import { GuestSession, LabSession, LibrarySession, MatchSession, SettingsSession, type Session } from './sessions.ts';

const TOY = lantern as Game;
const ALL = { ...(GAMES as Record<string, Game>), lantern: TOY };

/** Each call of a session fails once in every way, or with `inTurn` in one of them. */
async function sweep(games: Record<string, Game>, session: () => Session, inTurn = false): Promise<void> {
  const problems: string[] = [];
  const { calls } = await playFailing(games, session(), Infinity, ERRNOS[0]);
  for (let n = 0; n < calls; n++) {
    for (const errno of inTurn ? [ERRNOS[n % ERRNOS.length]] : ERRNOS) {
      try {
        await playFailing(games, session(), n, errno);
      } catch (error) {
        problems.push(`call ${n} with ${errno}: ${(error as Error).message.split('\n', 3).join(' ')}`);
      }
    }
  }
  expect(problems).toEqual([]);
}

/** The games take longer, and their files are as those of the toy game. */
const IN_TURN = !reaches('long');
const MOST_MS = 600_000;

describe('one fault of the disk', () => {
  test('in a match of the toy game', () => sweep({ lantern: TOY }, () => new MatchSession(TOY, {}, 3)), MOST_MS);
  test('with a guest', () => sweep({ lantern: TOY }, () => new GuestSession(TOY)), MOST_MS);
  test('in the settings', () => sweep({ lantern: TOY }, () => new SettingsSession()), MOST_MS);
  test('in the Lab', () => sweep({ lantern: TOY }, () => new LabSession(TOY)), MOST_MS);
  test.each(Object.values(ALL).filter((game) => game.library))(
    'in the library of $id',
    (game) => sweep({ [game.id]: game }, () => new LibrarySession(game), IN_TURN),
    MOST_MS,
  );
  test.each(Object.values(GAMES as Record<string, Game>))(
    'in a match of $id',
    (game) => sweep({ [game.id]: game }, () => new MatchSession(game, configOfDeal(game, 0), 2), IN_TURN),
    MOST_MS,
  );
});
