/** Present state of a piece, as lines of the inspector. */
import { FACES, cardName } from '../../../../src-shared/games/hexforge/text/faces.ts';
import { keywordById, keywordName } from '../../../../src-shared/games/hexforge/text/keywords.ts';
import { DURATION_NAMES } from '../../../../src-shared/games/hexforge/text/names.ts';
import { bonusText, counted } from '../../../../src-shared/text/words.ts';
import { costWords } from '../../../../src-shared/games/hexforge/text/costs.ts';
import type { HxPart } from '../../../../src-shared/games/hexforge/explain/questions.ts';
import type { HxEffectView, HxEntityView } from '../../../../src-shared/games/hexforge/view.ts';
import { termsOf } from '../../../ui/terms/term.ts';
import { countCards } from '../library/loadout-words.ts';

export interface Note {
  name: string;
  text: string;
}

export function stateLine(piece: HxEntityView, place: string): string {
  const words = [piece.kind === 'unit' ? `${piece.power}/${piece.health}` : `${piece.health} of ${piece.maxHealth} health`];
  if (piece.kind === 'unit' && piece.damage > 0) words.push(`${piece.damage} damage of ${piece.maxHealth}`);
  if (piece.kind === 'unit') words.push(piece.exhausted ? 'exhausted' : 'ready');
  return `${words.join(', ')} on ${place}`;
}

function effectNote(effect: HxEffectView): Note {
  const gains = [
    effect.power || effect.health ? bonusText(effect.power, effect.health) : '',
    ...effect.keywords.map((k) => keywordName(k.id, k.n)),
  ].filter(Boolean);
  return { name: cardName(effect.from), text: `${gains.join(', ')} (${DURATION_NAMES[effect.until]})` };
}

/** Derivation of the numbers, when they differ from the printed ones. */
export function derivationNote(parts: readonly HxPart[]): Note[] {
  if (parts.length < 2) return [];
  const [print, ...rest] = parts;
  return [
    {
      name: 'Numbers',
      text: [`${print.power}/${print.health} printed`, ...rest.map((part) => `${bonusText(part.power, part.health)} ${part.label}`)].join(
        ', ',
      ),
    },
  ];
}

/** What its kind and state mean. */
const placeTerms = ({ kind, role, exhausted }: HxEntityView): string[] => [
  ...(kind === 'base' ? ['tower'] : kind === 'forge' ? ['forge'] : role === 'commander' ? ['commander'] : []),
  ...(exhausted ? ['exhausted'] : []),
];

export function notesOf(piece: HxEntityView): Note[] {
  return [
    ...piece.keywords.map((k): Note => ({ name: keywordName(k.id, k.n), text: keywordById(k.id)?.line ?? '' })),
    ...termsOf(placeTerms(piece), keywordById).map(({ name, line }): Note => ({ name, text: line })),
    ...(piece.yields ? [{ name: 'Yield', text: `${costWords(piece.yields)} at each Harvest on mineral` }] : []),
    ...(piece.equipment ? [{ name: 'Wears', text: cardName(piece.equipment) }] : []),
    ...piece.effects.map(effectNote),
  ];
}

/** A forge's cards without duplicates: “Pack Kindler: 2 of them, unit 2/3 for 1 Rudine and 1 Grite”. */
export function forgeNotes(cards: readonly string[]): Note[] {
  return countCards(cards).map(({ id, count }) => {
    const { name, type, cost, power, health } = FACES[id];
    const numbers = power === null ? '' : ` ${power}/${health}`;
    return { name, text: `${count > 1 ? `${count} of them, ` : ''}${type}${numbers} for ${costWords(cost)}` };
  });
}

/** Rivals that could attack this hex next turn. */
export function threatNote(strikers: readonly string[]): Note[] {
  if (strikers.length === 0) return [];
  return [{ name: `Threatened by ${counted(strikers.length, 'unit')}`, text: strikers.join(', ') }];
}
