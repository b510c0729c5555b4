/** Control and other invisible characters; joiners shape letters and emoji and may stand between visible ones. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]|\u034F/gu;
const LOOSE_JOINER = /(?<=^|[\s\u200C\u200D])[\u200C\u200D]+|[\u200C\u200D]+(?=\s|$)/g;
/** Letters and symbols that look like a blank. */
const BLANK = /[\s\u115F\u1160\u2800\u3164\uFFA0]/g;

/** A typed name without invisible characters and needless blanks; empty when nothing visible is left. */
export function cleanName(text: string): string {
  const visible = text
    .replace(/[\t\n\v\f\r]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(LOOSE_JOINER, '')
    .replace(/\s+/g, ' ')
    .trim();
  return visible.replace(BLANK, '') === '' ? '' : visible;
}
