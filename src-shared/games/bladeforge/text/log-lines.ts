import type { LogSegment } from '../../../text/voice.ts';
import type { BlEvent } from '../events.ts';
import type { Voice } from './voice.ts';

export type EventOf<T extends BlEvent['type']> = Extract<BlEvent, { type: T }>;

/** One writer per kind of event. */
export type Lines<K extends BlEvent['type']> = { [T in K]: (event: EventOf<T>, voice: Voice) => LogSegment[] };
