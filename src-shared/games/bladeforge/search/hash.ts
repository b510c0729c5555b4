import { Digest } from '../../../kernel/digest.ts';
import type { BlState } from '../state.ts';

/** Sixteen hex digits over everything that matters for the further game. */
export function hashState(s: BlState): string {
  const d = new Digest();
  d.list([s.phase, s.turn, s.active, s.resolving, s.maxTurns, s.rng.drawn]);
  for (const name of Object.keys(s.rng.streams).sort()) d.list(s.rng.streams[name]);
  for (const own of s.seats) {
    d.list([own.health, own.level, own.out, own.defenseMod, own.blockMod, own.weaken]);
    d.list(own.forge);
    d.list(own.hand);
  }
  for (const list of [s.armory, s.salvage, s.revealed, ...s.known]) d.list(list);
  d.json([s.agenda, s.choice, s.means, s.attack, s.result]);
  return d.hex();
}
