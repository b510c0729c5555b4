import { copyOutcome } from '../../../kernel/copy.ts';
import type { History } from '../../../kernel/game.ts';
import type { Random } from '../../../kernel/rng.ts';
import type { AgendaItem } from '../../../kernel/state.ts';
import { ARMORY, STARTER_BLADE, STARTER_GRIP, cardIndex } from '../catalog.ts';
import { compiled } from '../engine.ts';
import type { BlEvent } from '../events.ts';
import { knownOf } from '../rules/hands.ts';
import { emptyState } from '../setup.ts';
import { NONE, type BlSeatState, type BlState } from '../state.ts';
import { DICE, SLOTS, type BlCardId } from '../types.ts';
import type { BlSeatView, BlView } from '../view.ts';
import { freshOf, keeps } from './evidence.ts';

/*
 * A world in which the seat sees exactly its view. Hidden are the other hands and the order of the Armory. All cards
 * of the game are public, so what lies nowhere in the open is dealt at random: first what the seat knows of each hand
 * (BL-15.7), then what its owner is likely to have kept, then the rest.
 */

const indices = (cards: readonly BlCardId[]): number[] => cards.map(cardIndex);

function fillSeat(s: BlState, v: BlSeatView): void {
  const own = s.seats[v.seat];
  own.health = v.health;
  own.level = DICE.indexOf(v.die);
  own.out = v.out;
  own.forge = SLOTS.map((slot) => (v.forge[slot] === null ? NONE : cardIndex(v.forge[slot])));
  own.defenseMod = v.lasting.defenseMod;
  own.blockMod = v.lasting.blockMod;
  own.weaken = v.lasting.weaken;
  own.hand = indices(v.hand ?? v.known);
}

/**
 * Copies of each card that lie nowhere in the seat's sight, as one shuffled list. A match begun with other content may hold
 * more of a card than there are by now.
 */
function unseen(s: BlState, random: Random): number[] {
  const left = new Map<number, number>();
  const count = (card: number, by: number): void => void left.set(card, (left.get(card) ?? 0) + by);
  for (const card of ARMORY) count(card, 1);
  count(STARTER_BLADE, s.seats.length);
  count(STARTER_GRIP, s.seats.length);
  const open = [...s.salvage, ...s.seats.flatMap((own) => [...own.hand, ...own.forge])];
  if (s.resolving !== NONE) open.push(s.resolving);
  for (const card of open) if (card !== NONE) count(card, -1);
  return random.shuffle([...left].flatMap(([card, n]) => new Array<number>(Math.max(0, n)).fill(card)));
}

export function determinize(view: BlView, history: History<BlEvent>, random: Random): BlState {
  const s = emptyState(view.seats.length, view.maxTurns, random.seed());
  s.phase = compiled.indexOf(view.leaf);
  s.turn = view.turn;
  s.active = view.active;
  s.salvage = indices(view.salvage);
  s.resolving = view.resolving === null ? NONE : cardIndex(view.resolving);
  s.agenda = view.work.map((item): AgendaItem => ({ ...item }));
  s.result = copyOutcome(view.result);
  const { means, attack, choice } = view;
  s.means = {
    placementsLeft: means.placementsLeft,
    reforged: means.reforged ? 1 : 0,
    attackMod: means.attackMod,
    doublings: Math.log2(means.times),
    dieSteps: means.dieSteps,
    keepBest: means.keepBest ? 1 : 0,
    noBlock: means.noBlock ? 1 : 0,
    pierce: means.pierce ? 1 : 0,
  };
  if (attack) {
    const { attacker, target, roll, other, attackTotal, defenseTotal, damage, blockFailed } = attack;
    s.attack = { attacker, target, roll, other, attackTotal, defenseTotal, damage, blockFailed: blockFailed ? 1 : 0 };
  }
  if (choice) s.choice = { seat: choice.seat, kind: choice.kind, of: choice.of ?? NONE };
  for (const seat of view.seats) fillSeat(s, seat);
  dealHidden(s, view, freshOf(view, history), random);
  return s;
}

/** Rejections after which any card is accepted. */
const PATIENCE = 12;

/** Takes a card that its owner is likely to have kept out of a shuffled pile. */
function takeKept(pile: number[], owner: BlSeatState, random: Random): number {
  let at = random.below(pile.length);
  for (let i = 0; i < PATIENCE && random.unit() >= keeps(pile[at], owner); i++) at = random.below(pile.length);
  const card = pile[at];
  pile[at] = pile[pile.length - 1];
  pile.pop();
  return card;
}

function dealHidden(s: BlState, view: BlView, fresh: readonly number[], random: Random): void {
  const rest = unseen(s, random);
  const hidden = view.seats.reduce((n, { handCount }, seat) => n + handCount - s.seats[seat].hand.length, view.armoryCount);
  while (rest.length < hidden) rest.push(random.pick(ARMORY));
  for (const v of view.seats) {
    const own = s.seats[v.seat];
    if (view.viewer !== 'spectator') knownOf(s, view.viewer, v.seat).push(...indices(v.known));
    const kept = v.handCount - fresh[v.seat];
    while (own.hand.length < kept) own.hand.push(takeKept(rest, own, random));
    while (own.hand.length < v.handCount) own.hand.push(rest.pop()!);
    own.hand.sort((a, b) => a - b);
  }
  s.armory = rest;
}
