/** What can be wrong with a deck (DK-19.6): each fault with its code, its place and a sentence with what is allowed. */

/** In the order in which they are looked for; of a deck string the first one is told. */
export const FAULT_CODES = ['E_SCHEMA', 'E_RANGE', 'E_DUPLICATE', 'E_LIMIT', 'E_TYPE_MISSING'] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** `['c', 2, 'atk']`, `['c', 2, 'abilities', 0, 'n']`, `['n']`: as the deck string names its parts (DK-19.2). */
export type FaultPath = readonly (string | number)[];

export interface DeckFault {
  readonly code: FaultCode;
  readonly path: FaultPath;
  /** Without its place: “21 is outside 0–20”. */
  readonly words: string;
}

/** `c[2].atk`. */
export const placeOf = (path: FaultPath): string =>
  path.reduce<string>((place, step) => (typeof step === 'number' ? `${place}[${step}]` : place === '' ? step : `${place}.${step}`), '');

/** The fault with its place: “c[2].atk: 21 is outside 0–20”. */
export const faultText = ({ path, words }: DeckFault): string => (path.length === 0 ? words : `${placeOf(path)}: ${words}`);

/** The faults of the code that is looked for first come first; else they stay as they were found. */
export const inCodeOrder = (faults: readonly DeckFault[]): DeckFault[] =>
  faults.toSorted((a, b) => FAULT_CODES.indexOf(a.code) - FAULT_CODES.indexOf(b.code));
