import type { History } from '../../../../kernel/game.ts';
import type { Random } from '../../../../kernel/rng.ts';
import { setBit } from '../../board/terrain.ts';
import { compiled } from '../../engine.ts';
import { fromCost } from '../../cost.ts';
import { defOf } from '../../catalog.ts';
import type { HxEvent } from '../../events.ts';
import { cardOfClass } from '../../keys.ts';
import { CHECK } from '../../rules/check.ts';
import { derive } from '../../rules/derive.ts';
import { entityAt } from '../../rules/lookup.ts';
import { askOrders } from '../../rules/combat.ts';
import { WHAT, newPending, targetsOf } from '../../rules/play.ts';
import { yieldsOf } from '../../rules/turn.ts';
import { noteSight, visionOf } from '../../rules/vision.ts';
import { emptyState } from '../../setup.ts';
import { SLOT, ZONE, commanderRecord, type HxState } from '../../state.ts';
import { BASE_ABILITIES } from '../../types.ts';
import type { HxSourceView, HxView } from '../../view.ts';
import { gather, type Evidence } from './evidence.ts';
import { sampleLoadout } from './loadout.ts';
import { placeAllSeen, placeHidden } from './pieces.ts';
import { Pool, claimOwnHand, claimPile, dealRest, fxFrom, standingForges } from './piles.ts';
import { PRIORS, type HxPriors } from './priors.ts';
import { rebuildStack, targetFromView } from './stack.ts';
import { sampleBoard } from './terrain.ts';

/*
 * A full state in which the seat sees exactly its view. Everything else follows stated priors (`docs/bots.md`):
 * terrain by mirror symmetry, the rival's loadout by the starters that explain what was seen, hidden units near the
 * rival's towers and where they were last seen, hidden hands and decks at random.
 */

/** List cards of a seat that are certainly out on the battlefield or stack. */
function cardsOut(view: HxView, seat: number): number {
  let n = 0;
  for (const e of view.entities) {
    if (e.owner === seat && e.role === 'normal') n++;
    if (e.equipmentOwner === seat) n++;
  }
  for (const item of view.stack) if (item.owner === seat && !item.hidden && item.what === 'card') n++;
  return n;
}

function openSlots(s: HxState, view: HxView, e: Evidence, standing: number): void {
  const seat = view.me!.seat;
  s.seats[seat].slots = view.me!.slots.map((slot) => SLOT[slot]);
  s.seats[e.rival].slots = [0, 1, 2, 3].map((i) => (i < standing ? SLOT.raised : i < standing + e.fallen ? SLOT.fallen : SLOT.unused));
}

function sayWhoKnowsWhat(s: HxState, view: HxView): void {
  const seat = view.me!.seat;
  const own = s.seats[seat];
  const rival = s.seats[1 - seat];
  view.map.tiles.forEach((tile, i) => {
    if (tile.type !== null) {
      setBit(own.known, i);
      // Prior: the rival has explored the mirror image of what the seat has.
      setBit(rival.known, s.board.types.length - 1 - i);
    }
  });
  own.lit = [];
  own.fresh = 0;
  const vision = visionOf(s, seat);
  // Seen without an own unit near: a collision or a reveal still shows it.
  own.lit = view.map.tiles.flatMap((tile, i) => (tile.seen && (vision[i >> 5] & (1 << (i & 31))) === 0 ? [i] : []));
  own.fresh = 0;
}

/** What is half played, as the deciding seat's view tells it. */
function resumePlay(s: HxState, view: HxView, source: HxSourceView): void {
  const seat = view.me!.seat;
  const { hand } = s.seats[seat];
  const card = (cls: number) => cardOfClass(s, hand, cls);
  const what = source.class !== undefined ? WHAT.card : source.baseAbility ? WHAT.base : WHAT.ability;
  const p = newPending(what, seat, {
    inst: what === WHAT.card ? card(source.class!) : -1,
    def: source.def === null ? -1 : defOf(source.def).index,
    ability: source.baseAbility ? BASE_ABILITIES.indexOf(source.baseAbility) : (source.ability ?? 0),
    slot: source.slot ?? 0,
    src: source.unit === undefined ? 0 : entityAt(s, source.unit)!.id,
    discards: source.discards.map(card),
    sacrifices: source.sacrifices.map((tile) => entityAt(s, tile)!.id),
    paid: fromCost(source.paid),
  });
  const specs = targetsOf(s, p);
  p.targets = source.chosen.map((t, i) => targetFromView(s, t, specs[i], seat));
  s.pending = p;
  s.choice = { seat, kind: 'play', left: 0, def: -1, tile: -1 };
}

/** Work that is still pending behind a choice, as far as the seat can know it: the rest of the stack. */
function resumeResolving(s: HxState): void {
  const top = s.stack[s.stack.length - 1];
  if (!top) return;
  s.agenda.push({ do: 'resolve' });
  top.resolving = 1;
  s.agenda.push({ do: 'finishItem', item: top.id, resolved: true } as never);
  s.agenda.push(CHECK);
}

function resumeChoice(s: HxState, view: HxView): void {
  const { choice } = view;
  const seat = view.me!.seat;
  if (choice === null) {
    resumeForRival(s, view);
    return;
  }
  switch (choice.kind) {
    case 'orderAttackers':
      askOrders(s);
      s.agenda.pop();
      s.choice = { seat, kind: 'attackers', left: choice.ordered.length, def: -1, tile: choice.tile };
      return;
    case 'discard':
      resumeResolving(s);
      s.choice = { seat, kind: 'discard', left: choice.left, def: defOf(choice.source.def).index, tile: -1 };
      return;
    default:
      resumePlay(s, view, choice.source);
  }
}

/** The rival is asked something out of sight: only that it decides is known. */
function resumeForRival(s: HxState, view: HxView): void {
  if (view.toAct === null || view.toAct === view.me!.seat) return;
  const asked = { seat: view.toAct, left: 1, def: s.defs[commanderRecord(view.toAct)], tile: -1 };
  if (view.step === 'combatDeclaration.ordering') {
    askOrders(s);
    const item = s.agenda.pop() as { tile: number } | undefined;
    if (item) s.choice = { ...asked, kind: 'attackers', left: 0, tile: item.tile };
  } else if (!['summon1', 'summon2', 'combatResolution.responding', 'move.ordering', 'combatDeclaration.declaring'].includes(view.step)) {
    resumeResolving(s);
    if (s.seats[view.toAct].hand.length > 0) s.choice = { ...asked, kind: 'discard' };
  }
}

/** What the rival can spend is private: all of a Harvest but for some while it is still summoning, mostly nothing afterwards. */
function guessPool(s: HxState, view: HxView, rival: number, saving: number, random: Random): void {
  const isSummoning = view.turnPlayer === rival && view.phase === 'summon1';
  const income = yieldsOf(s, rival);
  const saves = isSummoning || random.unit() < saving;
  s.seats[rival].pool = income.map((n) => (n === 0 || !saves ? 0 : isSummoning ? Math.max(0, n - random.below(2)) : random.below(n + 1)));
}

/** Declared attacks and own staged orders refer to units by tile. */
function restoreOrders(s: HxState, view: HxView): void {
  s.orders = view.me!.orders.map((order) => ({ unit: entityAt(s, order.unit)!.id, path: order.path.slice() }));
  s.orderOpen = view.me!.orders.some((order) => order.open) ? 1 : 0;
  s.attacks = view.attacks.flatMap((attack) => {
    const unit = attack.attacker < 0 ? null : entityAt(s, attack.attacker);
    return unit && attack.tile >= 0 ? [{ unit: unit.id, tile: attack.tile }] : [];
  });
}

export const determinize = (view: HxView, history: History<HxEvent>, random: Random, previous?: HxState): HxState =>
  sample(view, history, random, previous, PRIORS);

/** The same by other priors. */
export function sample(view: HxView, history: History<HxEvent>, random: Random, previous: HxState | undefined, priors: HxPriors): HxState {
  const me = view.me!;
  const { seat } = me;
  const e = gather(view, history);
  const { rival } = e;
  const standing = standingForges(view, rival, e.fallen, cardsOut(view, rival));
  const loadouts = [me.loadout, me.loadout];
  loadouts[rival] = previous?.loadouts[rival] ?? sampleLoadout(e, standing + e.fallen, priors.fit, random);
  const board = previous?.board ?? sampleBoard(view, priors.mirrorTrust, random);
  const s = emptyState(board, loadouts, view.maxTurns, random.seed());
  s.quiet = 1;
  Object.assign(s, {
    turn: view.turn,
    turnSeat: view.turnPlayer,
    priority: view.priority ?? view.turnPlayer,
    offered: view.offered ? 1 : 0,
  });
  s.phase = compiled.indexOf(view.step);
  openSlots(s, view, e, standing);
  const pools = [new Pool(s, 0), new Pool(s, 1)];
  const slots: number[][] = [[], []];
  slots[rival] = Array.from({ length: standing }, (_, i) => i + 1);
  // Cards whose list is known come first; those that may be of any list take what is left.
  claimOwnHand(s, pools[seat], me.hand, s.seats[seat].hand);
  placeAllSeen(s, view, pools, slots);
  for (const who of [seat, rival]) {
    claimPile(s, pools[who], view.players[who].discard, ZONE.discard, s.seats[who].discard);
    claimPile(s, pools[who], view.players[who].lost, ZONE.lost, s.seats[who].lost);
  }
  rebuildStackAndHidden(s, view, e, pools, slots[rival], priors, random);
  s.cardFx[commanderRecord(seat)] = me.commanderEffects.map(fxFrom);
  s.seats[seat].pool = fromCost(me.pool);
  s.seats[seat].raised = me.raisedThisTurn ? 1 : 0;
  for (const pool of pools) pool.close();
  derive(s);
  sayWhoKnowsWhat(s, view);
  guessPool(s, view, rival, priors.saves, random);
  restoreOrders(s, view);
  resumeChoice(s, view);
  if (view.result) s.result = { winners: view.result.winners.slice(), ranking: view.result.ranking.slice(), reason: view.result.reason };
  noteSight(s);
  return s;
}

function rebuildStackAndHidden(
  s: HxState,
  view: HxView,
  e: Evidence,
  pools: Pool[],
  slots: number[],
  priors: HxPriors,
  random: Random,
): void {
  const { rival } = e;
  const seat = 1 - rival;
  pools[rival].shuffle(random);
  rebuildStack(s, view, pools, random);
  const { hand, deck } = view.players[rival];
  const outside = Math.max(0, pools[rival].size - hand - deck);
  placeHidden(s, view, e, pools[rival], outside, slots, priors, random);
  dealRest(pools[rival], random, hand, deck, s.seats[rival]);
  // The seat's own cards out of its sight can only be equipment on enemies in the fog; the rest is its deck.
  dealRest(pools[seat], random, 0, view.players[seat].deck, s.seats[seat]);
}
