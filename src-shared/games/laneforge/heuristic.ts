import { DEFS } from './catalog.ts';
import { KW } from './keywords/masks.ts';
import { activeArmor, armorValue, at, cannot, has, isFront } from './rules/creatures.ts';
import { mobilityOf, passesBy } from './rules/traits.ts';
import { LANES, LAST_TURN, SEATS, START_HEALTH, type LnCreature, type LnSeatState, type LnState } from './state.ts';

/*
 * How well a seat stands: Health, what stands in the lanes, how the Combat to come would change both, how the lanes would
 * go on from there, and what the deck has grown into. Everything read here is public or belongs to the sampled world.
 */

/** Points for one thing, in the currency of one damage to a player. */
const WORTH = {
  attack: 0.75,
  toughness: 0.55,
  armor: 0.9,
  keyword: 1,
  /** Attack that goes through to the player each turn. */
  pressure: 1.3,
  /** Winning a lane, beyond the creature that is destroyed. */
  kill: 2,
  hand: 0.6,
  level: [0, 0.35, 1.5, 3.6],
  activate: 1.2,
  champion: 1,
  /** Of having lost half of the starting Health; rises and falls with the square of what is missing. */
  danger: 12,
} as const;

/** What of its worth a creature loses that is about to be destroyed, and one that is about to be hurt. */
const DEATH = 0.7;
const HURT = 0.8;
/** Part of a creature's worth that a clash of the turns after this one wins or loses. */
const TRADE = 0.25;

/** How surely this turn's Combat will go as it looks in each of the four action phases: the rival has things to do. */
const SURE = [0.5, 0.6, 0.75, 0.95] as const;

/** Points at which a lead is worth about three quarters of a win. */
const SCALE = 18;

/** Turns before the last from which on what stands in the lanes has less and less time to be of use. */
const FADING = 3;
/** What the lanes are worth when the next difference in Health decides: a tie goes on. */
const LEAST_FUTURE = 0.05;

/** Part of its worth that what stands in the lanes after this turn's Combat still has. */
function future(s: LnState): number {
  if (s.suddenFrom !== 0) return LEAST_FUTURE;
  return Math.max(LEAST_FUTURE, Math.min(1, (LAST_TURN - s.turn) / FADING));
}

/** Without what ends with the turn. */
const lastingAttack = (c: LnCreature): number => Math.max(0, c.attack - c.attackTurn);

/** Value of a creature by itself. */
function creatureWorth(c: LnCreature): number {
  const def = DEFS[c.face];
  const attack = lastingAttack(c);
  let worth = attack * WORTH.attack + Math.min(c.health - c.healthTurn, 40) * WORTH.toughness;
  worth += (armorValue(c) - c.armorTurn) * WORTH.armor;
  if (has(c, KW.breakthrough)) worth += WORTH.keyword + attack * 0.12;
  if (has(c, KW.stealth)) worth += WORTH.keyword;
  if (mobilityOf(c) > 0) worth += WORTH.keyword;
  if (def.activate >= 0) worth += WORTH.activate * def.level;
  worth += def.triggers.length * WORTH.keyword;
  if (has(c, KW.defender)) worth *= 0.8;
  return worth;
}

/** What this turn's Combat would do to each player and to the two creatures of a lane, as it looks now. */
const toPlayer = [0, 0];
const toCreature = [0, 0];

/** `c`'s part in the Combat of this turn (LN-9, 14.6, 14.26). */
function projectClash(c: LnCreature, foe: LnCreature | null, seat: number): void {
  const rival = 1 - seat;
  const passes = foe !== null && passesBy(c, foe);
  if (foe === null || passes) {
    if (isFront(c) && !cannot(c, 'damagePlayers')) toPlayer[rival] += c.attack;
  } else if ((isFront(c) || isFront(foe)) && !passesBy(foe, c)) {
    const armor = activeArmor(foe);
    toCreature[rival] = Math.max(0, c.attack - armor);
    if (isFront(c) && has(c, KW.breakthrough) && !cannot(c, 'damagePlayers')) toPlayer[rival] += Math.max(0, c.attack - armor - foe.health);
  }
}

/** What `c` with so much Health left does in the turns after this one: presses the player, or trades with the one facing it. */
function laterWorth(c: LnCreature, health: number, foe: LnCreature | null, foeHealth: number): number {
  if (has(c, KW.defender)) return 0;
  const attack = lastingAttack(c);
  if (foe === null) return cannot(c, 'damagePlayers') ? 0 : attack * WORTH.pressure;
  const kills = attack >= foeHealth + armorValue(foe);
  const dies = lastingAttack(foe) >= health + armorValue(c);
  const through = has(c, KW.breakthrough) ? Math.max(0, attack - foeHealth - armorValue(foe)) : 0;
  return (kills ? WORTH.kill + creatureWorth(foe) * TRADE : 0) - (dies ? creatureWorth(c) * TRADE : 0) + through * WORTH.pressure;
}

/** One creature of a lane whose clash has been projected. */
function standing(c: LnCreature, foe: LnCreature | null, sure: number): number {
  const taken = toCreature[c.seat];
  const foeLeft = foe === null ? 0 : foe.health - toCreature[foe.seat];
  const worth = creatureWorth(c);
  if (taken >= c.health) return worth * (1 - sure * DEATH) + (1 - sure) * laterWorth(c, c.health, foe, foe === null ? 0 : foe.health);
  return worth - sure * HURT * taken * WORTH.toughness + laterWorth(c, c.health - taken, foeLeft > 0 ? foe : null, foeLeft);
}

/** Seat 0's lead in one lane; adds what goes through to the players. */
function laneLead(s: LnState, lane: number, sure: number): number {
  const a = at(s, 0, lane);
  const b = at(s, 1, lane);
  toCreature[0] = toCreature[1] = 0;
  if (a !== null) projectClash(a, b, 0);
  if (b !== null) projectClash(b, a, 1);
  return (a === null ? 0 : standing(a, b, sure)) - (b === null ? 0 : standing(b, a, sure));
}

/** A player's own part: Health after what is about to come through, cards, the Champion. */
function playerWorth(s: LnState, own: LnSeatState, health: number): number {
  let worth = health + own.hand.length * WORTH.hand;
  const missing = START_HEALTH / 2 - health;
  if (missing > 0) worth -= (missing / (START_HEALTH / 2)) ** 2 * WORTH.danger;
  // What has levelled makes the cycles to come; near the end there are none.
  let grown = 0;
  for (const inst of own.discard) grown += WORTH.level[(inst % 3) + 1];
  for (const inst of own.deck) grown += WORTH.level[(inst % 3) + 1];
  worth += grown * Math.max(0, (LAST_TURN - s.turn) / LAST_TURN);
  if (own.championReady && s.cycle < 4) worth += WORTH.champion;
  return worth;
}

/** 0 (lost) to 1 (won). */
export function evaluate(s: LnState, seat: number): number {
  if (s.result !== null) return s.result.winners.includes(seat) ? (s.result.winners.length === s.seats.length ? 0.5 : 1) : 0;
  const sure = SURE[s.action];
  toPlayer[0] = toPlayer[1] = 0;
  let lead = 0;
  for (let lane = 0; lane < LANES; lane++) lead += laneLead(s, lane, sure);
  const left = future(s);
  lead *= left;
  for (let player = 0; player < SEATS; player++) {
    const worth = playerWorth(s, s.seats[player], s.seats[player].health - toPlayer[player] * sure);
    lead += player === 0 ? worth : -worth;
  }
  // In Sudden Death only the comparison of Health counts: the nearer it is, the surer a small lead.
  const scale = SCALE * Math.max(left, 1 / 3);
  return 1 / (1 + Math.exp((seat === 0 ? -lead : lead) / scale));
}
