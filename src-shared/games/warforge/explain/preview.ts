import type { Foresight, Reading } from '../../../kernel/foresight.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { WrAction } from '../actions.ts';
import { findCard, DEFS } from '../catalog.ts';
import { placeOf } from '../rules/board.ts';
import { effectiveMelee, effectiveRanged } from '../rules/values.ts';
import type { WrState } from '../state.ts';
import type { WrView } from '../view.ts';

/** The numbers that a seat sees (WR-20.1). */
function read(s: WrState, seat: Seat): Reading {
  const reading: Reading = new Map();
  s.seats.forEach((player, owner) => {
    reading.set(
      `seat:${owner}`,
      new Map([
        ['hand', player.hand.length],
        ['deck', player.deck.length],
        ['energy', player.energy],
        ['maxEnergy', player.maxEnergy],
        ['faith', player.faith],
        ['questProgress', player.questProgress],
        ['embers', player.embers],
        ['fatigue', player.fatigue],
      ]),
    );
    for (const unit of player.line) {
      if (unit.hidden && owner !== seat) continue;
      reading.set(
        `unit:${unit.id}`,
        new Map([
          ['health', Math.max(0, unit.health)],
          ['maxHealth', unit.maxHealth],
          ['melee', effectiveMelee(s, unit)],
          ['ranged', effectiveRanged(s, unit)],
          ['place', placeOf(s, unit)],
        ]),
      );
    }
  });
  return reading;
}

export const foresight: Foresight<WrState> = { read, next: () => [], place: 'place' };

/** Ending a turn, drawing and what chance decides cannot be taken back. */
export function locks(_view: WrView, action: WrAction): boolean {
  if (action.type === 'endTurn' || action.type === 'keep' || action.type === 'take') return true;
  if (action.type !== 'play' && action.type !== 'extra') return action.type === 'attack' || action.type === 'act';
  const index = findCard(action.card);
  return index >= 0 && JSON.stringify(DEFS[index].spec).includes('"do":"d');
}
