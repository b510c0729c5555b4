import { PlayerVoice, listed, type LogSegment, type PlayerReader } from '../../../text/voice.ts';
import type { BlCardId } from '../types.ts';
import { cardName } from './faces.ts';

/** Who reads, and what that reader calls the players. */
export type Reader = PlayerReader;
export const Voice = PlayerVoice;
export type Voice = PlayerVoice;

export const card = (id: BlCardId): LogSegment => ({ card: id, text: cardName(id) });

/** "[A], [B] and [C]". */
export const cards = (ids: readonly BlCardId[]): LogSegment[] => listed(ids.map(card));
