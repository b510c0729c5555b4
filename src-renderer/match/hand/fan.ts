/** Layout of a hand's cards: side by side when they fit, else overlapping. */
export interface CardPlace {
  left: number;
  /** Vertical offset from the middle of the fan, in pixels. */
  drop: number;
  /** Rotation in degrees. */
  turn: number;
}

const GAP = 0.865;
const TURN = 1.7;
const DROP = 1.7;
const PART = 12;

export function fan(count: number, width: number, card: number, raised: number | null): CardPlace[] {
  if (count === 0) return [];
  // Beside a raised card there is room for the others to part.
  const gap = count === 1 ? 0 : Math.min(card * GAP, (width - 2 * PART - card) / (count - 1));
  const start = (width - (card + gap * (count - 1))) / 2;
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, i) => {
    const off = i - middle;
    const part = raised === null || raised === i ? 0 : i < raised ? -PART : PART;
    // A large hand is rotated less, so that its ends stay on the shelf.
    const ease = Math.min(1, 5 / count);
    return { left: start + gap * i + part, drop: off * off * DROP * ease * ease, turn: off * TURN * ease };
  });
}

/** Share of a card's width that the next card leaves uncovered. */
export function shownOf(places: readonly CardPlace[], index: number, card: number): number {
  if (index + 1 >= places.length) return 1;
  return Math.min(1, (places[index + 1].left - places[index].left) / card);
}
