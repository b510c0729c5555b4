import type { FlowEvent } from '../../../kernel/flow.ts';
import { DEFS } from '../catalog.ts';
import { frameOf } from '../effects/frame.ts';
import { answerCard, answerCreature, answerDone, answerLane, answerMay } from '../effects/run.ts';
import { beginChampion } from '../effects/verbs/cards.ts';
import { CARD_FREE, LANE_TO, SEAT_LANE, particularsOf } from '../keys.ts';
import type { LnState } from '../state.ts';
import { moveTo, setReady } from './change.ts';
import { at } from './creatures.ts';
import { closeEvent, openEvent } from './happen.ts';
import { landIn, playCard as beginPlay, type PlayItem } from './play.ts';
import { tell, thingOf } from './tell.ts';
import { activeSeat } from './turn.ts';
import { pushWindow, startTrigger } from './window.ts';
import { banishFromHand } from './zones.ts';

/* What a seat's action does, once it is known to be legal. The event carries the action's key. */

export function askForChampions(s: LnState): void {
  s.choice = { seat: 0, kind: 'champion', face: -1, champion: -1, left: 1, upTo: 0 };
}

/** LN-D3: picked one after another without the other knowing, shown together. */
export function pickChampion(s: LnState, event: FlowEvent): void {
  const { seat } = s.choice!;
  const deck = particularsOf(event.key);
  s.seats[seat].champion = deck;
  tellPick(s, seat, deck);
  const next = s.seats.findIndex((own) => own.champion < 0);
  s.choice = next < 0 ? null : { ...s.choice!, seat: next };
}

/** Main action or Free play (LN-5.2, 5.6). A Free cost is paid before anything else (LN-6.9). */
export function playCard(s: LnState, event: FlowEvent): void {
  const seat = activeSeat(s);
  const n = particularsOf(event.key);
  const inst = CARD_FREE.inst(n);
  const free = CARD_FREE.free(n) === 1;
  if (free) s.freeUsed++;
  else s.mainUsed = 1;
  pushWindow(s);
  beginPlay(s, seat, inst, 'hand', { free });
  const { freeCost } = DEFS[s.faces[inst]];
  if (free && freeCost >= 0) s.agenda.push(frameOf(freeCost, seat, { face: s.faces[inst] }));
}

export function banishCard(s: LnState, event: FlowEvent): void {
  s.mainUsed = 1;
  pushWindow(s);
  const e = openEvent(s);
  banishFromHand(s, e, particularsOf(event.key));
  closeEvent(s, e);
}

export function activate(s: LnState, event: FlowEvent): void {
  const c = at(s, activeSeat(s), particularsOf(event.key))!;
  s.freeUsed++;
  pushWindow(s);
  setReady(c, 0);
  tell()?.all({ type: 'activated', thing: thingOf(c) });
  s.agenda.push(frameOf(DEFS[c.face].activate, c.seat, { src: c.id, face: c.face, it: c.id }));
}

/** LN-14.18. */
export function useMobility(s: LnState, event: FlowEvent): void {
  const n = particularsOf(event.key);
  const c = at(s, activeSeat(s), LANE_TO.lane(n))!;
  s.freeUsed++;
  pushWindow(s);
  const e = openEvent(s);
  setReady(c, 0);
  tell()?.all({ type: 'usedMobility', thing: thingOf(c), to: LANE_TO.to(n) + 1 });
  moveTo(s, e, c, LANE_TO.to(n));
  closeEvent(s, e);
}

/** LN-15.2, 15.3. */
export function useChampion(s: LnState): void {
  const seat = activeSeat(s);
  const own = s.seats[seat];
  s.freeUsed++;
  own.championReady = 0;
  own.championUsed |= 1 << s.cycle;
  pushWindow(s);
  const e = openEvent(s);
  beginChampion(s, e, seat, s.cycle, false);
  closeEvent(s, e);
}

export function endActionPhase(s: LnState): void {
  const seat = activeSeat(s);
  tell()?.all({ type: 'phaseEnded', seat });
}

// ---------------------------------------------------------------- answers

export function chooseLane(s: LnState, event: FlowEvent): void {
  const lane = particularsOf(event.key);
  const item = s.agenda[s.agenda.length - 1];
  if (item.do !== 'play') return answerLane(s, lane);
  s.agenda.pop();
  s.choice = null;
  landIn(s, item as PlayItem, lane);
}

export function chooseCreature(s: LnState, event: FlowEvent): void {
  const n = particularsOf(event.key);
  answerCreature(s, at(s, SEAT_LANE.seat(n), SEAT_LANE.lane(n))!.id);
}

export const chooseCard = (s: LnState, event: FlowEvent): void => answerCard(s, particularsOf(event.key));
export const accept = (s: LnState): void => answerMay(s, true);
export const decline = (s: LnState): void => answerMay(s, false);
export const done = (s: LnState): void => answerDone(s);

export function orderTrigger(s: LnState, event: FlowEvent): void {
  s.choice = null;
  startTrigger(s, particularsOf(event.key));
}

function tellPick(s: LnState, seat: number, deck: number): void {
  const champion = s.decks[seat][deck].champion.id;
  tell()?.split([seat], { type: 'championPicked', seat, champion }, { type: 'championPicked', seat });
}

/** LN-16.2: pending triggers do not resolve any more. */
export function gameOver(s: LnState): void {
  s.pending = [];
  s.batch = [];
  s.ghosts = [];
  tell()?.all({ type: 'gameOver', outcome: s.result! });
}
