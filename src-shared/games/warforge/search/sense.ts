import { sumAt } from '../../../kernel/masks.ts';
import type { Sense } from '../../../kernel/sense.ts';
import { DEFS } from '../catalog.ts';
import { KEYWORD_WORTHS } from '../heuristic.ts';
import { ACTION, entryOf, kindOf, particularsOf } from '../keys.ts';
import { attackValue } from '../rules/values.ts';
import { cardOfHand, HOW, type WrState } from '../state.ts';

function assets(s: WrState, seat: number): number[] {
  const { line, w, hand, extra, energy, maxEnergy, embers, faith, questProgress, ongoing, deck } = s.seats[seat];
  let [melee, ranged, health, keywords, numbers] = [0, 0, 0, 0, 0];
  for (let i = 0; i < line.length; i++) {
    const unit = line[i];
    melee += attackValue(s, unit, HOW.melee);
    ranged += attackValue(s, unit, HOW.ranged);
    if (i !== w) health += Math.max(0, unit.health);
    keywords = sumAt(unit.kw, KEYWORD_WORTHS, keywords);
    for (const n of unit.nums) numbers += n;
  }
  const cards = [hand.length, extra.length, ongoing.length, deck.length];
  return [line[w].health, line.length, melee, ranged, health, keywords, numbers, energy, maxEnergy, embers, faith, questProgress, ...cards];
}

const DEEDS: readonly number[] = [ACTION.attack, ACTION.play, ACTION.extra, ACTION.target];

const isTroop = (key: number): boolean =>
  (kindOf(key) === ACTION.play || kindOf(key) === ACTION.extra) && DEFS[cardOfHand(entryOf(particularsOf(key)))].isTroop;

export const sense: Sense<WrState> = {
  assets,
  isDeed: (_s, key) => DEEDS.includes(kindOf(key)),
  forgoes: (_s, key) => kindOf(key) === ACTION.endTurn,
  isBoon: (_s, key) => isTroop(key),
  isBlowAt: (s, key, seat) => kindOf(key) === ACTION.attack && seat !== s.active,
  hasBegun: (s, seat) => s.turn > 1 || (s.turn === 1 && s.active === seat),
};
