/** What changes from level to level of a set: numbers, keywords and texts, as data for the card to show. */
import { plainText, type TextPart } from '../../../text/markup.ts';
import { signedNumber } from '../../../text/words.ts';
import { LEVELS, type LnCardId } from '../types.ts';
import { FACES } from './faces.ts';
import type { LnCardFace, TextLine } from './faces.types.ts';
import { keywordById, keywordName } from './keywords.ts';
import type { LnLevelLine, LnLevels, LnLevelStep, LnNumberSteps } from './levels.types.ts';
import { aligned, freshParts, likeness } from './line-diff.ts';

type Three<T> = [T, T, T];

const NUMBERS = { attack: 'Attack', health: 'Health', armor: 'Armor', mobility: 'Mobility' } as const;
const numberAt = (face: LnCardFace, what: LnNumberSteps['what']): number => face[what] ?? 0;

/** Paragraphs that differ more than this are different abilities. */
const ALIKE = 0.3;

function numbersOf(faces: Three<LnCardFace>): LnNumberSteps[] {
  const names = Object.keys(NUMBERS) as LnNumberSteps['what'][];
  return names
    .map((what): LnNumberSteps => ({ what, at: [numberAt(faces[0], what), numberAt(faces[1], what), numberAt(faces[2], what)] }))
    .filter(({ at }) => at.some((n) => n > 0));
}

const unchanged = (line: TextLine): LnLevelLine => ({ change: 'same', parts: line.map((part) => ({ ...part, fresh: false })) });

/** A paragraph of keywords alone. */
const isKeywords = (parts: readonly TextPart[]): boolean => parts.every((part) => 'keyword' in part || /^[.\s]*$/.test(part.text));

/** Paragraphs that say the same of the same thing stand beside each other. */
function linesBeside(before: readonly TextLine[], after: readonly TextLine[]): Pick<LnLevelStep, 'lines' | 'lost'> {
  const pairs = aligned(before, after, (a, b) => {
    const like = likeness(a, b);
    return like >= ALIKE ? like : 0;
  });
  const partner = new Map(pairs.map(([i, j]) => [j, i]));
  const kept = new Set(pairs.map(([i]) => i));
  const lines = after.map((line, j): LnLevelLine => {
    const i = partner.get(j);
    if (i === undefined) return { change: 'new', parts: line.map((part) => ({ ...part, fresh: true })) };
    if (plainText(before[i]) === plainText(line)) return unchanged(line);
    return { change: 'changed', parts: freshParts(before[i], line) };
  });
  return { lines, lost: before.filter((line, i) => !kept.has(i) && !isKeywords(line)).map(plainText) };
}

const OPENING = { changed: 'Now', new: 'New' } as const;

/** "+3 Attack, +4 Health, gains Breakthrough. New: When this is destroyed, draw a card." */
function summaryOf(before: LnCardFace, after: LnCardFace, step: Omit<LnLevelStep, 'summary'>): string {
  const words = (Object.keys(NUMBERS) as LnNumberSteps['what'][]).flatMap((what) => {
    const by = numberAt(after, what) - numberAt(before, what);
    return by === 0 ? [] : [`${signedNumber(by)} ${NUMBERS[what]}`];
  });
  const printed = (ids: readonly string[]) =>
    ids.filter((id) => keywordById(id)?.group === 'keyword' && !(id in NUMBERS)).map((id) => keywordName(id));
  words.push(...printed(step.gained).map((name) => `gains ${name}`), ...printed(step.dropped).map((name) => `loses ${name}`));
  const texts = step.lines.flatMap((line) =>
    line.change === 'same' || isKeywords(line.parts) ? [] : [`${OPENING[line.change]}: ${plainText(line.parts)}`],
  );
  const gone = step.lost.map((text) => `No longer: ${text}`);
  return [words.length > 0 ? `${words.join(', ')}.` : '', ...texts, ...gone].filter(Boolean).join(' ');
}

function stepTo(before: LnCardFace, after: LnCardFace): LnLevelStep {
  const step = {
    level: after.level,
    ...linesBeside(before.lines, after.lines),
    gained: after.keywords.filter((id) => !before.keywords.includes(id)),
    dropped: before.keywords.filter((id) => !after.keywords.includes(id)),
  };
  return { ...step, summary: summaryOf(before, after, step) };
}

/** The three faces of a set or Minion side by side. */
export function compareLevels(faces: Three<LnCardFace>): LnLevels {
  const [one, two, three] = faces;
  const first: LnLevelStep = { level: 1, lines: one.lines.map(unchanged), lost: [], gained: [], dropped: [], summary: '' };
  return { set: one.set, numbers: numbersOf(faces), steps: [first, stepTo(one, two), stepTo(two, three)] };
}

const known = new Map<string, LnLevels>();

/** The same for a shipped set or Minion; null for an id that nothing has. */
export function levelsOf(set: string): LnLevels | null {
  const found = known.get(set);
  if (found) return found;
  const faces = LEVELS.map((level) => FACES[`${set}:${level}` as LnCardId]);
  if (!faces[0]) return null;
  const levels = compareLevels([faces[0], faces[1], faces[2]]);
  known.set(set, levels);
  return levels;
}
