import type { DkView } from '../../../src-shared/games/deckforge/view.ts';
import { rectangle, SKETCH } from '../../match/sketch.ts';
import type { BoardSketch } from '../../match/sketch.ts';
import { seatLook } from '../../ui/svg/colours.ts';

const FULL_LIFE = 40;
const EMPTY = '#2a3038';
const COLOURS = { creature: '#c9a46a', flying: '#8fc7c9', attack: '#c76b57', defense: '#6f9bd1', artifact: '#b9b3c9' } as const;
/** So many permanents of a player have room. */
const MOST = 9;

/** A row a seat: its life as a bar in its colour, and a square for each permanent in the colour of its type. */
export function sketchOf(view: DkView): BoardSketch {
  const row = SKETCH.height / view.seats.length;
  const shapes = view.seats.flatMap(({ seat, life, board }, i) => {
    const y = i * row + row * 0.2;
    const high = row * 0.6;
    const left = Math.max(0, Math.min(life, FULL_LIFE)) / FULL_LIFE;
    const pieces = board.slice(0, MOST).map(({ cardType }, k) => ({ d: rectangle(84 + k * 9, y, 7, high), fill: COLOURS[cardType] }));
    return [
      { d: rectangle(26, y, 52, high), fill: EMPTY },
      { d: rectangle(26, y, 52 * left, high), fill: seatLook(seat).colour },
      ...pieces,
    ];
  });
  const texts = view.seats.map(({ life }, i) => ({ x: 13, y: i * row + row / 2 + 5, text: String(life) }));
  return { shapes, texts };
}
