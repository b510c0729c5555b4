/** Codes as people paste them: out of chats, mails and documents that set them nicely. */

const DASHES = /[\u2010-\u2015\u2212\u2E3A\u2E3B\uFE58\uFE63\uFF0D]/g;
const AROUND = /^[\s"'“”„‟‘’‚‛«»‹›<>()[\]{}`]+|[\s"'“”„‟‘’‚‛«»‹›<>()[\]{}`.,;:!?]+$/g;
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** What comes before a code in a whole link. */
const LINK = /^fiveforges:(\/\/)?deck\//i;

/** A text without what takes no room in it: marks of direction, joiners, soft hyphens, byte order marks. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** The code in a pasted text. No letter becomes another one: only full width forms are made ordinary ones. */
export function pastedCode(text: string): string {
  const plain = withoutInvisible(text)
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(DASHES, '-')
    .replace(AROUND, '');
  const code = plain.replace(LINK, '');
  return (code === plain ? plain : code.replace(/\/$/, '')).replace(/\s*-\s*/g, '-');
}

/** Capital letters A to Z; other letters stay, for “ß” would become two and “ı” another one. */
export const asciiUpper = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
