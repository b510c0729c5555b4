import type { Seat, Viewer } from '../../../src-shared/kernel/seat.ts';
import { priorityPrefsSchema } from '../../../src-shared/protocol/messages.ts';
import type { LogGroup, MatchFrame, UsualPrefs } from '../../../src-shared/protocol/messages.ts';
import type { LessonGuide } from './lesson-guide.ts';
import type { Table } from './table.ts';
import type { TakeBacks } from './take-backs.ts';
import type { Timekeeper } from './timekeeper.ts';
import type { Timeline } from './timeline.ts';
import type { Together } from './together.ts';
import { NO_UNDO } from './undo.ts';

/** A window or page that shows a match. `seat` is null for the shared screen of the table, and for one that looks on. */
export interface Screen {
  readonly seat: Seat | null;
  /** Nobody sits there: it is shown what is public, and decides nothing. */
  readonly looksOn: boolean;
  /** Default auto-pass settings of a guest, sent by the guest's page. */
  readonly usual?: UsualPrefs;
  send(frame: MatchFrame): void;
}

/** Seats of the people at a screen. */
export const seatsAt = ({ seat, looksOn }: Screen, { local }: Table): readonly Seat[] => (looksOn ? [] : seat === null ? local : [seat]);

/** What a screen may show now: `seat`'s view, or the spectator's while it waits for `seat` or asks it openly. */
export interface Sight {
  readonly mode: MatchFrame['mode'];
  readonly seat: Seat;
}

/** What frames are made of. */
export interface FrameSource {
  readonly id: string;
  readonly timeline: Timeline;
  readonly table: Table;
  readonly together: Pick<Together, 'isPaused' | 'isHandedOver' | 'of'>;
  readonly time: Pick<Timekeeper, 'info'>;
  readonly takeBacks: Pick<TakeBacks, 'infoOf'>;
  readonly casual: boolean;
  readonly assisted: boolean;
  readonly status: MatchFrame['status'];
  readonly failure: string | null;
  readonly thinking: MatchFrame['thinking'];
  readonly waitingForStep: boolean;
  /** Version counter of the state; rises with every change. */
  readonly revision: number;
  sightOf(screen: Screen): Sight;
  /** Null in a match that is no lesson. */
  readonly guide: LessonGuide | null;
}

/**
 * Sends one screen its frames, made from the view of its present viewer alone. A change that this viewer may not know of sends no frame: an
 * equal frame would reveal that something happened.
 */
export class ScreenFeed {
  readonly screen: Screen;
  #seq = 0;
  #viewer: Viewer | null = null;
  #mode: Sight['mode'] | null = null;
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

  /** Was frame `seq` shown for the present decision? */
  isCurrent(seq: number, revision: number): boolean {
    return this.#decision.revision === revision && seq >= this.#decision.seq && seq <= this.#seq;
  }

  /** Entries of `seat` were undone; `all`: entries of other seats too. */
  rewound(seat: Seat, all: boolean): void {
    if (all || this.#viewer === seat) this.#reset = true;
  }

  /** The next push sends the whole log again. */
  startOver(): void {
    this.#reset = true;
  }

  push(source: FrameSource): void {
    const { viewer, ...head } = this.#lookOf(source);
    if (viewer !== this.#viewer || head.mode !== this.#mode) this.#reset = true;
    this.#viewer = viewer;
    this.#mode = head.mode;
    const groups = source.timeline.groups(viewer, -1);
    const together = source.together.of(viewer);
    const local = [...seatsAt(this.screen, source.table)];
    const clocks = source.time.info;
    const body = {
      ...head,
      ...commonOf(source),
      local,
      ...this.#besides(source),
      ...(together && { together }),
      ...(clocks && { clocks }),
    };
    // Time passes without a frame.
    const text = JSON.stringify({ ...body, thinking: source.thinking?.seat, clocks: clocks?.running });
    const reset = this.#reset;
    const log = reset ? groups.map(withoutStages) : towards(groups.slice(this.#sentGroups));
    if (reset || log.length > 0 || text !== this.#sentText) {
      this.#seq++;
      this.#sentText = text;
      this.#sentGroups = groups.length;
      this.#reset = false;
      if (this.#decision.revision !== source.revision) this.#decision = { revision: source.revision, seq: this.#seq };
      this.screen.send({ ...body, seq: this.#seq, log, reset });
    } else {
      // Nothing visible to this viewer has changed: a decision on the last frame is still current.
      this.#decision.revision = source.revision;
    }
  }

  /** People without a seat at the shared screen who see it all the same. */
  #besides({ table }: FrameSource): Pick<MatchFrame, 'beside'> {
    const isShared = this.screen.seat === null && !this.screen.looksOn;
    return isShared && table.hasLent ? { beside: table.humans.filter((seat) => table.isLent(seat)) } : {};
  }

  /** The part of a frame that depends on the viewer. */
  #lookOf(source: FrameSource) {
    const { timeline, table, together } = source;
    const { mode, seat } = source.sightOf(this.screen);
    if (mode !== 'seat') {
      return {
        viewer: 'spectator' as const,
        mode,
        seat,
        view: timeline.game.view(timeline.state, 'spectator'),
        actions: mode === 'open' && !together.isPaused ? timeline.game.actions(timeline.state) : [],
        recapFrom: 0,
        undo: NO_UNDO,
        prefs: mode === 'open' ? table.prefs[seat] : priorityPrefsSchema.parse({}),
      };
    }
    // Where a bot plays for the person, the person is not asked.
    const asked = source.status === 'playing' && timeline.toAct === seat && !table.isBot(seat) && !together.isPaused;
    return {
      viewer: seat,
      mode,
      seat,
      view: timeline.game.view(timeline.state, seat),
      actions: asked ? timeline.game.actions(timeline.state) : [],
      recapFrom: timeline.recapFrom(seat),
      undo: source.takeBacks.infoOf(seat),
      prefs: table.prefs[seat],
    };
  }
}

const withoutStages = ({ line, events }: LogGroup): LogGroup => ({ line, events });

/** The last stage of the last line is the frame itself. */
function towards(log: readonly LogGroup[]): LogGroup[] {
  return log.map((group, i) => {
    const stages = i === log.length - 1 ? group.stages?.slice(0, -1) : group.stages;
    return stages && stages.length > 0 ? { ...withoutStages(group), stages } : withoutStages(group);
  });
}

function commonOf(source: FrameSource) {
  return {
    match: source.id,
    game: source.timeline.game.id,
    seats: source.table.seatsNow,
    thinking: source.thinking,
    waitingForStep: source.waitingForStep,
    casual: source.casual,
    assisted: source.assisted,
    continued: source.timeline.header.continued !== undefined,
    status: source.status,
    failure: source.failure,
    ...(source.guide && { lesson: source.guide.info }),
  };
}
