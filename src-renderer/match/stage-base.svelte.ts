/**
 * The stage that a game's motions play on. Animation is decoration over a picture that is already true: a frame changes the
 * state at once, then what the board has drawn moves from where it was to where it is.
 */
import { tick } from 'svelte';
import { Playback } from './playback.ts';

/** How long a change takes where nothing is to move. */
export const FADE_MS = 120;
/** Easing of a blow, and of what comes to rest. */
export const STRIKE = 'cubic-bezier(.5, 0, .1, 1.35)';
export const EASE = 'cubic-bezier(.2, .8, .25, 1)';

interface Passing {
  id: number;
  ms: number;
}

/**
 * @template M one motion
 * @template F a number that pops over something and goes
 * @template D what has left, shown for a moment longer
 */
export abstract class StageBase<M extends { at: number; ms: number }, F extends Passing, D extends Passing = never> extends Playback {
  fleeting = $state.raw<F[]>([]);
  departing = $state.raw<D[]>([]);
  #lastId = 0;

  protected newId(): number {
    return ++this.#lastId;
  }

  protected abstract move(motion: M): void;

  /** Plays as soon as the new picture is there: before that there is nothing to move. */
  protected perform(motions: readonly M[]): void {
    void tick().then(() => motions.forEach((motion) => this.move(motion)));
  }

  override finish(): void {
    super.finish();
    this.fleeting = [];
    this.departing = [];
  }

  /** @param at,ms when it comes and how long it stays, before the pace */
  protected pop(flash: F, at: number, ms: number): void {
    this.after(at, () => (this.fleeting = [...this.fleeting, flash]));
    this.after(at + ms, () => (this.fleeting = this.fleeting.filter((other) => other.id !== flash.id)));
  }

  /** What has left stays until its moment has come, then it falls. */
  protected seeOff(leaving: D[]): void {
    this.departing = leaving;
    for (const one of leaving) {
      this.after(one.ms / this.pace, () => (this.departing = this.departing.filter((other) => other.id !== one.id)));
    }
  }

  /** In place of a motion where little is to move. */
  protected fade(node: Element | null, at: number, from = 0.2): void {
    this.animate(node, [{ opacity: from }, { opacity: 1 }], at, FADE_MS, 'linear');
  }
}
