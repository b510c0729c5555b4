import { contentOf, Renumbering, renumbered, type ContentTable, type Numbers } from '../../../src-shared/kernel/content.ts';
import type { Game, GameView } from '../../../src-shared/kernel/game.ts';
import { contentLine, encodeHeader, encodeLine, LOG_FORMAT, parseLog, snapshotLine } from '../../../src-shared/kernel/match-log.ts';
import type { LogEntry, MatchHeader, MatchLog } from '../../../src-shared/kernel/match-log.ts';
import { Random, RNG_ALGORITHM } from '../../../src-shared/kernel/rng.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { FlowActor } from '../../../src-main/host/flow-actor.ts';
import { Timeline } from '../../../src-main/host/match/timeline.ts';
import { candidateKeys, must, mustEqual, seatsOf } from './law.ts';

/** A moment of a match that was recorded under some content, and what came after it. */
export interface Recorded {
  game: Game;
  header: MatchHeader;
  /** Of the moment, in the numbers of that content. */
  state: GameState;
  turn: number;
  /** A log whose last line is a snapshot of the moment. */
  log: MatchLog;
  next: LogEntry[];
}

/** How often the moments of a recorded match lie apart, and how many entries after each are followed. */
const APART = 11;
const FOLLOWED = 12;

const logOf = (game: Game, header: MatchHeader, state: GameState, turn: number, next: readonly LogEntry[]): MatchLog =>
  parseLog(
    encodeHeader(header) +
      [contentLine(game), snapshotLine({ turn, line: 0, hash: game.hash(state), state }, header), ...next].map(encodeLine).join(''),
  );

/**
 * Moments of a random match.
 * @param followsOrder what an entry led to depends on the order of content: no moment is followed beyond it
 */
export function record(
  game: Game,
  { config, seed, decisions }: { config: unknown; seed: string; decisions: number },
  followsOrder: (before: GameState, after: GameState) => boolean = () => false,
): Recorded[] {
  const count = game.seatCount(game.create(config, seed));
  const header: MatchHeader = {
    format: LOG_FORMAT,
    engine: 'law',
    contentVersion: game.contentVersion,
    game: game.id,
    config,
    seats: Array.from({ length: count }, (_, i) => ({ kind: 'human', name: `Seat ${i + 1}` })),
    rng: { algo: RNG_ALGORITHM, seed },
    startedAt: '2026-11-26T12:00:00.000Z',
  };
  const timeline = Timeline.fresh(game, header, new FlowActor(game));
  const random = new Random(seed);
  const ordered: boolean[] = [];
  const moments: { line: number; turn: number; state: GameState }[] = [];
  for (let i = 0; i < decisions && timeline.toAct !== null; i++) {
    const { state, turn } = timeline;
    // Work under way is rare among moments at which somebody is asked, and holds the most numbers.
    if (i % APART === 0 || state.agenda.length > 0) moments.push({ line: i, turn, state: game.clone(state) });
    const action = random.below(4) === 0 ? random.pick(game.actions(state)) : game.decode(state, random.pick(candidateKeys(game, state)));
    const before = game.clone(state);
    timeline.append({ seat: timeline.toAct, action });
    ordered.push(followsOrder(before, timeline.state));
  }
  return moments.map(({ line, turn, state }) => {
    const stop = ordered.indexOf(true, line);
    const next = timeline.entries.slice(line, Math.min(line + FOLLOWED, stop < 0 ? Infinity : stop));
    return { game, header, state, turn, next, log: logOf(game, header, state, turn, []) };
  });
}

const resume = (game: Game, log: MatchLog) => Timeline.resume(game, log, new FlowActor(game));

/** All that anybody sees, and all that nobody is shown before the end. */
const sightsOf = (game: Game, state: GameState): GameView[] => [
  ...seatsOf(game, state).map((seat) => game.view(state, seat)),
  game.view(state, 'spectator'),
  ...(game.openView ? seatsOf(game, state).map((seat) => game.openView!(state, seat)) : []),
];

/** The numbers of content that a state holds, each once, as `kind number`. */
export function numbersIn(game: Game, state: GameState): Set<string> {
  const found = new Set<string>();
  const note: Numbers = {
    of(kind, n) {
      if (n >= 0) found.add(`${kind} ${n}`);
      return n;
    },
    exact: (kind, n) => note.of(kind, n),
    bits(kind, mask) {
      const words: readonly number[] = typeof mask === 'number' ? [mask] : mask;
      words.forEach((word, w) => {
        for (let i = 0; i < 32; i++) if (word & (1 << i)) found.add(`${kind} ${w * 32 + i}`);
      });
      return mask;
    },
    values(kind, values) {
      values.forEach((value, n) => value !== 0 && note.of(kind, n));
      return [...values];
    },
  };
  renumbered(game, state, note);
  return found;
}

/**
 * A match resumes under content in which everything has another number: everybody sees the same, and what was recorded goes on
 * as recorded.
 * @param plain a view without what may follow the order of content, such as the order of a hand
 */
export function contentHasStableIds(
  { game, header, state, turn, log, next }: Recorded,
  rebuilt: Game,
  plain: (view: GameView) => unknown,
): void {
  const { timeline, problem } = resume(rebuilt, log);
  mustEqual('a match resumes under other content', problem, null);
  const now = timeline.state;
  mustEqual('who is asked stays the same under other content', rebuilt.toAct(now), game.toAct(state));
  mustEqual('everybody sees the same under other content', sightsOf(rebuilt, now).map(plain), sightsOf(game, state).map(plain));
  const back = new Renumbering(contentOf(rebuilt), contentOf(game));
  mustEqual('a state under other content is the same state', game.hash(renumbered(rebuilt, now, back)), game.hash(state));
  const followed = resume(rebuilt, logOf(game, header, state, turn, next));
  mustEqual('a match goes on as recorded under other content', followed.problem, null);
}

/** The game without one entry of its table, or with another mark of its text. */
export const withTable = (game: Game, change: (table: ContentTable) => ContentTable): Game => ({
  ...game,
  content: { ...game.content, table: () => change(game.content.table()) },
});

/** What is in play and not part of the game any more is named in the refusal; what is not in play is not missed. */
export function removedContentIsRefused({ game, state, log }: Recorded, rebuilt: Game): void {
  const used = numbersIn(game, state);
  for (const [kind, entries] of Object.entries(game.content.table())) {
    const [inPlay, idle] = [true, false].map((is) => entries.filter((_, n) => used.has(`${kind} ${n}`) === is));
    for (const entry of inPlay.slice(0, 2)) {
      const id = entry.split('#')[0];
      const without = withTable(rebuilt, (table) => ({
        ...table,
        [kind]: table[kind].map((other) => (other.split('#')[0] === id ? `${id}-is-gone` : other)),
      }));
      let said = '';
      try {
        resume(without, log);
      } catch (error) {
        said = (error as Error).message;
      }
      must('what is in play and gone is named', said.includes(`“${id}”`), () => `${kind} ${id}: "${said}"`);
    }
    for (const entry of idle.slice(0, 1)) {
      const without = withTable(rebuilt, (table) => ({ ...table, [kind]: table[kind].map((other) => (other === entry ? 'gone' : other)) }));
      mustEqual('what is not in play is not missed', resume(without, log).problem, null);
    }
  }
}
