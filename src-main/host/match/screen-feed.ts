import type { Seat, Viewer } from '../../../src-shared/kernel/seat.ts';
import { priorityPrefsSchema } from '../../../src-shared/protocol/messages.ts';
import type { MatchFrame, UndoInfo, UsualPrefs } from '../../../src-shared/protocol/messages.ts';
import type { Table } from './table.ts';
import type { Timeline } from './timeline.ts';

/** A window or page that watches a match. `seat` is null for the shared screen of the table. */
export interface Screen {
  readonly seat: Seat | null;
  /** How a guest's page said that its person usually wants to be asked. */
  readonly usual?: UsualPrefs;
  send(frame: MatchFrame): void;
}

/** What frames are made of. */
export interface FrameSource {
  readonly id: string;
  readonly timeline: Timeline;
  readonly table: Table;
  readonly casual: boolean;
  readonly assisted: boolean;
  readonly status: MatchFrame['status'];
  readonly failure: string | null;
  readonly thinking: { seat: Seat; since: number } | null;
  readonly waitingForStep: boolean;
  /** Rises with every change of the state. */
  readonly revision: number;
  /** The seat for which the shared screen waits behind its curtain. */
  readonly curtainFor: Seat | null;
  /** The seat that is asked at the shared screen while somebody else has it. */
  readonly openFor: Seat | null;
  undoInfo(seat: Seat): UndoInfo;
}

const NO_UNDO: UndoInfo = { can: false, label: '', canRedo: false };

/**
 * Sends one screen its frames: the view of whoever looks at it, and of nobody else. A change that this viewer may
 * not know of sends nothing at all, not even a frame that says the same again.
 */
export class ScreenFeed {
  readonly screen: Screen;
  #seq = 0;
  #viewer: Viewer | null = null;
  #sentGroups = 0;
  #sentText = '';
  #reset = true;
  /** The frame on which the present decision was first shown. */
  #decision = { revision: -1, seq: 0 };

  constructor(screen: Screen) {
    this.screen = screen;
  }

  get seq(): number {
    return this.#seq;
  }

  /** Was a decision made on frame `seq` made on what is so now? */
  isCurrent(seq: number, revision: number): boolean {
    return this.#decision.revision === revision && seq >= this.#decision.seq && seq <= this.#seq;
  }

  /** Lines of `seat` were taken back; `all`: lines of others too. */
  rewound(seat: Seat, all: boolean): void {
    if (all || this.#viewer === seat) this.#reset = true;
  }

  /** Sends everything anew with the next push. */
  startOver(): void {
    this.#reset = true;
  }

  push(source: FrameSource): void {
    const { viewer, ...head } = this.#lookOf(source);
    if (viewer !== this.#viewer) this.#reset = true;
    this.#viewer = viewer;
    const groups = source.timeline.groups(viewer, -1);
    const body = { ...head, ...commonOf(source), local: this.#localOf(source) };
    const text = JSON.stringify({ ...body, thinking: source.thinking?.seat });
    const reset = this.#reset;
    const log = reset ? groups : groups.slice(this.#sentGroups);
    if (reset || log.length > 0 || text !== this.#sentText) {
      this.#seq++;
      this.#sentText = text;
      this.#sentGroups = groups.length;
      this.#reset = false;
      if (this.#decision.revision !== source.revision) this.#decision = { revision: source.revision, seq: this.#seq };
      this.screen.send({ ...body, seq: this.#seq, log, reset });
    } else {
      // Nothing this viewer may know has changed, so a decision on the last frame still stands.
      this.#decision.revision = source.revision;
    }
  }

  #localOf({ table }: FrameSource): Seat[] {
    return this.screen.seat === null ? table.local : [this.screen.seat];
  }

  /** Everything in a frame that depends on whose view it is. */
  #lookOf(source: FrameSource) {
    const { timeline, table } = source;
    const open = this.screen.seat === null ? source.openFor : null;
    if (open !== null) {
      return {
        viewer: 'spectator' as const,
        mode: 'open' as const,
        seat: open,
        view: timeline.game.view(timeline.state, 'spectator'),
        actions: timeline.game.actions(timeline.state),
        recapFrom: 0,
        undo: NO_UNDO,
        prefs: table.prefs[open],
      };
    }
    const waiting = this.screen.seat === null ? (source.curtainFor ?? (table.atScreen === null ? table.local[0] : null)) : null;
    if (waiting !== null) {
      return {
        viewer: 'spectator' as const,
        mode: 'curtain' as const,
        seat: waiting,
        view: timeline.game.view(timeline.state, 'spectator'),
        actions: [],
        recapFrom: 0,
        undo: NO_UNDO,
        prefs: priorityPrefsSchema.parse({}),
      };
    }
    const seat = this.screen.seat ?? table.atScreen!;
    const asked = source.status === 'playing' && timeline.toAct === seat;
    return {
      viewer: seat,
      mode: 'seat' as const,
      seat,
      view: timeline.game.view(timeline.state, seat),
      actions: asked ? timeline.game.actions(timeline.state) : [],
      recapFrom: timeline.recapFrom(seat),
      undo: source.undoInfo(seat),
      prefs: table.prefs[seat],
    };
  }
}

function commonOf(source: FrameSource) {
  const { thinking } = source;
  return {
    match: source.id,
    game: source.timeline.game.id,
    seats: [...source.table.infos],
    thinking: thinking && { seat: thinking.seat, sinceMs: Math.round(performance.now() - thinking.since) },
    waitingForStep: source.waitingForStep,
    casual: source.casual,
    assisted: source.assisted,
    continued: source.timeline.header.continued !== undefined,
    status: source.status,
    failure: source.failure,
  };
}
