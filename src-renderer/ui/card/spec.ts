/**
 * View model of a card's picture, for all games. Each game maps its generated faces to it (`card-spec.ts`), so that shared parts draw, list
 * and name cards without knowing the game.
 */
import { said, unstopped } from '../../../src-shared/text/speech.ts';
import type { ArtRecipe } from '../svg/art.ts';
import type { BadgeMetal, DieShape } from '../svg/shapes.ts';
import type { CardCost } from './costs.ts';
import { termsOf, type Glossary, type Term } from '../terms/term.ts';
import type { CardFrame } from './frames.ts';

/** A piece of rules text. */
export type SpecPart = { text: string } | { keyword: string; text: string } | { cost: CardCost };

export interface CardSpec {
  readonly id: string;
  readonly name: string;
  /** "Unit · Golem". */
  readonly typeLine: string;
  readonly frame: CardFrame;
  readonly art: ArtRecipe;
  readonly lines: readonly (readonly SpecPart[])[];
  readonly flavour: string;
  /** The rules as one plain text. */
  readonly plain: string;
  /** Accessible description of the whole card: “Loose Sickle, Guard · d4, attack +3, defense −3”. */
  readonly spoken: string;
  /** Icons at the foot of a hand card, in the order of its text. */
  readonly keywordIcons: readonly string[];
  /** What its keywords, marked words and signs mean, for where it is shown. */
  readonly terms: readonly Term[];
  /** Gems down the left edge; null when the game has no costs. */
  readonly cost: CardCost | null;
  /** Numeral in the corner, instead of a cost. */
  readonly level: 1 | 2 | 3 | null;
  /** Die in that corner, by its outline and number. */
  readonly die: DieShape | null;
  /** Number beside the die. */
  readonly beside: number | null;
  /** Lower left, on a bow, with the power beside it in the middle; null for cards with one attack value. */
  readonly ranged: number | null;
  /** Lower left, on a blade. */
  readonly power: number | null;
  /** Lower right, on a shield. */
  readonly health: number | null;
  /** Metal of that shield: blood for health, blued steel for armor. */
  readonly healthMetal: BadgeMetal;
  readonly armor: number | null;
  /** Signed numbers in the lower corners. */
  readonly bonus: { readonly power: string; readonly health: string } | null;
  /** Coloured corner at the top right with the kind's icon; the type line says the same in words. */
  readonly corner: { readonly fill: string; readonly icon: string } | null;
  /** Icon on a small round badge at the top right. */
  readonly mark: string | null;
}

type Needed = 'id' | 'name' | 'typeLine' | 'frame' | 'art' | 'lines' | 'flavour' | 'plain';

const NOTHING_MORE = {
  cost: null,
  level: null,
  die: null,
  beside: null,
  ranged: null,
  power: null,
  health: null,
  healthMetal: 'blood',
  armor: null,
  bonus: null,
  corner: null,
  mark: null,
} as const;

type Optional = Partial<Omit<CardSpec, Needed | 'spoken' | 'keywordIcons' | 'terms'>>;

interface Words {
  /** Its numbers in words: “attack +3”. */
  readonly numbers?: readonly string[];
  /** The game's glossary, in which the keywords, the marked words of the rules and the signs are looked up; absent for a game without one. */
  readonly glossary?: Glossary;
  /** In the order of its text. */
  readonly keywords?: readonly string[];
  /** Entries for what the picture shows without a word: cost, level, die. */
  readonly signs?: readonly string[];
}

/** Fills in the defaults of a spec. */
export function cardSpec({
  numbers = [],
  glossary = () => undefined,
  keywords = [],
  signs = [],
  ...card
}: Pick<CardSpec, Needed> & Optional & Words): CardSpec {
  const head = said([card.name, card.typeLine, ...numbers]);
  const marked = card.lines.flat().flatMap((part) => ('keyword' in part ? [part.keyword] : []));
  return {
    ...NOTHING_MORE,
    ...card,
    keywordIcons: keywords.flatMap((id) => glossary(id)?.icon ?? []),
    terms: termsOf([...keywords, ...marked, ...signs], glossary),
    spoken: card.plain === '' ? head : `${head}. ${unstopped(card.plain)}`,
  };
}

/** Memoizes a game's specs by face. */
export function specsOf<Face extends object>(make: (face: Face) => CardSpec): (face: Face) => CardSpec {
  const made = new WeakMap<Face, CardSpec>();
  return (face) => {
    let spec = made.get(face);
    if (spec === undefined) made.set(face, (spec = make(face)));
    return spec;
  };
}
