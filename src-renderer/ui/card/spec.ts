/**
 * What a card's picture needs, whatever game it is from. Each game's faces are generated in their own words; a game turns
 * them into this one shape, so that nothing that draws, lists or names cards knows a game.
 */
import { said, unstopped } from '../../../src-shared/text/speech.ts';
import type { ArtRecipe } from '../svg/art.ts';
import type { BadgeMetal, DieShape } from '../svg/shapes.ts';
import type { CardCost } from './costs.ts';
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
  /** The whole card in words, for those who do not see its picture: "Loose Sickle, Guard · d4, attack +3, defense −3". */
  readonly spoken: string;
  /** Icons at the foot of a hand card, in the order of its text. */
  readonly keywordIcons: readonly string[];
  /** Gems down the left edge; null = nothing is ever paid. */
  readonly cost: CardCost | null;
  /** Numeral in the corner where others have their cost. */
  readonly level: 1 | 2 | 3 | null;
  /** Die in that corner, by its outline and number. */
  readonly die: DieShape | null;
  /** Number beside it. */
  readonly beside: number | null;
  /** Lower left, on a blade. */
  readonly power: number | null;
  /** Lower right, on a shield. */
  readonly health: number | null;
  /** Of that shield: blood is lost, blued steel stands. */
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
  keywordIcons: [],
  cost: null,
  level: null,
  die: null,
  beside: null,
  power: null,
  health: null,
  healthMetal: 'blood',
  armor: null,
  bonus: null,
  corner: null,
  mark: null,
} as const;

/** A card with all that it does not have filled in. `numbers` are its numbers in words: "attack +3". */
export function cardSpec({
  numbers = [],
  ...card
}: Pick<CardSpec, Needed> & Partial<Omit<CardSpec, Needed | 'spoken'>> & { numbers?: readonly string[] }): CardSpec {
  const head = said([card.name, card.typeLine, ...numbers]);
  return { ...NOTHING_MORE, ...card, spoken: card.plain === '' ? head : `${head}. ${unstopped(card.plain)}` };
}

/** The same spec for the same face, made when it is first asked for. */
export function specsOf<Face extends object>(make: (face: Face) => CardSpec): (face: Face) => CardSpec {
  const made = new WeakMap<Face, CardSpec>();
  return (face) => {
    let spec = made.get(face);
    if (spec === undefined) made.set(face, (spec = make(face)));
    return spec;
  };
}
