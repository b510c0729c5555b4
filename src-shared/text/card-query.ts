/**
 * Search with words and fields: `cost<=3 faction:wild keyword:relay -keyword:flying "draw a card"`. All terms must hold; a minus turns one round. A word is
 * looked for in all of a thing's text, a field's word in that field; upper and lower case do not matter.
 */

export interface QueryField {
  readonly id: string;
  readonly title: string;
  /** Every word that the field can hold, for completion; absent for a field of numbers. */
  readonly values?: readonly string[];
}

/** What is searched: all its words, and its fields by id. A number is null on what has none. */
export interface Searched {
  readonly text: string;
  readonly fields: Readonly<Record<string, number | null | readonly string[]>>;
}

/** The longer signs first, for `<` begins `<=`. */
const SIGNS = ['<=', '>=', '!=', '<', '>', '=', ':'] as const;
type Sign = (typeof SIGNS)[number];

export interface Query {
  readonly terms: readonly ((thing: Searched) => boolean)[];
  /** What was not understood, in words; such terms are left out. */
  readonly problems: readonly string[];
}

const COMPARE: Record<Sign, (a: number, b: number) => boolean> = {
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '=': (a, b) => a === b,
  ':': (a, b) => a === b,
};

/** A term as it is written: a minus, a field with its sign, and a word or what stands between quotes. An open quote reaches to the end. */
const TERM = /(-?)(?:([\p{L}\p{N}]+)(<=|>=|!=|<|>|=|:))?(?:["“”]([^"“”]*)["“”]?|([^\s"“”]*))/uy;

interface Term {
  readonly not: boolean;
  readonly field: string | undefined;
  readonly sign: Sign | undefined;
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

function termsOf(text: string): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < text.length;) {
    if (/\s/.test(text[at])) {
      at++;
      continue;
    }
    TERM.lastIndex = at;
    const found = TERM.exec(text);
    // Each character that is no space begins a term: a lone quote or minus is an empty one.
    const to = Math.max(at + 1, at + (found?.[0].length ?? 0));
    const [, minus, field, sign, quote, word] = found ?? [];
    terms.push({
      not: minus === '-',
      field: field?.toLowerCase(),
      sign: SIGNS.find((one) => one === sign),
      word: quote ?? word ?? '',
      from: at,
      to,
    });
    at = to;
  }
  return terms;
}

const list = (words: readonly string[]): string => words.join(', ');

/** The term as a test, or what is wrong with it; null where nothing is asked for yet. */
function testOf({ field: id, sign, word }: Term, fields: readonly QueryField[]): ((thing: Searched) => boolean) | string | null {
  const wanted = word.toLowerCase();
  if (id === undefined || sign === undefined) return wanted === '' ? null : ({ text }) => text.toLowerCase().includes(wanted);
  const field = fields.find((one) => one.id.toLowerCase() === id);
  if (!field) return `There is no field “${id}”. There are ${list(fields.map((one) => one.id))}.`;
  if (wanted === '') return null;
  if (field.values) return wordsTest(field, sign, wanted);
  const number = Number(wanted);
  if (!/^\d+$/.test(wanted)) return `“${field.id}” is a number, such as ${field.id}<=3; “${word}” is none.`;
  return ({ fields: facts }) => {
    const value = facts[field.id];
    return typeof value === 'number' && COMPARE[sign](value, number);
  };
}

function wordsTest({ id }: QueryField, sign: Sign, wanted: string): ((thing: Searched) => boolean) | string {
  if (sign !== ':' && sign !== '=' && sign !== '!=') return `“${id}” is a word, so ${id}:${wanted} asks for it; ${sign} is for numbers.`;
  const holds = ({ fields }: Searched): boolean => {
    const value = fields[id];
    return Array.isArray(value) && value.some((one: string) => one.toLowerCase().includes(wanted));
  };
  return sign === '!=' ? (thing) => !holds(thing) : holds;
}

export function parseQuery(text: string, fields: readonly QueryField[]): Query {
  const problems: string[] = [];
  const terms: ((thing: Searched) => boolean)[] = [];
  for (const term of termsOf(text)) {
    const test = testOf(term, fields);
    if (typeof test === 'string') problems.push(test);
    else if (test) terms.push(term.not ? (thing) => !test(thing) : test);
  }
  return { terms, problems };
}

export const matches = ({ terms }: Query, thing: Searched): boolean => terms.every((term) => term(thing));

/** A way to go on typing: the whole text then, with the caret at its end, and what to call it. */
export interface Completion {
  readonly text: string;
  readonly title: string;
}

const MOST_COMPLETIONS = 8;
const quotedIfNeeded = (word: string): string => (/\s/.test(word) ? `"${word}"` : word);

/** How the last term of a text can go on: by the name of a field, or by a word of the field that it names. */
export function completions(text: string, fields: readonly QueryField[]): Completion[] {
  const last = termsOf(text).at(-1);
  if (last === undefined || last.to < text.length) return [];
  const before = text.slice(0, last.from) + (last.not ? '-' : '');
  const typed = last.word.toLowerCase();
  if (last.field === undefined) {
    const begun = fields.filter(({ id }) => typed !== '' && id.toLowerCase().startsWith(typed));
    return begun.map(({ id, title, values }) => ({ text: `${before}${id}${values ? ':' : '<='}`, title }));
  }
  const values = fields.find(({ id }) => id.toLowerCase() === last.field)?.values ?? [];
  const fitting = values.filter((value) => value.toLowerCase().includes(typed) && value.toLowerCase() !== typed);
  return fitting
    .slice(0, MOST_COMPLETIONS)
    .map((value) => ({ text: `${before}${last.field}${last.sign}${quotedIfNeeded(value)} `, title: value }));
}
