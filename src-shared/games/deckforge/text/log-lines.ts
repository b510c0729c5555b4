import type { LogSegment } from '../../../text/voice.ts';
import type { DkEventTold } from '../events.ts';
import type { Voice } from './voice.ts';

export type EventOf<T extends DkEventTold['type']> = Extract<DkEventTold, { type: T }>;

/** One writer per kind of event. */
export type Lines<K extends DkEventTold['type']> = { [T in K]: (event: EventOf<T>, voice: Voice) => LogSegment[] };
