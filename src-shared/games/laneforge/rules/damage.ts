import { TRIGGER } from '../catalog.ts';
import type { LnCause } from '../events.ts';
import type { LnCreature, LnState } from '../state.ts';
import { cannot } from './creatures.ts';
import { note, noteHarm } from './happen.ts';
import { tellEveryone, thingOf } from './tell.ts';

/* Damage, Health and Armor (LN-10). All of it happens inside an event that its caller opens and closes. */

/** Damage to a creature: Armor first, Health for the rest. Returns the damage taken (LN-10.1, 10.9). */
export function hurt(c: LnCreature, amount: number, source: number, by: () => LnCause): number {
  if (amount <= 0) return 0;
  const taken = amount - absorb(c, amount);
  tellEveryone(() => ({ type: 'damaged', thing: thingOf(c), amount: taken, absorbed: amount - taken, by: by() }));
  if (taken === 0) return 0;
  c.health -= taken;
  note(TRIGGER.survivesDamage, c.id, c.seat, 0, taken);
  if (source !== 0) {
    note(TRIGGER.damagesCreature, source, c.seat, c.id, taken);
    noteHarm(source, c.id);
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
export function hurtPlayer(s: LnState, seat: number, amount: number, dealer: LnCreature | null, by: () => LnCause): number {
  if (amount <= 0 || (dealer !== null && cannot(dealer, 'damagePlayers'))) return 0;
  s.seats[seat].health -= amount;
  tellEveryone(() => ({ type: 'playerDamaged', seat, amount, by: by() }));
  if (dealer !== null) note(TRIGGER.damagesPlayer, dealer.id, seat, 0, amount);
  return amount;
}

export function gainHealth(c: LnCreature, amount: number): boolean {
  if (amount <= 0 || cannot(c, 'gainHealth')) return false;
  c.health += amount;
  c.fed = 1;
  note(TRIGGER.creatureGainsHealth, c.id, c.seat, 0, amount);
  tellEveryone(() => ({ type: 'gainedHealth', thing: thingOf(c), amount }));
  return true;
}

/** Not damage (LN-D27): Armor does not help. */
export function loseHealth(c: LnCreature, amount: number, source: number): boolean {
  if (amount <= 0) return false;
  c.health -= amount;
  noteHarm(source, c.id);
  tellEveryone(() => ({ type: 'lostHealth', thing: thingOf(c), amount }));
  return true;
}

export function playerGains(s: LnState, seat: number, amount: number): void {
  if (amount <= 0) return;
  s.seats[seat].health += amount;
  s.seats[seat].fed = 1;
  note(TRIGGER.playerGainsHealth, 0, seat, 0, amount);
  tellEveryone(() => ({ type: 'playerGained', seat, amount }));
}

export function playerLoses(s: LnState, seat: number, amount: number): void {
  if (amount <= 0) return;
  s.seats[seat].health -= amount;
  tellEveryone(() => ({ type: 'playerLost', seat, amount }));
}
