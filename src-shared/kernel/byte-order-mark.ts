const MARK = '\ufeff';

/** A text without the sign that some editors put in front of it to say how it is encoded. */
export const withoutMark = (text: string): string => (text.startsWith(MARK) ? text.slice(MARK.length) : text);
