import type { GameView } from '../../../src-shared/kernel/game.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import { HostError } from '../host-error.ts';
import { askGame } from './asking.ts';
import type { Rights } from './rights.ts';
import type { Screen } from './screen-feed.ts';
import type { Timeline } from './timeline.ts';

/** What screens ask the engine about a live match. Nothing changes by it. */
export class Questions {
  readonly #timeline: Timeline;
  readonly #rights: Rights;

  constructor(timeline: Timeline, rights: Rights) {
    this.#timeline = timeline;
    this.#rights = rights;
  }

  /** Answers a game's own question from what anybody may see: also while a curtain is down, or hands are covered. */
  inPublic(screen: Screen, question: unknown): unknown {
    this.#rights.mustHaveOpened(screen);
    const { game, state } = this.#timeline;
    return askGame(game, game.view(state, 'spectator'), this.#timeline.history('spectator'), question);
  }

  /** Answers from the seat's own view and history. */
  ofSeat(screen: Screen, seat: Seat, kind: 'why' | 'preview' | 'query', content: unknown): unknown {
    this.#rights.mayLook(screen, seat);
    const { game, state } = this.#timeline;
    const view = game.view(state, seat);
    const history = this.#timeline.history(seat);
    if (kind === 'query') return askGame(game, view, history, content);
    const action = this.#rights.actionOf(content);
    const why = game.why(view, history, action);
    if (kind === 'why') return why;
    if (why !== null) throw new HostError('illegal', why);
    return game.preview(view, history, action);
  }

  /** The seat's view as it was after a line of its own log. */
  past(screen: Screen, seat: Seat, line: number): GameView {
    this.#rights.mayLook(screen, seat);
    const entry = this.#timeline.entryOfGroup(seat, line);
    if (entry === null) throw new HostError('notFound', 'The log has no such line.');
    if (entry < this.#timeline.base) throw new HostError('notFound', 'That was played with other cards and cannot be shown any more.');
    return this.#timeline.game.view(this.#timeline.stateAt(entry), seat);
  }
}
