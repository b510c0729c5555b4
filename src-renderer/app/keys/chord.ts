/**
 * A chord is one key press with its modifiers, written `Mod+Shift+Z`, `F6`, `Digit1`, `?`.
 * `Mod` is Ctrl, on a Mac the command key. What a key types decides before where it lies: the place counts only where a layout
 * types something else than digits in the digit row, or no Latin letters.
 */
export interface Chord {
  mod: boolean;
  alt: boolean;
  shift: boolean;
  key: string;
}

export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** 229 for a press that an input method takes. */
  keyCode?: number;
  isComposing?: boolean;
  getModifierState?(key: 'AltGraph'): boolean;
}

/** Modifiers, and presses that type nothing yet: dead keys, and what an input method takes. */
const SILENT = new Set([
  ...['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'NumLock'],
  ...['Dead', 'Compose', 'Process', 'Unidentified'],
]);
const INPUT_METHOD = 229;
/** What Hebrew and Greek layouts type at places of letters; no Latin layout has these signs there. */
const SIGNS_AT_LETTERS = new Set(['KeyQ/', "KeyW'", 'KeyQ;']);

export function parseChord(text: string): Chord {
  // The key itself may be a plus: “Mod++”.
  const parts = text === '+' ? ['+'] : text.endsWith('++') ? [...text.slice(0, -2).split('+'), '+'] : text.split('+');
  const key = parts[parts.length - 1];
  const held = new Set(parts.slice(0, -1));
  return { mod: held.has('Mod'), alt: held.has('Alt'), shift: held.has('Shift'), key: key.length === 1 ? key.toUpperCase() : key };
}

export function formatChord(chord: Chord): string {
  return `${chord.mod ? 'Mod+' : ''}${chord.alt ? 'Alt+' : ''}${chord.shift ? 'Shift+' : ''}${chord.key}`;
}

const isDigit = (key: string): boolean => /^[0-9]$/.test(key);
const isLatinLetter = (key: string): boolean => /^[a-z]$/i.test(key);

/** The Latin letter of a press: what it types, or its place where the layout has no Latin letters; null for anything else. */
export function letterOf({ key, code }: KeyPress): string | null {
  if (isLatinLetter(key)) return key.toUpperCase();
  // Turkish has an i without a dot, and a capital one with it.
  if (key === 'ı' || key === 'İ') return 'I';
  const isOtherScript = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return isOtherScript || SIGNS_AT_LETTERS.has(code + key) ? (/^Key([A-Z])$/.exec(code)?.[1] ?? null) : null;
}

/** The digit that lies where a press types something else; null elsewhere. A keypad without NumLock has no digits. */
function digitPlace({ key, code }: KeyPress): string | null {
  if ([...key].length !== 1) return null;
  const [, row, place] = /^(Digit|Numpad)([0-9])$/.exec(code) ?? [];
  return row === 'Digit' || /^\p{Nd}$/u.test(key) ? (place ?? null) : null;
}

/**
 * What a press may mean, the likeliest first: the sign that it types, then the letter or digit that lies there. Empty while only
 * modifiers are down, and while a dead key or an input method waits.
 */
export function chordsOf(press: KeyPress, mac: boolean): Chord[] {
  if (SILENT.has(press.key) || press.isComposing || press.keyCode === INPUT_METHOD) return [];
  const { key, shiftKey: shift } = press;
  const mod = mac ? press.metaKey : press.ctrlKey;
  const alt = press.altKey;
  if (isDigit(key)) return [{ mod, alt, shift, key: `Digit${key}` }];
  if (key === ' ') return [{ mod, alt, shift, key: 'Space' }];
  if ([...key].length !== 1) return [{ mod, alt, shift, key }];

  // AltGr is part of how a sign is typed, as Shift is, and Option on a Mac where it types one that a key can be named by.
  const isAltGr = press.getModifierState?.('AltGraph') === true && !mac;
  const isOption = mac && alt && /^[!-~]$/.test(key) && !isLatinLetter(key);
  if (isAltGr) return [{ mod: false, alt: false, shift: false, key: key.toUpperCase() }];
  // Option types other letters than those that lie there.
  const letter = mac && alt ? (/^Key([A-Z])$/.exec(press.code)?.[1] ?? null) : letterOf(press);
  const digit = digitPlace(press);
  const chords: Chord[] = [];
  if (letter === null || isOption || SIGNS_AT_LETTERS.has(press.code + key))
    chords.push({ mod, alt: alt && !isOption, shift: false, key: key.toUpperCase() });
  if (letter !== null) chords.push({ mod, alt, shift, key: letter });
  if (digit !== null) chords.push({ mod, alt, shift, key: `Digit${digit}` });
  return chords;
}

/** WCAG 2.1.4: a printable character without modifiers; speech input users must be able to switch these off. */
export function isSingleCharacter(chord: Chord): boolean {
  return !chord.mod && !chord.alt && (chord.key.length === 1 || chord.key.startsWith('Digit'));
}

const NAMES: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  PageUp: 'Page up',
  PageDown: 'Page down',
};

/** The key caps of a chord, for `<kbd>`. */
export function chordKeys(text: string, mac: boolean): string[] {
  if (text === '') return [];
  const chord = parseChord(text);
  const keys: string[] = [];
  if (chord.mod) keys.push(mac ? '⌘' : 'Ctrl');
  if (chord.alt) keys.push(mac ? '⌥' : 'Alt');
  if (chord.shift) keys.push('Shift');
  keys.push(NAMES[chord.key] ?? chord.key.replace(/^Digit/, ''));
  return keys;
}

export const isMac = (platform: string): boolean => /mac|darwin/i.test(platform);
