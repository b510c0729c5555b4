/** What twelve keyboards type: the digit row, signs that have a command, and letters that lie elsewhere or are of another script. */

/** A place, with `^` before it where Shift is held. */
type Place = string;

export interface Layout {
  name: string;
  /** What the keys Digit1 … Digit0 type, without Shift and with it. */
  row: string;
  shifted: string;
  /** By sign, where it is typed (outside the digit row). */
  signs: Record<string, Place>;
  /** By place, what is typed there and what letter that counts as; null for none. */
  letters: Record<string, [typed: string, letter: string | null]>;
}

const CYRILLIC: Layout['letters'] = { KeyC: ['с', 'C'], KeyE: ['у', 'E'], KeyW: ['ц', 'W'], Quote: ['э', null] };

export const LAYOUTS: readonly Layout[] = [
  {
    name: 'US',
    row: '1234567890',
    shifted: '!@#$%^&*()',
    signs: { '+': '^Equal', '=': 'Equal', '-': 'Minus', '?': '^Slash', ',': 'Comma', '.': 'Period' },
    letters: { KeyZ: ['z', 'Z'], KeyY: ['y', 'Y'] },
  },
  {
    name: 'UK',
    row: '1234567890',
    shifted: '!"£$%^&*()',
    signs: { '+': '^Equal', '=': 'Equal', '-': 'Minus', '?': '^Slash', ',': 'Comma', '.': 'Period' },
    letters: { KeyQ: ['q', 'Q'], KeyW: ['w', 'W'] },
  },
  {
    name: 'German',
    row: '1234567890',
    shifted: '!"§$%&/()=',
    signs: { '+': 'BracketRight', '-': 'Slash', '?': '^Minus', ',': 'Comma', '.': 'Period' },
    letters: { KeyY: ['z', 'Z'], KeyZ: ['y', 'Y'], Semicolon: ['ö', null], Minus: ['ß', null] },
  },
  {
    name: 'Swiss',
    row: '1234567890',
    shifted: '+"*ç%&/()=',
    signs: { '-': 'Slash', '?': '^Minus', ',': 'Comma', '.': 'Period' },
    letters: { KeyY: ['z', 'Z'], KeyZ: ['y', 'Y'], Semicolon: ['é', null] },
  },
  {
    name: 'French AZERTY',
    row: '&é"\'(-è_çà',
    shifted: '1234567890',
    signs: { '+': '^Equal', '=': 'Equal', '?': '^KeyM', ',': 'KeyM', '.': '^Comma' },
    letters: { KeyQ: ['a', 'A'], KeyW: ['z', 'Z'], KeyA: ['q', 'Q'], KeyZ: ['w', 'W'], Semicolon: ['m', 'M'], Quote: ['ù', null] },
  },
  {
    name: 'Czech',
    row: '+ěščřžýáíé',
    shifted: '1234567890',
    signs: { '-': 'Slash', '?': '^Comma', ',': 'Comma', '.': 'Period', '=': 'Minus' },
    letters: { KeyY: ['z', 'Z'], KeyZ: ['y', 'Y'], Semicolon: ['ů', null] },
  },
  {
    name: 'Polish',
    row: '1234567890',
    shifted: '!@#$%^&*()',
    signs: { '+': '^Equal', '=': 'Equal', '-': 'Minus', '?': '^Slash', ',': 'Comma', '.': 'Period' },
    letters: { KeyE: ['e', 'E'] },
  },
  {
    name: 'Turkish Q',
    row: '1234567890',
    shifted: "!'^+%&/()=",
    signs: { '-': 'Equal', '?': '^Minus', ',': 'Backslash', '.': 'Slash' },
    letters: { KeyI: ['ı', 'I'], Quote: ['i', 'I'], BracketLeft: ['ğ', null] },
  },
  {
    name: 'Spanish',
    row: '1234567890',
    shifted: '!"·$%&/()=',
    signs: { '+': 'BracketRight', '-': 'Slash', '?': '^Minus', ',': 'Comma', '.': 'Period' },
    letters: { Semicolon: ['ñ', null] },
  },
  {
    name: 'Russian',
    row: '1234567890',
    shifted: '!"№;%:?*()',
    signs: { '+': '^Equal', '=': 'Equal', '-': 'Minus', ',': '^Slash', '.': 'Slash' },
    letters: CYRILLIC,
  },
  {
    name: 'Hebrew',
    row: '1234567890',
    shifted: '!@#$%^&*)(',
    signs: { '+': '^Equal', '=': 'Equal', '-': 'Minus', '?': '^Slash', ',': 'Quote', '.': 'Slash' },
    letters: { KeyQ: ['/', 'Q'], KeyW: ["'", 'W'], KeyE: ['ק', 'E'], Comma: ['ת', null], Period: ['ץ', null] },
  },
  {
    name: 'Japanese',
    row: '1234567890',
    shifted: '!"#$%&\'()',
    signs: { '+': '^Semicolon', '=': '^Minus', '-': 'Minus', '?': '^Slash', ',': 'Comma', '.': 'Period' },
    letters: { KeyQ: ['た', 'Q'], KeyE: ['い', 'E'] },
  },
];
