import type { Outcome } from '../../../kernel/state.ts';
import type { BlHarm, BlKillSource } from '../events.ts';
import { NONE, type BlSeatState, type BlState } from '../state.ts';
import { MAX_HEALTH } from '../types.ts';
import { putIntoHand, putOpenly, takeHand, toSalvage } from './hands.ts';
import { cardIds, tell } from './tell.ts';

/* Losing health, defeat, looting and winning (BL-10, BL-14). */

export const isLiving = (s: BlState, seat: number): boolean => s.seats[seat].out === 0;

/** Living seats clockwise after `seat`, itself left out. */
export function othersAfter(s: BlState, seat: number): number[] {
  const n = s.seats.length;
  const others: number[] = [];
  for (let k = 1; k < n; k++) if (isLiving(s, (seat + k) % n)) others.push((seat + k) % n);
  return others;
}

/** Health lost, never below 0 (BL-10.1). Whether it was the last is for `checkDefeats` to say. */
export function harm(s: BlState, seat: number, amount: number, by: BlHarm): void {
  const own = s.seats[seat];
  const lost = Math.min(amount, own.health);
  own.health -= lost;
  tell()?.all({ type: 'harmed', seat, amount, health: own.health, by });
}

export function heal(s: BlState, seat: number, amount: number): void {
  const own = s.seats[seat];
  const healed = Math.min(amount, MAX_HEALTH - own.health);
  own.health += healed;
  tell()?.all({ type: 'healed', seat, amount: healed });
}

/** Everything of a loser in the receiver's hand, but no health and no die (BL-10.3–10.5, D36, D37). */
function loot(s: BlState, seat: number, receiver: number): void {
  const forge = takeForge(s, seat);
  const hand = takeHand(s, seat);
  for (const card of forge) putOpenly(s, receiver, card);
  for (const card of hand) putIntoHand(s, receiver, card);
  const told = tell();
  if (!told) return;
  const bare = { type: 'looted', seat: receiver, from: seat, forge: cardIds(forge), handCount: hand.length } as const;
  told.split([receiver], { ...bare, hand: cardIds(hand) }, bare);
}

function takeForge(s: BlState, seat: number): number[] {
  const { forge } = s.seats[seat];
  const cards = forge.filter((card) => card !== NONE);
  forge.fill(NONE);
  return cards;
}

/** Place in the order of falling; those who fall at once share it. */
const nextOrder = (s: BlState): number => s.seats.reduce((order, own) => Math.max(order, own.out + 1), 1);

/** BL-10.10, 10.7, 10.8: out of the match, cards to the killer's hand if there is one alive. */
export function defeat(s: BlState, seat: number, source: BlKillSource, order = nextOrder(s)): void {
  const own = s.seats[seat];
  own.out = order;
  own.defenseMod = own.blockMod = own.weaken = 0;
  tell()?.all({ type: 'defeated', seat, source });
  if (typeof source === 'object') loot(s, seat, source.by);
  else toSalvage(s, seat, [...takeForge(s, seat), ...takeHand(s, seat)], 'defeated');
}

/**
 * Defeats all players without health, clockwise from `from` (BL-10.2, 10.9), then checks whether the match is over.
 * @param killer who is credited; not for its own defeat (D38), nor once it has fallen itself (D39)
 */
export function checkDefeats(s: BlState, from: number, killer: number | 'armoryTrap'): void {
  const n = s.seats.length;
  const order = nextOrder(s);
  const dead = killer === 'armoryTrap' || s.seats[killer].health === 0;
  for (let k = 0; k < n; k++) {
    const seat = (from + k) % n;
    if (s.seats[seat].health > 0 || !isLiving(s, seat)) continue;
    defeat(s, seat, sourceOf(killer, seat, dead), order);
  }
  checkEnd(s);
}

function sourceOf(killer: number | 'armoryTrap', seat: number, dead: boolean): BlKillSource {
  if (killer === 'armoryTrap') return 'armoryTrap';
  if (killer === seat) return 'self';
  return dead ? 'noKiller' : { by: killer };
}

/** BL-14.2, 14.3: the last living player wins; none is a draw. */
export function checkEnd(s: BlState): void {
  let living = 0;
  for (const own of s.seats) if (own.out === 0) living++;
  if (living > 1 || s.result !== null) return;
  s.result = outcomeOf(s, living === 1 ? 'lastStanding' : 'allFallen');
}

/** A single living player wins; none, or several at the turn limit, is a draw. The rest rank by how long they lived. */
export function outcomeOf(s: BlState, reason: string): Outcome {
  const living = s.seats.flatMap((own, seat) => (own.out === 0 ? [seat] : []));
  const stood = ({ out }: BlSeatState): number => (out === 0 ? Infinity : out);
  const ranking = s.seats.map((own) => 1 + s.seats.filter((other) => stood(other) > stood(own)).length);
  return { winners: living.length === 1 ? living : [], ranking, reason };
}
