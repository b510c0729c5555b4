/** Layout of a hand's cards: side by side when they fit, else overlapping. */
export interface CardPlace {
  left: number;
  /** Vertical offset from the middle of the fan, in pixels. */
  drop: number;
  /** Rotation in degrees. */
  turn: number;
  /** Height above the lowest row, in pixels. */
  lift?: number;
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

const ROW_GAP = 1.03;
/** A card's height by its width, with a little air. */
const ROW_HEIGHT = 1.5;

/** As many cards as fit into a row side by side, and two rows at the most. */
export function inRows(count: number, width: number, card: number): CardPlace[] {
  const fitting = Math.max(1, Math.floor((width - card) / (card * ROW_GAP)) + 1);
  const first = count <= fitting ? count : Math.ceil(count / 2);
  return Array.from({ length: count }, (_, i) => {
    const isUpper = count > first && i < first;
    const [at, many] = i < first ? [i, first] : [i - first, count - first];
    const gap = many === 1 ? 0 : Math.min(card * ROW_GAP, (width - card) / (many - 1));
    return { left: (width - (card + gap * (many - 1))) / 2 + gap * at, drop: 0, turn: 0, lift: isUpper ? card * ROW_HEIGHT : 0 };
  });
}

/** Share of a card's width that the next card leaves uncovered. */
export function shownOf(places: readonly CardPlace[], index: number, card: number): number {
  if (index + 1 >= places.length) return 1;
  const [own, next] = [places[index], places[index + 1]];
  // The next one is in another row.
  if (next.left <= own.left) return 1;
  return Math.min(1, (next.left - own.left) / card);
}
