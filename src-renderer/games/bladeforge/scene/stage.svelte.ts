/** Bladeforge's animations: dice, parts, health. */
import type { BlGame } from '../../../../src-shared/games/bladeforge/game-types.ts';
import { prefersReducedMotion } from '../../../match/reduced-motion.ts';
import type { Arrival } from '../../../match/session.svelte.ts';
import { EASE, StageBase, STRIKE } from '../../../match/stage-base.svelte.ts';
import { scoreOf } from './motions.ts';
import type { Motion, Roll } from './motions.ts';

/** A number that pops up over a seat's health and fades. */
export interface Flash {
  id: number;
  seat: number;
  text: string;
  tone: 'harm' | 'gain';
  ms: number;
  /** Reduced motion: fades in and out without movement. */
  still: boolean;
}

/** Extra time of the viewer's own losses, independent of other animations. */
const LINGER = 2.5;

export class Stage extends StageBase<Motion, Flash> {
  /** Dice that have not landed: what came of them is not said yet. */
  rolling = $state<Roll | null>(null);
  #below = 0;
  /** Animations that the next frame does not skip: numbers over the viewer's health. */
  #kept: ReturnType<typeof setTimeout>[] = [];

  play({ events, gathered, jumped }: Arrival<BlGame>, below: number): void {
    if (jumped || below !== this.#below) this.finish();
    else this.#makeWay();
    this.#below = below;
    if (jumped || events.length === 0) return;
    const score = scoreOf(events);
    if (this.pace === 0 || gathered) {
      this.sound(score.cues.slice(-1));
      return;
    }
    this.sound(score.cues);
    this.#throw(score.motions);
    this.perform(score.motions);
  }

  #throw(motions: readonly Motion[]): void {
    const roll = motions.findLast((motion) => motion.kind === 'roll');
    if (!roll) return;
    this.rolling = roll.what;
    this.after(roll.at + roll.ms, () => (this.rolling = null));
  }

  override finish(): void {
    super.finish();
    this.rolling = null;
    for (const timer of this.#kept) clearTimeout(timer);
    this.#kept = [];
  }

  /** Skips running animations for the next ones. */
  #makeWay(): void {
    const kept = this.fleeting.filter(({ seat }) => seat === this.#below);
    super.finish();
    this.rolling = null;
    this.fleeting = kept;
  }

  #popHealth({ seat, text, tone, at, ms: usual }: Extract<Motion, { kind: 'health' }>, still: boolean): void {
    const mine = seat === this.#below;
    const id = this.newId();
    const ms = mine ? usual * LINGER : usual;
    const later = (when: number, act: () => void): void => {
      if (mine) this.#kept.push(setTimeout(act, when * this.pace));
      else this.after(when, act);
    };
    later(at, () => (this.fleeting = [...this.fleeting, { id, seat, text, tone, ms: ms * this.pace, still }]));
    later(at + ms, () => (this.fleeting = this.fleeting.filter((other) => other.id !== id)));
  }

  protected move(motion: Motion): void {
    const still = prefersReducedMotion();
    const { at, ms } = motion;
    switch (motion.kind) {
      case 'roll':
        for (const die of document.querySelectorAll(`[data-thrown='${motion.what}']`)) {
          if (still) this.fade(die, at);
          else
            this.animate(
              die,
              [
                { transform: 'translate(-5rem, -1.2rem) rotate(-540deg)', opacity: 0 },
                { transform: 'translate(.4rem, .1rem) rotate(24deg)', opacity: 1, offset: 0.75 },
                { transform: 'none' },
              ],
              at,
              ms,
              EASE,
            );
        }
        return;
      case 'place': {
        const node = document.querySelector(`[data-sword="${motion.seat}"] [data-part="${motion.slot}"]`);
        if (still) return this.fade(node, at);
        const frames = [
          { opacity: 0, transform: 'translateY(-26px) scale(1.04)' },
          { opacity: 1, transform: 'none' },
        ];
        return this.animate(node, frames, at, ms, STRIKE);
      }
      case 'shake':
        return this.shake(document.querySelector(`[data-seat-plate="${motion.seat}"]`), 4, at, ms);
      case 'turn': {
        const node = document.querySelectorAll('[data-turned]').item(motion.index);
        if (still) return this.fade(node, at);
        const frames = [
          { opacity: 0, transform: 'perspective(20rem) rotateY(90deg)' },
          { opacity: 1, transform: 'none' },
        ];
        return this.animate(node, frames, at, ms, EASE);
      }
      case 'reforge': {
        const node = document.querySelector(`[data-sword="${motion.seat}"]`);
        if (still) return this.fade(node, at);
        const frames = [{ filter: 'brightness(3)' }, { filter: 'brightness(1)' }];
        return this.animate(node, frames, at, ms, 'ease-out');
      }
      case 'health': {
        this.#popHealth(motion, still);
        const node = document.querySelector(`[data-seat-health="${motion.seat}"]`);
        if (still) return this.fade(node, at);
        return this.animate(
          node,
          [{ transform: 'none' }, { transform: 'scale(1.25)', offset: 0.3 }, { transform: 'none' }],
          at,
          HEALTH_MS,
          EASE,
        );
      }
    }
  }
}

const HEALTH_MS = 260;
