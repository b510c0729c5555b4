import type { LogSegment } from '../../../text/voice.ts';
import type { LnEvent } from '../events.ts';
import type { Voice } from './voice.ts';

/** One writer per kind of event. */
export type Lines<K extends LnEvent['type']> = { [T in K]: (event: Extract<LnEvent, { type: T }>, voice: Voice) => LogSegment[] };
