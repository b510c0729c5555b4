import { UnreadableLog, parseHeader, parseLog } from '../../../src-shared/kernel/match-log.ts';
import type { MatchHeader, MatchLog, SeatRecord } from '../../../src-shared/kernel/match-log.ts';
import { isTooDeep } from './json.ts';

/** Limits on the header: seats, and length of strings. */
const MOST_SEATS = 10;
const LONGEST_WORD = 200;
const BOT = /^[a-z0-9-]{1,40}$/;

/**
 * Parses an untrusted match log. Oversized and deeply nested lines are refused before parsing.
 * @throws UnreadableLog
 */
export function readLog(text: string): MatchLog {
  if (text.split('\n').some(isTooDeep)) throw new UnreadableLog('a line of it is nested too deep');
  const log = parseLog(text);
  checkHeader(log.header);
  return log;
}

/**
 * Parses the header alone, from a file's first line.
 * @throws UnreadableLog
 */
export function readHeader(line: string): MatchHeader {
  if (isTooDeep(line)) throw new UnreadableLog('its first line is nested too deep');
  const header = parseHeader(line);
  checkHeader(header);
  return header;
}

function checkHeader({ game, engine, rng, startedAt, seats }: MatchHeader): void {
  if (seats.length > MOST_SEATS) throw new UnreadableLog(`it seats more than ${MOST_SEATS}`);
  const words = [game, engine, rng.algo, rng.seed, ...seats.map(({ name }) => name)];
  if (words.some((word) => word.length > LONGEST_WORD)) throw new UnreadableLog('its header holds a word that is far too long');
  if (seats.some(isUnknownBot)) throw new UnreadableLog('the name of one of its bots is none');
  if (Number.isNaN(Date.parse(startedAt))) throw new UnreadableLog('it does not say when it was begun');
}

const isUnknownBot = (seat: SeatRecord): boolean => seat.kind === 'bot' && !BOT.test(seat.bot);
