import { z } from 'zod';
import type { BotBudget, BotId } from '../../src-shared/bots/index.ts';
import type { ThoughtRow } from './thoughts.ts';

/** All inputs that determine an arena's matches. */
export interface ArenaPlan {
  game: string;
  bots: BotId[];
  seed: string;
  budget: BotBudget;
  /** Where bots get different ones: each bot's, in the order of `bots`. */
  budgets?: BotBudget[];
  /** The same for every deal; null: the game's own series. */
  config: unknown;
  /** Each seat's part of the config goes round over the seats with its bot, whose part it is in the first seating. */
  turning?: true;
}

/** One deal: the same seed and config once per rotation of the bots over the seats, so that luck cancels out. */
export interface DealResult {
  deal: number;
  matches: MatchLine[];
}

export interface MatchLine {
  /** Indices into the plan's bots; empty in a draw. */
  winners: number[];
  reason: string;
  decisions: number;
  ms: number;
  turns: number;
  /** Per bot of the plan: time in unforced decisions, their number, the slowest. */
  thinking: { ms: number; choices: number; slowest: number }[];
  /** Which of the offered actions was taken in each unforced decision, with spaces between: enough to play the match again. */
  choices: string;
  /** The bot that began, where the rules tell. */
  began?: number;
  /** What was weighed in each of them; absent where it is not kept. */
  thoughts?: ThoughtRow[];
  /** Where the choices are not kept: their hash, so that a match played again can be set beside it. */
  course?: string;
  /** Message of an error that the rules or a bot threw. The match then counts for no bot. */
  error?: string;
}

/** Drops the bots' thoughts, which are long and used by replays only. */
export const withoutThoughts = ({ deal, matches }: DealResult): DealResult => ({
  deal,
  matches: matches.map(({ thoughts: _, ...line }) => line),
});

/** So many deals make at least so many matches. */
export const dealsFor = (matches: number, bots: number): number => Math.ceil(matches / bots);

/** The bot in `seat` in rotation `turn` of a deal. */
export const botInSeat = (seat: number, rotation: number, bots: number): number => (seat + rotation) % bots;

const matchLineSchema = z.object({
  winners: z.array(z.number()),
  reason: z.string(),
  decisions: z.number(),
  ms: z.number(),
  turns: z.number(),
  thinking: z.array(z.object({ ms: z.number(), choices: z.number(), slowest: z.number() })),
  choices: z.string(),
  began: z.number().optional(),
  thoughts: z.array(z.array(z.number())).optional(),
  course: z.string().optional(),
  error: z.string().optional(),
}) satisfies z.ZodType<MatchLine>;

/** A deal as it is kept in a file. */
export const dealResultSchema = z.object({
  deal: z.number().int().nonnegative(),
  matches: z.array(matchLineSchema),
}) satisfies z.ZodType<DealResult>;
