import type { Sense } from '../../../kernel/sense.ts';
import { DEFS } from '../catalog.ts';
import type { BlEffectKind } from '../effects/dsl.ts';
import { ACTION, CARD_PLACE, kindOf, particularsOf } from '../keys.ts';
import { emptyPlace, forgeAttack, forgeDefense, hasShield } from '../rules/forge.ts';
import { attackLevel } from '../rules/odds.ts';
import { AT, dieOf, type BlSeatState, type BlState, type GadgetItem } from '../state.ts';

/** What does no good to the player named for it. */
const HARMFUL: readonly BlEffectKind[] = ['weaken', 'breakShield', 'breakPart', 'hit', 'steal'];

/** Something was spent on the blow of this turn. */
const isArmed = ({ means: m }: BlState): boolean => m.attackMod + m.doublings + m.dieSteps + m.keepBest + m.noBlock + m.pierce > 0;

const worthOf = (card: number): number => DEFS[card].attack + DEFS[card].defense;

const stabilityOf = (s: BlState, seat: number): number =>
  hasShield(s.seats[seat]) ? DEFS[s.seats[seat].forge[AT.shield]].stability + 1 : 0;

/** The most damage that the active player's blow can still do to a rival, 0 if no throw is enough. */
function mostDamage(s: BlState, rival: BlSeatState): number {
  const { means: m } = s;
  const own = s.seats[s.active];
  const total = (dieOf(attackLevel(own.level, m.dieSteps)) + forgeAttack(own) + m.attackMod) * 2 ** m.doublings;
  const damage = total - Math.max(0, forgeDefense(rival) + rival.defenseMod - rival.weaken);
  const isStopped = hasShield(rival) && m.pierce === 0 && damage < DEFS[rival.forge[AT.shield]].stability;
  return isStopped ? 0 : Math.max(0, damage);
}

/** What the turn under way still holds: after a Reforge there is no blow for which it could count. */
function meansOf(s: BlState, seat: number): number[] {
  if (seat !== s.active || s.means.reforged === 1) return [0, 0, 0, 0];
  let best = 0;
  let shields = 0;
  for (let i = 0; i < s.seats.length; i++) {
    if (i === seat || s.seats[i].out !== 0) continue;
    best = Math.max(best, mostDamage(s, s.seats[i]));
    shields += hasShield(s.seats[i]) ? 1 : 0;
  }
  return [best, best > 0 ? s.means.keepBest : 0, best > 0 ? s.means.noBlock : 0, shields > 0 ? s.means.pierce : 0];
}

function assets(s: BlState, seat: number): number[] {
  const own = s.seats[seat];
  const sword = [forgeAttack(own), forgeDefense(own) + own.defenseMod - own.weaken, own.blockMod, stabilityOf(s, seat)];
  return [own.health, own.level, own.hand.length, ...sword, ...meansOf(s, seat), seat === s.active ? s.means.placementsLeft : 0];
}

const DEEDS: readonly number[] = [ACTION.playGadget, ACTION.replace, ACTION.placeShield, ACTION.chooseSeat, ACTION.choosePart];
const ENDS: readonly number[] = [ACTION.attack, ACTION.drawToEnd, ACTION.endTurn, ACTION.recycle];

/** A part for an empty place, or a first Shield. */
function isBoon(s: BlState, key: number): boolean {
  const own = s.seats[s.active];
  const card = particularsOf(key);
  if (kindOf(key) === ACTION.placeShield) return !hasShield(own);
  return kindOf(key) === ACTION.place && emptyPlace(own, card) >= 0 && worthOf(card) > 0;
}

/** A blow that no throw brings through; to spend on a blow and strike none; to put away the better for the worse. */
function isFolly(s: BlState, key: number): boolean {
  const n = particularsOf(key);
  switch (kindOf(key)) {
    case ACTION.attack:
      return mostDamage(s, s.seats[n]) === 0;
    case ACTION.drawToEnd:
      return isArmed(s) && s.seats.some((rival, seat) => seat !== s.active && rival.out === 0 && mostDamage(s, rival) > 0);
    case ACTION.replace:
      return worthOf(CARD_PLACE.card(n)) < worthOf(s.seats[s.active].forge[CARD_PLACE.place(n)]);
    default:
      return false;
  }
}

/** A blow, or a text that harms whom it names. */
function isBlowAt(s: BlState, key: number, seat: number): boolean {
  const kind = kindOf(key);
  if (particularsOf(key) !== seat || (kind !== ACTION.attack && kind !== ACTION.chooseSeat)) return false;
  if (kind === ACTION.attack) return true;
  const item = s.agenda[s.agenda.length - 1] as GadgetItem;
  const effect = DEFS[item.card].effects[item.named];
  return HARMFUL.includes(effect.do) || (effect.do === 'forgeStep' && effect.by < 0);
}

/** Turns go round the table: who comes before the active player, back to the starter. The fallen are counted, which errs on the safe side. */
const hasBegun = (s: BlState, seat: number): boolean => (s.active - seat + s.seats.length) % s.seats.length < s.turn;

export const sense: Sense<BlState> = {
  assets,
  isDeed: (_s, key) => DEEDS.includes(kindOf(key)),
  forgoes: (_s, key) => ENDS.includes(kindOf(key)),
  isBoon,
  isFolly,
  isBlowAt,
  hasBegun,
};
