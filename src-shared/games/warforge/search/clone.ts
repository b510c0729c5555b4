import { copyOutcome, fill } from '../../../kernel/copy.ts';
import { cloneRng, copyRng } from '../../../kernel/rng.ts';
import type { AgendaItem } from '../../../kernel/state.ts';
import type { RunFrame } from '../effects/frame.ts';
import type { FireItem } from '../rules/deeds.ts';
import type { WrSeatState, WrState, WrUnit } from '../state.ts';

/** Masks and numbers of keywords are values, which are shared. */
const cloneUnit = (unit: WrUnit): WrUnit => ({ ...unit });

/** Only texts and triggers under way are changed in place. */
function cloneWork(item: AgendaItem): AgendaItem {
  if (item.do === 'fire') return { ...item, trigger: { ...(item as FireItem).trigger } } as FireItem;
  if (item.do !== 'run') return item;
  const { targets, aimed } = item as RunFrame;
  return { ...item, targets: targets.slice(), aimed: aimed?.slice() ?? null } as RunFrame;
}

function cloneSeat(from: WrSeatState): WrSeatState {
  return {
    line: from.line.map(cloneUnit),
    w: from.w,
    hand: from.hand.slice(),
    deck: from.deck.slice(),
    extra: from.extra.slice(),
    ongoing: from.ongoing.map((one) => ({ ...one })),
    energy: from.energy,
    maxEnergy: from.maxEnergy,
    carry: from.carry,
    fatigue: from.fatigue,
    faith: from.faith,
    questProgress: from.questProgress,
    embers: from.embers,
    ownTurn: from.ownTurn,
    returning: from.returning.slice(),
    kept: from.kept,
  };
}

/** Hand-written deep copy. */
export function cloneState(state: WrState, into?: WrState): WrState {
  const copy: WrState = into ?? { ...state, rng: cloneRng(state.rng), hits: [], shielded: [], doomed: [] };
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
  copy.seats = [cloneSeat(state.seats[0]), cloneSeat(state.seats[1])];
  copy.nextId = state.nextId;
  copy.attack = state.attack && { ...state.attack, kills: state.attack.kills.slice() };
  copy.queue = state.queue.map((trigger) => ({ ...trigger }));
  copy.fired = state.fired;
  copy.hits = state.hits.slice();
  fill(state.shielded, copy.shielded);
  fill(state.doomed, copy.doomed);
  return copy;
}
