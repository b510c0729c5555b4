/**
 * A chord is one key press with its modifiers, written `Mod+Shift+Z`, `F6`, `Digit1`, `?`. `Mod` is Ctrl, on a Mac the command key. Letters
 * and symbols are matched by the typed character (layout dependent), digits by position, because on many layouts the digit row needs Shift.
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
}

const MODIFIERS = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'NumLock', 'Dead']);

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

/** A Latin letter by key code, for layouts of other scripts: chords have Latin letters only. */
const letterOf = (press: KeyPress): string =>
  /^[a-z]$/i.test(press.key) ? press.key : (/^Key([A-Z])$/.exec(press.code)?.[1] ?? press.key);

/** The chord of a keyboard event; null while only modifiers are down. */
export function chordOf(press: KeyPress, mac: boolean): Chord | null {
  if (MODIFIERS.has(press.key)) return null;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(press.code);
  const raw = digit ? `Digit${digit[1]}` : press.key === ' ' ? 'Space' : letterOf(press);
  const key = raw.length === 1 ? raw.toUpperCase() : raw;
  // Shift is part of typing a symbol such as “?”, not of the chord.
  const sign = key.length === 1 && !/[A-Z]/.test(key);
  return { mod: mac ? press.metaKey : press.ctrlKey, alt: press.altKey, shift: press.shiftKey && !sign, key };
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
