import type { History } from '../../../kernel/game.ts';
import { Random } from '../../../kernel/rng.ts';
import type { LnAction } from '../actions.ts';
import { DEFS, findFace } from '../catalog.ts';
import type { LnEvent } from '../events.ts';
import { ACTION, CARD_FREE, encode, instanceOf, keyOf } from '../keys.ts';
import { playKey } from '../engine.ts';
import { activeArmor, at } from '../rules/creatures.ts';
import { clashOf } from '../rules/combat.ts';
import { listActions, toAct } from '../rules/legal.ts';
import { rowFor } from '../rules/traits.ts';
import { determinize } from '../search/determinize.ts';
import { LANES, ROW, type LnState } from '../state.ts';
import type { LnView } from '../view.ts';
import { MAX_ACTIONS } from '../routine.ts';
import { reveals } from './reveals.ts';
import {
  lnQuestionSchema,
  type LnAnswers,
  type LnForecast,
  type LnLaneForecast,
  type LnNextCycleAnswer,
  type LnPlaceAnswer,
} from './questions.ts';

/* Answers for the window, from the seat's view alone. */

const keys = new Int32Array(MAX_ACTIONS);

function isLegal(s: LnState, key: number): boolean {
  const n = listActions(s, keys);
  for (let i = 0; i < n; i++) if (keys[i] === key) return true;
  return false;
}

/** Plays the card into the lane and leaves its texts' questions open. False if it cannot be played so. */
function afterPlay(s: LnState, seat: number, plays: { card: string; lane: number; free: boolean }): boolean {
  const inst = instanceOf(s, seat, plays.card);
  const key = keyOf(ACTION.playCard, CARD_FREE.of(inst, plays.free ? 1 : 0));
  if (inst < 0 || !isLegal(s, key)) return false;
  playKey(s, key);
  const lane = keyOf(ACTION.chooseLane, plays.lane - 1);
  if (s.choice?.kind === 'lane' && isLegal(s, lane)) playKey(s, lane);
  return true;
}

/** Does any other action of the seat, up to its next question. False if it is not legal now. */
function afterAction(s: LnState, seat: number, action: LnAction): boolean {
  const key = toAct(s) === seat ? encode(s, seat, action) : -1;
  if (key < 0 || !isLegal(s, key)) return false;
  playKey(s, key);
  return true;
}

function laneForecast(s: LnState, lane: number): LnLaneForecast {
  const clash = clashOf(s, lane);
  const pair = [at(s, 0, lane), at(s, 1, lane)];
  const toCreature = clash?.toCreature ?? [0, 0];
  const left = pair.map((c, seat) => (c === null ? 0 : c.health - Math.max(0, toCreature[seat] - activeArmor(c)))) as [number, number];
  return {
    lane: lane + 1,
    stands: [pair[0] !== null, pair[1] !== null],
    fights: clash !== null,
    toCreature,
    toPlayer: clash?.toPlayer ?? [0, 0],
    falls: [pair[0] !== null && left[0] <= 0, pair[1] !== null && left[1] <= 0],
    left,
  };
}

function forecast(s: LnState): Omit<LnForecast, 'locks'> {
  const lanes = Array.from({ length: LANES }, (_, lane) => laneForecast(s, lane));
  const health = s.seats.map((own, seat) => own.health - lanes.reduce((sum, lane) => sum + lane.toPlayer[seat], 0)) as [number, number];
  const gone = [0, 1].filter((seat) => health[seat] <= 0);
  const sudden = s.suddenFrom !== 0 || gone.length === 2;
  const least = Math.min(...health);
  const lethal = sudden ? (health[0] === health[1] ? [] : [0, 1].filter((seat) => health[seat] === least)) : gone;
  return { lanes, health, lethal, suddenDeath: sudden };
}

/** Null for a card that is neither one of the seat's nor a Minion. */
function place(s: LnState, seat: number, card: string, lane: number): LnPlaceAnswer | null {
  const inst = instanceOf(s, seat, card);
  const face = inst < 0 ? findFace(card) : s.faces[inst];
  if (face < 0 || (inst < 0 && !DEFS[face].isMinion)) return null;
  const def = DEFS[face];
  const old = at(s, seat, lane - 1);
  const row = rowFor(s, seat, def.kw);
  const rival = at(s, 1 - seat, lane - 1);
  const fights = row === ROW.front || (rival !== null && rival.row === ROW.front);
  return {
    row: row === ROW.front ? 'front' : 'back',
    fightsThisTurn: fights,
    replaces: old === null ? null : DEFS[old.face].id,
    cannot: def.isSpell ? 'A spell goes to no lane.' : null,
  };
}

/** LN-4.13: what is left in deck and discard pile now, and what the hand would add by being discarded. */
function nextCycle(view: LnView, seat: number): LnNextCycleAnswer {
  const own = view.seats[seat];
  return { cards: [...(own.deck ?? []), ...(own.hand ?? []), ...own.discard] };
}

/**
 * Answers from the view alone; null where the question names nothing the seat has or can do.
 * @throws for a question that does not exist
 */
export function answer(view: LnView, history: History<LnEvent>, asked: unknown): LnAnswers[keyof LnAnswers] | null {
  const question = lnQuestionSchema.parse(asked);
  const seat = view.viewer === 'spectator' ? 0 : view.viewer;
  switch (question.ask) {
    case 'forecast': {
      const s = determinize(view, history, new Random('forecast'));
      const { plays, after } = question;
      let possible = true;
      const locks = reveals(s, seat, () => {
        if (plays) possible = afterPlay(s, seat, plays);
        if (possible && after) possible = afterAction(s, seat, after);
      });
      return possible ? { ...forecast(s), locks: plays !== undefined && locks } : null;
    }
    case 'place':
      return place(determinize(view, history, new Random('place')), seat, question.card, question.lane);
    case 'nextCycle':
      return nextCycle(view, seat);
  }
}
