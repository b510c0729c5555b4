import type { HxAction } from '../actions.ts';
import { DEFS, type PlayTarget } from '../catalog.ts';
import { payable, toCost } from '../cost.ts';
import { entityAt } from '../rules/lookup.ts';
import { cardOfClass, encode } from '../keys.ts';
import { MODE, modeOf } from '../modes.ts';
import { listActions } from '../rules/legal.ts';
import { attackLimit, attackTiles } from '../rules/combat.ts';
import { isOrdered, orderEnd, rangeOf, stepProblem, endsOnKnownWall } from '../rules/move.ts';
import {
  BASE_ABILITY,
  abilitiesOf,
  basePrice,
  canBePlayed,
  cardCost,
  controlsCommander,
  isUsedUp,
  newPending,
  nextAsk,
  slowAllowed,
  WHAT,
} from '../rules/play.ts';
import { siteProblem } from '../rules/targets.ts';
import { sees } from '../rules/vision.ts';
import { KIND, SLOT, type HxEntity, type HxState } from '../state.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { costWords, lacking } from '../text/costs.ts';
import { BASE_ABILITIES } from '../types.ts';
import { terrainOf, hasBit } from '../board/terrain.ts';
import { MAX_ACTIONS } from '../routine.ts';
import { toAct } from '../view/make-view.ts';

const BARS_ATTACK = KEYWORDS.at('barsAttack');
const UNTARGETABLE = KEYWORDS.at('untargetable');

/* The first reason why an action is not legal, in words, from facts the asking seat knows. */

const SLOW_REASON = 'This is slow: it needs your own Summon phase, your priority and an empty stack.';

function timing(s: HxState, seat: number, fast: boolean): string | null {
  const mode = modeOf(s.phase);
  if (mode !== MODE.summoning && mode !== MODE.responding)
    return 'Cards and abilities can be used only in Summon 1, Combat Resolution and Summon 2.';
  if (s.priority !== seat) return 'Your rival has priority.';
  if (!fast && !slowAllowed(s, seat, mode === MODE.summoning)) return SLOW_REASON;
  return null;
}

function cannotPay(cost: readonly number[], pool: readonly number[]): string | null {
  return payable(cost, pool)
    ? null
    : `It needs ${costWords(lacking(toCost(cost), toCost(pool)))} more: it costs ${costWords(toCost(cost))}, you have ${costWords(toCost(pool), 'nothing')}.`;
}

function whyNotPlay(s: HxState, seat: number, cls: number): string | null {
  const inst = cardOfClass(s, s.seats[seat].hand, cls);
  if (inst < 0) return 'That card is not in your hand.';
  const def = DEFS[s.defs[inst]];
  const p = newPending(WHAT.card, seat, { inst, def: def.index });
  return (
    timing(s, seat, def.instant) ??
    cannotPay(cardCost(s, inst), s.seats[seat].pool) ??
    (canBePlayed(s, p) ? null : whatIsMissing(s, def.isUnit))
  );
}

const whatIsMissing = (_s: HxState, isUnit: boolean): string =>
  isUnit
    ? 'There is no free tile beside a tower of yours that lists this card, or its Entry has no target in your vision.'
    : 'Something it needs is missing: a legal target in your vision, or what it asks you to discard or sacrifice.';

function whyNotActivate(s: HxState, seat: number, tile: number, index: number): string | null {
  const unit = entityAt(s, tile);
  if (!unit || unit.kind !== KIND.unit || unit.owner !== seat) return 'None of your units stands there.';
  const found = abilitiesOf(s, unit)[index];
  if (!found) return 'That unit has no such ability.';
  if (isUsedUp(unit, index, found.ability)) return 'Brilliance can be used once per existence, and this one has been used.';
  const p = newPending(WHAT.ability, seat, { src: unit.id, ability: index, def: found.def.index });
  return (
    timing(s, seat, found.ability.fast) ??
    cannotPay(found.ability.cost, s.seats[seat].pool) ??
    (canBePlayed(s, p) ? null : whatIsMissing(s, false))
  );
}

function whyNotBase(s: HxState, seat: number, ability: number, slot: number): string | null {
  const early = timing(s, seat, false);
  if (early) return early;
  if (ability === BASE_ABILITY.summonCommander && controlsCommander(s, seat)) return 'Your commander is already on the battlefield.';
  if (ability === BASE_ABILITY.raiseForge) {
    if (s.seats[seat].raised) return 'You have already raised a forge this turn.';
    const state = s.seats[seat].slots[slot - 1];
    if (state === undefined) return 'Choose one of your four forges.';
    if (state !== SLOT.unused) return state === SLOT.raised ? 'That forge already stands.' : 'That forge fell; each can be raised once.';
  }
  const price = cannotPay(basePrice(s, seat, ability), s.seats[seat].pool);
  if (price) return price;
  const p = newPending(WHAT.base, seat, { ability, slot });
  if (canBePlayed(s, p)) return null;
  return ability === BASE_ABILITY.raiseForge
    ? 'There is no site: a forge needs a free tile beside one of your workers, beside no tower of yours, and at least 5 from the enemy base.'
    : 'Every tile beside your base is taken.';
}

const SITE_WORDS = {
  type: 'A forge needs blank, grass, sensor or strife ground.',
  occupied: 'Something stands there.',
  noWorker: 'A forge must stand beside one of your workers.',
  tower: 'It would stand beside one of your towers.',
  enemyBase: 'It would be closer than 5 tiles to the enemy base.',
} as const;

function whyNotTile(s: HxState, seat: number, spec: PlayTarget, tile: number): string {
  if (!sees(s, seat, tile)) return 'You do not see that tile now.';
  const e = entityAt(s, tile);
  switch (spec.target) {
    case 'site':
      return SITE_WORDS[siteProblem(s, seat, tile) ?? 'type'];
    case 'besideBase':
      return e ? 'Something stands there.' : 'It must be a free tile beside your base.';
    case 'placement':
      return e ? 'Something stands there.' : 'It must be a free tile beside a tower of yours that lists this card.';
    case 'entity':
    case 'wearer':
      if (!e) return 'Nothing stands there.';
      for (const hook of UNTARGETABLE.hooks) if (e.kw & hook.mask) return hook.does;
      if (spec.target === 'wearer' && e.kind === KIND.unit && e.equip >= 0) return 'It already carries equipment.';
      return 'It is not what the text asks for.';
    default:
      return 'That tile is not what the text asks for.';
  }
}

const STEP_WORDS = {
  wall: 'A wall is in the way.',
  base: 'No unit enters a base tile.',
  tower: 'A tower is in the way.',
  enemy: 'An enemy unit is in the way.',
} as const;

function whyNotStep(s: HxState, unit: HxEntity, from: number, tile: number): string {
  const { outline } = terrainOf(s.board);
  if (!outline.around[from].includes(tile)) return 'That tile is not beside the last one of the path.';
  const problem = stepProblem(s, unit, tile);
  if (problem) return STEP_WORDS[problem];
  if (endsOnKnownWall(s, unit, tile)) return 'The path may cross a wall but not end on one.';
  return `It can go ${rangeOf(unit)} tiles.`;
}

function whyNotGo(s: HxState, tile: number): string {
  const order = s.orders[s.orders.length - 1];
  if (!s.orderOpen || !order) return 'Choose a unit first.';
  const unit = s.entities.find((e) => e.id === order.unit)!;
  const problem = stepProblem(s, unit, tile);
  if (problem) return STEP_WORDS[problem];
  if (terrainOf(s.board).wall[tile] && hasBit(s.seats[unit.owner].known, tile)) return 'The path may cross a wall but not end on one.';
  return `Out of reach: it can go ${rangeOf(unit)} tiles, ${order.path.length} used, from ${orderEnd(s, order) === unit.tile ? 'where it stands' : 'the end of its path'}.`;
}

function whyNotOrder(s: HxState, seat: number, tile: number): string {
  const unit = entityAt(s, tile);
  if (!unit || unit.kind !== KIND.unit || unit.owner !== seat) return 'None of your units stands there.';
  if (isOrdered(s, unit)) return 'It already has an order.';
  return rangeOf(unit) === 0 ? 'It cannot move.' : 'Every step from there is blocked.';
}

function whyNotAttack(s: HxState, seat: number, from: number, tile: number): string {
  const unit = entityAt(s, from);
  if (!unit || unit.kind !== KIND.unit || unit.owner !== seat) return 'None of your units stands there.';
  if (unit.exhausted) return 'It is exhausted.';
  for (const hook of BARS_ATTACK.hooks) if (unit.kw & hook.mask) return hook.does;
  if (s.attacks.some((a) => a.unit === unit.id)) return 'It already attacks.';
  const { outline } = terrainOf(s.board);
  if (!outline.around[from].includes(tile)) return 'Only adjacent tiles can be attacked.';
  const there = entityAt(s, tile);
  if (!there || there.owner === seat) return 'There is no enemy on that tile.';
  return attackLimit(s, attackTiles(s, unit)) ?? 'That tile cannot be attacked.';
}

const scratch = new Int32Array(MAX_ACTIONS);

/** Null if the action is legal for `seat` now. */
export function whyNot(s: HxState, seat: number, a: HxAction): string | null {
  if (s.result !== null) return 'The game is over.';
  const n = toAct(s) === seat ? listActions(s, scratch, false) : 0;
  const key = encode(s, seat, a);
  for (let i = 0; i < n; i++) if (scratch[i] === key) return null;
  if (toAct(s) !== seat) return 'It is not your decision now.';
  if (s.choice !== null) return whyNotAnswer(s, seat, a);
  switch (a.type) {
    case 'playCard':
      return whyNotPlay(s, seat, a.class) ?? 'That cannot be played now.';
    case 'activateAbility':
      return whyNotActivate(s, seat, a.unit, a.ability) ?? 'That cannot be used now.';
    case 'baseAbility':
      return whyNotBase(s, seat, BASE_ABILITIES.indexOf(a.ability), a.slot ?? 0) ?? 'That cannot be used now.';
    case 'letResolve':
      return 'The stack is empty.';
    case 'offerAdvance':
      return s.stack.length > 0 ? 'The stack must be empty before you can offer to advance.' : 'You cannot offer to advance now.';
    case 'agreeAdvance':
      return 'Nobody has offered to advance.';
    case 'orderUnit':
      return modeOf(s.phase) === MODE.ordering
        ? s.orderOpen
          ? 'Finish the order you are giving first.'
          : whyNotOrder(s, seat, a.unit)
        : 'Units are ordered in the Move phase.';
    case 'goTo':
      return modeOf(s.phase) === MODE.ordering ? whyNotGo(s, a.tile) : 'Units are ordered in the Move phase.';
    case 'step': {
      const order = s.orders[s.orders.length - 1];
      if (!s.orderOpen || !order) return 'Choose a unit first.';
      return whyNotStep(
        s,
        s.entities.find((e) => e.id === order.unit)!,
        orderEnd(s, order),
        a.tile,
      );
    }
    case 'attack':
      return modeOf(s.phase) === MODE.declaring ? whyNotAttack(s, seat, a.unit, a.tile) : 'Attacks are declared in Combat Declaration.';
    case 'endOrder':
      return s.orderOpen ? 'The path may cross a wall but not end on one.' : 'No order is being given.';
    case 'confirmMoves':
      return s.orderOpen ? 'Finish the order you are giving first.' : 'Units are ordered in the Move phase.';
    default:
      return 'That is not possible now.';
  }
}

function whyNotAnswer(s: HxState, seat: number, a: HxAction): string {
  const { choice } = s;
  if (choice!.kind !== 'play')
    return choice!.kind === 'discard' ? 'Choose a card of your hand to discard.' : 'Choose which attacker comes next, or keep the order.';
  const ask = nextAsk(s, s.pending!)!;
  if (a.type === 'chooseTile' && ask.ask === 'target') return whyNotTile(s, seat, ask.spec, a.tile);
  if (a.type === 'chooseItem' && ask.ask === 'target')
    return ask.spec.target === 'item'
      ? 'That item is not of the kind the text counters.'
      : 'The text does not ask for an item on the stack.';
  if (ask.ask === 'sacrifice') return 'Choose something of yours to sacrifice for the cost.';
  if (ask.ask === 'discard') return 'Choose a card of your hand to discard for the cost.';
  if (ask.ask === 'pay') return 'Choose how to pay the generic part of the cost.';
  return 'Finish or take back what you are playing first.';
}
