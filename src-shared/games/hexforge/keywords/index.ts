import { ENTITY_KEYWORDS, type HxEntityKeyword } from '../types.ts';
import { adapt } from './adapt.ts';
import { brilliance } from './brilliance.ts';
import { defender } from './defender.ts';
import { entry } from './entry.ts';
import { haste } from './haste.ts';
import { indestructible } from './indestructible.ts';
import { lethal } from './lethal.ts';
import { memento } from './memento.ts';
import { quickStrike } from './quick-strike.ts';
import { revealed } from './revealed.ts';
import { siphon } from './siphon.ts';
import { sloth } from './sloth.ts';
import { spellbound } from './spellbound.ts';
import { splash } from './splash.ts';
import { taunt } from './taunt.ts';
import type { KeywordModule } from './types.ts';
import { unimpeded } from './unimpeded.ts';
import { unity } from './unity.ts';
import { untargetable } from './untargetable.ts';
import { worker } from './worker.ts';

/** Every entity keyword has its module: one left out does not compile. */
export const KEYWORDS: Record<HxEntityKeyword, KeywordModule> = {
  adapt,
  brilliance,
  defender,
  entry,
  haste,
  indestructible,
  lethal,
  memento,
  quickStrike,
  revealed,
  siphon,
  sloth,
  spellbound,
  splash,
  taunt,
  unimpeded,
  unity,
  untargetable,
  worker,
};

/** Bit of a keyword in an entity's `kw`. */
export const KW = Object.fromEntries(ENTITY_KEYWORDS.map((id, i) => [id, 1 << i])) as Record<HxEntityKeyword, number>;

/** Bits of all keywords whose module has the trait. */
const mask = (has: (k: KeywordModule) => boolean): number =>
  ENTITY_KEYWORDS.reduce((bits, id) => (has(KEYWORDS[id]) ? bits | KW[id] : bits), 0);

/** The moments, as bit masks: rules test `unit.kw & MOMENT.survives` and never name a keyword. */
export const MOMENT = {
  passesWalls: mask((k) => !!k.passesWalls),
  cannotAttack: mask((k) => !!k.cannotAttack),
  bindsAttackers: mask((k) => !!k.bindsAttackers),
  survives: mask((k) => !!k.survives),
  shielded: mask((k) => !!k.shielded),
  exposed: mask((k) => !!k.exposed),
  drains: mask((k) => !!k.drains),
  kills: mask((k) => !!k.kills),
  timesStrike: mask((k) => !!k.strikesIn),
  harvests: mask((k) => !!k.harvests),
} as const;

const movers = ENTITY_KEYWORDS.filter((id) => KEYWORDS[id].movement !== undefined).map((id) => ({
  bit: KW[id],
  by: KEYWORDS[id].movement!,
}));

/** Change of movement from all keywords in `kw`; one without a number counts once (HX-28.11). */
export function movementOf(kw: number): number {
  let total = 0;
  for (const mover of movers) if (kw & mover.bit) total += mover.by;
  return total;
}

const timing = ENTITY_KEYWORDS.map((id) => KEYWORDS[id].strikesIn).find((fn) => fn !== undefined)!;

/** Combat step (0 quick, 1 normal) in which a side with `mine` strikes a side with `theirs`. */
export const strikeStep = (mine: number, theirs: number): 0 | 1 =>
  timing({ mine: (mine & MOMENT.timesStrike) !== 0, theirs: (theirs & MOMENT.timesStrike) !== 0 });

export const keywordsIn = (kw: number): HxEntityKeyword[] => ENTITY_KEYWORDS.filter((id) => kw & KW[id]);
