import { poly, WALL_RISE } from './hex.ts';

/**
 * Fog is painted on a canvas: darkness with soft edges over what was never seen, half of it over what is known
 * but out of vision, and two layers of wisps that drift at their own pace. The edges are blurred once per
 * change; a frame of the drift only lays finished layers over one another.
 */
export type FogDepth = 'never' | 'known';

/** A tile under fog: its middle on the board's plane. */
export interface FogTile {
  x: number;
  y: number;
  depth: FogDepth;
  wall: boolean;
}

/** Part of the board's plane that fog may cover. */
export interface FogArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const BLUR = 6;
const DARK = 'rgb(8 11 16)';
/** How much of the darkness and of the wisps lies over each depth. */
const DARKNESS: Record<FogDepth, number> = { never: 0.93, known: 0.49 };
const WISPS: Record<FogDepth, number> = { never: 0.72, known: 0.26 };
const LAYERS = [
  { turn: -12, opacity: 0.95, x: 8.5, y: 1.2, shift: [0, 0] },
  { turn: 24, opacity: 0.7, x: -6, y: 2.4, shift: [90, 40] },
] as const;
const WISP_TILE = 340;

type Canvas = OffscreenCanvas;

export class FogPaint {
  readonly #area: FogArea;
  readonly #scale: number;
  readonly #dark: Canvas;
  readonly #mask: Canvas;
  readonly #wisps: Canvas;
  readonly #texture: CanvasImageSource;

  constructor(area: FogArea, scale: number, texture: CanvasImageSource) {
    this.#area = area;
    this.#scale = scale;
    this.#texture = texture;
    const [width, height] = [Math.ceil(area.width * scale), Math.ceil(area.height * scale)];
    this.#dark = new OffscreenCanvas(width, height);
    this.#mask = new OffscreenCanvas(width, height);
    this.#wisps = new OffscreenCanvas(width, height);
  }

  /** Takes in where the fog lies now. */
  cover(tiles: readonly FogTile[]): void {
    this.#soften(this.#dark, tiles, DARKNESS);
    this.#soften(this.#mask, tiles, WISPS);
  }

  /** One picture of the drift, `seconds` after it began. */
  draw(target: CanvasRenderingContext2D, seconds: number): void {
    const wisps = this.#wisps.getContext('2d')!;
    const { width, height } = this.#wisps;
    wisps.globalCompositeOperation = 'source-over';
    wisps.clearRect(0, 0, width, height);
    const pattern = wisps.createPattern(this.#texture, 'repeat')!;
    for (const layer of LAYERS) {
      const unit = WISP_TILE / 256;
      pattern.setTransform(
        new DOMMatrix()
          .scale(this.#scale)
          .rotate(layer.turn)
          .translate(layer.shift[0] + seconds * layer.x, layer.shift[1] + seconds * layer.y)
          .scale(unit),
      );
      wisps.globalAlpha = layer.opacity;
      wisps.fillStyle = pattern;
      wisps.fillRect(0, 0, width, height);
    }
    wisps.globalAlpha = 1;
    wisps.globalCompositeOperation = 'destination-in';
    wisps.drawImage(this.#mask, 0, 0);
    target.clearRect(0, 0, width, height);
    target.drawImage(this.#dark, 0, 0);
    target.drawImage(this.#wisps, 0, 0);
  }

  #soften(layer: Canvas, tiles: readonly FogTile[], share: Record<FogDepth, number>): void {
    const context = layer.getContext('2d')!;
    context.clearRect(0, 0, layer.width, layer.height);
    for (const depth of ['known', 'never'] as const) {
      const shapes = new Path2D();
      const hex = new Path2D(poly(depth === 'never' ? 1.06 : 1.04));
      for (const tile of tiles) {
        if (tile.depth !== depth) continue;
        shapes.addPath(hex, new DOMMatrix().translate(tile.x, tile.y - (tile.wall ? WALL_RISE * 0.4 : 0)));
      }
      // opaque and blurred as one, then laid down at its share: neighbours leave no seams
      const opaque = new OffscreenCanvas(layer.width, layer.height);
      const brush = opaque.getContext('2d')!;
      brush.filter = `blur(${BLUR * this.#scale}px)`;
      brush.setTransform(this.#scale, 0, 0, this.#scale, -this.#area.x * this.#scale, -this.#area.y * this.#scale);
      brush.fillStyle = DARK;
      brush.fill(shapes);
      context.globalAlpha = share[depth];
      context.drawImage(opaque, 0, 0);
    }
    context.globalAlpha = 1;
  }
}
