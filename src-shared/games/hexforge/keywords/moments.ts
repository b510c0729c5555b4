import type { KeywordModule } from '../../../kernel/keywords.ts';
import type { Bonus, HxAbility, HxDef } from '../catalog.ts';
import type { Amounts } from '../cost.ts';
import type { HxCause } from '../events.ts';
import type { Striker } from '../rules/combat.ts';
import type { Hit } from '../rules/damage.ts';
import type { HxEntity, HxState } from '../state.ts';

/** What keywords may have done by the rules, which load them and hand this over. */
export interface HxDeeds {
  repairBase(s: HxState, seat: number, amount: number): void;
}

/** How a keyword limits what enemies beside its holders may attack, and the words for what it refuses. */
export interface AttackLimit {
  /** Of the tiles that could be attacked those that still may be. `holders` are those with such a unit, at least one. */
  among(tiles: readonly number[], holders: readonly number[]): readonly number[];
  because: string;
}

/** The moments at which a keyword of a unit can act. Rules ask the moment and name no keyword. */
export interface HxMoments {
  /** Tiles more or fewer per Move phase (HX-28.9, 28.10). */
  movement: number;
  /** A type of tile that its path may lead over although no unit can stand there (HX-28.34). */
  crosses: number;
  /** It cannot be declared as attacker (HX-28.6); the words for why. */
  barsAttack: string;
  /** A unit with it stands beside an attacker (HX-20.6). */
  limitsAttack: AttackLimit;
  /** In which combat step it strikes in a pair (HX-28.20–28.23): 0 quick, 1 normal; `both` if the other side has the keyword too. */
  strikesIn(both: boolean): 0 | 1;
  /** Its attack strikes a tile, whatever is still there: adds hits to those that land together (HX-28.30). */
  attackStrikes(s: HxState, striker: Striker, tile: number, hits: Hit[]): void;
  /** It has dealt damage to another entity (HX-28.16, 28.25); the state check follows. */
  dealt(s: HxState, hit: Hit, deeds: HxDeeds): void;
  /** Does it stay although this would remove it (HX-28.12)? */
  withstands(cause: HxCause): boolean;
  /** No card or ability may target it (HX-28.37); the words for why. */
  untargetable: string;
  /** A tile that everybody sees (HX-28.24). */
  shows(unit: HxEntity): number;
  /** What its own text adds while a condition holds, null while it does not (HX-28.1, 28.36). */
  bonus(s: HxState, unit: HxEntity, def: HxDef): Bonus | null;
  /** The text that fires when it comes onto the battlefield (HX-28.7): index into SCRIPTS. */
  entered(def: HxDef): number;
  /** The text that fires when its card goes from the battlefield to discard (HX-28.18). */
  discarded(def: HxDef): number;
  /** The text that fires when its controller puts a spell card on the stack (HX-28.28). */
  spellCast(def: HxDef): number;
  /** An ability is used, the one at `index` of those the unit has. */
  activated(unit: HxEntity, ability: HxAbility, index: number): void;
  /** Can that ability not be used again (HX-28.3)? */
  usedUp(unit: HxEntity, ability: HxAbility, index: number): boolean;
  /** What it yields at its controller's Harvest, null for nothing (HX-8.1). */
  harvest(s: HxState, unit: HxEntity): Amounts | null;
  /** It counts as a worker for the price of the next one and lets forges be raised beside it (HX-5.5, 6.5). */
  works: true;
}

export type HxKeywordModule = KeywordModule<HxMoments>;
