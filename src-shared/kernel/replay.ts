import { Recording, recordInto, type EventCut } from './events.ts';
import type { FlowDriver } from './flow.ts';
import type { Game } from './game.ts';
import { lessonOf } from './lesson.ts';
import type { LogEntry, MatchHeader, MatchLog, LogSnapshot, Thought } from './match-log.ts';
import { readings, type Reading } from './reading.ts';
import { RNG_ALGORITHM } from './rng.ts';
import type { GameState } from './state.ts';

/** A log that says something else than the rules do. */
export interface Disagreement {
  /** 1-based number of the action among those not undone. */
  line: number;
  message: string;
}

export interface Replayed {
  /** State after the last line that agreed. */
  state: GameState;
  /** Events of the set-up and of each line that agreed. */
  cuts: EventCut[];
  /** Lines that agreed, counted from the beginning of the match. */
  applied: number;
  /** All lines of the log up to there, those that were played again in this version's numbers. */
  entries: LogEntry[];
  /** The same for what was weighed before them. */
  thoughts: Map<number, Thought>;
  disagreement: Disagreement | null;
}

export interface ReplayOptions {
  /** Only so many lines. */
  upTo?: number;
  /** Begin at this snapshot instead of the set-up. */
  from?: LogSnapshot;
  driver?: FlowDriver<GameState>;
  /** Called with the position that it begins with, and after each line that agreed. */
  onLine?: (line: number, state: GameState) => void;
}

/** The match's first state. @throws InvalidConfig, or when the generator is an unknown one */
export function begin(game: Game, header: MatchHeader, driver?: FlowDriver<GameState>): GameState {
  if (header.rng.algo !== RNG_ALGORITHM) throw new Error(`it was played with the unknown random generator "${header.rng.algo}"`);
  if (header.lesson === undefined) return game.create(header.config, header.rng.seed, driver);
  const lesson = lessonOf(game, header.lesson);
  if (!lesson) throw new Error(`this version has no lesson "${header.lesson}"`);
  return lesson.start();
}

/**
 * Applies one log entry.
 * @throws IllegalAction or what `apply` throws; the state may be spoilt in the latter case
 */
export function applyEntry(game: Game, state: GameState, entry: LogEntry, driver?: FlowDriver<GameState>): void {
  if (entry.concede) game.concede(state, entry.seat, driver);
  else game.apply(state, game.action.parse(entry.action), driver);
}

/** Without contents, all of it is in this version's numbers. */
type Lines = Pick<MatchLog, 'header' | 'entries' | 'snapshots'> & Partial<Pick<MatchLog, 'contents' | 'contentOf' | 'thoughts'>>;

/**
 * Plays a log again and compares draws and hash of every line; stops at the first line that disagrees. Snapshots are not looked
 * at: the hashes of the lines say the same.
 */
export function replay(game: Game, log: Lines, options: ReplayOptions = {}): Replayed {
  const steps = replaying(game, log, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same as a generator that yields after every line, so that a caller can interleave other work. */
export function* replaying(game: Game, log: Lines, options: ReplayOptions = {}): Generator<void, Replayed, void> {
  const { from, driver, onLine } = options;
  const upTo = Math.min(options.upTo ?? log.entries.length, log.entries.length);
  const seats = log.header.seats.length;
  const setUp = new Recording(seats);
  const read = readings(game, log.contents ?? []);
  let state = from ? read(from.content).snapshot(from) : recordInto(setUp, () => begin(game, log.header, driver));
  const cuts = [setUp];
  const entries = log.entries.slice(0, from?.line ?? 0);
  const thoughts = new Map(log.thoughts);
  onLine?.(from?.line ?? 0, state);
  for (let line = from?.line ?? 0; line < upTo; line++) {
    const before = game.clone(state);
    const cut = new Recording(seats);
    const reading = read(log.contentOf?.[line]);
    const thought = thoughts.get(line + 1);
    if (thought) thoughts.set(line + 1, reading.thought(thought, state));
    const entry = reading.entry(log.entries[line], state);
    const message = follow(game, state, entry, reading, cut, driver);
    if (message !== null) {
      state = before;
      return { state, cuts, applied: line, entries, thoughts, disagreement: { line: line + 1, message } };
    }
    entries.push(reading.isPlain ? entry : { ...entry, hash: game.hash(state) });
    cuts.push(cut);
    onLine?.(line + 1, state);
    yield;
  }
  return { state, cuts, applied: upTo, entries, thoughts, disagreement: null };
}

/** Applies an entry and answers how the outcome differs from what the entry says. */
function follow(
  game: Game,
  state: GameState,
  entry: LogEntry,
  reading: Reading,
  cut: Recording,
  driver?: FlowDriver<GameState>,
): string | null {
  const asked = game.toAct(state);
  if (!entry.concede && asked !== entry.seat) {
    return asked === null ? 'the game was already over' : `seat ${entry.seat + 1} acts, but seat ${asked + 1} was asked`;
  }
  const drawnBefore = state.rng.drawn;
  try {
    recordInto(cut, () => applyEntry(game, state, entry, driver));
  } catch (error) {
    return `the action is not possible here: ${error instanceof Error ? firstLine(error.message) : String(error)}`;
  }
  const drawn = state.rng.drawn - drawnBefore;
  if (drawn !== entry.drawn) return `the log says that it took ${entry.drawn} random draws, but it took ${drawn}`;
  const hash = reading.hash(state);
  if (hash !== entry.hash) return `the log expects the position ${entry.hash}, but the rules lead to ${hash}`;
  return null;
}

/** The part of a log before a line that was passed over, if that is why the rules disagree with a later one. */
export function beforeDamage({ gaps, fileLines }: MatchLog, { line }: Disagreement): MatchLog | null {
  const agreed = fileLines[line - 2] ?? 0;
  return gaps.find(({ fileLine }) => fileLine > agreed && fileLine < fileLines[line - 1])?.before ?? null;
}

const firstLine = (text: string): string => text.split('\n', 1)[0];
