import type { WrAction } from '../actions.ts';
import { DEFS, findCard } from '../catalog.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { MASKS } from '../keywords/masks.ts';
import { encode } from '../keys.ts';
import { MULLIGAN } from '../modes.ts';
import { ACTIONS, barredFrom, barredFromOath } from '../rules/act.ts';
import { hasRoom, troopCount, unitAt } from '../rules/board.ts';
import { costOf } from '../rules/costs.ts';
import { canAttackSo, cardTargets, isShackled, legal, legalTargets, toAct } from '../rules/legal.ts';
import { mayReturn } from '../rules/mulligan.ts';
import { barredFromAttacking, barredTarget, outOfReach, sheltered } from '../rules/targets.ts';
import { MAX_ACTIONS } from '../routine.ts';
import { attackValue } from '../rules/values.ts';
import { cardOfHand, HOW, isFresh, type WrState, type WrUnit } from '../state.ts';
import { PLACES } from '../types.ts';

/* The first reason why something is not possible, as a sentence. */

const NARROWS = KEYWORDS.at('narrows');
const keys = new Int32Array(MAX_ACTIONS);

type Of<T extends WrAction['type']> = Extract<WrAction, { type: T }>;

function whyNotAttack(s: WrState, seat: number, a: Of<'attack'>): string | null {
  const unit = unitAt(s, seat, PLACES.indexOf(a.from));
  const target = unitAt(s, 1 - seat, PLACES.indexOf(a.to));
  if (unit === null) return 'No unit of yours stands there.';
  if (target === null) return 'No enemy stands there.';
  const how = a.mode === 'melee' ? HOW.melee : HOW.ranged;
  const barred = barredFromAttacking(s, unit);
  if (barred !== null) return barred;
  if (isShackled(s, unit)) return 'A Sabotage card in your hand keeps your Warlord from attacking.';
  if (attackValue(s, unit, how) <= 0) return `Its ${a.mode} value is 0.`;
  return (
    barredTarget(s, unit, target) ??
    outOfReach(unit, target, how) ??
    narrowed(s, unit, target) ??
    (canAttackSo(s, unit, target, how) ? null : 'It cannot attack that.')
  );
}

function narrowed(s: WrState, unit: WrUnit, target: WrUnit): string | null {
  if (!MASKS.meets(unit.kw, NARROWS.mask) || legalTargets(s, unit).includes(target)) return null;
  return NARROWS.hooks.find((hook) => MASKS.meets(unit.kw, hook.mask))?.does.because ?? null;
}

function whyNotPlay(s: WrState, seat: number, a: Of<'play'> | Of<'extra'>): string | null {
  const index = findCard(a.card);
  if (index < 0) return `There is no card "${a.card}".`;
  const def = DEFS[index];
  const player = s.seats[seat];
  if (a.type === 'play' && !player.hand.some((entry) => cardOfHand(entry) === index && isFresh(entry) === a.drawn))
    return `You do not hold ${def.name}${a.drawn ? ' as a card drawn this turn' : ''}.`;
  if (a.type === 'extra' && !player.extra.includes(index)) return `There is no further play of ${def.name} this turn.`;
  const cost = costOf(s, seat, def);
  if (cost > player.energy) return `${def.name} costs ${cost} energy; you have ${player.energy}.`;
  if (!def.isTroop) return whyNotTarget(s, seat, def, a);
  if (a.place === undefined || a.place === 'W') return 'A Troop goes to a place left or right of your Warlord.';
  if (troopCount(s, seat) >= 8) return 'All eight places of your line are taken.';
  return hasRoom(s, seat, PLACES.indexOf(a.place)) ? 'Troops stand without gaps; name a place next to the others.' : 'That side is full.';
}

function whyNotTarget(s: WrState, seat: number, def: (typeof DEFS)[number], a: Of<'play'> | Of<'extra'>): string | null {
  const targets = cardTargets(s, seat, def);
  if (targets === null) return a.target || a.place ? `${def.name} names no target.` : null;
  if (targets.length === 0) return `There is no legal target for ${def.name}.`;
  const unit = a.target ? unitAt(s, a.target.seat, PLACES.indexOf(a.target.place)) : null;
  if (unit === null) return `${def.name} needs a target.`;
  return (unit.seat === seat ? null : sheltered(unit, 'stratagems')) ?? (targets.includes(unit) ? null : `${def.name} cannot target that.`);
}

function whyNotUnit(s: WrState, seat: number, a: Of<'act'> | Of<'oath'>): string | null {
  const unit = unitAt(s, seat, PLACES.indexOf(a.unit));
  if (unit === null) return 'No unit of yours stands there.';
  return a.type === 'oath' ? barredFromOath(s, unit) : barredFrom(s, unit, ACTIONS.indexOf(a.keyword));
}

/** The reason by the kind of action, once it is known that the seat decides. */
function reason(s: WrState, seat: number, a: WrAction): string | null {
  switch (a.type) {
    case 'attack':
      return whyNotAttack(s, seat, a);
    case 'play':
    case 'extra':
      return whyNotPlay(s, seat, a);
    case 'act':
    case 'oath':
      return whyNotUnit(s, seat, a);
    case 'putBack':
      return s.phase !== MULLIGAN
        ? 'Cards go back before the first turn only.'
        : mayReturn(findCard(a.card))
          ? null
          : 'That card stays in your opening hand.';
    case 'keep':
      return 'There is no mulligan now.';
    case 'target':
      return 'That cannot be named.';
    case 'take':
      return 'That card is not offered.';
    case 'pact':
      return 'No Pact is to be chosen.';
    case 'endTurn':
      return null;
  }
}

/** Why the seat cannot do this now; null if it can. */
export function whyNot(s: WrState, seat: number, action: WrAction): string | null {
  if (s.result !== null) return 'The match is over.';
  if (toAct(s) !== seat) return 'It is your rival’s turn.';
  if (Array.from(keys.subarray(0, legal(s, keys))).includes(encode(s, seat, action))) return null;
  if (s.choice !== null && action.type !== s.choice.kind) return 'Something is to be chosen first.';
  if (s.phase === MULLIGAN && action.type !== 'putBack' && action.type !== 'keep') return 'First decide which cards go back.';
  return reason(s, seat, action) ?? 'That is not possible now.';
}
