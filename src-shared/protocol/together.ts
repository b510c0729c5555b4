/** What people at one match agree on among themselves, beside the rules of the game. */
import { z } from 'zod';
import { seat } from './fields.ts';
import { PHRASE_IDS, type Said } from './phrases.ts';

/** What one of them asks the others for. */
export const wishSchema = z.discriminatedUnion('kind', [
  /** Back to before the last decision of the one who asks. */
  z.strictObject({ kind: z.literal('takeBack') }),
  /** Nobody is asked and bots rest until somebody says “Go on”. */
  z.strictObject({ kind: z.literal('pause') }),
  /** Somebody who is away concedes. */
  z.strictObject({ kind: z.literal('goOn'), without: seat }),
]);
export type Wish = z.infer<typeof wishSchema>;
/** `handover`: the machine of this seat's person is to keep the table, which the table's host alone asks. */
export type AnyWish = Wish | { kind: 'handover'; to: number };

export const phraseSchema = z.enum(PHRASE_IDS);

/** Counts the proposals of a match as long as it is open; an answer names the one that it is meant for. */
export const proposalId = z.number().int().positive();

/** What somebody asks the others for, as one screen is shown it. */
export interface ProposalInfo {
  id: number;
  wish: AnyWish;
  by: number;
  /** Everybody who has to agree, and who of them has. */
  asked: number[];
  agreed: number[];
  /** A take-back: the first line of the viewer's own log that would be gone; null when that is none. */
  line: number | null;
}

/** What has become of what was asked last. */
export interface SettledInfo {
  /** Of the proposal. */
  id: number;
  /** `lapsed`: the position is another, or somebody came or went. */
  how: 'agreed' | 'refused' | 'withdrawn' | 'lapsed';
  /** Who said so; null where nobody did. */
  who: number | null;
}

/** Part of a frame; absent where one person plays alone. */
export interface TogetherInfo {
  proposal: ProposalInfo | null;
  /** The proposal before it; null: nothing has been asked yet. */
  settled: SettledInfo | null;
  /** By agreement: anybody may say “Go on”. */
  paused: boolean;
  /** Why the viewer's seat cannot ask to take something back; null: it can. */
  noTakeBack: string | null;
  /** People sit at more than one screen: they can say something to each other. */
  talks: boolean;
  /** What was said last, oldest first. */
  said: readonly Said[];
}
