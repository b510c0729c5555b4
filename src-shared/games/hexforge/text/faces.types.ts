import type { TextPart } from '../../../text/markup.ts';
import type { HxCost, HxSpeed } from '../types.ts';
import type { ArtSpec } from '../../../text/art.ts';

/** A line of generated rules text. */
export type TextLine = (TextPart | { cost: HxCost })[];

/** Everything a window needs to draw one card definition. Generated from the card data by `faces.ts`. */
export interface HxCardFace {
  id: string;
  name: string;
  type: 'unit' | 'spell' | 'equipment';
  role: 'normal' | 'commander' | 'worker' | 'token';
  /** "Unit · Beast", "Spell · Instant"… */
  typeLine: string;
  /** Printed cost; colours in the order generic, F, O, R, G, E. */
  cost: HxCost;
  /** Colours of the card in the order of its palette; empty = colourless. */
  colours: string[];
  power: number | null;
  health: number | null;
  /** What a worker yields at each Harvest; null for everything else. */
  yields: HxCost | null;
  /** Signed bonus texts of equipment, e.g. '+2' and '+1'. */
  bonus: { power: string; health: string } | null;
  /** Keyword ids on the card, for icons: entity keywords plus instant, unstable. */
  keywords: string[];
  lines: TextLine[];
  /** The same as one plain text, for search, speech and the snapshot. */
  plain: string;
  abilities: { cost: HxCost; speed: HxSpeed; brilliance: boolean; plain: string }[];
  flavour: string;
  art: ArtSpec;
}
