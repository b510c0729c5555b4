import { copyOutcome, fill } from '../../../kernel/copy.ts';
import { cloneRng, copyRng } from '../../../kernel/rng.ts';
import type { AgendaItem } from '../../../kernel/state.ts';
import type { RunFrame } from '../effects/frame.ts';
import type { FireItem } from '../rules/deeds.ts';
import type { WrSeatState, WrState, WrUnit } from '../state.ts';

/** Masks and numbers of keywords are values, which are shared. */
function copyUnit(from: WrUnit, into: WrUnit): void {
  into.id = from.id;
  into.seat = from.seat;
  into.card = from.card;
  into.melee = from.melee;
  into.ranged = from.ranged;
  into.meleeTurn = from.meleeTurn;
  into.rangedTurn = from.rangedTurn;
  into.health = from.health;
  into.maxHealth = from.maxHealth;
  into.kw = from.kw;
  into.kwTurn = from.kwTurn;
  into.nums = from.nums;
  into.numsTurn = from.numsTurn;
  into.spent = from.spent;
  into.entered = from.entered;
  into.deployed = from.deployed;
  into.hidden = from.hidden;
  into.used = from.used;
  into.praying = from.praying;
  into.shotAt = from.shotAt;
  into.remnantOf = from.remnantOf;
}

/** Units that are there already are written over. */
function copyLine(from: readonly WrUnit[], into: WrUnit[]): void {
  if (into.length > from.length) into.length = from.length;
  for (let i = 0; i < from.length; i++) {
    if (i < into.length) copyUnit(from[i], into[i]);
    else into.push({ ...from[i] });
  }
}

/** Only texts and triggers under way are changed in place. */
function cloneWork(item: AgendaItem): AgendaItem {
  if (item.do === 'fire') return { ...item, trigger: { ...(item as FireItem).trigger } } as FireItem;
  if (item.do !== 'run') return item;
  const { targets, aimed } = item as RunFrame;
  return { ...item, targets: targets.slice(), aimed: aimed?.slice() ?? null } as RunFrame;
}

function copySeat(from: WrSeatState, into: WrSeatState): void {
  copyLine(from.line, into.line);
  into.w = from.w;
  fill(from.hand, into.hand);
  fill(from.deck, into.deck);
  fill(from.extra, into.extra);
  into.ongoing = from.ongoing.map((one) => ({ ...one }));
  into.energy = from.energy;
  into.maxEnergy = from.maxEnergy;
  into.carry = from.carry;
  into.fatigue = from.fatigue;
  into.faith = from.faith;
  into.questProgress = from.questProgress;
  into.embers = from.embers;
  into.ownTurn = from.ownTurn;
  fill(from.returning, into.returning);
  into.kept = from.kept;
}

const newSeat = (from: WrSeatState): WrSeatState => ({ ...from, line: [], hand: [], deck: [], extra: [], ongoing: [], returning: [] });

/** An empty one to copy into. */
const newState = (from: WrState): WrState => ({
  ...from,
  rng: cloneRng(from.rng),
  seats: from.seats.map(newSeat),
  hits: [],
  shielded: [],
  doomed: [],
});

/** Hand-written deep copy; what is copied into keeps its arrays and units. */
export function cloneState(state: WrState, into?: WrState): WrState {
  const copy = into ?? newState(state);
  if (into) copyRng(state.rng, into.rng);
  copy.phase = state.phase;
  copy.agenda = state.agenda.map(cloneWork);
  copy.choice = state.choice && { ...state.choice };
  copy.result = copyOutcome(state.result);
  copy.config = state.config;
  copy.mode = state.mode;
  copy.turn = state.turn;
  copy.active = state.active;
  copy.first = state.first;
  copy.overtime = state.overtime;
  copySeat(state.seats[0], copy.seats[0]);
  copySeat(state.seats[1], copy.seats[1]);
  copy.nextId = state.nextId;
  copy.attack = state.attack && { ...state.attack, kills: state.attack.kills.slice() };
  copy.queue = state.queue.map((trigger) => ({ ...trigger }));
  copy.fired = state.fired;
  copy.hits = state.hits.slice();
  fill(state.shielded, copy.shielded);
  fill(state.doomed, copy.doomed);
  return copy;
}
