/** Names given by people (of players, decks, files), as parts of sentences, attributes and speech. */

/** Invisible characters that change the direction of writing. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
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
