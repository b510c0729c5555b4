import type { FlowEvent } from '../../../kernel/flow.ts';
import { TARGET, targetOf } from '../effects/frame.ts';
import { ACTION, BASE_SLOT, PILE, PILE_CARD, TILE_UNIT, UNIT_ABILITY, UNIT_TILE, cardOfClass, kindOf, particularsOf } from '../keys.ts';
import { type HxChoice, type HxPending, type HxState } from '../state.ts';
import { discardCard } from './cards.ts';
import { closeOrder, orderAttacker as putNext } from './combat.ts';
import { entityAt, entityById } from './lookup.ts';
import { orderEnd, pathTo, proposePaths, rangeOf } from './move.ts';
import { WHAT, abilitiesOf, newPending, nextAsk, openPayment, BASE_ABILITY } from './play.ts';
import { commit, type ResolveItem } from './stack.ts';
import { tell } from './tell.ts';

/* What a seat's action does, once it is known to be legal. The event carries the action's key. */

const NO_TARGET: Pick<HxChoice, 'left' | 'def' | 'tile'> = { left: 0, def: -1, tile: -1 };

/** Asks for the next missing piece, or commits when there is none. */
function proceed(s: HxState, p: HxPending): void {
  s.pending = p;
  if (nextAsk(s, p) === null) {
    s.choice = null;
    commit(s, p);
  } else s.choice = { seat: p.seat, kind: 'play', ...NO_TARGET };
}

export function playCard(s: HxState, event: FlowEvent): void {
  const inst = cardOfClass(s, s.seats[s.priority].hand, particularsOf(event.key));
  proceed(s, newPending(WHAT.card, s.priority, { inst, def: s.defs[inst] }));
}

export function activateAbility(s: HxState, event: FlowEvent): void {
  const n = particularsOf(event.key);
  const unit = entityAt(s, UNIT_ABILITY.unit(n))!;
  const ability = UNIT_ABILITY.ability(n);
  const { def } = abilitiesOf(s, unit)[ability];
  proceed(s, newPending(WHAT.ability, s.priority, { src: unit.id, ability, def: def.index }));
}

export function baseAbility(s: HxState, event: FlowEvent): void {
  const n = particularsOf(event.key);
  const ability = BASE_SLOT.ability(n);
  proceed(s, newPending(WHAT.base, s.priority, { ability, slot: ability === BASE_ABILITY.raiseForge ? BASE_SLOT.slot(n) : 0 }));
}

export function letResolve(s: HxState): void {
  s.agenda.push({ do: 'resolve' } as ResolveItem);
}

export function offerAdvance(s: HxState): void {
  s.offered = 1;
  tell()?.all({ type: 'offered', seat: s.priority });
  s.priority = 1 - s.priority;
}

export function agreeAdvance(s: HxState): void {
  tell()?.all({ type: 'agreed', seat: s.priority });
  s.offered = 0;
}

/** The target number that a choosing action names. */
function targetFrom(s: HxState, p: HxPending, key: number): number {
  const n = particularsOf(key);
  switch (kindOf(key)) {
    case ACTION.chooseItem:
      return targetOf(TARGET.item, s.stack[n].id);
    case ACTION.choosePile: {
      const pile = PILE_CARD.pile(n);
      const own = s.seats[PILE.seat(pile)];
      return targetOf(TARGET.card, (PILE.isLost(pile) ? own.lost : own.discard)[PILE_CARD.index(n)]);
    }
    case ACTION.chooseHand:
      return targetOf(TARGET.hand, cardOfClass(s, s.seats[p.seat].hand, n));
    default: {
      const ask = nextAsk(s, p);
      const wantsEntity = ask?.ask === 'target' && (ask.spec.target === 'entity' || ask.spec.target === 'wearer');
      return wantsEntity ? targetOf(TARGET.entity, entityAt(s, n)!.id) : targetOf(TARGET.tile, n);
    }
  }
}

function answerPlay(s: HxState, p: HxPending, key: number): void {
  const ask = nextAsk(s, p)!;
  const n = particularsOf(key);
  switch (ask.ask) {
    case 'target':
      p.targets.push(targetFrom(s, p, key));
      break;
    case 'discard':
      p.discards.push(cardOfClass(s, s.seats[p.seat].hand, n));
      break;
    case 'sacrifice':
      p.sacrifices.push(entityAt(s, n)!.id);
      break;
    case 'pay':
      if (kindOf(key) === ACTION.payDefault) p.settled = 1;
      else {
        p.paid[n]++;
        if (openPayment(s, p).generic === 0) p.settled = 1;
      }
  }
  proceed(s, p);
}

function answerDiscard(s: HxState, choice: HxChoice, key: number): void {
  discardCard(s, cardOfClass(s, s.seats[choice.seat].hand, particularsOf(key)), 'effect');
  choice.left--;
  if (choice.left === 0) s.choice = null;
}

export function choose(s: HxState, event: FlowEvent): void {
  if (s.choice!.kind === 'play') answerPlay(s, s.pending!, event.key);
  else answerDiscard(s, s.choice!, event.key);
}

// ---------------------------------------------------------------- Move

export function orderUnit(s: HxState, event: FlowEvent): void {
  s.orders.push({ unit: entityAt(s, particularsOf(event.key))!.id, path: [] });
  s.orderOpen = 1;
}

export function step(s: HxState, event: FlowEvent): void {
  const order = s.orders[s.orders.length - 1];
  order.path.push(particularsOf(event.key));
  if (order.path.length === rangeOf(entityById(s, order.unit)!)) s.orderOpen = 0;
}

export function goTo(s: HxState, event: FlowEvent): void {
  const order = s.orders[s.orders.length - 1];
  const unit = entityById(s, order.unit)!;
  order.path = pathTo(proposePaths(s, unit), orderEnd(s, order), particularsOf(event.key));
  s.orderOpen = 0;
}

/** An order without a step is no order: the unit may still be given one. */
export function endOrder(s: HxState): void {
  if (s.orders[s.orders.length - 1].path.length === 0) s.orders.pop();
  s.orderOpen = 0;
}

// ---------------------------------------------------------------- Combat

export function attack(s: HxState, event: FlowEvent): void {
  const n = particularsOf(event.key);
  s.attacks.push({ unit: entityAt(s, UNIT_TILE.unit(n))!.id, tile: UNIT_TILE.tile(n) });
}

export function orderAttacker(s: HxState, event: FlowEvent): void {
  putNext(s, entityAt(s, TILE_UNIT.unit(particularsOf(event.key)))!.id);
}

export function keepOrder(s: HxState): void {
  closeOrder(s);
}
