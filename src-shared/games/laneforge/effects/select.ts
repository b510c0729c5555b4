import { DEFS } from '../catalog.ts';
import { KW } from '../keywords/masks.ts';
import { phaseName } from '../modes.ts';
import { armorValue, at, has, known, live } from '../rules/creatures.ts';
import { matchesCard } from '../rules/card-filter.ts';
import { passesBy } from '../rules/traits.ts';
import { LANES, ROW, type LnCreature, type LnState } from '../state.ts';
import type { Amount, CardFilter, Condition, CreatureFilter, Group, LaneLimit, Ref } from './dsl.ts';
import type { RunFrame } from './frame.ts';

/* What a text means by its references, filters, amounts and conditions, from the position as it is. */

const idOf = (f: RunFrame, ref: Ref): number =>
  ref === 'this' ? f.src : ref === 'it' ? f.it : ref === 'chosen' ? (f.chosen[0] ?? 0) : (f.chosen2[0] ?? 0);

/** The creature as it is, or last was (LN-11.6). */
export const refKnown = (s: LnState, f: RunFrame, ref: Ref): LnCreature | null => known(s, idOf(f, ref));
export const refLive = (s: LnState, f: RunFrame, ref: Ref): LnCreature | null => live(s, idOf(f, ref));

function fits(s: LnState, f: RunFrame, c: LnCreature, of: CreatureFilter): boolean {
  if (of.side !== 'any' && (c.seat === f.you) !== (of.side === 'own')) return false;
  const def = DEFS[c.face];
  if (of.other && c === refKnown(s, f, 'this')) return false;
  if (of.adjacentTo !== undefined) {
    const ref = refKnown(s, f, of.adjacentTo);
    if (ref === null || ref.seat !== c.seat || Math.abs(ref.lane - c.lane) !== 1) return false;
  }
  if (of.opposing !== undefined) {
    const ref = refKnown(s, f, of.opposing);
    if (ref === null || ref.seat === c.seat || ref.lane !== c.lane) return false;
  }
  return (
    (of.subtype === undefined || def.subtypes.includes(of.subtype)) &&
    (of.faction === undefined || def.faction === of.faction) &&
    (of.minion === undefined || def.isMinion === of.minion) &&
    (of.level === undefined || def.level === of.level) &&
    (of.maxLevel === undefined || def.level <= of.maxLevel) &&
    (of.row === undefined || (c.row === ROW.front) === (of.row === 'front')) &&
    (of.keyword === undefined || has(c, KW[of.keyword])) &&
    (of.armored === undefined || armorValue(c) > 0) &&
    (of.ready === undefined || (c.ready === 1) === of.ready) &&
    (of.opposed === undefined || isOpposed(s, c) === of.opposed) &&
    (of.maxAttack === undefined || c.attack <= of.maxAttack) &&
    (of.minAttack === undefined || c.attack >= of.minAttack) &&
    (of.maxHealth === undefined || c.health <= of.maxHealth) &&
    (of.minHealth === undefined || c.health >= of.minHealth) &&
    (of.fed === undefined || c.fed === 1)
  );
}

/** All creatures in play that a filter means and `legal` admits, by place. */
export function creaturesOf(s: LnState, f: RunFrame, of: CreatureFilter, legal?: (c: LnCreature) => boolean): LnCreature[] {
  const found: LnCreature[] = [];
  for (const c of s.creatures) if (c !== null && fits(s, f, c, of) && (legal === undefined || legal(c))) found.push(c);
  const extreme = of.least ?? of.most;
  if (extreme === undefined || found.length < 2) return found;
  const values = found.map((c) => c[extreme]);
  const wanted = of.least ? Math.min(...values) : Math.max(...values);
  return found.filter((c) => c[extreme] === wanted);
}

/** The creatures a step works on; picks have been made by then. */
export function groupOf(s: LnState, f: RunFrame, group: Group): LnCreature[] {
  if (typeof group === 'string') {
    const ids = group === 'chosen' ? f.chosen : group === 'chosen2' ? f.chosen2 : [idOf(f, group)];
    return ids.map((id) => live(s, id)).filter((c) => c !== null);
  }
  if ('all' in group) return creaturesOf(s, f, group.all);
  return groupOf(s, f, group.as ?? 'chosen');
}

const seatOf = (f: RunFrame, whose: 'you' | 'opponent'): number => (whose === 'you' ? f.you : 1 - f.you);

/** Cards of a zone that a filter means, in the order of the pile. */
export function cardsOf(s: LnState, seat: number, zone: 'banish' | 'discard' | 'hand' | 'deck', of: CardFilter | undefined): number[] {
  const list = s.seats[seat][zone];
  return of === undefined ? list : list.filter((inst) => matchesCard(DEFS[s.faces[inst]], of));
}

export function amountOf(s: LnState, f: RunFrame, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'that') return f.amount;
  let n: number;
  if ('count' in amount) n = creaturesOf(s, f, amount.count).length;
  else if ('cards' in amount) n = cardsOf(s, seatOf(f, amount.whose), amount.cards, amount.of).length;
  else n = numberOf(s, f, amount.of, amount.who);
  return n * (amount.times ?? 1) + (amount.plus ?? 0);
}

function numberOf(s: LnState, f: RunFrame, of: 'attack' | 'health' | 'armor' | 'level', who: Ref): number {
  const c = refKnown(s, f, who);
  if (c === null) return 0;
  if (of === 'armor') return armorValue(c);
  return of === 'level' ? DEFS[c.face].level : c[of];
}

/** LN-14.20; what passes by in Combat does so for texts too (LN-D30). */
function isOpposed(s: LnState, c: LnCreature): boolean {
  const enemy = at(s, 1 - c.seat, c.lane);
  return enemy !== null && !(phaseName(s.phase) === 'combat' && passesBy(c, enemy));
}

export function holds(s: LnState, f: RunFrame, c: Condition): boolean {
  switch (c.cond) {
    case 'exists':
      return creaturesOf(s, f, c.of).length >= (c.n ?? 1);
    case 'forge':
      return s.forge === seatOf(f, c.who);
    case 'gainedHealth':
      return c.who === 'you' || c.who === 'opponent' ? s.seats[seatOf(f, c.who)].fed === 1 : refKnown(s, f, c.who)?.fed === 1;
    case 'destroyedThisTurn':
      return fallen(s, f, c.side) >= (c.n ?? 1);
    case 'playedThisTurn': {
      const own = s.seats[f.you];
      const n = (c.type === 'spell' ? 0 : own.creaturesPlayed) + (c.type === 'creature' ? 0 : own.spellsPlayed);
      return n >= c.n;
    }
    case 'opposed':
    case 'unopposed': {
      const who = refKnown(s, f, c.who);
      return who !== null && isOpposed(s, who) === (c.cond === 'opposed');
    }
    case 'row': {
      const who = refKnown(s, f, c.who);
      return who !== null && (who.row === ROW.front) === (c.row === 'front');
    }
    case 'is': {
      const who = refKnown(s, f, c.who);
      return who !== null && fits(s, f, who, c.of);
    }
    case 'cards':
      return cardsOf(s, seatOf(f, c.whose), c.zone, c.of).length >= c.n;
    case 'health':
      return s.seats[seatOf(f, c.who)].health <= c.atMost;
    case 'behind':
      return s.seats[f.you].health < s.seats[1 - f.you].health;
    case 'ahead':
      return s.seats[f.you].health > s.seats[1 - f.you].health;
    case 'not':
      return !holds(s, f, c.of);
  }
}

function fallen(s: LnState, f: RunFrame, side: 'own' | 'enemy' | 'any'): number {
  let n = 0;
  for (let seat = 0; seat < s.seats.length; seat++) if (side === 'any' || (seat === f.you) === (side === 'own')) n += s.seats[seat].fallen;
  return n;
}

/** Lanes (0…4) into which an effect may play a creature for `seat`. */
export function lanesFor(s: LnState, seat: number, limit: LaneLimit | undefined, src: LnCreature | null): number[] {
  const lanes: number[] = [];
  for (let lane = 0; lane < LANES; lane++) {
    const ok =
      limit === undefined ||
      (limit === 'empty' && at(s, seat, lane) === null) ||
      (limit === 'adjacent' && src !== null && Math.abs(src.lane - lane) === 1) ||
      (limit === 'opposed' && at(s, 1 - seat, lane) !== null) ||
      (limit === 'unopposed' && at(s, 1 - seat, lane) === null);
    if (ok) lanes.push(lane);
  }
  return lanes;
}
