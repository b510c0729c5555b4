/** Hexforge's animations. */
import type { HxGame } from '../../../../src-shared/games/hexforge/game-types.ts';
import type { HxEntityView, HxView } from '../../../../src-shared/games/hexforge/view.ts';
import type { Arrival } from '../../../match/session.svelte.ts';
import { prefersReducedMotion } from '../../../match/reduced-motion.ts';
import { EASE, FADE_MS, StageBase, STRIKE } from '../../../match/stage-base.svelte.ts';
import type { BoardLayout } from '../board/geometry.ts';
import { scoreOf } from './motions.ts';
import type { Motion, Score } from './motions.ts';

/** A number that pops up over a tile and fades. */
export interface Flash {
  id: number;
  tile: number;
  text: string;
  tone: 'harm' | 'gain';
  ms: number;
}

/** A removed piece that is shown a moment longer. */
export interface Departing {
  id: number;
  piece: HxEntityView;
  ms: number;
}

/** What a rival has put on the stack is seen there, with what it is aimed at, before it does anything: milliseconds at normal speed. */
const STACKED_MS = 1000;

type Frames = Keyframe[];
const px = (x: number, y: number) => `translate(${x}px, ${y}px)`;

export class Stage extends StageBase<Motion, Flash, Departing> {
  readonly #layout: () => BoardLayout;

  constructor(layout: () => BoardLayout) {
    super();
    this.#layout = layout;
  }

  play({ events, before, frame, jumped }: Arrival<HxGame>): void {
    this.finish();
    if (jumped || events.length === 0) return;
    const earlier = before?.view;
    const now = frame.view;
    const pieceOn = (tile: number) =>
      (earlier?.entities.find((e) => e.tile === tile) ?? now.entities.find((e) => e.tile === tile))?.id ?? null;
    const score = scoreOf(events, earlier?.attacks ?? [], pieceOn);
    this.sound(score.cues);
    if (this.pace === 0) return;
    if (events.some((event) => event.type === 'stacked' && event.seat !== now.viewer)) this.linger(STACKED_MS);
    if (!prefersReducedMotion()) this.seeOff(this.#leaving(score, earlier));
    this.perform(score.motions);
  }

  #leaving({ motions }: Score, earlier: HxView | undefined): Departing[] {
    return motions.flatMap((motion) => {
      const piece = motion.kind === 'leave' ? earlier?.entities.find((e) => e.id === motion.piece) : undefined;
      return piece ? [{ id: this.newId(), piece, ms: (motion.at + motion.ms) * this.pace }] : [];
    });
  }

  #animate(piece: number, frames: Frames, at: number, ms: number, easing: string): void {
    // The piece, and its marks in the layer above.
    for (const node of document.querySelectorAll(`[data-piece="${piece}"]`)) this.animate(node, frames, at, ms, easing);
  }

  /** Delayed start: a fight would otherwise start a dozen animations at once. */
  #animateInTime(piece: number, frames: Frames, at: number, ms: number, easing: string): void {
    this.after(at, () => this.#animate(piece, frames, 0, ms, easing));
  }

  protected move(motion: Motion): void {
    const still = prefersReducedMotion();
    const { at, ms } = motion;
    switch (motion.kind) {
      case 'number': {
        const { tile, text, tone } = motion;
        return this.pop({ id: this.newId(), tile, text, tone, ms: still ? FADE_MS : ms }, at, ms);
      }
      case 'slide': {
        if (still) return this.#animate(motion.piece, [{ opacity: 0 }, { opacity: 1 }], at, FADE_MS, 'linear');
        const { tiles } = this.#layout();
        const end = tiles[motion.path[motion.path.length - 1]];
        const frames = motion.path.map((tile) => ({ transform: px(tiles[tile].x - end.x, tiles[tile].y - end.y) }));
        return this.#animate(motion.piece, frames, at, ms, 'cubic-bezier(.3, .1, .3, 1)');
      }
      case 'strike': {
        if (still) return;
        const { tiles } = this.#layout();
        const from = this.#tileOf(motion.piece);
        if (from === null) return;
        const [dx, dy] = [tiles[motion.toward].x - tiles[from].x, tiles[motion.toward].y - tiles[from].y];
        const frames = [{ transform: px(0, 0) }, { transform: px(dx * 0.45, dy * 0.45), offset: 0.45 }, { transform: px(0, 0) }];
        return this.#animateInTime(motion.piece, frames, at, ms, STRIKE);
      }
      case 'arrive':
        return this.#animate(
          motion.piece,
          still
            ? [{ opacity: 0 }, { opacity: 1 }]
            : [
                { opacity: 0, transform: 'translateY(-46px) scale(1.06)' },
                { opacity: 1, transform: 'none' },
              ],
          at,
          still ? FADE_MS : ms,
          STRIKE,
        );
      case 'rise':
        return this.#animate(
          motion.piece,
          still
            ? [{ opacity: 0 }, { opacity: 1 }]
            : [
                { opacity: 0.2, transform: 'translateY(24px) scaleY(.2)', filter: 'brightness(2.2)' },
                { opacity: 1, transform: 'none', filter: 'none' },
              ],
          at,
          still ? FADE_MS : ms,
          EASE,
        );
      case 'crack':
        if (still) return;
        return this.#animateInTime(
          motion.piece,
          [0, -3, 3, -2, 0].map((x) => ({ transform: px(x, 0) })),
          at,
          ms,
          'linear',
        );
      default:
        return;
    }
  }

  #tileOf(piece: number): number | null {
    const tile = document.querySelector(`[data-piece="${piece}"][data-stands]`)?.getAttribute('data-stands');
    return tile === null || tile === undefined ? null : Number(tile);
  }
}
