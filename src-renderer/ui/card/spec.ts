/**
 * What a card's picture needs, whatever game it is from. Each game's faces are generated in their own words;
 * here they become one shape, so that the drawing below knows no game.
 */
import type { BlCardFace } from '../../../src-shared/games/bladeforge/text/faces.types.ts';
import type { BlCardType } from '../../../src-shared/games/bladeforge/types.ts';
import type { HxCardFace } from '../../../src-shared/games/hexforge/text/faces.types.ts';
import type { HxCost } from '../../../src-shared/games/hexforge/types.ts';
import { costTotal } from '../../../src-shared/games/hexforge/text/costs.ts';
import type { LnCardFace } from '../../../src-shared/games/laneforge/text/faces.types.ts';
import type { ArtRecipe } from '../svg/art.ts';
import type { FrameKind } from '../svg/frames.ts';
import type { DieShape } from '../svg/shapes.ts';

export type AnyFace = HxCardFace | LnCardFace | BlCardFace;

/** A piece of rules text as both games write it. */
export type SpecPart = { text: string } | { keyword: string; text: string } | { cost: HxCost };

export interface CardSpec {
  id: string;
  name: string;
  typeLine: string;
  frame: FrameKind;
  /** Gems down the left edge; null = nothing is ever paid. */
  cost: HxCost | null;
  /** Numeral in the corner where others have their cost. */
  level: 1 | 2 | 3 | null;
  /** Die in that corner, by its outline and number. */
  die: DieShape | null;
  power: number | null;
  health: number | null;
  armor: number | null;
  bonus: { power: string; health: string } | null;
  /** The number at the right is a defense and no health. */
  defends: boolean;
  /** Coloured corner at the top right with the kind's icon, and the number that stands in it. */
  corner: { tone: 'shield' | 'gadget'; icon: string } | null;
  /** Struck beside the die: what a shield stands. */
  stability: number | null;
  /** Keyword whose icon stands at the top right. */
  mark: string | null;
  keywords: readonly string[];
  lines: readonly (readonly SpecPart[])[];
  flavour: string;
  art: ArtRecipe;
}

/** Commanders, workers and tokens are never paid from the hand. */
const isPaid = (face: HxCardFace): boolean => face.role === 'normal' || costTotal(face.cost) > 0;

const hexforgeSpec = (face: HxCardFace): CardSpec => ({
  ...face,
  frame: `hexforge.${face.role === 'normal' ? face.type : face.role}`,
  cost: isPaid(face) ? face.cost : null,
  level: null,
  die: null,
  armor: null,
  defends: false,
  corner: null,
  stability: null,
  mark: face.keywords.includes('instant') ? 'instant' : null,
  art: { seed: face.id, colours: face.colours, ...face.art },
});

const laneforgeSpec = (face: LnCardFace): CardSpec => ({
  ...face,
  frame: face.type === 'spell' ? `laneforge.spell${face.level}` : `laneforge.creature${face.level}`,
  cost: null,
  die: null,
  power: face.attack,
  armor: face.armor,
  bonus: null,
  defends: false,
  corner: null,
  stability: null,
  mark: null,
  // one picture for all levels of a set: what grows is the frame
  art: { seed: face.set, colours: [face.faction], ...face.art },
});

const CORNERS: Partial<Record<BlCardType, CardSpec['corner']>> = {
  shield: { tone: 'shield', icon: 'checked-shield' },
  gadget: { tone: 'gadget', icon: 'gears' },
};

const bladeforgeSpec = (face: BlCardFace): CardSpec => ({
  ...face,
  frame: `bladeforge.${face.type}`,
  cost: null,
  level: null,
  die: `d${face.req}`,
  power: null,
  health: null,
  armor: null,
  bonus: face.signs && { power: face.signs.attack, health: face.signs.defense },
  defends: true,
  corner: CORNERS[face.type] ?? null,
  mark: null,
  // the number in the corner has its word on the plate
  lines: face.stability === null ? face.lines : [[{ keyword: 'stability', text: `Stability ${face.stability}.` }]],
  art: { seed: face.id, colours: [face.type], ...face.art },
});

export const specOf = (face: AnyFace): CardSpec =>
  'req' in face ? bladeforgeSpec(face) : 'level' in face ? laneforgeSpec(face) : hexforgeSpec(face);
