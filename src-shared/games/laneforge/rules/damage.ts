import { TRIGGER } from '../catalog.ts';
import type { RunFrame } from '../effects/frame.ts';
import type { LnCreature, LnState } from '../state.ts';
import { cannot } from './creatures.ts';
import { note, noteHarm, type EventNotes } from './happen.ts';
import { causeOf, tell, thingOf } from './tell.ts';

/* Damage, Health and Armor (LN-10). All of it happens inside an event that its caller opens and closes. */

/**
 * Damage to a creature: Armor first, Health for the rest (LN-10.1, 10.9).
 * @param dealer the creature dealing it, null for spells and Champions
 * @param text what is carried out, null in combat
 * @returns the damage taken
 */
export function hurt(e: EventNotes, c: LnCreature, amount: number, dealer: LnCreature | null, text: RunFrame | null): number {
  if (amount <= 0) return 0;
  const taken = amount - absorb(c, amount);
  tell()?.all({ type: 'damaged', thing: thingOf(c), amount: taken, absorbed: amount - taken, by: causeOf(dealer, text) });
  if (taken === 0) return 0;
  c.health -= taken;
  note(e, TRIGGER.survivesDamage, c.id, c.seat, 0, taken);
  if (dealer !== null) {
    note(e, TRIGGER.damagesCreature, dealer.id, c.seat, c.id, taken);
    noteHarm(e, dealer.id, c.id);
  }
  return taken;
}

/** Uses up active Armor: printed, then gained this turn, then other gained (LN-10.6, LN-D25). Returns how much. */
function absorb(c: LnCreature, amount: number): number {
  const printed = Math.min(c.armor, amount);
  c.armor -= printed;
  const turn = Math.min(c.armorTurn, amount - printed);
  c.armorTurn -= turn;
  const gained = Math.min(c.armorGained, amount - printed - turn);
  c.armorGained -= gained;
  return printed + turn + gained;
}

/** Damage to a player; there is no Armor (LN-10.10). `dealer` is the creature dealing it, null for spells and Champions. */
export function hurtPlayer(
  s: LnState,
  e: EventNotes,
  seat: number,
  amount: number,
  dealer: LnCreature | null,
  text: RunFrame | null,
): number {
  if (amount <= 0 || (dealer !== null && cannot(dealer, 'damagePlayers'))) return 0;
  s.seats[seat].health -= amount;
  tell()?.all({ type: 'playerDamaged', seat, amount, by: causeOf(dealer, text) });
  if (dealer !== null) note(e, TRIGGER.damagesPlayer, dealer.id, seat, 0, amount);
  return amount;
}

export function gainHealth(e: EventNotes, c: LnCreature, amount: number): boolean {
  if (amount <= 0 || cannot(c, 'gainHealth')) return false;
  c.health += amount;
  c.fed = 1;
  note(e, TRIGGER.creatureGainsHealth, c.id, c.seat, 0, amount);
  tell()?.all({ type: 'gainedHealth', thing: thingOf(c), amount });
  return true;
}

/** Not damage (LN-D27): Armor does not help. */
export function loseHealth(e: EventNotes, c: LnCreature, amount: number, source: number): boolean {
  if (amount <= 0) return false;
  c.health -= amount;
  noteHarm(e, source, c.id);
  tell()?.all({ type: 'lostHealth', thing: thingOf(c), amount });
  return true;
}

export function playerGains(s: LnState, e: EventNotes, seat: number, amount: number): void {
  if (amount <= 0) return;
  s.seats[seat].health += amount;
  s.seats[seat].fed = 1;
  note(e, TRIGGER.playerGainsHealth, 0, seat, 0, amount);
  tell()?.all({ type: 'playerGained', seat, amount });
}

export function playerLoses(s: LnState, seat: number, amount: number): void {
  if (amount <= 0) return;
  s.seats[seat].health -= amount;
  tell()?.all({ type: 'playerLost', seat, amount });
}
