import type { Foresight, Reading } from '../../../kernel/foresight.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { Recording, recordInto } from '../../../kernel/events.ts';
import { Random } from '../../../kernel/rng.ts';
import type { WrAction } from '../actions.ts';
import { playKey } from '../engine.ts';
import type { WrEvent } from '../events.ts';
import { encode } from '../keys.ts';
import { placeOf } from '../rules/board.ts';
import { effectiveMelee, effectiveRanged } from '../rules/values.ts';
import { determinize } from '../search/determinize.ts';
import { SEATS, type WrState } from '../state.ts';
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

/** What is told of something that cannot be taken back: it was hidden before. */
const REVEALING: ReadonlySet<WrEvent['type']> = new Set(['drew', 'burned', 'created', 'offered', 'turnedUp', 'turnBegan', 'mulligan']);

/** Could it not be taken back? If it draws from chance or shows what was hidden, in a sampled world. */
export function locks(view: WrView, action: WrAction): boolean {
  const s = determinize(view, [], new Random('locks'));
  const told = new Recording<WrEvent>(SEATS);
  const { drawn } = s.rng;
  recordInto(told, () => playKey(s, encode(s, s.active, action)));
  return s.rng.drawn !== drawn || told.seats.flat().some(({ type }) => REVEALING.has(type));
}
