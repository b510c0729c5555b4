/** What people can say to each other at a match: these phrases and nothing else. */
export const PHRASES = {
  hello: 'Hello!',
  wellPlayed: 'Well played!',
  thanks: 'Thank you.',
  moment: 'One moment, please.',
  thinking: 'I am still thinking.',
  close: 'That was close!',
  sorry: 'Sorry!',
  goodGame: 'Good game!',
} as const;

export type Phrase = keyof typeof PHRASES;
export const PHRASE_IDS = Object.keys(PHRASES) as [Phrase, ...Phrase[]];

/** Milliseconds between two phrases of one seat. */
export const PHRASE_MS = 5000;

/** `n` counts what was said at a match, from 1, as long as it is open. */
export interface Said {
  n: number;
  seat: number;
  phrase: Phrase;
}
