import { DEFS } from './catalog.ts';
import { isMain } from './modes.ts';
import { forgeAttack, forgeDefense, hasShield, isComplete } from './rules/forge.ts';
import { attackLevel } from './rules/odds.ts';
import { AT, MAX_SEATS, TOP_LEVEL, dieOf, type BlSeatState, type BlState } from './state.ts';

/*
 * Heuristic value in a free-for-all: a seat's share of the total strength. Strength is health and what protects it,
 * times what the sword can do, plus what the hand and a bigger die promise. As shares add up to 1, a blow at one rival
 * helps all others, and a blow at the strongest helps most.
 */

/** What things are worth, in points of health. */
const WORTH = {
  attack: 1.2,
  defense: 1.7,
  /** A Shield as such, and each point of its Stability. */
  shield: 2,
  stability: 0.35,
  card: 1.2,
  /** A card that the die is still too small for. */
  tooEarly: 0.7,
  /** Bigger dice open better cards and never go away. */
  level: 8,
  /** A blade that could be Reforged. */
  complete: 2,
  /** Lasting numbers count for the turns they last. */
  lasting: 0.5,
  /** Of the damage that the turn under way could still deal. */
  opportunity: 0.75,
  /** The card that it could draw instead. */
  drawInstead: 0.7,
} as const;

/** Health below which danger grows faster than health falls. */
const DANGER = 8;
/** How sharply a stronger seat outweighs a weaker one. */
const SHARPNESS = 2;
/** Loot, and one rival less, are worth more than the health that is taken last. */
const KILL = 5;

const averageRoll = (level: number): number => (dieOf(level) + 1) / 2;

const averageOfBest = (size: number): number => ((size + 1) * (4 * size - 1)) / (6 * size);

/** Mean attack total of the turn under way, against no defense. */
function meanBlow(s: BlState, own: BlSeatState): number {
  const level = attackLevel(own.level, s.means.dieSteps);
  const roll = s.means.keepBest ? averageOfBest(dieOf(level)) : averageRoll(level);
  return (roll + forgeAttack(own) + s.means.attackMod) * 2 ** s.means.doublings;
}

const defenseNow = (own: BlSeatState): number => Math.max(0, forgeDefense(own) + own.defenseMod - own.weaken);

/** What the best blow or a drawn card would still bring the active player. */
function opportunity(s: BlState): number {
  if (s.means.reforged || !isMain(s.phase)) return 0;
  const blow = meanBlow(s, s.seats[s.active]);
  let best: number = WORTH.drawInstead;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const rival = s.seats[seat];
    if (seat === s.active || rival.out !== 0) continue;
    const damage = blow - defenseNow(rival);
    if (damage <= 0) continue;
    if (hasShield(rival) && !s.means.pierce) {
      const { stability } = DEFS[rival.forge[AT.shield]];
      best = Math.max(best, damage >= stability ? WORTH.shield : 0);
    } else best = Math.max(best, (damage >= rival.health ? rival.health + KILL : damage) * WORTH.opportunity);
  }
  return best;
}

function handWorth({ hand, level }: BlSeatState): number {
  let worth = 0;
  for (let i = 0; i < hand.length; i++) worth += DEFS[hand[i]].req <= level ? WORTH.card : WORTH.tooEarly;
  return worth;
}

function strength(s: BlState, seat: number): number {
  const own = s.seats[seat];
  if (own.out !== 0) return 0;
  const { health } = own;
  const missing = Math.max(0, DANGER - health);
  let worth = health - (missing * missing) / (2 * DANGER);
  worth += (averageRoll(own.level) + forgeAttack(own)) * WORTH.attack;
  worth += forgeDefense(own) * WORTH.defense + (own.defenseMod + own.blockMod) * WORTH.lasting;
  if (hasShield(own)) worth += WORTH.shield + DEFS[own.forge[AT.shield]].stability * WORTH.stability;
  worth += own.level * WORTH.level + handWorth(own);
  if (own.level < TOP_LEVEL && isComplete(own)) worth += WORTH.complete;
  if (seat === s.active) worth += opportunity(s);
  return Math.max(1, worth);
}

const strengths = new Float64Array(MAX_SEATS);

/** 0 (lost) to 1 (won); all seats' values add up to 1. */
export function evaluate(s: BlState, seat: number): number {
  const { length } = s.seats;
  if (s.result !== null) {
    const { winners } = s.result;
    return winners.length === 0 ? 1 / length : winners.includes(seat) ? 1 : 0;
  }
  if (s.seats[seat].out !== 0) return 0;
  let sum = 0;
  for (let i = 0; i < length; i++) sum += strengths[i] = strength(s, i) ** SHARPNESS;
  return strengths[seat] / sum;
}
