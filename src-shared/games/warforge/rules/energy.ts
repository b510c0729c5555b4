import { OVERTIME_AT, type WrState } from '../state.ts';
import { tell } from './tell.ts';

/* Energy (WR-5, WR-6) and what hangs on its maximum (WR-12). */

const tellEnergy = (s: WrState, seat: number): void => {
  const { energy, maxEnergy } = s.seats[seat];
  tell()?.all({ type: 'energy', seat, energy, maxEnergy });
};

export function addEnergy(s: WrState, seat: number, n: number): void {
  if (n === 0) return;
  const player = s.seats[seat];
  player.energy = Math.max(0, player.energy + n);
  tellEnergy(s, seat);
}

/** WR-12.1, 12.6: Overtime begins as the second player's maximum reaches 11, and stays. */
export function setMaxEnergy(s: WrState, seat: number, n: number): void {
  s.seats[seat].maxEnergy = Math.max(0, n);
  if (s.overtime === 1 || seat === s.first || n < OVERTIME_AT) return;
  s.overtime = 1;
  tell()?.all({ type: 'overtime' });
}

export function addMaxEnergy(s: WrState, seat: number, n: number): void {
  setMaxEnergy(s, seat, s.seats[seat].maxEnergy + n);
  tellEnergy(s, seat);
}

/** Pays a price. Returns whether that took the energy from above 0 to 0 (WR-23.7). */
export function pay(s: WrState, seat: number, price: number): boolean {
  const player = s.seats[seat];
  player.energy -= price;
  return price > 0 && player.energy === 0;
}
