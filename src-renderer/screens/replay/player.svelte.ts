/** Automatic playback of a replay, one moment after another. */
import type { ReplaySession } from './session.svelte.ts';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** Interval between moments at normal speed, in milliseconds. */
const STEP_MS = 1400;
/** A moment that takes longer is looked at again after so many. */
const AGAIN_MS = 100;

export class Player {
  playing = $state(false);
  speed = $state<Speed>(1);
  readonly #session: ReplaySession;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: ReplaySession) {
    this.#session = session;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.#play();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (this.playing) this.#schedule();
  }

  #play(): void {
    if (this.#session.atEnd) this.#session.seek(0);
    this.playing = true;
    this.#schedule();
  }

  #schedule(ms = STEP_MS / this.speed): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#goOn(), ms);
  }

  /** Moments without events for the viewer are skipped. */
  #goOn(): void {
    if (this.#session.isOnTheWay) return this.#schedule(AGAIN_MS);
    const { road, at } = this.#session;
    this.#session.seek(road.log.find(({ line }) => line > at)?.line ?? road.length);
    if (this.#session.atEnd) this.pause();
    else this.#schedule();
  }
}
