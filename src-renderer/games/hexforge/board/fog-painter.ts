import { HEX_SIZE, poly } from '../drawing/hex.ts';
import type { Place } from '../drawing/hex.ts';
import { cssOf, LIGHT, lit, litOver } from './light.ts';
import type { LitStop } from './light.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Fog of a tile. */
export interface Veil extends Place {
  /** Unknown ground is covered beyond its edges. */
  never: boolean;
  /** Opacity of each layer, from 0 to 1. */
  dark: number;
  mist: number;
}

/** Geometry of the fog, in units of the board's plane. */
export interface FogRoom {
  /** Bounding box of all possible fog and light. */
  box: Box;
  /** Clip path. */
  bed: string;
  /** Pixels per unit. */
  detail: number;
}

const DARK = { color: [8, 11, 16], opacity: 0.93 } as const;
/** Colour of the wisps; the texture's luminance is their opacity. */
const MIST = [95, 110, 130] as const;
/** The texture is drawn twice, rotated and shifted, so that its repetition is not visible. */
const WISPS = { size: 340, layers: [{ turn: -12, right: 0, down: 0, opacity: 0.6 }, { turn: 24, right: 90, down: 40, opacity: 0.42 }] }; // prettier-ignore
const BLUR = 6;
/** Margin for the blurred edge: three times the blur's deviation. */
const REACH = HEX_SIZE + 3 * BLUR;
/** Translucent tiles are clipped at their edges, so that overlaps do not add up; opaque ones overlap. */
const SHARES = { never: 1.06, known: 1 };

type Context = CanvasRenderingContext2D;

/** Draws on an offscreen canvas, which stays empty when the browser has no context left. */
function sheet(width: number, height: number, draw: (context: Context) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  // A CPU canvas: it is small and changes in many small strokes.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context) draw(context);
  return canvas;
}

/**
 * Draws the fog into one small canvas: two layers, dark and mist, each the sum of the tiles' soft shapes. As CSS masks they would be
 * composited in full for every repaint below, at every step of a fade.
 */
export class FogPainter {
  readonly #target: Context;
  readonly #room: FogRoom;
  readonly #dark: HTMLCanvasElement;
  readonly #mist: HTMLCanvasElement;
  readonly #within: HTMLCanvasElement;
  /** The dark layer with the tiles' shapes, before the mist. */
  readonly #beneath: HTMLCanvasElement;
  readonly #veils: Record<keyof typeof SHARES, HTMLCanvasElement>;

  /** @param wisps null until the texture is loaded */
  constructor(target: Context, room: FogRoom, wisps: CanvasImageSource | null) {
    this.#target = target;
    this.#room = room;
    this.#dark = this.#sheet((context) => this.#fill(context, lit(DARK.color), DARK.opacity));
    this.#mist = this.#sheet((context) => {
      if (!wisps) return;
      this.#wisps(context, wisps);
      context.globalCompositeOperation = 'source-in';
      this.#fill(context, litOver(MIST, DARK.color), 1);
    });
    this.#within = this.#sheet((context) => context.fill(new Path2D(room.bed)));
    this.#beneath = sheet(target.canvas.width, target.canvas.height, () => undefined);
    this.#veils = { never: this.#veil(SHARES.never), known: this.#veil(SHARES.known) };
  }

  draw(veils: readonly Veil[]): void {
    const { width, height } = this.#target.canvas;
    this.#target.clearRect(0, 0, width, height);
    this.#cover(this.#target, veils, 'mist', this.#mist);
    const beneath = this.#beneath.getContext('2d');
    if (!beneath) return;
    beneath.clearRect(0, 0, width, height);
    this.#cover(beneath, veils, 'dark', this.#dark);
    this.#target.globalCompositeOperation = 'destination-over';
    this.#target.drawImage(this.#beneath, 0, 0);
    this.#target.globalCompositeOperation = 'destination-in';
    this.#target.drawImage(this.#within, 0, 0);
    this.#target.globalCompositeOperation = 'source-over';
  }

  #cover(context: Context, veils: readonly Veil[], which: 'dark' | 'mist', whole: HTMLCanvasElement): void {
    const { box, detail } = this.#room;
    context.globalCompositeOperation = 'lighter';
    for (const { x, y, never, [which]: thickness } of veils) {
      if (thickness === 0) continue;
      context.globalAlpha = thickness;
      context.drawImage(this.#veils[never ? 'never' : 'known'], (x - REACH - box.x) * detail, (y - REACH - box.y) * detail);
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-in';
    context.drawImage(whole, 0, 0);
    context.globalCompositeOperation = 'source-over';
  }

  #sheet(draw: (context: Context) => void): HTMLCanvasElement {
    const { box, detail } = this.#room;
    return sheet(box.width * detail, box.height * detail, (context) => {
      context.setTransform(detail, 0, 0, detail, -box.x * detail, -box.y * detail);
      draw(context);
    });
  }

  /** Fills the whole canvas. */
  #fill(context: Context, colors: readonly LitStop[], opacity: number): void {
    const { box } = this.#room;
    context.save();
    context.translate(box.x, box.y);
    context.scale(box.width, box.height);
    const gradient = context.createRadialGradient(LIGHT.x, LIGHT.y, 0, LIGHT.x, LIGHT.y, LIGHT.radius);
    for (const { at, color } of colors) gradient.addColorStop(at, cssOf(color));
    context.fillStyle = gradient;
    context.globalAlpha = opacity;
    context.fillRect(0, 0, 1, 1);
    context.restore();
  }

  #wisps(context: Context, picture: CanvasImageSource): void {
    const { box } = this.#room;
    for (const { turn, right, down, opacity } of WISPS.layers) {
      const pattern = context.createPattern(picture, 'repeat');
      if (!pattern) return;
      context.save();
      context.rotate((turn * Math.PI) / 180);
      context.translate(right, down);
      pattern.setTransform(new DOMMatrix().scale(WISPS.size / (picture as HTMLImageElement).naturalWidth));
      context.fillStyle = pattern;
      context.globalAlpha = opacity;
      context.fillRect(box.x, box.y, box.width, box.height);
      context.restore();
    }
  }

  #veil(share: number): HTMLCanvasElement {
    const { detail } = this.#room;
    return sheet(2 * REACH * detail, 2 * REACH * detail, (context) => {
      context.filter = `blur(${BLUR * detail}px)`;
      context.setTransform(detail, 0, 0, detail, REACH * detail, REACH * detail);
      context.fillStyle = '#fff';
      context.fill(new Path2D(poly(share)));
    });
  }
}
