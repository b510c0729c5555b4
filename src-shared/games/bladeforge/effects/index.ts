import type { BlEffect, BlEffectKind } from './dsl.ts';
import { breakPart, breakShield } from './breaking.ts';
import { draw, fetch } from './cards.ts';
import { forgeStep } from './forge-step.ts';
import { heal, hit, hitAll } from './health.ts';
import { attackMod, attackTimes, blockMod, defenseMod, dieStep, extraPlace, keepBest, noBlock, pierce, weaken } from './modifiers.ts';
import { searchUp } from './search.ts';
import { steal } from './steal.ts';
import { trap } from './trap.ts';
import type { EffectRule } from './types.ts';

/** What every kind of effect means; a kind without an entry does not compile. */
const RULES: { readonly [K in BlEffectKind]: EffectRule<K> } = {
  attackMod,
  defenseMod,
  weaken,
  attackTimes,
  dieStep,
  keepBest,
  noBlock,
  pierce,
  blockMod,
  breakShield,
  breakPart,
  hit,
  hitAll,
  heal,
  draw,
  fetch,
  forgeStep,
  extraPlace,
  searchUp,
  steal,
  trap,
};

/** The rule of an effect, which takes any effect of its own kind. */
export const ruleOf = (effect: BlEffect): EffectRule<BlEffectKind> => RULES[effect.do] as unknown as EffectRule<BlEffectKind>;
