import type { LnView } from '../../../src-shared/games/laneforge/view.ts';
import { rectangle, SKETCH } from '../../match/sketch.ts';
import type { BoardSketch } from '../../match/sketch.ts';
import { seatLook } from '../../ui/svg/colours.ts';
import { BANDS, bandOf, LANES } from './board/geometry.ts';

const LANE = { width: 22, gap: 3, top: 3 } as const;
const LEFT = 24;
const ROW = (SKETCH.height - 2 * LANE.top) / BANDS.length;

/** The five lanes with what stands in them, and the Health of both. */
export function sketchOf(view: LnView): BoardSketch {
  const below = view.viewer === 1 ? 1 : 0;
  const x = (lane: number): number => LEFT + (lane - 1) * (LANE.width + LANE.gap);
  const beds = LANES.map((lane) => ({ d: rectangle(x(lane), LANE.top, LANE.width, SKETCH.height - 2 * LANE.top), fill: '#3a2a1e' }));
  const clash = LANES.map((lane) => ({ d: rectangle(x(lane), LANE.top + 2.2 * ROW, LANE.width, 0.6 * ROW), fill: '#8d5029' }));
  const creatures = view.creatures.map(({ seat, lane, row }) => ({
    d: rectangle(x(lane) + 3, LANE.top + BANDS.indexOf(bandOf(seat, row, below)) * ROW + 2, LANE.width - 6, ROW - 4),
    fill: seatLook(seat).colour,
  }));
  const texts = view.seats.map(({ seat, health }) => ({ x: 12, y: seat === below ? SKETCH.height - 12 : 22, text: String(health) }));
  return { shapes: [...beds, ...clash, ...creatures], texts };
}
