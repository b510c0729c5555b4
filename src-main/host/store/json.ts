import { withoutMark } from '../../../src-shared/kernel/byte-order-mark.ts';

/** Nesting limit, beyond anything that Five Forges writes; `JSON.parse` is slow with thousands of nested brackets. */
const MOST_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `]`; `{` and `}` differ from them in the sixth bit. */
const OPEN = 0x5b;
const CLOSE = 0x5d;
const BRACE = 0x20;

/**
 * Parses an untrusted text. `__proto__` becomes an ordinary own key, which schemas then refuse.
 * @returns undefined when the text is not JSON or nested more than 64 deep
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The same of a file's text, which may have a byte order mark in front. */
export const parseFile = (text: string): unknown => parseJson(withoutMark(text));

/** Are more than 64 brackets open at once, outside of strings? */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted) {
      if (code === BACKSLASH) i++;
      else if (code === QUOTE) quoted = false;
    } else if (code === QUOTE) {
      quoted = true;
    } else if ((code & ~BRACE) === OPEN) {
      if (++depth > MOST_DEPTH) return true;
    } else if ((code & ~BRACE) === CLOSE) {
      depth--;
    }
  }
  return false;
}
