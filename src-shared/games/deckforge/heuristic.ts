import { KW } from './compile.ts';
import { isReady } from './rules/values.ts';
import { handSize } from './rules/zones.ts';
import { MAX_SEATS, type DkPermanent, type DkState } from './state.ts';
import { TYPE } from './types.ts';

/*
 * Heuristic value in a free-for-all: a seat's share of the total strength, in points of life. As shares add up to 1, a blow at one
 * rival helps all others, and a blow at the strongest helps most.
 */

/** What things are worth, in points of life. */
const WORTH = {
  atk: 1.5,
  def: 0.7,
  /** Blows that are hard to stop, in shares of the ATK. */
  evasive: 0.35,
  /** Permission to block what others cannot, and immunities. */
  keyword: 0.8,
  artifact: 4,
  token: 2.5,
  /** A Defense Spell that may be in the hand answers something. */
  reflect: 3,
  prevent: 2.5,
  /** A blow that may still be struck in the turn under way. */
  ready: 0.45,
  /** Of a creature's worth for each turn it cannot attack. */
  held: 0.2,
} as const;

/** Life below which danger grows faster than life falls. */
const DANGER = 14;
/** How sharply a stronger seat outweighs a weaker one. */
const SHARPNESS = 2;

function creatureWorth(s: DkState, p: DkPermanent): number {
  const evasive = (p.kw & (KW.fly | KW.unb)) !== 0 ? 1 + WORTH.evasive : 1;
  let worth = p.atk * WORTH.atk * evasive + Math.max(0, p.def - p.damage * 0.3) * WORTH.def;
  if ((p.kw & (KW.bfl | KW.bun | KW.ims | KW.ima)) !== 0) worth += WORTH.keyword;
  worth *= Math.max(0.4, 1 - WORTH.held * Math.max(p.stun, p.freeze));
  if (p.seat === s.active && isReady(p)) worth += p.atk * WORTH.ready;
  return worth;
}

function strength(s: DkState, seat: number): number {
  const own = s.seats[seat];
  if (own.out !== 0) return 0;
  const missing = Math.max(0, DANGER - own.life);
  let worth = own.life - (missing * missing) / (2 * DANGER) + handSize(own) * WORTH.token + own.reflects * WORTH.reflect;
  worth += own.prevents.length * WORTH.prevent;
  for (const p of own.board) worth += p.type === TYPE.artifact ? (p.used === 1 ? 0 : WORTH.artifact) : creatureWorth(s, p);
  return Math.max(1, worth);
}

const strengths = new Float64Array(MAX_SEATS);

/** 0 (lost) to 1 (won); all seats' values add up to 1. */
export function evaluate(s: DkState, seat: number): number {
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
