import type { LnAction } from '../actions.ts';
import { DEFS, findFace } from '../catalog.ts';
import { encode, instanceOf } from '../keys.ts';
import { isActing } from '../modes.ts';
import { at, isSilent } from '../rules/creatures.ts';
import { listActions, toAct } from '../rules/legal.ts';
import { mobilityOf } from '../rules/traits.ts';
import { MAX_ACTIONS } from '../routine.ts';
import { MAX_FREE, ZONE, type LnState } from '../state.ts';

const keys = new Int32Array(MAX_ACTIONS);

const ANSWERS: readonly LnAction['type'][] = [
  'chooseLane',
  'chooseCreature',
  'chooseCard',
  'accept',
  'decline',
  'done',
  'orderTrigger',
  'pickChampion',
];

const name = (card: string): string => {
  const face = findFace(card);
  return face < 0 ? `"${card}"` : DEFS[face].name;
};

/** The first reason why the action is not legal for the seat now, as a sentence; null if it is legal. */
export function whyNot(s: LnState, seat: number, action: LnAction): string | null {
  const key = encode(s, seat, action);
  if (toAct(s) === seat && key >= 0) {
    const n = listActions(s, keys);
    for (let i = 0; i < n; i++) if (keys[i] === key) return null;
  }
  return reason(s, seat, action);
}

function reason(s: LnState, seat: number, action: LnAction): string {
  if (s.result !== null) return 'The game is over.';
  if (s.choice !== null) {
    if (s.choice.seat !== seat) return 'Your rival has to decide something first.';
    return ANSWERS.includes(action.type) ? 'That is not one of the legal choices.' : 'You have to answer the question on the table first.';
  }
  if (ANSWERS.includes(action.type)) return 'Nothing is being asked.';
  if (!isActing(s.phase) || toAct(s) !== seat) return 'This is not your action phase.';
  return inPhase(s, seat, action);
}

function inPhase(s: LnState, seat: number, action: LnAction): string {
  switch (action.type) {
    case 'playCard':
    case 'banishCard':
      return withCard(s, seat, action);
    case 'activate':
      return withCreature(s, seat, action.lane, activating);
    case 'useMobility':
      return withCreature(s, seat, action.lane, (state, lane) => moving(state, seat, lane, action.to - 1));
    case 'useChampion':
      return championReason(s, seat);
    default:
      return 'Play a card or banish one first: while you hold a card, each of your actions uses one.';
  }
}

function withCard(s: LnState, seat: number, action: Extract<LnAction, { card: string }>): string {
  const inst = instanceOf(s, seat, action.card);
  if (inst < 0 || s.zones[inst] !== ZONE.hand) return `${name(action.card)} is not in your hand.`;
  if (action.type === 'playCard' && action.free) return freeReason(s, inst);
  return 'You have used your main action of this phase; only Free cards and other free actions are left.';
}

function freeReason(s: LnState, inst: number): string {
  const def = DEFS[s.faces[inst]];
  if (def.free === 'never') return `${def.name} has no Free ability.`;
  if (s.freeUsed >= MAX_FREE) return tooMany;
  return def.free === 'condition'
    ? `${def.name} is not Free now: its condition is not met.`
    : `${def.name}’s Free cost cannot be paid now.`;
}

const tooMany = `No more than ${MAX_FREE} free actions fit into one action phase.`;

function withCreature(s: LnState, seat: number, lane: number, then: (s: LnState, lane: number) => string): string {
  const c = at(s, seat, lane - 1);
  if (c === null) return `You have no creature in lane ${lane}.`;
  if (s.freeUsed >= MAX_FREE) return tooMany;
  if (c.ready === 0) return `${DEFS[c.face].name} is Exhausted: it cannot pay that cost, but still fights.`;
  return then(s, lane - 1);
}

function activating(s: LnState, lane: number): string {
  const c = at(s, toAct(s)!, lane)!;
  const def = DEFS[c.face];
  if (def.activate < 0) return `${def.name} has no Activate ability; it fights by itself in Combat.`;
  if (isSilent(c)) return `${def.name} has lost its printed abilities.`;
  return `${def.name}’s ability has nothing to do now, so it cannot be paid for.`;
}

function moving(s: LnState, seat: number, lane: number, to: number): string {
  const c = at(s, seat, lane)!;
  const def = DEFS[c.face];
  const reach = mobilityOf(c);
  if (reach === 0) return `${def.name} has no Mobility.`;
  if (to === lane) return `${def.name} is in that lane already.`;
  if (at(s, seat, to) !== null) return `Lane ${to + 1} is not empty on your side.`;
  if (Math.abs(to - lane) > reach) return `Mobility ${reach} does not reach that lane.`;
  return `${def.name} cannot be moved.`;
}

function championReason(s: LnState, seat: number): string {
  const own = s.seats[seat];
  if (s.cycle < 2) return 'Champions have no ability in the first cycle.';
  if (s.cycle > 4) return 'Champions have no ability in this cycle.';
  if (own.championUsed & (1 << s.cycle)) return 'Your Champion has used its ability of this cycle.';
  if (own.championReady === 0) return 'Your Champion is Exhausted until the cycle ends.';
  if (s.freeUsed >= MAX_FREE) return tooMany;
  return 'Your Champion’s ability has nothing to do now.';
}
