import { shuffle } from '../../../kernel/rng.ts';
import { isLiving } from '../effects/objects.ts';
import { CARD_TYPES } from '../types.ts';
import { FX_SIZE, MAX_HAND, PERMANENT, START_HAND, UNTIL_END, type DiscardItem, type DkSeatState, type DkState } from '../state.ts';
import { outcomeOf } from './check.ts';
import { tell, told, typeName } from './tell.ts';
import { refresh } from './values.ts';
import { drawTokens, handSize } from './zones.ts';

/* The automatic parts of a match (DK-2, DK-4). */

/** DK-2.2: all five types equally often. */
export function makeDeck(s: DkState): void {
  const each = (s.seats.length * s.config.tokensPerPlayer) / CARD_TYPES.length;
  for (let type = 0; type < CARD_TYPES.length; type++) for (let i = 0; i < each; i++) s.typeDeck.push(type);
  shuffle(s.rng, 'deck', 'shuffle the type deck', s.typeDeck);
}

/** DK-2.3: one token at a time in seat order. */
export function deal(s: DkState): void {
  const n = s.seats.length;
  const dealt = s.seats.map((): number[] => []);
  for (let i = 0; i < START_HAND * n; i++) {
    const type = s.typeDeck.pop()!;
    s.seats[i % n].hand[type]++;
    dealt[i % n].push(type);
  }
  dealt.forEach((types, seat) => {
    const count = types.length;
    tell()?.split([seat], { type: 'dealt', seat, count, cards: types.map(typeName) }, { type: 'dealt', seat, count });
  });
}

/** DK-4.7: nothing is used up yet. */
export function beginTurn(s: DkState): void {
  s.plays = 0;
  s.limit = 1;
  s.spellCast = 0;
  for (const own of s.seats) {
    own.activated = 0;
    for (const p of own.board) p.attacked = p.blocked = 0;
  }
  tell()?.all({ type: 'turn', turn: s.turn, seat: s.active });
  tell()?.all({ type: 'phase', phase: 'draw', seat: s.active });
}

/** DK-4.2. */
export const drawForTurn = (s: DkState): void => drawTokens(s, s.active, 1);

export function beginMain(s: DkState): void {
  tell()?.all({ type: 'phase', phase: 'main', seat: s.active });
}

export function beginEnd(s: DkState): void {
  tell()?.all({ type: 'phase', phase: 'end', seat: s.active });
}

/** DK-4.6. */
export function discardToLimit(s: DkState): void {
  const n = handSize(s.seats[s.active]) - MAX_HAND;
  if (n > 0) s.agenda.push({ do: 'discard', seat: s.active, n } satisfies DiscardItem as DiscardItem);
}

/**
 * Lasting effects after an End: those of the turn are over, and of numbered ones of the active player's things one turn, if
 * they were there when it began (DK-4.5, 11.5).
 */
function after(fx: number[], turn: number, counts: boolean): number[] {
  const kept: number[] = [];
  for (let i = 0; i < fx.length; i += FX_SIZE) {
    const left = fx[i + 3];
    if (left === UNTIL_END) continue;
    const now = left !== PERMANENT && counts && fx[i + 4] < turn ? left - 1 : left;
    if (now > 0) kept.push(fx[i], fx[i + 1], fx[i + 2], now, fx[i + 4]);
  }
  return kept;
}

function countDown(s: DkState, own: DkSeatState): void {
  for (const p of own.board) {
    const held = p.stun + p.freeze;
    if (p.stun > 0 && p.stunSince < s.turn) p.stun--;
    if (p.freeze > 0 && p.freezeSince < s.turn) p.freeze--;
    if (held > 0 && p.stun + p.freeze === 0) tell()?.all({ type: 'ran out', target: told(s, p.id) });
  }
}

/** DK-4.5 (3)–(6), in this order. */
export function clearTurn(s: DkState): void {
  s.event = null;
  let changed = false;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const own = s.seats[seat];
    const counts = seat === s.active;
    if (own.fx.length > 0) {
      own.fx = after(own.fx, s.turn, counts);
      changed = true;
    }
    for (const p of own.board) {
      p.damage = 0;
      p.delay = 0;
      if (p.fx.length === 0) continue;
      p.fx = after(p.fx, s.turn, counts);
      changed = true;
    }
    if (counts) countDown(s, own);
  }
  if (changed) refresh(s);
  tell()?.all({ type: 'turnEnded', seat: s.active });
  if (s.turn >= s.config.maxTurns && s.result === null) s.result = outcomeOf(s, 'turnLimit');
}

/** DK-3.5, 4.8. */
export function passTurn(s: DkState): void {
  const n = s.seats.length;
  do s.active = (s.active + 1) % n;
  while (!isLiving(s, s.active));
  s.turn++;
}

export const isActiveOut = (s: DkState): boolean => !isLiving(s, s.active);

export function gameOver(s: DkState): void {
  const outcome = s.result!;
  tell()?.all({ type: 'gameOver', outcome });
}
