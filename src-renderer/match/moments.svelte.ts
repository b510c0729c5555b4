/**
 * Moments of their own: what deserves a pause before the match goes on. A game names them by data; the frame shows them over the board for as
 * long as the animations of a position, and skips them like these.
 */
import type { CardSpec } from '../ui/card/spec.ts';
import { playSound } from '../ui/sound/sound.ts';
import type { SoundName } from '../ui/sound/sound.ts';
import type { Playback } from './playback.ts';

export interface MomentCard {
  face: CardSpec;
  /** What it was until now: it is shown to turn from that. */
  from?: CardSpec;
}

export interface Moment {
  /** '' where the board alone is to be looked at. */
  title: string;
  text?: string;
  /** From the game-icons set. */
  icon?: string;
  /** For the reader. */
  tone: 'gain' | 'harm' | 'plain';
  cards?: readonly MomentCard[];
  sound?: SoundName;
  /** Duration at normal speed; by default long enough to be read. */
  ms?: number;
}

/** A moment on the screen, with its duration at the present pace. */
export type ShownMoment = Moment & { id: number; ms: number };

/** Milliseconds at normal speed. */
const USUAL_MS = 1300;

export class Moments {
  current = $state.raw<ShownMoment | null>(null);
  readonly #stage: () => Playback;
  #lastId = 0;

  constructor(stage: () => Playback) {
    this.#stage = stage;
  }

  /** Shows them one after the other, once the animations have ended. Without animations only the last sound is played. */
  play(moments: readonly Moment[]): void {
    const stage = this.#stage();
    if (stage.pace === 0) {
      const sound = moments.findLast((moment) => moment.sound)?.sound;
      if (sound) playSound(sound);
      return;
    }
    for (const moment of moments) {
      const ms = moment.ms ?? USUAL_MS;
      const shown = { ...moment, id: ++this.#lastId, ms: ms * stage.pace };
      const at = stage.left / stage.pace;
      stage.after(at, () => {
        this.current = shown;
        if (moment.sound) playSound(moment.sound);
      });
      stage.after(at + ms, () => {
        if (this.current === shown) this.current = null;
      });
    }
  }

  finish(): void {
    this.current = null;
  }
}
