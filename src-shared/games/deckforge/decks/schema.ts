/** Decks as outside data: shapes, before anything is asked of what they hold (DK-17, DK-19.2). */
import { z, type ZodError } from 'zod';
import { issueInWords } from '../../../kernel/issue-words.ts';
import { deckFaults } from './check.ts';
import { faultText, type DeckFault, type FaultPath } from './faults.ts';
import { TURNS } from './limits.ts';
import { AIMS, CARD_TYPES, KEYWORDS, OPS, SELECTORS, TRAITS, WHENS, type DeckCard, type OnlineDeck } from './wire.ts';

const whole = z.int();
const ABILITY_PARTS = ['when', 'op', 'selector', 'n', 'm', 'dur'] as const;
const CARD_PARTS = ['type', 'name', 'copies', 'atk', 'def', 'keywords', 'aim', 'abilities', 'text'] as const;

const duration = z.union([z.literal(['now', 'turn', 'perm']), z.literal([1, 2, 3, 4, 5])], 'it can be “now”, “turn”, 1–5 or “perm”');
const secondNumber = z.union([whole, z.enum(TRAITS)], 'it must be a whole number, or what is gained or lost');
const ability = z.tuple([z.enum(WHENS), z.enum(OPS), z.enum(SELECTORS), whole, secondNumber, duration]);
const keywords = z.array(z.enum(KEYWORDS));
const abilities = z.array(ability);

/** A card with its members named: as a match's config and the forge hold it. */
export const cardShape: z.ZodType<DeckCard> = z.strictObject({
  type: z.enum(CARD_TYPES),
  name: z.string(),
  copies: whole,
  atk: whole,
  def: whole,
  keywords,
  aim: z.enum(AIMS),
  abilities,
  text: z.string(),
});

const deckShape: z.ZodType<OnlineDeck> = z.strictObject({ name: z.string(), author: z.string(), cards: z.array(cardShape) });

/** Type codes of deck strings, in the order of the types (DK-19.2). */
export const TYPE_CODES = ['c', 'f', 'a', 'd', 'r'] as const;

/** The content of a deck string (DK-19.2). */
const contentShape = z.strictObject({
  v: z.literal(1),
  n: z.string(),
  a: z.string(),
  c: z.array(z.tuple([z.enum(TYPE_CODES), z.string(), whole, whole, whole, keywords, z.enum(AIMS), abilities, z.string()])),
});

/** Members of the named form, as deck strings call them. */
const SHORT: Readonly<Record<string, string>> = { name: 'n', author: 'a', cards: 'c' };

/** `c[2].abilities[0].n`: parts of rows get their names. */
function pathOf(path: readonly PropertyKey[]): FaultPath {
  return path.map((step, i) => {
    if (typeof step === 'symbol') return step.toString();
    if (i === 0) return SHORT[step] ?? step;
    if (i === 2 && typeof step === 'number') return CARD_PARTS[step] ?? step;
    return i === 4 && typeof step === 'number' && path.length === 5 && isAbilities(path[2]) ? (ABILITY_PARTS[step] ?? step) : step;
  });
}
const isAbilities = (step: PropertyKey): boolean => step === 'abilities' || step === CARD_PARTS.indexOf('abilities');

const atPath = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined), value);

/** What the shape found, as faults. A length of turns out of range is one of range, as every other number's. */
function shapeFaults({ issues }: ZodError, value: unknown): DeckFault[] {
  return issues.map((issue): DeckFault => {
    const path = pathOf(issue.path);
    const found = atPath(value, issue.path);
    if (path.at(-1) === 'dur' && Number.isInteger(found))
      return { code: 'E_RANGE', path, words: `${String(found)} is outside ${TURNS.min}–${TURNS.max}` };
    return { code: 'E_SCHEMA', path, words: issueInWords(issue) };
  });
}

export type CheckedDeck = { readonly ok: true; readonly deck: OnlineDeck } | { readonly ok: false; readonly faults: readonly DeckFault[] };

/** `__proto__` as a name of its own would pass a schema unseen. */
const hasStrangeName = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__');
const STRANGE_NAME: DeckFault = { code: 'E_SCHEMA', path: [], words: 'nothing in a deck is called “__proto__”' };

function checked(deck: OnlineDeck): CheckedDeck {
  const faults = deckFaults(deck);
  return faults.length === 0 ? { ok: true, deck } : { ok: false, faults };
}

/** A deck with its members named, whatever they hold: a file that its game is still to judge. */
function readShape(value: unknown): CheckedDeck {
  if (hasStrangeName(value)) return { ok: false, faults: [STRANGE_NAME] };
  const read = deckShape.safeParse(value);
  return read.success ? { ok: true, deck: read.data } : { ok: false, faults: shapeFaults(read.error, value) };
}

/** A deck with its members named, from outside: what a config, a file or the window gives. */
export function readDeck(value: unknown): CheckedDeck {
  const read = readShape(value);
  return read.ok ? checked(read.deck) : read;
}

/** The content of a deck string, parsed as JSON. */
export function readContent(value: unknown): CheckedDeck {
  if (hasStrangeName(value)) return { ok: false, faults: [STRANGE_NAME] };
  const read = contentShape.safeParse(value);
  if (!read.success) return { ok: false, faults: shapeFaults(read.error, value) };
  const { n, a, c } = read.data;
  const cards = c.map(([code, name, copies, atk, def, words, aim, does, text]): DeckCard => {
    return { type: CARD_TYPES[TYPE_CODES.indexOf(code)], name, copies, atk, def, keywords: words, aim, abilities: does, text };
  });
  return checked({ name: n, author: a, cards });
}

const schemaOf = (read: (value: unknown) => CheckedDeck, most: number): z.ZodType<OnlineDeck> =>
  z.unknown().transform((value, context) => {
    const answer = read(value);
    if (answer.ok) return answer.deck;
    for (const fault of answer.faults.slice(0, most)) context.addIssue({ code: 'custom', message: `${faultText(fault)}.` });
    return z.NEVER;
  });

/** A playable deck as a part of other schemas: a match's config (DK-2.4). The sentence is that of the first fault. */
export const onlineDeckSchema = schemaOf(readDeck, 1);

/** A deck by its shape alone, with a sentence for each thing that is none of a deck's. */
export const deckShapeSchema = schemaOf(readShape, Infinity);
