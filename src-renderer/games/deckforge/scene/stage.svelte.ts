/** Deckforge's animations. */
import type { DkGame } from '../../../../src-shared/games/deckforge/game-types.ts';
import type { DkPermanentView, DkView } from '../../../../src-shared/games/deckforge/view.ts';
import { prefersReducedMotion } from '../../../match/reduced-motion.ts';
import type { Arrival } from '../../../match/session.svelte.ts';
import { FADE_MS, StageBase } from '../../../match/stage-base.svelte.ts';
import { spotId } from '../board/spots.ts';
import { scoreOf, type Motion, type Score } from './motions.ts';

/** A number that pops up over a player or a permanent and fades. */
export interface Flash {
  id: number;
  over: string;
  text: string;
  tone: 'harm' | 'gain';
  ms: number;
}

/** A permanent that is gone and is shown a moment longer, with its player. */
export interface Departing {
  id: number;
  seat: number;
  permanent: DkPermanentView;
  ms: number;
}

/** Length of an attack's lunge, relative to the piece's height. */
const LUNGE = '30%';

export class Stage extends StageBase<Motion, Flash, Departing> {
  #below = 0;

  play({ events, before, jumped, gathered }: Arrival<DkGame>, below: number): void {
    this.finish();
    this.#below = below;
    if (jumped || events.length === 0) return;
    const score = scoreOf(events);
    if (this.pace === 0 || gathered) {
      this.sound(score.cues.slice(-1));
      return;
    }
    this.sound(score.cues);
    if (!prefersReducedMotion()) this.seeOff(this.#leaving(score, before?.view));
    this.perform(score.motions);
  }

  #leaving({ motions }: Score, earlier: DkView | undefined): Departing[] {
    const permanents = earlier?.seats.flatMap(({ board }) => board) ?? [];
    return motions.flatMap((motion) => {
      if (motion.kind !== 'leave') return [];
      const permanent = permanents.find(({ id }) => id === motion.id);
      return permanent ? [{ id: this.newId(), seat: permanent.seat, permanent, ms: (motion.at + motion.ms) * this.pace }] : [];
    });
  }

  protected move(motion: Motion): void {
    const still = prefersReducedMotion();
    const { at, ms } = motion;
    const piece = 'ref' in motion ? document.querySelector(`#${spotId(motion.ref)}`) : null;
    switch (motion.kind) {
      case 'number': {
        const { ref, text, tone } = motion;
        return this.pop({ id: this.newId(), over: spotId(ref), text, tone, ms: still ? FADE_MS : ms * this.pace }, at, ms);
      }
      case 'arrive':
        return this.land(piece, at, ms);
      case 'strike':
        return this.lunge(piece, `${motion.seat === this.#below ? '-' : ''}${LUNGE}`, at, ms);
      case 'crack':
        return this.shake(piece, 3, at, ms);
      case 'leave':
        return;
    }
  }
}
