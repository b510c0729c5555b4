/** A client with a real game behind it and no host: one seat plays through the window, the others play at random. */
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import type { Game, GameAction } from '../../../src-shared/kernel/game.ts';
import type { GameEvent } from '../../../src-shared/kernel/game-types.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import type { LogGroup, MatchFrame, Method, Params, Results } from '../../../src-shared/protocol/messages.ts';
import { COURSE, FramesOnly } from './frames-only.ts';

const MATCH = 'fixture';
/** Nobody takes so many actions in a row without being stuck. */
const PATIENCE = 2000;

interface Ask {
  kind: 'why' | 'preview' | 'query' | 'public';
  intent: unknown;
  action: unknown;
  question: unknown;
}

export class EngineClient extends FramesOnly {
  readonly acted: GameAction[] = [];
  /** Seats played at this screen. */
  local: readonly number[];
  readonly #game: Game;
  readonly #state: GameState;
  readonly #seat: number;
  readonly #random: Random;
  readonly #names: readonly string[];
  #seq = 0;
  #line = 0;
  #history: GameEvent[] = [];
  #log: LogGroup[] = [];
  #sent = 0;

  constructor(game: Game, config: unknown, { seed = 'page', seat = 0, names = ['You', 'Ines'] } = {}) {
    super();
    this.#game = game;
    this.#seat = seat;
    this.#names = names;
    this.local = [seat];
    this.#random = new Random(`others ${seed}`);
    const cut = new Recording(names.length);
    this.#state = recordInto(cut, () => game.create(config, seed));
    this.#tell(cut.seats[seat]);
    this.#others();
  }

  get actions(): GameAction[] {
    return this.#game.toAct(this.#state) === this.#seat ? this.#game.actions(this.#state) : [];
  }

  /** Plays both sides at random for a while, to get somewhere. */
  skip(until: (client: EngineClient) => boolean): this {
    for (let i = 0; i < PATIENCE && this.#state.result === null && !until(this); i++) this.#apply(this.#anyAction());
    return this;
  }

  /** Everything the seat was told. */
  get heard(): readonly GameEvent[] {
    return this.#history;
  }

  get view(): MatchFrame['view'] {
    return this.#game.view(this.#state, this.#seat);
  }

  act(action: GameAction): void {
    this.acted.push(action);
    this.#apply(action);
    this.#others();
  }

  push(reset = false): void {
    const frame = this.#frame(reset);
    this.frames.tell(frame);
  }

  request<M extends Method>(method: M, params: Params<M>): Promise<Results[M]> {
    return Promise.resolve(this.#answer(method, params) as Results[M]);
  }

  #answer(method: Method, params: unknown): unknown {
    switch (method) {
      case 'app.info': {
        const { id, title, contentVersion } = this.#game;
        return { version: '0', protocol: 1, guest: null, headless: true, platform: 'linux', games: [{ id, title, contentVersion }] };
      }
      case 'settings.get':
      case 'settings.set':
        return { settings: this.settings };
      case 'match.list':
        return { matches: [], problems: [] };
      case 'match.open':
        queueMicrotask(() => this.push(true));
        return {};
      case 'match.act':
        this.act((params as { action: GameAction }).action);
        queueMicrotask(() => this.push());
        return { seq: this.#seq + 1 };
      case 'replay.course':
        return COURSE;
      case 'match.ask':
        return { answer: this.#ask((params as { ask: Ask }).ask) };
      default:
        return { seq: this.#seq };
    }
  }

  #ask({ kind, intent, action, question }: Ask): unknown {
    const view = this.view;
    if (kind === 'why') return this.#game.why(view, this.#history, intent as GameAction);
    if (kind === 'preview') return this.#game.preview(view, this.#history, action as GameAction);
    return this.#game.query(kind === 'public' ? this.#game.view(this.#state, 'spectator') : view, this.#history, question);
  }

  #anyAction(): GameAction {
    const actions = this.#game.actions(this.#state);
    return actions[this.#random.below(actions.length)];
  }

  #others(): void {
    for (let i = 0; i < PATIENCE; i++) {
      const who = this.#game.toAct(this.#state);
      if (who === null || who === this.#seat) return;
      this.#apply(this.#anyAction());
    }
  }

  #apply(action: GameAction): void {
    const cut = new Recording(this.#names.length);
    recordInto(cut, () => this.#game.apply(this.#state, action));
    this.#tell(cut.seats[this.#seat]);
  }

  #tell(events: GameEvent[]): void {
    if (events.length === 0) return;
    this.#history.push(...events);
    this.#log.push({ line: this.#line++, events });
  }

  #frame(reset: boolean): MatchFrame {
    const log = this.#log.slice(reset ? 0 : this.#sent);
    this.#sent = this.#log.length;
    return {
      match: MATCH,
      game: this.#game.id,
      seq: ++this.#seq,
      mode: 'seat',
      seat: this.#seat,
      view: this.view,
      actions: this.actions,
      log,
      reset,
      recapFrom: 0,
      undo: { can: false, label: 'Nothing to undo: nothing was done.', canRedo: false, anything: false },
      seats: this.#names.map((name, seat) =>
        seat === this.#seat ? { seat, name, kind: 'human' } : { seat, name, kind: 'bot', bot: 'greedy' },
      ),
      local: [...this.local],
      prefs: { preset: 'standard', until: null },
      thinking: null,
      waitingForStep: false,
      casual: false,
      assisted: false,
      continued: false,
      status: this.#state.result ? 'finished' : 'playing',
      failure: null,
    };
  }
}
