/** Names given by people (of players, decks, files), as parts of sentences, attributes and speech. */

/** Invisible characters that change the direction of writing. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Control and other invisible characters; joiners shape letters and emoji and may stand between visible ones. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]|\u034F/gu;
const LOOSE_JOINER = /(?<=^|[\s\u200C\u200D])[\u200C\u200D]+|[\u200C\u200D]+(?=\s|$)/g;
/** Letters and symbols that look like a blank. */
const BLANK = /[\s\u115F\u1160\u2800\u3164\uFFA0]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const [ISOLATE, END] = ['\u2068', '\u2069'];

export const withoutDirection = (text: string): string => text.replace(DIRECTION, '');

/**
 * A name inside a sentence: right-to-left writing is isolated, so that it does not reorder what stands beside it. Other names stay
 * as they are.
 */
export function isolated(name: string): string {
  const plain = withoutDirection(name);
  return RIGHT_TO_LEFT.test(plain) ? ISOLATE + plain + END : plain;
}

/** A name between quotation marks. */
export const quoted = (name: string): string => `“${isolated(name)}”`;

/** What is left of a sentence: direction marks go, but for closed isolates of one level, which `isolated` sets. */
export const withoutLooseDirection = (text: string): string =>
  text.replace(
    /\u2068([^\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*)\u2069|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g,
    (all, inner) => (inner === undefined ? '' : String(all)),
  );

/** A typed name without invisible characters and needless blanks; empty when nothing visible is left. */
export function cleanName(text: string): string {
  const visible = withoutDirection(text)
    .replace(/[\t\n\v\f\r]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(LOOSE_JOINER, '')
    .replace(/\s+/g, ' ')
    .trim();
  return visible.replace(BLANK, '') === '' ? '' : visible;
}
