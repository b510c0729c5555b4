import type { Sense } from '../../../kernel/sense.ts';
import { DEFS } from '../catalog.ts';
import { ACTION, CARD_FREE, kindOf, particularsOf } from '../keys.ts';
import { isActing } from '../modes.ts';
import { activeArmor, at, isSilent } from '../rules/creatures.ts';
import type { PlayItem } from '../rules/play.ts';
import { activeSeat } from '../rules/turn.ts';
import { LANES, levelOf, type LnState } from '../state.ts';

const bits = (mask: number): number => {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
};

/** The next level that any played card leaves in the discard pile is not among them: a card in vain would earn it as well. */
function assets(s: LnState, seat: number): number[] {
  const own = s.seats[seat];
  let [creatures, attack, health, armor, keywords, ready, voices, levels] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let lane = 0; lane < LANES; lane++) {
    const c = at(s, seat, lane);
    if (c === null) continue;
    creatures++;
    attack += c.attack;
    health += c.health;
    armor += activeArmor(c);
    keywords += bits(c.kw) + c.mobility + c.mobilityTurn;
    ready += c.ready;
    voices += isSilent(c) ? 0 : 1;
    levels += DEFS[c.face].level;
  }
  return [own.health, creatures, attack, health, armor, keywords, ready, voices, levels, own.hand.length, own.championReady];
}

const DEEDS: readonly number[] = [
  ACTION.playCard,
  ACTION.activate,
  ACTION.useChampion,
  ACTION.chooseLane,
  ACTION.chooseCreature,
  ACTION.done,
  ACTION.accept,
];

const hasEmptyLane = (s: LnState, seat: number): boolean => {
  for (let lane = 0; lane < LANES; lane++) if (at(s, seat, lane) === null) return true;
  return false;
};

/** A creature for an empty lane that costs nothing beside itself. */
function isBoon(s: LnState, key: number): boolean {
  if (kindOf(key) !== ACTION.playCard) return false;
  const def = DEFS[s.faces[CARD_FREE.inst(particularsOf(key))]];
  const isFree = CARD_FREE.free(particularsOf(key)) === 1;
  return !def.isSpell && (!isFree || def.freeCost < 0) && hasEmptyLane(s, activeSeat(s));
}

/** A creature put over a better one, though a lane is empty. */
function isWaste(s: LnState, lane: number): boolean {
  const item = s.agenda[s.agenda.length - 1];
  if (s.choice === null || item.do !== 'play') return false;
  const { face, seat } = item as PlayItem;
  const old = at(s, seat, lane);
  const { attack, health, armor } = DEFS[face];
  return old !== null && hasEmptyLane(s, seat) && attack + health + armor < old.attack + old.health + activeArmor(old);
}

/** To throw away the best that the hand holds. */
function isFolly(s: LnState, key: number): boolean {
  const n = particularsOf(key);
  if (kindOf(key) === ACTION.chooseLane) return isWaste(s, n);
  if (kindOf(key) !== ACTION.banishCard) return false;
  return s.seats[activeSeat(s)].hand.some((inst) => levelOf(inst) < levelOf(n));
}

export const sense: Sense<LnState> = {
  assets,
  isDeed: (_s, key) => DEEDS.includes(kindOf(key)),
  forgoes: (_s, key) => kindOf(key) === ACTION.banishCard || kindOf(key) === ACTION.endActionPhase,
  isBoon,
  isFolly,
  // There are no blows by name: what a card or text does, its outcome tells.
  isBlowAt: () => false,
  hasBegun: (s, seat) => s.turn > 1 || s.action > 0 || (isActing(s.phase) && activeSeat(s) === seat),
};
