import type { BotId, SeatInfo } from '../../../src-shared/protocol/messages.ts';

/** What the bots are called and what they do, honestly. */
export const BOTS: Record<BotId, { label: string; hint: string }> = {
  random: { label: 'Random', hint: 'Plays any legal move. For trying things out.' },
  greedy: { label: 'Greedy', hint: 'Takes the move that looks best at once, without thinking ahead.' },
  ismcts: { label: 'Tree search', hint: 'Imagines what it cannot see and plays many games ahead before it moves.' },
};

/** Names for bots, so that a table reads like a table. */
export const BOT_NAMES = ['Brannoch', 'Ilka', 'Tamsin', 'Orrin', 'Wenna', 'Corvo', 'Hesper', 'Dunstan'] as const;

export const joinWords = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** "You against Brannoch (tree search)". */
export function seatsInWords(seats: readonly SeatInfo[]): string {
  const names = seats.map((seat) => (seat.bot ? `${seat.name} (${BOTS[seat.bot].label.toLowerCase()})` : seat.name));
  return names.length === 2 ? `${names[0]} against ${names[1]}` : joinWords(names);
}
