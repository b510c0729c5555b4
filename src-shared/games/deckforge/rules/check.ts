import { cardAt } from '../catalog.ts';
import { WHEN } from '../compile.ts';
import { isCreature, isLiving } from '../effects/objects.ts';
import type { DkFall } from '../events.ts';
import type { DkPermanent, DkSeatState, DkState } from '../state.ts';
import { tell, thing } from './tell.ts';
import { livingCount, refresh } from './values.ts';
import { dispose } from './zones.ts';
import type { Outcome } from '../../../kernel/state.ts';

/* The state check (DK-13.4), destruction, elimination and winning (DK-15). */

/** Puts a creature's abilities of a moment among those that wait for the last step (DK-13.3). */
export function queueTrigger(s: DkState, p: DkPermanent, when: number): void {
  if (cardAt(s, p.deck, p.card).at[when].length === 0) return;
  s.queue.push({ seat: p.seat, id: p.id, age: p.age, deck: p.deck, card: p.card, when });
}

/** Takes permanents off the Battlefield; their tokens go to the Graveyard, what they were is forgotten (DK-14.1, 14.5, D34). */
export function bury(s: DkState, gone: readonly DkPermanent[]): void {
  for (const p of gone) {
    const { board } = s.seats[p.seat];
    board.splice(board.indexOf(p), 1);
    s.graveyard.push(p.type);
  }
}

const isDying = (p: DkPermanent): boolean => isCreature(p) && (p.doomed === 1 || (p.damage > 0 && p.damage >= p.def));

function findDying(s: DkState): DkPermanent[] | null {
  let dying: DkPermanent[] | null = null;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const { board } = s.seats[seat];
    for (let i = 0; i < board.length; i++) if (isDying(board[i])) (dying ??= []).push(board[i]);
  }
  return dying;
}

function findFallen(s: DkState): number[] | null {
  let fallen: number[] | null = null;
  for (let seat = 0; seat < s.seats.length; seat++) if (s.seats[seat].life <= 0 && isLiving(s, seat)) (fallen ??= []).push(seat);
  return fallen;
}

/** All that is to die dies together, all that is to fall falls together, until nothing more does (DK-13.4, 13.6). */
export function stateCheck(s: DkState): void {
  while (s.result === null) {
    const dying = findDying(s);
    const fallen = findFallen(s);
    if (dying === null && fallen === null) return;
    if (dying !== null) {
      for (const p of dying) queueTrigger(s, p, WHEN.destroyed);
      bury(s, dying);
      tell()?.all({ type: 'destroyed', things: dying.map((p) => thing(s, p)) });
    }
    if (fallen !== null) eliminate(s, fallen, 'life');
    refresh(s);
  }
}

function clearOut(s: DkState, seat: number): void {
  const own = s.seats[seat];
  own.hand.forEach((n, type) => {
    for (let i = 0; i < n; i++) s.graveyard.push(type);
  });
  own.hand.fill(0);
  own.known.fill(0);
  bury(s, own.board.slice());
  dispose(s, seat);
  own.reflects = 0;
  own.prevents = [];
  own.fx = [];
  own.life = 0;
  s.queue = s.queue.filter((trigger) => trigger.seat !== seat);
  const { event } = s;
  if (event !== null && (event.defender === seat || event.seat === seat)) {
    if (event.over === 0 && event.defender === seat) tell()?.all({ type: 'eventEnded', why: 'defenderGone' });
    event.over = 1;
  }
}

/** Nothing of the turn goes on (DK-15.4); artifacts being carried out and what waits for its event's end are through. */
export function stopTurn(s: DkState): void {
  for (const { board } of s.seats)
    bury(
      s,
      board.filter(({ used }) => used === 1),
    );
  s.agenda.length = 0;
  s.choice = null;
  s.queue = [];
  s.event = null;
  dispose(s);
}

/** DK-15.1–15.5: out of the match, all of them at once. */
export function eliminate(s: DkState, fallen: readonly number[], why: DkFall): void {
  const order = 1 + Math.max(...s.seats.map(({ out }) => out));
  for (const seat of fallen) {
    s.seats[seat].out = order;
    tell()?.all({ type: 'eliminated', seat, why });
  }
  for (const seat of fallen) clearOut(s, seat);
  refresh(s);
  const living = livingCount(s);
  if (living <= 1) s.result = outcomeOf(s, living === 1 ? 'lastStanding' : 'allFallen');
  else if (s.turn > 0 && fallen.includes(s.active)) stopTurn(s);
}

/** Nothing more of what is being carried out may happen. */
export const isStopped = (s: DkState): boolean => s.result !== null || (s.turn > 0 && !isLiving(s, s.active));

const stood = ({ out }: DkSeatState): number => (out === 0 ? Infinity : out);

/** A single living player wins; none, or several at the turn limit, is a draw (DK-15.5, 15.7). The rest rank by how long they lived. */
export function outcomeOf(s: DkState, reason: string): Outcome {
  const living = s.seats.flatMap((own, seat) => (own.out === 0 ? [seat] : []));
  return {
    winners: living.length === 1 ? living : [],
    ranking: s.seats.map((own) => 1 + s.seats.filter((other) => stood(other) > stood(own)).length),
    reason,
  };
}
