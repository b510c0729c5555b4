/** How large pieces are drawn so that all that a player has in play fits into the panel. Sizes are in CSS pixels unless they say rem. */

/** What of the panel pieces may take. */
export interface Room {
  width: number;
  height: number;
  /** Pixels of one rem. */
  rem: number;
  /** A compact window: no sign of the kind, and pieces closer together. */
  compact: boolean;
}

export interface Fit {
  /** Width of a creature's picture; Artifacts are smaller by `ARTIFACT`. */
  chip: number;
  /** So many lines of a name there is room for below. */
  names: 0 | 1 | 2;
}

/** One kind of piece, which keeps together. */
export interface Group {
  count: number;
  artifacts: boolean;
}

/** From here on a picture has its numbers in its own corners (`CardChip`). */
export const NUMBERS_FROM = 66;
export const ARTIFACT = 0.82;
const STEP = 2;
/** At this size what does not fit runs over: more than any table has needed. */
const LEAST = 18;
/** Height of a picture to its width. */
const TALL = 124 / 116;
/** In rem, as in the styles of panel and piece. */
const PADDING = { usual: 0.3, compact: 0.1 };
const GAP = 0.15;
const NAME = 1;
const SIGN = 1.2;
const NAMED_FROM = 4.1;
/** Border above what flies. */
const BORDER = 2;

/** Height of all groups, laid in lines as far as they fit beside each other; a group that is wider than a line takes several of its own. */
export function heightOf(groups: readonly Group[], { width, rem, compact }: Room, { chip, names }: Fit): number {
  const gap = GAP * rem;
  const sign = compact ? 0 : SIGN * rem;
  const padding = PADDING[compact ? 'compact' : 'usual'] * rem;
  let height = 0;
  let line = { used: 0, height: 0 };
  for (const { count, artifacts } of groups) {
    if (count === 0) continue;
    const picture = artifacts ? chip * ARTIFACT : chip;
    const each = picture + padding + gap;
    const fits = Math.max(1, Math.floor((width - sign) / each));
    const rows = Math.ceil(count / fits);
    const own = {
      used: rows > 1 ? width : sign + count * each,
      height: BORDER + rows * (picture * TALL + padding + names * NAME * rem) + (rows - 1) * gap,
    };
    if (line.used > 0 && line.used + gap + own.used <= width) {
      line = { used: line.used + gap + own.used, height: Math.max(line.height, own.height) };
    } else {
      height += line.height + (line.used > 0 ? gap : 0);
      line = own;
    }
  }
  return height + line.height;
}

/** The largest size at which all fit: with names, of two lines if that makes nothing smaller, else without, else smaller than numbers need. @param most in rem */
export function fitOf(groups: readonly Group[], room: Room, most: number): Fit {
  const { rem } = room;
  const has = (fit: Fit): boolean => heightOf(groups, room, fit) <= room.height;
  for (const [names, from, to] of [
    [1, most * rem, Math.max(NAMED_FROM * rem, NUMBERS_FROM)],
    [0, most * rem, NUMBERS_FROM],
    [0, NUMBERS_FROM - STEP, LEAST],
  ] as const) {
    for (let chip = Math.floor(from); chip >= to; chip -= STEP)
      if (has({ chip, names })) return names > 0 && has({ chip, names: 2 }) ? { chip, names: 2 } : { chip, names };
  }
  return { chip: LEAST, names: 0 };
}
