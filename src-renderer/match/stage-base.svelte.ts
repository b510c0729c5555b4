/**
 * Animations of a table. They are decoration over a view that is already current: a frame changes the state at once, then elements move
 * from their former places to the new ones.
 */
import { tick } from 'svelte';
import { prefersReducedMotion } from './reduced-motion.ts';
import { Playback } from './playback.ts';

/** Duration of a change under reduced motion. */
export const FADE_MS = 120;
/** Easing of impacts and landings. */
export const STRIKE = 'cubic-bezier(.5, 0, .1, 1.35)';
export const EASE = 'cubic-bezier(.2, .8, .25, 1)';

interface Passing {
  id: number;
  ms: number;
}

/**
 * @template M an animation
 * @template F a number that pops up and fades
 * @template D a removed element that is shown a moment longer
 */
export abstract class StageBase<M extends { at: number; ms: number }, F extends Passing, D extends Passing = never> extends Playback {
  fleeting = $state.raw<F[]>([]);
  departing = $state.raw<D[]>([]);
  #lastId = 0;

  protected newId(): number {
    return ++this.#lastId;
  }

  protected abstract move(motion: M): void;

  /** Runs after the DOM has been updated, since new elements do not exist before. */
  protected perform(motions: readonly M[]): void {
    void tick().then(() => motions.forEach((motion) => this.move(motion)));
  }

  override finish(): void {
    super.finish();
    this.fleeting = [];
    this.departing = [];
  }

  /** @param at,ms start and duration in milliseconds, before the pace is applied */
  protected pop(flash: F, at: number, ms: number): void {
    this.after(at, () => (this.fleeting = [...this.fleeting, flash]));
    this.after(at + ms, () => (this.fleeting = this.fleeting.filter((other) => other.id !== flash.id)));
  }

  /** Removed elements stay until their moment on the timeline, then they fall. */
  protected seeOff(leaving: D[]): void {
    this.departing = leaving;
    for (const one of leaving) {
      this.after(one.ms / this.pace, () => (this.departing = this.departing.filter((other) => other.id !== one.id)));
    }
  }

  /** A piece comes down on its place, or fades in. */
  protected land(node: Element | null, at: number, ms: number): void {
    if (prefersReducedMotion()) return this.fade(node, at);
    const frames = [
      { opacity: 0, transform: 'translateY(2.6rem) scale(1.06)' },
      { opacity: 1, transform: 'none' },
    ];
    this.animate(node, frames, at, ms, STRIKE);
  }

  /** @param reach of the blow, as a CSS length along the vertical axis */
  protected lunge(node: Element | null, reach: string, at: number, ms: number): void {
    if (prefersReducedMotion()) return;
    const frames = [{ transform: 'none' }, { transform: `translateY(${reach})`, offset: 0.45 }, { transform: 'none' }];
    this.animate(node, frames, at, ms, STRIKE);
  }

  /** @param reach in pixels */
  protected shake(node: Element | null, reach: number, at: number, ms: number): void {
    if (prefersReducedMotion()) return;
    const frames = [0, -reach, reach, -reach / 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    this.animate(node, frames, at, ms, 'linear');
  }

  /** Replacement of an animation under reduced motion. */
  protected fade(node: Element | null, at: number, from = 0.2): void {
    this.animate(node, [{ opacity: from }, { opacity: 1 }], at, FADE_MS, 'linear');
  }
}
