import { SLOTS } from '../../../src-shared/games/bladeforge/types.ts';
import type { BlView } from '../../../src-shared/games/bladeforge/view.ts';
import { rectangle, SKETCH } from '../../match/sketch.ts';
import type { BoardSketch } from '../../match/sketch.ts';
import { seatLook } from '../../ui/svg/colours.ts';

const FULL_HEALTH = 20;
const EMPTY = '#2a3038';
const STEEL = '#a9cdf0';

/** A row a seat: its health as a bar in its colour, and the places of its sword that are filled. */
export function sketchOf(view: BlView): BoardSketch {
  const row = SKETCH.height / view.seats.length;
  const shapes = view.seats.flatMap(({ seat, health, forge }, i) => {
    const y = i * row + row * 0.2;
    const high = row * 0.6;
    const left = Math.max(0, Math.min(health, FULL_HEALTH)) / FULL_HEALTH;
    const places = SLOTS.map((slot, k) => ({ d: rectangle(96 + k * 12, y, 10, high), fill: forge[slot] === null ? EMPTY : STEEL }));
    return [
      { d: rectangle(24, y, 66, high), fill: EMPTY },
      { d: rectangle(24, y, 66 * left, high), fill: seatLook(seat).colour },
      ...places,
    ];
  });
  const texts = view.seats.map(({ health }, i) => ({ x: 12, y: i * row + row / 2 + 5, text: String(health) }));
  return { shapes, texts };
}
