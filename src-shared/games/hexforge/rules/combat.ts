import { step } from '../../../kernel/events.ts';
import type { AgendaItem } from '../../../kernel/state.ts';
import { terrainOf } from '../board/terrain.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { KIND, tenantOwner, type HxEntity, type HxState } from '../state.ts';
import { CHECK } from './check.ts';
import { dealDamage, type Hit } from './damage.ts';
import { derive, strengthOf } from './derive.ts';
import { beginEvent } from './entities.ts';
import { entityAt, entityById } from './lookup.ts';
import { tell, thingOf, toSeats } from './tell.ts';
import { sees, seesEntity } from './vision.ts';

const BARS_ATTACK = KEYWORDS.at('barsAttack').mask;
const LIMITS_ATTACK = KEYWORDS.at('limitsAttack');
const STRIKES_IN = KEYWORDS.at('strikesIn');
const ATTACK_STRIKES = KEYWORDS.at('attackStrikes');

/* Combat: declaring (HX-20), the defender's order, and resolution in two steps (HX-21). */

// ---------------------------------------------------------------- declaring

/** Can this unit be declared as attacker at all? */
export const canAttack = (s: HxState, e: HxEntity): boolean =>
  e.kind === KIND.unit && e.owner === s.turnSeat && !e.exhausted && !(e.kw & BARS_ATTACK) && !s.attacks.some((a) => a.unit === e.id);

/** Tiles the unit may attack (HX-20.2–20.6). */
export function attackTiles(s: HxState, e: HxEntity): readonly number[] {
  let tiles: readonly number[] = terrainOf(s.board).outline.around[e.tile].filter((t) => {
    const there = s.occupied[t];
    return there !== 0 && tenantOwner(there) !== e.owner && sees(s, e.owner, t);
  });
  for (const hook of LIMITS_ATTACK.hooks) {
    const holders = tiles.filter((t) => (entityAt(s, t)!.kw & hook.mask) !== 0);
    if (holders.length > 0) tiles = hook.does.among(tiles, holders);
  }
  return tiles;
}

/** Why a tile with an enemy beside an attacker is none it may attack, null if nothing on these tiles limits it. */
export const attackLimit = (s: HxState, tiles: readonly number[]): string | null =>
  LIMITS_ATTACK.hooks.find((hook) => tiles.some((t) => (entityAt(s, t)!.kw & hook.mask) !== 0))?.does.because ?? null;

/** HX-20.7: attackers become exhausted when the list is confirmed; both seats learn what they see of it. */
export function confirmAttacks(s: HxState): void {
  for (const attack of s.attacks) {
    const unit = entityById(s, attack.unit)!;
    unit.exhausted = 1;
    tell()?.each(
      toSeats((seat) => {
        if (!seesAttack(s, seat, attack)) return null;
        const thereFor = (tile: number) => {
          const there = entityAt(s, tile);
          return there && seesEntity(s, seat, there) ? thingOf(there, seat) : null;
        };
        const shown = (tile: number) => (sees(s, seat, tile) ? tile : null);
        const ends = { attacker: shown(unit.tile), tile: shown(attack.tile), seat: s.turnSeat };
        return { type: 'attackDeclared', ...ends, who: thereFor(unit.tile), whom: thereFor(attack.tile) };
      }),
    );
  }
}

/** HX-20.10: the attacker or its tile is in the seat's vision. */
export function seesAttack(s: HxState, seat: number, attack: { unit: number; tile: number }): boolean {
  if (seat === s.turnSeat) return true;
  const unit = entityById(s, attack.unit);
  return sees(s, seat, attack.tile) || (unit !== null && sees(s, seat, unit.tile));
}

// ---------------------------------------------------------------- the defender's order

export interface OrderItem extends AgendaItem {
  do: 'askOrder';
  tile: number;
}

const attackersOf = (s: HxState, tile: number) => s.attacks.filter((a) => a.tile === tile);

/** Tiles whose attackers the defender may put in order, in the order of their first declaration (HX-20.8, 20.9). */
function tilesToOrder(s: HxState): number[] {
  const tiles = [...new Set(s.attacks.map((a) => a.tile))];
  return tiles.filter((tile) => {
    const e = entityAt(s, tile);
    return e !== null && e.kind === KIND.unit && e.owner !== s.turnSeat && attackersOf(s, tile).length > 1;
  });
}

export function askOrders(s: HxState): void {
  for (const tile of tilesToOrder(s).reverse()) s.agenda.push({ do: 'askOrder', tile } as OrderItem);
}

/** `left` counts attackers already put in order. */
export function askOrder(s: HxState, item: OrderItem): void {
  s.choice = { seat: entityAt(s, item.tile)!.owner, kind: 'attackers', left: 0, def: -1, tile: item.tile };
}

/** Attackers of the asked tile: those already ordered, then the rest as declared. */
export function attackersAsked(s: HxState): { ordered: number[]; rest: number[] } {
  const units = attackersOf(s, s.choice!.tile).map((a) => a.unit);
  return { ordered: units.slice(0, s.choice!.left), rest: units.slice(s.choice!.left) };
}

/** Puts one attacker next in line; the last one needs no choosing. */
export function orderAttacker(s: HxState, unit: number): void {
  const { choice } = s;
  const { ordered, rest } = attackersAsked(s);
  const line = [...ordered, unit, ...rest.filter((id) => id !== unit)];
  let i = 0;
  s.attacks = s.attacks.map((a) => (a.tile === choice!.tile ? { unit: line[i++], tile: a.tile } : a));
  choice!.left++;
  if (choice!.left >= line.length - 1) closeOrder(s);
}

export function closeOrder(s: HxState): void {
  const { tile } = s.choice!;
  s.choice = null;
  const order = attackersOf(s, tile).map((a) => entityById(s, a.unit)!.tile);
  tell()?.each(toSeats((seat) => (sees(s, seat, tile) ? { type: 'attackersOrdered', tile, order } : null)));
}

// ---------------------------------------------------------------- resolution

/** One attacker of a fight with everything frozen at the start (HX-21.10). */
export interface Striker {
  unit: number;
  power: number;
  kw: number;
  splash: number;
  seat: number;
  def: number;
  /** What the defender deals to it, and the steps (0 quick, 1 normal) in which either side strikes. */
  share: number;
  strikes: number;
  struck: number;
}

export interface Fight {
  tile: number;
  /** Entity on the tile at the start, 0 if it was empty (or one's own). */
  defender: number;
  kw: number;
  def: number;
  seat: number;
  attackers: Striker[];
}

export interface StrikeItem extends AgendaItem {
  do: 'strike';
  step: number;
  fights: Fight[];
}

const isAdjacent = (s: HxState, a: number, b: number): boolean => terrainOf(s.board).outline.around[a].includes(b);

/** The defender's power, spent once along the order: all but the last absorb at most their max health (HX-21.5–21.7). */
export function sharesOf(power: number, maxHealths: readonly number[]): number[] {
  let left = power;
  return maxHealths.map((max, i) => {
    const share = i === maxHealths.length - 1 ? left : Math.min(left, max);
    left -= share;
    return share;
  });
}

/** Combat step (0 quick, 1 normal) in which a side with these keywords strikes the other. */
function strikeStep(mine: number, theirs: number): 0 | 1 {
  if ((mine & STRIKES_IN.mask) !== 0)
    for (const hook of STRIKES_IN.hooks) if ((mine & hook.mask) !== 0) return hook.does((theirs & hook.mask) !== 0);
  return 1;
}

/**
 * How much of the defender's power each attacker meets in this order, as far as their numbers say it: none where those that strike in the
 * earlier step fell the defender before it strikes (HX-21.9).
 */
export function returnBlows(defender: HxEntity, attackers: readonly HxEntity[]): number[] {
  const shares = sharesOf(
    strengthOf(defender),
    attackers.map((e) => Math.max(0, e.max)),
  );
  const early = attackers.filter((e) => strikeStep(e.kw, defender.kw) === 0).reduce((sum, e) => sum + strengthOf(e), 0);
  const felled = defender.damage + early >= defender.max;
  return shares.map((share, i) => (felled && strikeStep(defender.kw, attackers[i].kw) === 1 ? 0 : share));
}

function planFight(s: HxState, tile: number): Fight | null {
  const attackers = attackersOf(s, tile)
    .map((a) => entityById(s, a.unit))
    .filter((e): e is HxEntity => e !== null && isAdjacent(s, e.tile, tile));
  if (attackers.length === 0) return null;
  const there = entityAt(s, tile);
  const defender = there && there.owner !== s.turnSeat ? there : null;
  const fights = defender !== null && defender.kind === KIND.unit;
  const shares = sharesOf(
    fights ? strengthOf(defender) : 0,
    attackers.map((e) => Math.max(0, e.max)),
  );
  return {
    tile,
    defender: defender?.id ?? 0,
    kw: defender?.kw ?? 0,
    def: defender?.def ?? -1,
    seat: defender?.owner ?? 0,
    attackers: attackers.map((e, i) => ({
      unit: e.id,
      power: strengthOf(e),
      kw: e.kw,
      splash: e.splash,
      seat: e.owner,
      def: e.def,
      share: shares[i],
      strikes: strikeStep(e.kw, fights ? defender.kw : 0),
      struck: fights ? strikeStep(defender.kw, e.kw) : 1,
    })),
  };
}

/** Freezes all fights on the map and queues the two steps (HX-21.9, 21.10). */
export function strikeAll(s: HxState): void {
  derive(s);
  const fights = [...new Set(s.attacks.map((a) => a.tile))].map((tile) => planFight(s, tile)).filter((f): f is Fight => f !== null);
  s.attacks = [];
  if (fights.length === 0) return;
  s.agenda.push({ do: 'strike', step: 1, fights } as StrikeItem, { do: 'strike', step: 0, fights } as StrikeItem);
}

/** All blows of one step land together; what is gone by then neither strikes nor is struck (HX-21.9, HX-D70). */
export function strike(s: HxState, item: StrikeItem): void {
  beginEvent(s);
  const hits: Hit[] = [];
  for (const fight of item.fights) {
    const defender = fight.defender === 0 ? null : entityById(s, fight.defender);
    const stands = defender !== null && defender.tile === fight.tile;
    for (const a of fight.attackers) {
      const attacker = entityById(s, a.unit);
      if (!attacker || !isAdjacent(s, attacker.tile, fight.tile)) continue;
      if (a.strikes === item.step) {
        const victim = entityAt(s, fight.tile);
        if (victim && victim.owner !== a.seat) hits.push({ victim, amount: a.power, source: a.unit, kw: a.kw, seat: a.seat, from: a.def });
        if ((a.kw & ATTACK_STRIKES.mask) !== 0)
          for (const hook of ATTACK_STRIKES.hooks) if ((a.kw & hook.mask) !== 0) hook.does(s, a, fight.tile, hits);
      }
      if (stands && a.struck === item.step && a.share > 0) {
        hits.push({ victim: attacker, amount: a.share, source: fight.defender, kw: fight.kw, seat: fight.seat, from: fight.def });
      }
    }
  }
  if (hits.length === 0) return;
  const which = item.step === 0 ? 'quick' : 'normal';
  tell()?.each(toSeats((seat) => (hits.some((hit) => seesEntity(s, seat, hit.victim)) ? { type: 'combat', step: which } : null)));
  step(s);
  dealDamage(s, hits);
  s.agenda.push(CHECK);
}
