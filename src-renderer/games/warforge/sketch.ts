import { PLACES } from '../../../src-shared/games/warforge/types.ts';
import type { WrView } from '../../../src-shared/games/warforge/view.ts';
import { rectangle, SKETCH, type BoardSketch } from '../../match/sketch.ts';
import { seatLook } from '../../ui/svg/colours.ts';

const STEP = SKETCH.width / PLACES.length;
const PIECE = 13;
const WARLORD = 20;
const LINE = 24;

/** The two lines with what stands in them, and the health of both Warlords. */
export function sketchOf(view: WrView): BoardSketch {
  const below = view.viewer === 1 ? 1 : 0;
  const middle = (seat: number): number => SKETCH.height * (seat === below ? 0.7 : 0.3);
  const lines = view.seats.map(({ seat }) => ({ d: rectangle(0, middle(seat) - LINE / 2, SKETCH.width, LINE), fill: '#22272e' }));
  const pieces = view.seats.flatMap(({ seat, units }) =>
    units.map(({ place }) => {
      const size = place === 'W' ? WARLORD : PIECE;
      const x = (PLACES.indexOf(place) + 0.5) * STEP - size / 2;
      return { d: rectangle(x, middle(seat) - size / 2, size, size), fill: seatLook(seat).colour };
    }),
  );
  const texts = view.seats.flatMap(({ seat, units }) =>
    units.flatMap(({ place, face }) =>
      place === 'W' && face ? [{ x: SKETCH.width / 2, y: seat === below ? SKETCH.height - 4 : 12, text: String(face.health) }] : [],
    ),
  );
  return { shapes: [...lines, ...pieces], texts };
}
