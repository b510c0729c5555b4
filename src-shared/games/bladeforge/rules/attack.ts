import { draw } from '../../../kernel/rng.ts';
import { DEFS } from '../catalog.ts';
import type { FlowEvent } from '../../../kernel/flow.ts';
import type { BlBlow } from '../events.ts';
import { particularsOf } from '../keys.ts';
import { AT, NONE, dieOf, type BlAttack, type BlSeatState, type BlState } from '../state.ts';
import { checkDefeats, harm, isLiving } from './defeat.ts';
import { forgeAttack, forgeDefense, hasPart, hasShield, partPlaces, takeOff } from './forge.ts';
import { toSalvage } from './hands.ts';
import { attackLevel } from './odds.ts';
import { cardId, tell } from './tell.ts';

/* An attack, step by step (BL-7–9). The flow walks from step to step; its guards are the questions below. */

/** BL-7.3, D27: first everything is added, then doubled. */
export const attackTotalOf = (s: BlState, own: BlSeatState, roll: number): number =>
  Math.max(0, (roll + forgeAttack(own) + s.means.attackMod) * 2 ** s.means.doublings);

/** BL-7.4, D29. */
export const defenseTotalOf = (own: BlSeatState): number => Math.max(0, forgeDefense(own) + own.defenseMod - own.weaken);

export function nameTarget(s: BlState, event: FlowEvent): void {
  const target = particularsOf(event.key);
  s.attack = { attacker: s.active, target, roll: 0, other: 0, attackTotal: 0, defenseTotal: 0, damage: 0, blockFailed: 0 };
  tell()?.all({ type: 'attackNamed', attacker: s.active, target });
}

const rollDie = (s: BlState, what: string, level: number): number => 1 + draw(s.rng, 'dice', what, dieOf(level));

/** BL-7.3–7.5, 7.9. */
export function rollAttack(s: BlState): void {
  const attack = s.attack!;
  const own = s.seats[attack.attacker];
  const rival = s.seats[attack.target];
  const level = attackLevel(own.level, s.means.dieSteps);
  attack.roll = rollDie(s, 'attack die', level);
  if (s.means.keepBest) {
    const second = rollDie(s, 'second attack die', level);
    attack.other = Math.min(attack.roll, second);
    attack.roll = Math.max(attack.roll, second);
  }
  attack.attackTotal = attackTotalOf(s, own, attack.roll);
  attack.defenseTotal = defenseTotalOf(rival);
  attack.damage = Math.max(0, attack.attackTotal - attack.defenseTotal);
  tell()?.all({ type: 'blow', blow: blowOf(s, attack, own, rival, level) });
}

const blowOf = (s: BlState, attack: BlAttack, own: BlSeatState, rival: BlSeatState, level: number): BlBlow => ({
  attacker: attack.attacker,
  target: attack.target,
  die: dieOf(level),
  roll: attack.roll,
  other: s.means.keepBest ? attack.other : null,
  forgeAttack: forgeAttack(own),
  attackMod: s.means.attackMod,
  times: 2 ** s.means.doublings,
  attackTotal: attack.attackTotal,
  forgeDefense: forgeDefense(rival),
  defenseMod: rival.defenseMod,
  weaken: rival.weaken,
  defenseTotal: attack.defenseTotal,
  damage: attack.damage,
});

/** BL-7.6. */
export const isHarmless = (s: BlState): boolean => s.attack!.damage === 0;
/** BL-7.7, 9.8, 9.10. */
export const isShielded = (s: BlState): boolean => !s.means.pierce && hasShield(s.seats[s.attack!.target]);
/** BL-8.1. */
export const canBlock = (s: BlState): boolean => !s.means.noBlock && hasPart(s.seats[s.attack!.target]);

/** BL-9.3–9.7. */
export function hitShield(s: BlState): void {
  const { target, damage } = s.attack!;
  const shield = s.seats[target].forge[AT.shield];
  const { stability } = DEFS[shield];
  const broke = damage >= stability;
  tell()?.all({ type: 'shieldTook', seat: target, shield: cardId(shield), damage, stability, broke });
  if (!broke) return;
  s.seats[target].forge[AT.shield] = NONE;
  toSalvage(s, target, [shield], 'broken');
}

export function askToBlock(s: BlState): void {
  const { target } = s.attack!;
  s.choice = { seat: target, kind: 'block', of: target };
}

/** Key particulars of `chooseBlock`. */
export const isBlocking = (_s: BlState, event: FlowEvent): boolean => particularsOf(event.key) === 1;

function decide(s: BlState, block: boolean): void {
  const seat = s.attack!.target;
  s.choice = null;
  tell()?.all({ type: 'blockChosen', seat, block });
}

export const block = (s: BlState): void => decide(s, true);
export const takeBlow = (s: BlState): void => decide(s, false);

/** BL-8.3–8.6, D32: the dice as they are, and the defender's block modifiers alone. */
export function rollBlock(s: BlState): void {
  const attack = s.attack!;
  const defender = s.seats[attack.target];
  const attacker = s.seats[attack.attacker];
  const roll = rollDie(s, 'block die of the defender', defender.level);
  const attackerRoll = rollDie(s, 'block die of the attacker', attacker.level);
  attack.blockFailed = roll + defender.blockMod > attackerRoll ? 0 : 1;
  tell()?.all({
    type: 'blockRolled',
    seat: attack.target,
    die: dieOf(defender.level),
    roll,
    blockMod: defender.blockMod,
    attackerDie: dieOf(attacker.level),
    attackerRoll,
    held: attack.blockFailed === 0,
  });
}

export const hasBlockFailed = (s: BlState): boolean => s.attack!.blockFailed === 1;

/** BL-8.9, D33: damage first; a defeated player loses everything instead of a part. */
export function dealDamage(s: BlState): void {
  const { attacker, target, damage } = s.attack!;
  harm(s, target, damage, { attack: attacker });
  checkDefeats(s, target, attacker);
}

/** BL-8.6. */
export const losesPart = (s: BlState): boolean => {
  const { target, blockFailed } = s.attack!;
  return blockFailed === 1 && isLiving(s, target) && hasPart(s.seats[target]);
};

/** BL-8.7: the last part is no choice. */
export function losePart(s: BlState): void {
  const { target } = s.attack!;
  const places = partPlaces(s.seats[target]);
  if (places.length > 1) s.choice = { seat: target, kind: 'part', of: target };
  else dropPart(s, target, places[0], 'lost');
}

export function dropPart(s: BlState, seat: number, place: number, why: 'lost' | 'broken'): void {
  const card = takeOff(s, seat, place);
  tell()?.all({ type: 'salvaged', seat, cards: [cardId(card)], why });
}
