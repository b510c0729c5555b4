/**
 * The match log: what a `.ffmatch` file says. A header line, then one JSON line per action, undo or snapshot, only
 * ever appended. It is the save, the replay, the bug report and the crash recovery in one; see `docs/match-log.md`.
 */
import { issuesInWords } from './issue-words.ts';
import { z } from 'zod';
import { withoutMark } from './byte-order-mark.ts';
import { contentOf, foundingContent, packed, sameContent, unpacked, type ContentTable } from './content.ts';
import { drawSchema } from './fair-draw.ts';
import type { Game, GameAction } from './game.ts';
import type { Seat } from './seat.ts';
import type { Outcome } from './state.ts';
import { keptTimingSchema, timeLeftSchema, type ClocksKept } from './timing.ts';

export const LOG_FORMAT = 1;

const seat = z.number().int().min(0).max(9);
const count = z.number().int().nonnegative();

const seatRecordSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human'), name: z.string() }),
  z.strictObject({ kind: z.literal('bot'), name: z.string(), bot: z.string(), budgetMs: z.number() }),
]);
export type SeatRecord = z.infer<typeof seatRecordSchema>;

const headerSchema = z.strictObject({
  format: z.literal(LOG_FORMAT),
  engine: z.string(),
  contentVersion: count,
  game: z.string(),
  config: z.unknown(),
  seats: z.array(seatRecordSchema).min(1),
  rng: z.strictObject({ algo: z.string(), seed: z.string() }),
  startedAt: z.string(),
  /** It goes on from a moment of another match, whose secrets were known by then: the first so many actions are that match's. */
  continued: z.strictObject({ match: z.string(), actions: count }).optional(),
  /** The seed is everybody's at the table: how it came about. */
  draw: drawSchema.optional(),
  /** How its people share out time; absent: they do not. The rules never read it. */
  timing: keptTimingSchema.optional(),
  /** Id of the game's lesson whose position it begins with. */
  lesson: z.string().optional(),
});
/** All that is needed to begin the match again; decks, map and options by value. */
export type MatchHeader = z.infer<typeof headerSchema>;

const entrySchema = z.strictObject({
  seat,
  /** Exactly one of `action` and `concede`. */
  action: z.looseObject({ type: z.string() }).optional(),
  concede: z.literal(true).optional(),
  /** Draws it took, over all streams. */
  drawn: count,
  /** Hash of the state after it. */
  hash: z.string(),
  /** Irreversible: it revealed information or committed the seat, so undo stops here. */
  revealed: z.boolean(),
  /** Auto-pass: answered by the seat's wishes, not by hand. */
  auto: z.literal(true).optional(),
  /** A bot that stood in for the seat's person decided it. */
  standIn: z.literal(true).optional(),
  /** Milliseconds since the match began, for people; the rules never read it. */
  at: count.optional(),
});

/** One thing that happened: a seat's action, or that it conceded. */
export type LogEntry = Omit<z.infer<typeof entrySchema>, 'action'> & { action?: GameAction };

const undoSchema = z.strictObject({ undo: z.number().int().positive(), casual: z.literal(true).optional() });
const snapshotSchema = z.strictObject({ snapshot: z.looseObject({ phase: count }), line: count, turn: count, hash: z.string() });
const endSchema = z.strictObject({ end: z.strictObject({ winners: z.array(seat), ranking: z.array(z.number()), reason: z.string() }) });
/** How a seat wishes to be asked, in words of the host's: the rules never read it. */
const wishesSchema = z.strictObject({ wishes: z.looseObject({}), seat });
/** The bot that decides in the place of the seat's person from now on; null: the person does again. */
const standInSchema = z.strictObject({ standIn: z.strictObject({ bot: z.string(), budgetMs: z.number() }).nullable(), seat });
/** What every person has left on their clock from now on. */
const clocksSchema = z.strictObject({ clocks: z.array(timeLeftSchema.nullable()), turn: count });
const thoughtSchema = z.strictObject({
  seat,
  /** How often the bot looked at something in all. */
  iterations: count,
  /** Best first; the first is its answer. */
  candidates: z.array(z.strictObject({ action: z.looseObject({ type: z.string() }), visits: count, value: z.number() })),
});
/** What a bot weighed before an action: for explanations after the match. */
const thoughtLineSchema = z.strictObject({ thought: thoughtSchema, line: count });
/** A seat had a bot's advice on the position after `line` actions. */
const hintSchema = z.strictObject({ hint: seat, line: count });
const recoveredSchema = z.strictObject({ recovered: z.string() });
/** What the numbers of content mean in all that follows. */
const contentSchema = z.strictObject({ content: z.record(z.string(), z.string()), version: count });

/** State as it was after `line` entries, written at the start of a turn. */
export interface LogSnapshot {
  line: number;
  turn: number;
  hash: string;
  state: unknown;
  /** Place of its content among `MatchLog.contents`; absent in one that never was in a file. */
  content?: number;
}

/** The content under which lines were written. */
export interface LoggedContent {
  version: number;
  /** null: what the game has as `founding`. */
  table: ContentTable | null;
}

export type Thought = Omit<z.infer<typeof thoughtSchema>, 'candidates'> & {
  candidates: { action: GameAction; visits: number; value: number }[];
};

/** A bot in the place of a person; the header's seats stay as they are. */
export type StandIn = NonNullable<z.infer<typeof standInSchema>['standIn']>;

export type LogEnd = z.infer<typeof endSchema>['end'];

/** The lines that a writer appends after the header. */
export type LogLine =
  | LogEntry
  | z.infer<typeof undoSchema>
  | { turn: number; line: number; hash: string; snapshot: unknown }
  | z.infer<typeof endSchema>
  | z.infer<typeof wishesSchema>
  | z.infer<typeof standInSchema>
  | z.infer<typeof clocksSchema>
  | { thought: Thought; line: number }
  | z.infer<typeof hintSchema>
  | z.infer<typeof contentSchema>
  | z.infer<typeof recoveredSchema>;

/** Where and why a log cannot be followed further; everything before it can. */
export interface LogProblem {
  /** 1-based line of the file. */
  fileLine: number;
  message: string;
}

/** A line that could not be read and was passed over. */
export interface LogGap extends LogProblem {
  /** It follows from the others: nothing is missing without it. */
  redundant: boolean;
  /** The log up to there, should the hashes of later lines show that something is missing. */
  before: MatchLog;
}

export interface MatchLog {
  header: MatchHeader;
  /** Undone entries are left out. */
  entries: LogEntry[];
  /** File line of each entry, for messages. */
  fileLines: number[];
  /** Rising; those of undone turns are left out. */
  snapshots: LogSnapshot[];
  /** The first is what the match was begun with. */
  contents: LoggedContent[];
  /** Place of each entry's content in there. */
  contentOf: number[];
  /** By the number of the action it led to, from 1; those of undone actions are left out. */
  thoughts: Map<number, Thought>;
  /** "Take back anything" was used. */
  casual: boolean;
  /** A seat had a bot's advice. */
  assisted: boolean;
  end: LogEnd | null;
  /** The last wishes of each seat that said any. */
  wishes: Record<Seat, unknown>;
  /** Bots that stand in at the end of the log. */
  standIns: Record<Seat, StandIn>;
  /** The last that it says of clocks; null: nothing. */
  clocks: ClocksKept | null;
  /** Text of a last line that was cut off while it was being written. */
  cutOff: string | null;
  /** Lines that could not be read, and after which reading went on. */
  gaps: LogGap[];
  problem: LogProblem | null;
}

/** The file is no match log at all, or one of another format. */
export class UnreadableLog extends Error {
  override readonly name: string = 'UnreadableLog';
}

/** A newer version wrote it: nothing is wrong with it, and this version cannot follow it. */
export class NewerLog extends UnreadableLog {
  override readonly name: string = 'NewerLog';
  /** The header as it stands there. */
  readonly header: unknown;

  constructor(message: string, header: unknown) {
    super(message);
    this.header = header;
  }
}

export const encodeHeader = (header: MatchHeader): string => `${JSON.stringify(header)}\n`;
export const encodeLine = (line: LogLine): string => `${JSON.stringify(line)}\n`;

/**
 * The line of a snapshot. `turn` stands first: lists read it without parsing the rest. A config that a state keeps as it was given stands
 * in the header already, decks and all: `null` takes its place.
 */
export function snapshotLine({ turn, line, hash, state }: LogSnapshot, { config }: Pick<MatchHeader, 'config'>): LogLine {
  const kept = typeof state === 'object' && state !== null && 'config' in state ? state.config : null;
  const isGiven = kept !== null && JSON.stringify(kept) === JSON.stringify(config);
  return { turn, line, hash, snapshot: isGiven ? { ...(state as object), config: null } : state };
}

/** The state of a snapshot's line. */
const stateOf = (snapshot: Readonly<Record<string, unknown>>, { config }: Pick<MatchHeader, 'config'>): unknown =>
  snapshot.config === null ? { ...snapshot, config } : snapshot;

/** The line that stands before all that a version writes with its own numbers. */
export const contentLine = (game: Game): LogLine => ({ content: packed(contentOf(game)), version: game.contentVersion });

const isPresent = (game: Game, { version, table }: LoggedContent): boolean =>
  version === game.contentVersion && sameContent(table ?? foundingContent(game), contentOf(game));

/** Which of the log's contents are those of this version. */
const present = (game: Game, log: Pick<MatchLog, 'contents'>): boolean[] => log.contents.map((content) => isPresent(game, content));

/** Some of it was written with other cards or rules. */
export const isOfOtherContent = (game: Game, log: Pick<MatchLog, 'contents'>): boolean => present(game, log).includes(false);

/** What was written last was written with other cards or rules: who goes on with it has to say what its own numbers mean. */
export const endsInOtherContent = (game: Game, log: Pick<MatchLog, 'contents'>): boolean => !isPresent(game, log.contents.at(-1)!);

/**
 * Where to take up a log. Other content may tell another story of the same actions: then from the first turn after which all
 * was written with this version's, or else from the last turn that began. Absent: from the set-up.
 */
export function takeUp(game: Game, log: Pick<MatchLog, 'contents' | 'contentOf' | 'snapshots'>): LogSnapshot | undefined {
  const ours = present(game, log);
  if (!ours.includes(false)) return undefined;
  const foreign = log.contentOf.findLastIndex((content) => !ours[content]);
  return log.snapshots.find(({ line, content }) => line > foreign && ours[content!]) ?? log.snapshots.at(-1);
}

/** @throws UnreadableLog */
export function parseHeader(line: string): MatchHeader {
  let value: unknown;
  try {
    value = JSON.parse(withoutMark(line));
  } catch {
    throw new UnreadableLog('its first line is not JSON');
  }
  const format = (value as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > LOG_FORMAT) throw new NewerLog(`it was written by a newer version (format ${format})`, value);
  const parsed = headerSchema.safeParse(value);
  if (!parsed.success && saysMoreOnly(parsed.error)) throw new NewerLog('it was written by a newer version', value);
  if (!parsed.success) throw new UnreadableLog(`its first line is not the header of a match: ${firstIssue(parsed.error)}`);
  return parsed.data;
}

/** All that this version wants is there, and something else besides. */
const saysMoreOnly = ({ issues }: z.ZodError): boolean => issues.every(({ code }) => code === 'unrecognized_keys');

/**
 * Reads a whole log. Never fails because of a line after the header: it is passed over, and where only an action can have stood
 * there, reading stops and `problem` says why.
 * A last line without its line break was cut off by a crash and is left out.
 * @throws UnreadableLog
 */
export function parseLog(text: string): MatchLog {
  const lines = text.split('\n');
  const last = lines.pop()!;
  if (lines.length === 0) throw new UnreadableLog('its first line is not complete');
  const header = parseHeader(lines[0]);
  const log: MatchLog = {
    header,
    entries: [],
    fileLines: [],
    snapshots: [],
    contents: [{ version: header.contentVersion, table: null }],
    contentOf: [],
    thoughts: new Map(),
    casual: false,
    assisted: false,
    end: null,
    wishes: {},
    standIns: {},
    clocks: null,
    cutOff: last === '' ? null : last,
    gaps: [],
    problem: null,
  };
  for (let i = 1; i < lines.length && log.gaps.length < MOST_GAPS; i++) {
    const message = readLine(log, lines[i], i + 1);
    if (message !== null) log.gaps.push(gapIn(log, lines[i], { fileLine: i + 1, message }));
  }
  return log.gaps.length < MOST_GAPS ? provenPart(log) : log.gaps[0].before;
}

/** A file with more of them is read up to the first. */
const MOST_GAPS = 20;
/** How lines begin, and what others hold, that follow from the actions or only say how and by whom a seat wants to be played. */
const REDUNDANT = /^\{"(turn|thought|end|hint|wishes|standIn|clocks|recovered)":|"snapshot":\{/;

function gapIn(log: MatchLog, text: string, problem: LogProblem): LogGap {
  const before: MatchLog = {
    ...log,
    entries: [...log.entries],
    fileLines: [...log.fileLines],
    snapshots: [...log.snapshots],
    contents: [...log.contents],
    contentOf: [...log.contentOf],
    thoughts: new Map(log.thoughts),
    wishes: { ...log.wishes },
    standIns: { ...log.standIns },
    cutOff: null,
    gaps: [...log.gaps],
    problem,
  };
  return { ...problem, redundant: REDUNDANT.test(text), before };
}

/** Whether a line that was passed over was an action is shown by the hash of a later one; where there is none, the log ends before it. */
function provenPart(log: MatchLog): MatchLog {
  const last = log.fileLines.at(-1) ?? 0;
  return log.gaps.find(({ redundant, fileLine }) => !redundant && fileLine > last)?.before ?? log;
}

/** Is that how it ended? */
export const endsSo = (outcome: Outcome | null, end: LogEnd): boolean => outcome !== null && sayEnd(outcome) === sayEnd(end);

const sayEnd = ({ winners, ranking, reason }: Outcome | LogEnd): string => JSON.stringify([winners, ranking, reason]);

/** Takes one line into the log; answers what is wrong with it. */
function readLine(log: MatchLog, text: string, fileLine: number): string | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'the line is not JSON';
  }
  if (typeof value !== 'object' || value === null) return 'the line is not an object';
  if ('recovered' in value) return wrong(recoveredSchema, value, () => null);
  if ('wishes' in value) {
    return wrong(wishesSchema, value, (line) => {
      log.wishes[line.seat] = line.wishes;
      return null;
    });
  }
  // Of actions it is a mark beside others.
  if ('standIn' in value && !('hash' in value)) {
    return wrong(standInSchema, value, (line) => {
      if (line.standIn) log.standIns[line.seat] = line.standIn;
      else delete log.standIns[line.seat];
      return null;
    });
  }
  if ('clocks' in value) {
    return wrong(clocksSchema, value, ({ clocks, turn }) => {
      if (clocks.length !== log.header.seats.length) return 'the line has clocks for other seats than the match has';
      log.clocks = { turn, left: clocks };
      return null;
    });
  }
  if ('thought' in value) {
    return wrong(thoughtLineSchema, value, ({ thought, line }) => {
      if (line !== log.entries.length) return `the thought belongs to action ${line}, not to ${log.entries.length}`;
      log.thoughts.set(line, thought);
      return null;
    });
  }
  if ('hint' in value) {
    return wrong(hintSchema, value, () => {
      log.assisted = true;
      return null;
    });
  }
  if ('content' in value) {
    return wrong(contentSchema, value, ({ content, version }) => {
      const table = unpacked(content);
      // At the head it says what the match was begun with.
      if (log.entries.length + log.snapshots.length === 0) log.contents = [{ version: log.header.contentVersion, table }];
      else log.contents.push({ version, table });
      return null;
    });
  }
  if ('undo' in value) return wrong(undoSchema, value, (line) => undo(log, line.undo, line.casual ?? false));
  if ('end' in value) {
    return wrong(endSchema, value, (line) => {
      log.end = line.end;
      return null;
    });
  }
  if ('snapshot' in value) {
    return wrong(snapshotSchema, value, ({ snapshot, ...at }) => {
      if (at.line !== log.entries.length) return `the snapshot belongs after ${at.line} actions, not after ${log.entries.length}`;
      log.snapshots.push({ ...at, state: stateOf(snapshot, log.header), content: log.contents.length - 1 });
      return null;
    });
  }
  return wrong(entrySchema, value, (entry) => {
    if ((entry.action === undefined) === (entry.concede === undefined)) return 'the line is neither an action nor a concession';
    log.entries.push(entry);
    log.fileLines.push(fileLine);
    log.contentOf.push(log.contents.length - 1);
    log.end = null;
    return null;
  });
}

function undo(log: MatchLog, n: number, casual: boolean): string | null {
  if (n > log.entries.length) return `the line takes back ${n} actions, but there are only ${log.entries.length}`;
  for (let line = log.entries.length; line > log.entries.length - n; line--) log.thoughts.delete(line);
  log.entries.length -= n;
  log.fileLines.length = log.entries.length;
  log.contentOf.length = log.entries.length;
  while ((log.snapshots.at(-1)?.line ?? 0) > log.entries.length) log.snapshots.pop();
  log.casual ||= casual;
  log.end = null;
  return null;
}

function wrong<T>(schema: z.ZodType<T>, value: unknown, take: (line: T) => string | null): string | null {
  const parsed = schema.safeParse(value);
  return parsed.success ? take(parsed.data) : firstIssue(parsed.error);
}

function firstIssue(error: z.ZodError): string {
  return issuesInWords(error)[0];
}

/** How many of the last entries `seat` may take back: its own, by hand or automatic, that revealed nothing. */
export function undoable(entries: readonly LogEntry[], seat: Seat): number {
  let n = 0;
  while (n < entries.length) {
    const entry = entries[entries.length - 1 - n];
    if (entry.seat !== seat || entry.drawn > 0 || entry.revealed) break;
    n++;
  }
  return n;
}
