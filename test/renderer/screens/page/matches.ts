import type { MatchSummary, SeatInfo } from '../../../../src-shared/protocol/messages.ts';

const ME: SeatInfo = { seat: 0, name: 'You', kind: 'human' };
const BOT: SeatInfo = { seat: 1, name: 'Brannoch', kind: 'bot', bot: 'ismcts' };
const FRIEND: SeatInfo = { seat: 1, name: 'Ines', kind: 'human' };
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

const match = (id: string, hours: number, more: Partial<MatchSummary>): MatchSummary => ({
  match: id,
  game: 'hexforge',
  title: 'Hexforge',
  seats: [ME, BOT],
  startedAt: hoursAgo(hours + 1),
  updatedAt: hoursAgo(hours),
  turn: 7,
  state: 'unfinished',
  note: 'Your turn: Summon 1.',
  assisted: false,
  continued: false,
  ...more,
});

/** One of every kind of row that Home can show. */
export const SOME_MATCHES: MatchSummary[] = [
  match('one', 0.2, {}),
  match('two', 26, { seats: [ME, FRIEND], turn: 12, note: 'Ines is to decide: Move.' }),
  match('three', 50, {
    state: 'damaged',
    turn: 3,
    note: 'The save stops making sense at line 41. It was set aside; the last sound turn can be looked at.',
  }),
  match('four', 80, { state: 'finished', turn: 19, note: 'You won: Brannoch’s base fell.' }),
  match('five', 120, { state: 'finished', turn: 22, note: 'Brannoch won: your base fell.' }),
];
