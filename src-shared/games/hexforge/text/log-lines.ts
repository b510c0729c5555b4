import type { LogSegment } from '../../../text/voice.ts';
import type { HxEvent } from '../events.ts';
import type { Voice } from './voice.ts';

/** One writer per kind of event. */
export type Lines<K extends HxEvent['type']> = { [T in K]: (event: Extract<HxEvent, { type: T }>, voice: Voice) => LogSegment[] };
