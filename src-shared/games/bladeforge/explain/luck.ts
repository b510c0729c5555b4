import type { History } from '../../../kernel/game.ts';
import type { BlEvent } from '../events.ts';
import { blockChance } from '../rules/odds.ts';
import { DICE, type BlDie } from '../types.ts';
import type { BlLuckAnswer, BlThrows } from './questions.ts';

/* The luck sheet: every throw is public and in the seat's own history (BL-15.2). */

interface Tally {
  seat: number;
  die: BlDie;
  n: number;
  sum: number;
}

class Tallies {
  readonly #all = new Map<string, Tally>();
  add(seat: number, die: BlDie, roll: number): void {
    const key = `${seat} d${die}`;
    const tally = this.#all.get(key) ?? { seat, die, n: 0, sum: 0 };
    this.#all.set(key, { ...tally, n: tally.n + 1, sum: tally.sum + roll });
  }
  list(): BlThrows[] {
    return [...this.#all.values()].map(summed).sort((a, b) => a.seat - b.seat || a.die - b.die);
  }
}

function summed({ seat, die, n, sum }: Tally): BlThrows {
  const expected = (die + 1) / 2;
  const mean = sum / n;
  const spread = Math.sqrt((die * die - 1) / 12 / n);
  return { seat, die, throws: n, mean, expected, deviation: (mean - expected) / spread };
}

const level = (die: BlDie): number => DICE.indexOf(die);

export function luck(history: History<BlEvent>): BlLuckAnswer {
  const tallies = new Tallies();
  const blocks = new Map<number, BlLuckAnswer['blocks'][number]>();
  let attacker = 0;
  for (const event of history) {
    if (event.type === 'blow') {
      ({ attacker } = event.blow);
      tallies.add(attacker, event.blow.die, event.blow.roll);
      if (event.blow.other !== null) tallies.add(attacker, event.blow.die, event.blow.other);
    } else if (event.type === 'blockRolled') {
      tallies.add(event.seat, event.die, event.roll);
      tallies.add(attacker, event.attackerDie, event.attackerRoll);
      const duel = blocks.get(event.seat) ?? { seat: event.seat, tried: 0, held: 0, expected: 0 };
      blocks.set(event.seat, {
        seat: event.seat,
        tried: duel.tried + 1,
        held: duel.held + (event.held ? 1 : 0),
        expected: duel.expected + blockChance(level(event.die), event.blockMod, level(event.attackerDie)),
      });
    }
  }
  return { throws: tallies.list(), blocks: [...blocks.values()].sort((a, b) => a.seat - b.seat) };
}
