import { DEFS } from './catalog.ts';
import { KW } from './keywords.ts';
import { armorValue, at, cannot, has, mobilityOf } from './rules/creatures.ts';
import { LAST_TURN, ROW, START_HEALTH, type LnCreature, type LnState } from './state.ts';

/*
 * How well a seat stands: Health, what stands in the lanes and how it would meet what faces it, and what the deck has
 * grown into. Everything read here is public or belongs to the sampled world.
 */

/** Points for one thing, in the currency of one damage to a player. */
const WORTH = {
  health: 1,
  attack: 0.75,
  toughness: 0.55,
  armor: 0.9,
  keyword: 1,
  /** Attack that goes through to the player each turn. */
  pressure: 1.3,
  hand: 0.6,
  level: [0, 0.35, 1.5, 3.6],
  activate: 1.2,
  champion: 1,
} as const;

/** Points at which a lead is worth about three quarters of a win. */
const SCALE = 18;

/** Value of a creature by itself. */
function creatureWorth(c: LnCreature): number {
  const def = DEFS[c.face];
  let worth = c.attack * WORTH.attack + Math.min(c.health, 40) * WORTH.toughness + armorValue(c) * WORTH.armor;
  if (has(c, KW.breakthrough)) worth += WORTH.keyword + c.attack * 0.12;
  if (has(c, KW.stealth)) worth += WORTH.keyword;
  if (mobilityOf(c) > 0) worth += WORTH.keyword;
  if (def.activate >= 0) worth += WORTH.activate * def.level;
  worth += def.triggers.length * WORTH.keyword;
  if (has(c, KW.defender)) worth *= 0.8;
  return worth;
}

/** What the creature does in the next fight of its lane: presses the player, or trades with the one that faces it. */
function laneWorth(s: LnState, c: LnCreature): number {
  const foe = at(s, 1 - c.seat, c.lane);
  const front = c.row === ROW.front || !has(c, KW.defender);
  if (!front) return 0;
  if (foe === null) return cannot(c, 'damagePlayers') ? 0 : c.attack * WORTH.pressure;
  const kills = c.attack >= foe.health + armorValue(foe);
  const dies = foe.attack >= c.health + armorValue(c);
  const through = has(c, KW.breakthrough) ? Math.max(0, c.attack - foe.health - armorValue(foe)) : 0;
  return (kills ? 2 + creatureWorth(foe) * 0.25 : 0) - (dies ? creatureWorth(c) * 0.25 : 0) + through * WORTH.pressure;
}

function seatWorth(s: LnState, seat: number): number {
  const own = s.seats[seat];
  let worth = own.health * WORTH.health + own.hand.length * WORTH.hand;
  for (const c of s.creatures) if (c !== null && c.seat === seat) worth += creatureWorth(c) + laneWorth(s, c);
  // What has levelled makes the cycles to come; near the end there are none.
  const cycles = Math.max(0, (LAST_TURN - s.turn) / LAST_TURN);
  let grown = 0;
  for (const inst of own.discard) grown += WORTH.level[(inst % 3) + 1];
  for (const inst of own.deck) grown += WORTH.level[(inst % 3) + 1];
  worth += grown * cycles;
  if (own.championReady && s.cycle < 4) worth += WORTH.champion;
  return worth;
}

/** Near death every point of Health counts more. */
const danger = (health: number): number => (health >= START_HEALTH / 2 ? 0 : ((START_HEALTH / 2 - health) / (START_HEALTH / 2)) ** 2 * 12);

/** 0 (lost) to 1 (won). */
export function evaluate(s: LnState, seat: number): number {
  if (s.result !== null) return s.result.winners.includes(seat) ? (s.result.winners.length === s.seats.length ? 0.5 : 1) : 0;
  const rival = 1 - seat;
  const lead = seatWorth(s, seat) - danger(s.seats[seat].health) - (seatWorth(s, rival) - danger(s.seats[rival].health));
  // In Sudden Death only the comparison of Health counts, and a tie goes to the last holder of the Forge.
  const scale = s.suddenFrom !== 0 ? SCALE / 3 : SCALE;
  return 1 / (1 + Math.exp(-lead / scale));
}
