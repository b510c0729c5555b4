import { isPhase } from '../../../src-shared/kernel/events.ts';
import type { Recording } from '../../../src-shared/kernel/events.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { Viewer } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import type { Stage } from '../../../src-shared/protocol/messages.ts';

/**
 * Positions in the middle of what the newest entries led to, cut for each viewer as they come about: screens show them one after the other,
 * causes before results. They are kept until the screens have been sent them.
 */
export class Staging {
  readonly #game: Game;
  readonly #viewers: readonly Viewer[];
  /** By the index of the entry's recording. */
  #stages = new Map<number, Map<Viewer, Stage[]>>();

  /** @param viewers all who may be at a screen */
  constructor(game: Game, viewers: readonly Viewer[]) {
    this.#game = game;
    this.#viewers = viewers;
  }

  /**
   * Looks on while the entry of this recording is applied. A viewer that was told of nothing but phases since the last position does not need
   * another.
   * @returns what looks at the position that it led to
   */
  watch(index: number, recording: Recording): (end: GameState) => void {
    const stages = new Map<Viewer, Stage[]>(this.#viewers.map((viewer) => [viewer, []]));
    this.#stages.set(index, stages);
    const look = (state: GameState, atEnd: boolean): void => {
      for (const [viewer, seen] of stages) {
        const told = viewer === 'spectator' ? recording.spectator : recording.seats[viewer];
        const events = told.length;
        const last = seen.at(-1)?.events ?? 0;
        if (events === last) continue;
        // What has ended is seen in the last position that there was something to see in.
        if (told.slice(last).every(isPhase) && !(atEnd && seen.pop())) continue;
        seen.push({ events, view: this.#game.view(state, viewer) });
      }
    };
    recording.onStep = (state) => look(state, false);
    return (end) => look(end, true);
  }

  /** The last of them is the position after the entry. */
  of(index: number, viewer: Viewer): readonly Stage[] {
    return this.#stages.get(index)?.get(viewer) ?? [];
  }

  forget(): void {
    this.#stages = new Map();
  }
}
