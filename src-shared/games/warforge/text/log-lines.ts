import type { LogSegment } from '../../../text/voice.ts';
import type { WrEvent } from '../events.ts';
import type { Voice } from './voice.ts';

/** One writer per kind of event. */
export type Lines<K extends WrEvent['type']> = { [T in K]: (event: Extract<WrEvent, { type: T }>, voice: Voice) => LogSegment[] };
