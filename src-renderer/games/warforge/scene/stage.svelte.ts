/** Warforge's animations. */
import type { WrGame } from '../../../../src-shared/games/warforge/game-types.ts';
import type { WrUnitView, WrView } from '../../../../src-shared/games/warforge/view.ts';
import { prefersReducedMotion } from '../../../match/reduced-motion.ts';
import type { Arrival } from '../../../match/session.svelte.ts';
import { FADE_MS, StageBase } from '../../../match/stage-base.svelte.ts';
import { cellId } from '../board/spots.ts';
import { scoreOf } from './motions.ts';
import type { Motion, Score, TriggerEvent } from './motions.ts';

/** A number that pops up over a place and fades. */
export interface Flash {
  id: number;
  over: string;
  text: string;
  tone: 'harm' | 'gain';
  ms: number;
}

/** A unit that is gone and is shown a moment longer. */
export interface Departing {
  id: number;
  over: string;
  unit: WrUnitView;
  ms: number;
}

/** Length of an attack's lunge, relative to the piece's height. */
const LUNGE = '30%';

/** Triggers that resolve one after the other, while they do. */
export interface TriggerQueue {
  triggers: readonly TriggerEvent[];
  /** Index of the one that resolves. */
  now: number;
}

/** The last of a queue stays so long, in milliseconds at normal speed. */
const LAST_TRIGGER_MS = 700;

export class Stage extends StageBase<Motion, Flash, Departing> {
  queue = $state.raw<TriggerQueue | null>(null);
  #triggers: readonly TriggerEvent[] = [];
  #below = 0;

  play({ events, before, jumped, gathered }: Arrival<WrGame>, below: number): void {
    this.finish();
    this.#below = below;
    if (jumped || events.length === 0) return;
    const score = scoreOf(events);
    if (this.pace === 0 || gathered) {
      this.sound(score.cues.slice(-1));
      return;
    }
    this.sound(score.cues);
    this.#triggers = score.triggers;
    if (!prefersReducedMotion()) this.seeOff(this.#leaving(score, before?.view));
    this.perform(score.motions);
  }

  override finish(): void {
    super.finish();
    this.queue = null;
  }

  #leaving({ motions }: Score, earlier: WrView | undefined): Departing[] {
    const units = earlier?.seats.flatMap(({ units: line }) => line) ?? [];
    return motions.flatMap((motion) => {
      if (motion.kind !== 'leave') return [];
      const unit = units.find(({ id }) => id === motion.thing.id);
      return unit ? [{ id: this.newId(), over: cellId(motion.thing), unit, ms: (motion.at + motion.ms) * this.pace }] : [];
    });
  }

  protected move(motion: Motion): void {
    const still = prefersReducedMotion();
    const { at, ms } = motion;
    const piece = 'piece' in motion ? document.querySelector(`[data-piece="${motion.piece}"]`) : null;
    switch (motion.kind) {
      case 'number': {
        const { thing, text, tone } = motion;
        return this.pop({ id: this.newId(), over: cellId(thing), text, tone, ms: still ? FADE_MS : ms * this.pace }, at, ms);
      }
      case 'arrive':
        return this.land(piece, at, ms);
      case 'strike':
        return this.lunge(piece, `${motion.seat === this.#below ? '-' : ''}${LUNGE}`, at, ms);
      case 'crack':
        return this.shake(piece, 3, at, ms);
      case 'trigger':
        return this.#point(motion.nth, at, ms);
      case 'leave':
        return;
    }
  }

  #point(nth: number, at: number, ms: number): void {
    const triggers = this.#triggers;
    this.after(at, () => (this.queue = { triggers, now: nth }));
    if (nth === triggers.length - 1) this.after(at + Math.max(ms, LAST_TRIGGER_MS), () => (this.queue = null));
  }
}
