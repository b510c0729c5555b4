/** A thing is defeated, or may be. */
export type Fall = boolean | 'may';

/** With a question mark for what may be defeated. */
export const chipText = (text: string, falls: Fall): string => (falls === 'may' && !text.endsWith('?') ? `${text}?` : text);

/** Half the width of a preview's chip, in units of its drawing. */
export const chipHalf = (text: string, falls: Fall = false): number => 14 + chipText(text, falls).length * 2.6 + (falls ? 6 : 0);
