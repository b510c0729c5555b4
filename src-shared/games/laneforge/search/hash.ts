import { Digest } from '../../../kernel/digest.ts';
import type { LnCreature, LnState } from '../state.ts';

const numbers = (c: LnCreature): number[] => [
  c.id,
  c.seat,
  c.lane,
  c.row,
  c.face,
  c.inst,
  c.ready,
  c.attack,
  c.health,
  c.armor,
  c.armorGained,
  c.armorTurn,
  c.attackTurn,
  c.healthTurn,
  c.gained,
  c.gainedTurn,
  c.lost,
  c.lostTurn,
  c.mobility,
  c.mobilityTurn,
  c.silent,
  c.silentTurn,
  c.fed,
  c.became,
];

/** Sixteen hex digits over everything that matters for the further game. */
export function hashState(s: LnState): string {
  const d = new Digest();
  d.fixed(s.decks);
  d.list([
    s.phase,
    s.turn,
    s.cycle,
    s.forge,
    s.firstForge,
    s.action,
    s.mainUsed,
    s.freeUsed,
    s.batches,
    s.suddenFrom,
    s.nextId,
    s.rng.drawn,
  ]);
  for (const name of Object.keys(s.rng.streams).sort()) d.list(s.rng.streams[name]);
  d.list(s.zones);
  for (const own of s.seats) {
    for (const list of [own.deck, own.hand, own.discard, own.banish, own.knownHand, own.knownDeck]) d.list(list);
    d.list([own.health, own.champion, own.championReady, own.championUsed, own.fed, own.fallen, own.creaturesPlayed, own.spellsPlayed]);
  }
  for (const c of s.creatures) d.list(c === null ? [] : numbers(c));
  for (const c of s.ghosts) d.list(numbers(c));
  d.json([s.agenda, s.choice, s.pending, s.batch, s.result]);
  return d.hex();
}
