/** Seats of a table, for all games. */
import { cleanName } from '../../../src-shared/protocol/clean-name.ts';
import { botOfLevel, CLOCKS, type Level, type Style } from '../../../src-shared/protocol/bot-ids.ts';
import type { SeatSetup } from '../../../src-shared/protocol/messages.ts';
import { BOT_NAMES } from '../../app/words/people.ts';

/** `guest`: somebody from the network; `open`: a seat for the next of them. */
export type SeatKind = 'me' | 'friend' | 'bot' | 'guest' | 'open';

export interface SeatDraft {
  kind: SeatKind;
  /** Name of another person; the first person's is in the settings, bots have their own. */
  friend: string;
  /** `random` plays at random and has no style. */
  level: Level | 'random';
  style: Style;
}

const seat = (kind: SeatKind, level: Level = 'journeyman'): SeatDraft => ({ kind, friend: 'Friend', level, style: 'balanced' });

/** Rivals where nothing is known of the person. */
const USUAL_LEVEL: Level = 'apprentice';

/** The person against bots. */
export const usualSeats = (count = 2, level = USUAL_LEVEL): SeatDraft[] => [
  seat('me'),
  ...Array.from({ length: count - 1 }, () => seat('bot', level)),
];

/** Another bot. */
export const anotherSeat = (): SeatDraft => seat('bot');

/** Several people choose at this screen in turn. */
export const areTwoPeople = (seats: readonly SeatDraft[]): boolean => seats.every(({ kind }) => kind === 'me' || kind === 'friend');

/** Appends the seat's number to duplicate names. */
const nameOfSeat = (seats: readonly SeatDraft[], index: number): string => {
  const name = cleanName(seats[index].friend);
  const same = seats.filter(({ kind, friend }) => kind === 'friend' && cleanName(friend) === name).length;
  return same > 1 ? `${name} ${index + 1}` : name;
};

/** Problems of the seats that prevent the start, as sentences. */
export function seatProblems(seats: readonly SeatDraft[]): string[] {
  const problems: string[] = [];
  const mine = seats.filter(({ kind }) => kind === 'me').length;
  if (mine > 1)
    problems.push(
      seats.length === 2
        ? 'You cannot sit in both seats: make one a friend or a bot.'
        : 'You cannot sit in two seats: make one a friend or a bot.',
    );
  if (seats.every(({ kind }) => kind === 'bot')) problems.push('Somebody has to sit at the table: make one seat yours or a friend’s.');
  for (const [i, { kind, friend }] of seats.entries()) {
    if (kind === 'friend' && cleanName(friend) === '') problems.push(`Seat ${i + 1}: your friend needs a name.`);
  }
  return problems;
}

export function seatSetup(seats: readonly SeatDraft[], index: number, myName: string): SeatSetup {
  const { kind, level, style } = seats[index];
  if (kind === 'bot') {
    const name = BOT_NAMES[index];
    if (level === 'random') return { kind, name, bot: 'random', budgetMs: CLOCKS.novice.choiceMs };
    return { kind, name, bot: botOfLevel(level, style), budgetMs: CLOCKS[level].choiceMs };
  }
  return { kind: 'human', name: kind === 'me' ? myName : nameOfSeat(seats, index) };
}
