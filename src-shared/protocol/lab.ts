/** The Lab: bots against each other by the hundred, in the background. */
import { z } from 'zod';
import { personName } from './fields.ts';

/** More than this says nothing that fewer do not. */
export const MAX_LAB_MATCHES = 5000;
/** Where what the seats bring is compared, small differences matter. */
export const MAX_COMPARED_MATCHES = 20_000;
export const MAX_LAB_ITERATIONS = 100_000;
export const MAX_RIVALS = 200;
/** Rows of `lab.matches` that are handed out at once. */
export const MAX_LAB_ROWS = 100;

/** Ids of runs are names of files, and with a deal and a seating they make the id of a match. */
export const labRunId = z.string().regex(/^[a-z0-9-]{1,48}$/);

const wholePlanSchema = z.strictObject({
  game: z.string().regex(/^[a-z]{1,20}$/),
  /** Who plays, in the order of the seats of a first match; then everybody moves on by one seat. */
  bots: z
    .array(z.strictObject({ bot: z.string().min(1).max(40), name: personName }))
    .min(2)
    .max(6),
  /** Rounded up to whole deals, each of which is played in every seating. */
  matches: z.number().int().min(1).max(MAX_COMPARED_MATCHES),
  seed: z.string().min(1).max(64),
  /** For each decision of a bot that searches. */
  iterations: z.number().int().min(1).max(MAX_LAB_ITERATIONS),
  /** The same for every match; null: built-in decks and loadouts take turns. Parsed again by the game's own schema. */
  config: z.unknown(),
  /** Configs that take turns, deal by deal, in place of one: the first seat has the same deck in each, and each is called by its rival. */
  rivals: z
    .array(z.strictObject({ name: z.string().min(1).max(80), config: z.unknown() }))
    .min(1)
    .max(MAX_RIVALS)
    .optional(),
  /**
   * What is compared in place of the bots: names of what each of them brings, in their order. Its part of the config goes round over the seats
   * with its bot, so that what differs between the matches of a deal is the seat alone.
   */
  sides: z.array(z.string().min(1).max(80)).min(2).max(6).optional(),
});

export const labPlanSchema = wholePlanSchema
  .refine(({ matches, sides }) => sides !== undefined || matches <= MAX_LAB_MATCHES, {
    path: ['matches'],
    error: `${MAX_LAB_MATCHES} are the most`,
  })
  .refine(
    ({ bots, sides, rivals, config }) => sides === undefined || (sides.length === bots.length && !rivals && (config ?? null) !== null),
    {
      path: ['sides'],
      error: 'one for each bot, with a config that holds what they bring, and no rivals',
    },
  );
export type LabPlan = z.infer<typeof labPlanSchema>;

/** What `npm run arena --json` prints, and the Lab shows. */
export interface ArenaReport {
  game: string;
  bots: string[];
  matches: number;
  /** In the order of `bots`. */
  wins: number[];
  draws: number;
  errors: number;
  decisions: number;
  /** Of play, added up over all processes. */
  seconds: number;
  decisionsPerSecond: number;
  /** Ratings around 0, in the order of `bots`. */
  elo: number[];
  /** The first bot's share of the points, draws counting half: 95 % interval. */
  ci95: [low: number, high: number];
  /** Share of decided matches won from each seat. */
  seatShare: number[];
  turns: number;
  /** Share of the decided matches won by whoever began; absent where no match told. */
  began?: Share;
  /** Milliseconds of an unforced decision per bot: mean and slowest. */
  thinking: { meanMs: number; slowestMs: number }[];
  /** How matches ended. */
  reasons: Record<string, number>;
}

/** A share and its 95 % interval. */
export interface Share {
  share: number;
  low: number;
  high: number;
}

/** What is drawn of a run. */
export interface ArenaCharts {
  /** Each bot's share of the points. */
  bots: Share[];
  /** Each bot's share after so many matches, deal by deal: how the figure settled. */
  course: { matches: number; bots: Share[] }[];
  /** Matches by their number of turns, `from` to `to` in one column. */
  lengths: { from: number; to: number; matches: number }[];
  /** Turns of the match in the middle; null before the first. */
  medianTurns: number | null;
  /** Share of the decided matches that was won from each seat. */
  seats: Share[];
}

/** `stopped` and `paused` runs can go on; a paused one stands still in the middle of its matches. */
export type LabState = 'running' | 'paused' | 'stopped' | 'finished';

export interface LabRunSummary {
  run: string;
  game: string;
  title: string;
  bots: { bot: string; name: string }[];
  /** Planned, in whole deals. */
  matches: number;
  played: number;
  state: LabState;
  startedAt: string;
  /** Why it cannot go on, or what went wrong; '' when nothing did. */
  note: string;
  /** What the bots bring, in a run that compares it. */
  sides?: string[];
}

export interface LabRun extends LabRunSummary {
  /** Version of the program that plays it. */
  engine: string;
  seed: string;
  iterations: number;
  /** Decks and the like were chosen; otherwise built-in ones take turns. */
  chosen: boolean;
  /** Processes at work now; 0 in a running run: it rests while a match is open. */
  working: number;
  report: ArenaReport;
  charts: ArenaCharts;
  /** The first seat's share of the points against each rival, in a run that has them. */
  rivals?: (Share & { name: string; matches: number })[];
}

/** One match of a run. */
export interface LabMatchRow {
  deal: number;
  rotation: number;
  /** Who sat in each seat: index into the run's bots. */
  seats: number[];
  /** Indices into the run's bots; empty in a draw. */
  winners: number[];
  reason: string;
  turns: number;
  decisions: number;
  /** What stopped it, if something did. */
  error: string | null;
}
