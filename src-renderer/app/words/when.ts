import { AHEAD_MS } from '../../../src-shared/protocol/recent.ts';

const DAY_MS = 86_400_000;

const startOfDay = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** "just now", "12 minutes ago", "today, 9:05", "yesterday, 21:14", "3 March 2031". */
export function whenInWords(iso: string, now: Date = new Date()): string {
  const then = new Date(iso);
  if (Number.isNaN(then.getTime())) return 'at an unknown time';
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  // Clocks differ by a few minutes; a date further ahead says that a clock was set back.
  if (minutes < 1 && minutes >= -AHEAD_MS / 60_000) return 'just now';
  if (minutes < 0) return `${new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(then)}, by a clock that was ahead`;
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(then);
  const days = Math.round((startOfDay(now) - startOfDay(then)) / DAY_MS);
  if (days === 0) return `today, ${clock}`;
  if (days === 1) return `yesterday, ${clock}`;
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(then);
}
