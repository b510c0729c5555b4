/** Plays animations on a timeline; any input skips all of them. */
import { playSound } from '../ui/sound/sound.ts';
import type { SoundName } from '../ui/sound/sound.ts';

export interface Cue {
  at: number;
  sound: SoundName;
}

/** The animations and sounds of one frame. */
export interface ScoreOf<M> {
  motions: M[];
  cues: Cue[];
  /** End of the timeline in milliseconds. */
  length: number;
}

export class Playback {
  /** Factor on every duration; 0 disables animations. */
  pace = 1;
  #running: Animation[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  /** When the last of them ends, by `performance.now()`. */
  #end = 0;

  /** Milliseconds until all of them have ended. */
  get left(): number {
    return Math.max(0, this.#end - performance.now());
  }

  /** What is shown stays for so long at least, before the pace is applied. */
  linger(ms: number): void {
    this.#end = Math.max(this.#end, performance.now() + ms * this.pace);
  }

  finish(): void {
    for (const animation of this.#running) animation.finish();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#running = [];
    this.#timers = [];
    this.#end = 0;
  }

  after(ms: number, act: () => void): void {
    this.linger(ms);
    this.#timers.push(setTimeout(act, ms * this.pace));
  }

  animate(node: Element | null, frames: Keyframe[], at: number, ms: number, easing: string): void {
    if (!node) return;
    this.linger(at + ms);
    this.#running.push(node.animate(frames, { delay: at * this.pace, duration: ms * this.pace, easing, fill: 'backwards' }));
  }

  /** Without animations only the last sound is played. */
  sound(cues: readonly Cue[]): void {
    if (this.pace > 0) for (const { at, sound } of cues) this.after(at, () => playSound(sound));
    else if (cues.length > 0) playSound(cues[cues.length - 1].sound);
  }
}

/** Scheduled items of one frame's animations: longer timelines are compressed to `longest`. */
export function squeezed<M extends { at: number; ms: number }>(motions: readonly M[], cues: readonly Cue[], longest: number): ScoreOf<M> {
  const length = motions.reduce((end, m) => Math.max(end, m.at + m.ms), 0);
  const factor = length > longest ? longest / length : 1;
  return {
    motions: motions.map((m) => ({ ...m, at: m.at * factor, ms: m.ms * factor })),
    cues: cues.map((cue) => ({ ...cue, at: cue.at * factor })),
    length: length * factor,
  };
}
