/**
 * View model of a card's picture, for all games. Each game maps its generated faces to it (`card-spec.ts`), so that shared parts draw, list
 * and name cards without knowing the game.
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
  /** Accessible description of the whole card: “Loose Sickle, Guard · d4, attack +3, defense −3”. */
  readonly spoken: string;
  /** Icons at the foot of a hand card, in the order of its text. */
  readonly keywordIcons: readonly string[];
  /** Gems down the left edge; null when the game has no costs. */
  readonly cost: CardCost | null;
  /** Numeral in the corner, instead of a cost. */
  readonly level: 1 | 2 | 3 | null;
  /** Die in that corner, by its outline and number. */
  readonly die: DieShape | null;
  /** Number beside the die. */
  readonly beside: number | null;
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

/** Fills in the defaults of a spec. `numbers` are its numbers in words: “attack +3”. */
export function cardSpec({
  numbers = [],
  ...card
}: Pick<CardSpec, Needed> & Partial<Omit<CardSpec, Needed | 'spoken'>> & { numbers?: readonly string[] }): CardSpec {
  const head = said([card.name, card.typeLine, ...numbers]);
  return { ...NOTHING_MORE, ...card, spoken: card.plain === '' ? head : `${head}. ${unstopped(card.plain)}` };
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
