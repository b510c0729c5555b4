/** Times in words. */
import type { TimeLeft, Timing } from '../../src-shared/protocol/timing.ts';

const secondsOf = (ms: number): number => Math.ceil(ms / 1000);

/** “1:05”. */
export function clockText(ms: number): string {
  const seconds = secondsOf(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

/** “1 minute 5 seconds”. */
function inWords(ms: number): string {
  const seconds = secondsOf(ms);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && plural(minutes, 'minute'), (rest > 0 || minutes === 0) && plural(rest, 'second')].filter(Boolean).join(' ');
}

/** Accessible text of a seat's clock. */
export const clockInWords = (name: string, { turnMs, reserveMs }: TimeLeft): string =>
  `${name} has ${inWords(turnMs)} left in this turn${reserveMs > 0 ? `, and ${inWords(reserveMs)} in reserve` : ''}`;

export const untilIn = (ms: number): string => `${inWords(ms)} left. Then a bot ends your turn.`;

/** What a table has chosen, in a sentence; '' for nothing. */
export function timingWords({ clock }: Timing): string {
  if (!clock) return '';
  const reserve = clock.reserveS > 0 ? `, and ${inWords(clock.reserveS * 1000)} in reserve for the whole match` : '';
  return `Everybody has ${inWords(clock.turnS * 1000)} a turn${reserve}; then a bot ends the turn.`;
}
