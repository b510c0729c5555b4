import { draw, shuffle } from '../../../kernel/rng.ts';
import { ARMORY, STARTER_BLADE, STARTER_GRIP } from '../catalog.ts';
import { AT, START_DIE, START_HAND, type BlState, type BlTurnState } from '../state.ts';
import type { BlPhase } from '../types.ts';
import { outcomeOf } from './defeat.ts';
import { drawCards, putIntoHand } from './hands.ts';
import { cardIds, tell } from './tell.ts';

/* The automatic parts of the match (BL-2, BL-3). */

function announce(s: BlState, phase: BlPhase): void {
  tell()?.all({ type: 'phase', phase, seat: s.active });
}

/** BL-2.2–2.4. */
export function deal(s: BlState): void {
  for (let seat = 0; seat < s.seats.length; seat++) {
    s.seats[seat].forge[AT.blade] = STARTER_BLADE;
    s.seats[seat].forge[AT.grip] = STARTER_GRIP;
  }
  for (const card of ARMORY) s.armory.push(card);
  shuffle(s.rng, 'armory', 'shuffle the Armory', s.armory);
  for (let seat = 0; seat < s.seats.length; seat++) {
    for (let i = 0; i < START_HAND; i++) putIntoHand(s, seat, s.armory.pop()!);
    const { hand } = s.seats[seat];
    const count = hand.length;
    tell()?.split([seat], { type: 'dealt', seat, count, cards: cardIds(hand) }, { type: 'dealt', seat, count });
  }
}

/** BL-2.6: the highest begins; those who tie for it throw again. */
export function rollForStart(s: BlState): void {
  let tied = s.seats.map((_, seat) => seat);
  while (tied.length > 1) {
    const rolls = tied.map((seat) => ({ seat, roll: 1 + draw(s.rng, 'start', 'roll for the start', START_DIE) }));
    const best = Math.max(...rolls.map(({ roll }) => roll));
    tied = rolls.filter(({ roll }) => roll === best).map(({ seat }) => seat);
    tell()?.all({ type: 'rolledForStart', rolls });
  }
  s.active = tied[0];
  tell()?.all({ type: 'starter', seat: s.active });
}

export const freshMeans = (): BlTurnState => ({
  placementsLeft: 1,
  reforged: 0,
  attackMod: 0,
  doublings: 0,
  dieSteps: 0,
  keepBest: 0,
  noBlock: 0,
  pierce: 0,
});

/** BL-3.2: what lasted until now ends, and an empty Armory is made anew (BL-11.1). Allowances are new since the last turn's end. */
export function beginTurn(s: BlState): void {
  const own = s.seats[s.active];
  own.defenseMod = own.blockMod = 0;
  tell()?.all({ type: 'turn', turn: s.turn, seat: s.active });
  announce(s, 'start');
  if (s.armory.length > 0 || s.salvage.length === 0) return;
  // Sorted first, so that the order in which cards were lost has no say in the shuffle.
  s.armory = s.salvage.sort((a, b) => a - b);
  s.salvage = [];
  shuffle(s.rng, 'armory', 'shuffle the Armory', s.armory);
  tell()?.all({ type: 'reshuffled', count: s.armory.length });
}

/** BL-3.2, 11.3. */
export const drawForTurn = (s: BlState): void => drawCards(s, s.active, 1);

export const beginMain = (s: BlState): void => announce(s, 'main');
export const beginFinish = (s: BlState): void => announce(s, 'finish');

/** BL-3.4, D43: also from an empty Armory. */
export const drawToEnd = (s: BlState): void => drawCards(s, s.active, 1);

/** What lasted this turn ends, the allowances used up with it; so may the match (BL-D56). */
export function endTurn(s: BlState): void {
  for (const own of s.seats) own.weaken = 0;
  s.means = freshMeans();
  s.attack = null;
  tell()?.all({ type: 'turnEnded', seat: s.active });
  if (s.maxTurns > 0 && s.turn >= s.maxTurns && s.result === null) s.result = outcomeOf(s, 'turnLimit');
}

/** BL-2.7, 14.1, 14.4. */
export function passTurn(s: BlState): void {
  const n = s.seats.length;
  do s.active = (s.active + 1) % n;
  while (s.seats[s.active].out !== 0);
  s.turn++;
}

export const isActiveOut = (s: BlState): boolean => s.seats[s.active].out !== 0;

export function gameOver(s: BlState): void {
  const outcome = s.result!;
  tell()?.all({ type: 'gameOver', outcome });
}
