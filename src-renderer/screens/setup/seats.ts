/** Who sits at a table of any game. */
import { botOfLevel, CLOCKS, type Level, type Style } from '../../../src-shared/protocol/bot-ids.ts';
import type { SeatSetup } from '../../../src-shared/protocol/messages.ts';
import { BOT_NAMES } from '../../app/words/people.ts';

export type SeatKind = 'me' | 'friend' | 'bot';

export interface SeatDraft {
  kind: SeatKind;
  /** A friend's name; mine is in the settings, a bot has one of its own. */
  friend: string;
  /** `random` plays any move and has no style. */
  level: Level | 'random';
  style: Style;
}

const seat = (kind: SeatKind): SeatDraft => ({ kind, friend: 'Friend', level: 'journeyman', style: 'balanced' });

/** Me against bots that think. */
export const usualSeats = (count = 2): SeatDraft[] => [seat('me'), ...Array.from({ length: count - 1 }, () => seat('bot'))];

/** One more at the table. */
export const anotherSeat = (): SeatDraft => seat('bot');

/** Two people pick at this screen, one after the other. */
export const areTwoPeople = (seats: readonly SeatDraft[]): boolean => seats.every(({ kind }) => kind !== 'bot');

/** Names that would not tell two people at the table apart get their seat's number. */
const nameOfSeat = (seats: readonly SeatDraft[], index: number): string => {
  const name = seats[index].friend.trim();
  const same = seats.filter(({ kind, friend }) => kind === 'friend' && friend.trim() === name).length;
  return same > 1 ? `${name} ${index + 1}` : name;
};

/** Everything about the seats that keeps the table from being started, in words. */
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
    if (kind === 'friend' && friend.trim() === '') problems.push(`Seat ${i + 1}: your friend needs a name.`);
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
