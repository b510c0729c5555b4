/** Laneforge's animations. */
import type { LnGame } from '../../../../src-shared/games/laneforge/game-types.ts';
import type { LnCardId } from '../../../../src-shared/games/laneforge/types.ts';
import type { LnCreatureView, LnView } from '../../../../src-shared/games/laneforge/view.ts';
import { prefersReducedMotion } from '../../../match/reduced-motion.ts';
import type { Arrival } from '../../../match/session.svelte.ts';
import { EASE, FADE_MS, StageBase, STRIKE } from '../../../match/stage-base.svelte.ts';
import { signedNumber } from '../../../../src-shared/text/words.ts';
import { bandOf } from '../board/geometry.ts';
import type { Band } from '../board/geometry.ts';
import { cellId } from '../board/spots.ts';
import { scoreOf } from './motions.ts';
import type { Motion, Score } from './motions.ts';

/** A number that pops up over a place, or over a player's health, and fades. */
export interface Flash {
  id: number;
  over: string;
  text: string;
  tone: 'harm' | 'gain';
  ms: number;
}

/** A removed creature that is shown a moment longer. */
export interface Departing {
  id: number;
  creature: LnCreatureView;
  band: Band;
  lane: number;
  how: 'destroyed' | 'banished' | 'replaced';
  ms: number;
}

/** Of a player's health under a number. */
export const healthId = (seat: number): string => `health-${seat}`;
const HEALTH_MS = 260;

/** Length of a clash's lunge, relative to the piece's height. */
const LUNGE = '26%';

export class Stage extends StageBase<Motion, Flash, Departing> {
  /** The next level's card on its way to the discard tray. */
  levelled = $state.raw<{ id: number; seat: number; card: LnCardId; ms: number } | null>(null);
  #below = 0;

  play({ events, before, frame, jumped }: Arrival<LnGame>): void {
    this.finish();
    if (jumped || events.length === 0) return;
    const earlier = before?.view;
    const view = frame.view;
    this.#below = view.viewer === 'spectator' ? 0 : view.viewer;
    const score = scoreOf(events, (lane) => (earlier?.creatures ?? []).filter((c) => c.lane === lane));
    this.sound(score.cues);
    if (this.pace === 0) return;
    if (!prefersReducedMotion()) this.seeOff(this.#leaving(score, earlier));
    this.perform(score.motions);
  }

  override finish(): void {
    super.finish();
    this.levelled = null;
  }

  #leaving({ motions }: Score, earlier: LnView | undefined): Departing[] {
    return motions.flatMap((motion) => {
      if (motion.kind !== 'leave') return [];
      const creature = earlier?.creatures.find((c) => c.id === motion.thing.id);
      if (!creature) return [];
      const band = bandOf(motion.thing.seat, motion.thing.row, this.#below);
      return [{ id: this.newId(), creature, band, lane: motion.thing.lane, how: motion.how, ms: (motion.at + motion.ms) * this.pace }];
    });
  }

  #piece(id: number): Element | null {
    return document.querySelector(`[data-piece="${id}"]`);
  }

  protected move(motion: Motion): void {
    const still = prefersReducedMotion();
    const { at, ms } = motion;
    switch (motion.kind) {
      case 'number': {
        const { thing, text, tone } = motion;
        const over = cellId({ band: bandOf(thing.seat, thing.row, this.#below), lane: thing.lane });
        return this.pop({ id: this.newId(), over, text, tone, ms: still ? FADE_MS : ms }, at, ms);
      }
      case 'levelled': {
        const flight = { id: this.newId(), seat: motion.seat, card: motion.card, ms: ms * this.pace };
        this.after(at, () => (this.levelled = flight));
        this.after(at + ms, () => {
          if (this.levelled === flight) this.levelled = null;
        });
        return;
      }
      case 'arrive':
        return this.land(this.#piece(motion.piece), at, ms);
      case 'shift': {
        const node = this.#piece(motion.piece);
        if (still) return this.fade(node, at);
        const cell = node?.closest('[data-band]')?.getBoundingClientRect();
        if (!cell) return;
        // Back rows are away from the clash line, which is above the viewer's half and below the rival's.
        const back = motion.seat === this.#below ? 1 : -1;
        const from = { x: motion.lanes * (cell.width + 9), y: -motion.rows * back * (cell.height + 10) };
        return this.animate(node, [{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: 'none' }], at, ms, EASE);
      }
      case 'strike':
        return this.lunge(this.#piece(motion.piece), `${motion.seat === this.#below ? '-' : ''}${LUNGE}`, at, ms);
      case 'crack':
        return this.shake(this.#piece(motion.piece), 3, at, ms);
      case 'health': {
        const { seat, amount } = motion;
        const tone = amount < 0 ? 'harm' : 'gain';
        this.pop({ id: this.newId(), over: healthId(seat), text: signedNumber(amount), tone, ms: still ? FADE_MS : ms }, at, ms);
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
      case 'forge': {
        const node = document.querySelector('[data-forge]');
        if (still) return this.fade(node, at);
        const frames = [
          { opacity: 0, transform: 'translateY(-3rem) scale(1.15)' },
          { opacity: 1, transform: 'none' },
        ];
        return this.animate(node, frames, at, ms, STRIKE);
      }
      default:
        return;
    }
  }
}
