import { copyChoice, copyOutcome, fill } from '../../../kernel/copy.ts';
import { cloneRng, copyRng } from '../../../kernel/rng.ts';
import type { AgendaItem } from '../../../kernel/state.ts';
import type { BlAttack, BlSeatState, BlState, BlTurnState } from '../state.ts';

const cloneSeat = (s: BlSeatState): BlSeatState => ({
  health: s.health,
  level: s.level,
  forge: s.forge.slice(),
  hand: s.hand.slice(),
  out: s.out,
  defenseMod: s.defenseMod,
  blockMod: s.blockMod,
  weaken: s.weaken,
});

function copySeat(s: BlSeatState, into: BlSeatState): void {
  into.health = s.health;
  into.level = s.level;
  fill(s.forge, into.forge);
  fill(s.hand, into.hand);
  into.out = s.out;
  into.defenseMod = s.defenseMod;
  into.blockMod = s.blockMod;
  into.weaken = s.weaken;
}

const cloneMeans = (m: BlTurnState): BlTurnState => ({
  placementsLeft: m.placementsLeft,
  reforged: m.reforged,
  attackMod: m.attackMod,
  doublings: m.doublings,
  dieSteps: m.dieSteps,
  keepBest: m.keepBest,
  noBlock: m.noBlock,
  pierce: m.pierce,
});

function copyMeans(m: BlTurnState, into: BlTurnState): void {
  into.placementsLeft = m.placementsLeft;
  into.reforged = m.reforged;
  into.attackMod = m.attackMod;
  into.doublings = m.doublings;
  into.dieSteps = m.dieSteps;
  into.keepBest = m.keepBest;
  into.noBlock = m.noBlock;
  into.pierce = m.pierce;
}

const cloneAttack = (a: BlAttack): BlAttack => ({
  attacker: a.attacker,
  target: a.target,
  roll: a.roll,
  other: a.other,
  attackTotal: a.attackTotal,
  defenseTotal: a.defenseTotal,
  damage: a.damage,
  blockFailed: a.blockFailed,
});

/** A gadget under way counts for itself; its list of players is replaced, never changed. */
const cloneWork = (item: AgendaItem): AgendaItem => ({ ...item });

/** Hand-written deep copy. */
export function cloneState(s: BlState, into?: BlState): BlState {
  if (into && into.seats.length === s.seats.length) return copyState(s, into);
  return {
    phase: s.phase,
    rng: cloneRng(s.rng),
    agenda: s.agenda.map(cloneWork),
    choice: copyChoice(s.choice),
    result: copyOutcome(s.result),
    seats: s.seats.map(cloneSeat),
    armory: s.armory.slice(),
    salvage: s.salvage.slice(),
    revealed: s.revealed.slice(),
    resolving: s.resolving,
    turn: s.turn,
    active: s.active,
    means: cloneMeans(s.means),
    attack: s.attack && cloneAttack(s.attack),
    known: s.known.map((list) => list.slice()),
    maxTurns: s.maxTurns,
  };
}

/** The same into a discarded state, whose memory is reused. */
function copyState(s: BlState, into: BlState): BlState {
  into.phase = s.phase;
  copyRng(s.rng, into.rng);
  into.agenda = s.agenda.length ? s.agenda.map(cloneWork) : [];
  into.choice = copyChoice(s.choice);
  into.result = copyOutcome(s.result);
  for (let seat = 0; seat < s.seats.length; seat++) copySeat(s.seats[seat], into.seats[seat]);
  fill(s.armory, into.armory);
  fill(s.salvage, into.salvage);
  fill(s.revealed, into.revealed);
  into.resolving = s.resolving;
  into.turn = s.turn;
  into.active = s.active;
  copyMeans(s.means, into.means);
  into.attack = s.attack && cloneAttack(s.attack);
  for (let i = 0; i < s.known.length; i++) fill(s.known[i], into.known[i]);
  into.maxTurns = s.maxTurns;
  return into;
}
