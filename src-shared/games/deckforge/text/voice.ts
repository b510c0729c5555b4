import { PlayerVoice, type LogSegment, type PlayerReader } from '../../../text/voice.ts';
import type { DkCardTold, DkThing } from '../events.ts';

/** Who reads, and what that reader calls the players. */
export type Reader = PlayerReader;
export const Voice = PlayerVoice;
export type Voice = PlayerVoice;

/** What a segment of the log links to: which deck of the match, and the card's place in it. */
export const cardSign = ({ deck, card }: { deck: number; card: number }): string => `${deck}:${card}`;

export const card = (told: DkCardTold): LogSegment => ({ card: cardSign(told), text: told.name });

/** A permanent by its card; a player as "you" or by name. */
export const whomOrWhat = ({ seat, card: told }: DkThing, v: Voice): LogSegment => (told === null ? { text: v.whom(seat) } : card(told));
