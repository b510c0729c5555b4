/** The stage that motions play on: it moves what the board has drawn, from where it was to where it is. */
import { tick } from 'svelte';
import type { HxEvent } from '../../../../src-shared/games/hexforge/events.ts';
import type { HxEntityView, HxView } from '../../../../src-shared/games/hexforge/view.ts';
import type { Arrival } from '../../../match/session.svelte.ts';
import type { Scene } from '../../../match/scene.ts';
import { prefersReducedMotion } from '../../../match/motion-wish.ts';
import { Playback } from '../../../match/playback.ts';
import type { BoardLayout } from '../board/geometry.ts';
import { scoreOf } from './motions.ts';
import type { Motion, Score } from './motions.ts';

/** A number that pops over a tile and goes. */
export interface Flash {
  id: number;
  tile: number;
  text: string;
  tone: 'harm' | 'gain';
  ms: number;
}

/** A piece that has left, shown for a moment longer. */
export interface Departing {
  id: number;
  piece: HxEntityView;
  ms: number;
}

type Frames = Keyframe[];
const px = (x: number, y: number) => `translate(${x}px, ${y}px)`;

export class Stage extends Playback implements Scene {
  fleeting = $state.raw<Flash[]>([]);
  departing = $state.raw<Departing[]>([]);

  readonly #layout: () => BoardLayout;
  #nextId = 1;

  constructor(layout: () => BoardLayout) {
    super();
    this.#layout = layout;
  }

  play({ events, before, frame, jumped }: Arrival): void {
    this.finish();
    if (jumped || events.length === 0) return;
    const earlier = before?.view as HxView | undefined;
    const now = frame.view as HxView;
    const pieceOn = (tile: number) =>
      (earlier?.entities.find((e) => e.tile === tile) ?? now.entities.find((e) => e.tile === tile))?.id ?? null;
    const score = scoreOf(events as readonly HxEvent[], earlier?.attacks ?? [], pieceOn);
    this.sound(score.cues);
    if (this.pace === 0) return;
    // The new picture has to be there before it can be moved.
    if (!prefersReducedMotion()) this.#farewell(score, earlier);
    void tick().then(() => score.motions.forEach((motion) => this.#move(motion)));
  }

  override finish(): void {
    super.finish();
    this.fleeting = [];
    this.departing = [];
  }

  /** What has left stays until its moment has come, then it falls. */
  #farewell({ motions }: Score, earlier: HxView | undefined): void {
    const leaving = motions.flatMap((motion) => {
      const piece = motion.kind === 'leave' ? earlier?.entities.find((e) => e.id === motion.piece) : undefined;
      return piece ? [{ id: this.#nextId++, piece, ms: (motion.at + motion.ms) * this.pace }] : [];
    });
    this.departing = leaving;
    for (const one of leaving) {
      this.after(one.ms / this.pace, () => (this.departing = this.departing.filter((other) => other.id !== one.id)));
    }
  }

  #animate(piece: number, frames: Frames, at: number, ms: number, easing: string): void {
    // The piece, and its numbers in the layer above.
    for (const node of document.querySelectorAll(`[data-piece="${piece}"]`)) this.animate(node, frames, at, ms, easing);
  }

  /** For what changes nothing before its time: a fight would else set a dozen pieces in motion at one stroke. */
  #animateInTime(piece: number, frames: Frames, at: number, ms: number, easing: string): void {
    this.after(at, () => this.#animate(piece, frames, 0, ms, easing));
  }

  #move(motion: Motion): void {
    const still = prefersReducedMotion();
    const { at, ms } = motion;
    switch (motion.kind) {
      case 'number': {
        const flash: Flash = { id: this.#nextId++, tile: motion.tile, text: motion.text, tone: motion.tone, ms: still ? 120 : ms };
        this.after(at, () => (this.fleeting = [...this.fleeting, flash]));
        this.after(at + ms, () => (this.fleeting = this.fleeting.filter((other) => other.id !== flash.id)));
        return;
      }
      case 'slide': {
        if (still) return this.#animate(motion.piece, [{ opacity: 0 }, { opacity: 1 }], at, 120, 'linear');
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
        return this.#animateInTime(motion.piece, frames, at, ms, 'cubic-bezier(.5, 0, .1, 1.35)');
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
          still ? 120 : ms,
          'cubic-bezier(.5, 0, .1, 1.35)',
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
          still ? 120 : ms,
          'cubic-bezier(.2, .8, .25, 1)',
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
