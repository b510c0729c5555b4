/** Changes of a seat's auto-pass settings. */
import type { PriorityPrefs } from '../../src-shared/protocol/messages.ts';

export type Stops = NonNullable<PriorityPrefs['stops']>;

export function toggledStop(stops: Stops, phase: string, side: keyof Stops): Stops {
  const list = stops[side];
  return { ...stops, [side]: list.includes(phase) ? list.filter((name) => name !== phase) : [...list, phase] };
}
