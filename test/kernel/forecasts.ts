import { Recording, recordInto, type EventCut } from '../../src-shared/kernel/events.ts';
import type { Reading } from '../../src-shared/kernel/foresight.ts';
import type { Game, GameAction, PreviewChange } from '../../src-shared/kernel/game.ts';
import type { MatchLog } from '../../src-shared/kernel/match-log.ts';
import { differences, readingOf } from '../../src-shared/kernel/readings.ts';
import { applyEntry, begin, replay } from '../../src-shared/kernel/replay.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import type { Seat } from '../../src-shared/kernel/seat.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';
import { quickKey } from '../../src-shared/bots/playout.ts';
import { legalKeys } from './laws/law.ts';

/** What a seat was told of its own action before it, until all of that is carried out. */
interface Forecast {
  seat: Seat;
  action: GameAction;
  changes: readonly PreviewChange[];
  before: Reading;
  /** Draws before it. */
  drawn: number;
}

/** A forecast that did not come. */
export interface Offence {
  action: GameAction;
  /** "certain": it was said to be. "range": out of the bounds of open decisions. "unsaid": it changed, though nothing was open or hidden. */
  kind: 'certain' | 'range' | 'unsaid';
  said: PreviewChange | null;
  /** Null where nothing changed. */
  came: number | null;
}

/**
 * Holds forecasts against what came. A forecast counts when what followed was what it is about: everybody passed, or decided what was
 * openly theirs to decide; any response ends it unjudged.
 */
export class Forecasts {
  readonly offences: Offence[] = [];
  /** Changes judged. */
  readonly judged = { certain: 0, range: 0 };
  /** Forecasts judged, by the type of their action. */
  readonly kept: Record<string, number> = {};
  readonly #game: Game;
  #open: Forecast[] = [];

  constructor(game: Game) {
    this.#game = game;
  }

  /** Another match: what was not carried out in the former one is not judged. */
  begin(): void {
    this.#open = [];
  }

  /** Asks for a forecast of what is about to be done. */
  foretell(state: GameState, told: EventCut, seat: Seat, action: GameAction): void {
    const game = this.#game;
    const { changes } = game.preview(game.view(state, seat), told.seats[seat], action);
    this.#open.push({
      seat,
      action,
      changes,
      before: readingOf(game, state, seat),
      drawn: state.rng.drawn,
    });
  }

  /** Something is about to be done: what it answers without being foreseen is dropped. */
  before(state: GameState, action: GameAction): void {
    const { key, routine, foresight } = this.#game;
    const done = key(state, action);
    const usual = routine(state);
    this.#open = this.#open.filter(({ seat }) => done === usual || foresight.next(state, seat).includes(done));
  }

  /** Judges what is carried out by now. */
  after(state: GameState): void {
    const { foresight } = this.#game;
    const isOver = (forecast: Forecast) => state.result !== null || foresight.next(state, forecast.seat).length === 0;
    for (const forecast of this.#open.filter(isOver)) this.#judge(forecast, state);
    this.#open = this.#open.filter((forecast) => !isOver(forecast));
  }

  #judge({ seat, action, changes, before, drawn }: Forecast, state: GameState): void {
    const { foresight } = this.#game;
    const came = differences(before, readingOf(this.#game, state, seat), foresight.place);
    this.kept[action.type] = (this.kept[action.type] ?? 0) + 1;
    // What is gone has no other numbers to hold anything against.
    const gone = new Set([...came.values()].flatMap(({ subject, what }) => (what === 'gone' ? [subject] : [])));
    for (const said of changes) {
      // How what arrives is called is not known before.
      if (said.what === 'arrives') continue;
      const sign = `${said.subject} ${said.what}`;
      const found = came.get(sign)?.to ?? null;
      came.delete(sign);
      if (said.certain) {
        this.judged.certain++;
        if (found !== said.to) this.offences.push({ action, kind: 'certain', said, came: found });
      } else if (said.hangsOn === 'choice' && (said.what === 'gone' || !gone.has(said.subject))) {
        this.judged.range++;
        const value = found ?? said.from;
        if (value < said.least! || value > said.most!) this.offences.push({ action, kind: 'range', said, came: found });
      }
    }
    // On a board with hidden places more may come from there than is mentioned.
    if (foresight.doubt || state.rng.drawn > drawn || changes.some(({ hangsOn }) => hangsOn === 'unknown')) return;
    for (const { what, ...change } of came.values())
      if (what !== 'arrives' && !changes.some((said) => said.subject === change.subject && said.what === 'gone'))
        this.offences.push({ action, kind: 'unsaid', said: { what, ...change }, came: change.to });
  }
}

/** Follows a recorded match, forecasting about one in `apart` of its actions. */
export function followLog(game: Game, log: MatchLog, apart: number, forecasts: Forecasts): void {
  const { entries, cuts, disagreement } = replay(game, log);
  if (disagreement) throw new Error(`line ${disagreement.line}: ${disagreement.message}`);
  const random = new Random(`forecasts of ${log.header.rng.seed}`);
  forecasts.begin();
  const told = Recording.after(cuts[0]);
  const state = begin(game, log.header);
  for (const entry of entries) {
    if (entry.action) {
      forecasts.before(state, entry.action);
      if (random.below(apart) === 0) forecasts.foretell(state, told, entry.seat, entry.action);
    }
    recordInto(told, () => applyEntry(game, state, entry));
    if (entry.action) forecasts.after(state);
  }
}

/** The same with a match of quick sensible moves. */
export function followBots(game: Game, config: unknown, seed: string, apart: number, forecasts: Forecasts): void {
  forecasts.begin();
  const random = new Random(seed);
  const told = new Recording(game.seatCount(game.create(config, seed)));
  const state = recordInto(told, () => game.create(config, seed));
  const keys = new Int32Array(8192);
  for (;;) {
    const seat = game.toAct(state);
    if (seat === null) return;
    const n = game.candidates(state, keys);
    const action = game.decode(state, random.below(4) === 0 ? random.pick(legalKeys(game, state)) : quickKey(game, state, keys, n, random));
    forecasts.before(state, action);
    if (random.below(apart) === 0) forecasts.foretell(state, told, seat, action);
    recordInto(told, () => game.apply(state, action));
    forecasts.after(state);
  }
}
