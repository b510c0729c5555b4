import type { PriorityWishes } from '../../kernel/game.ts';
import type { HxAction } from './actions.ts';
import { isAtWork } from './at-work.ts';
import { onlySensible } from './auto-payment.ts';
import { defOf } from './catalog.ts';
import type { HxChoiceView, HxStackItemView, HxView } from './view.ts';

/*
 * When a seat is asked (ux: priority and auto-pass). Presets that look at the hand are for tables with one human;
 * with several, only public facts and stops set beforehand decide, so that being asked tells nothing.
 */

const PASSING: readonly HxAction['type'][] = ['letResolve', 'agreeAdvance'];
/** Where a seat is asked by default in its rival's turn. */
const DEFAULT_RIVAL_STOPS = ['combatResolution', 'summon2'];

/** Something a rival did waits for an answer, or the seat's own things are in danger: breaks any "pass until". */
function concernsMe(view: HxView): boolean {
  const me = view.me!;
  const mine = new Set(view.entities.filter((e) => e.owner === me.seat).map((e) => e.tile));
  if (view.attacks.some((attack) => view.turnPlayer !== me.seat && mine.has(attack.tile))) return true;
  return view.stack.some(
    (item) =>
      !item.hidden &&
      item.owner !== me.seat &&
      item.targets.some((t) => (t.kind === 'tile' && mine.has(t.at)) || (t.kind === 'item' && view.stack[t.at]?.owner === me.seat)),
  );
}

const stopsFor = (view: HxView, wishes: PriorityWishes): readonly string[] => {
  const own = view.turnPlayer === view.me!.seat;
  return own ? (wishes.stops?.own ?? []) : (wishes.stops?.rival ?? DEFAULT_RIVAL_STOPS);
};

/** Has the seat anything but passing to do, as its own list of actions says? */
const canAnswer = (actions: readonly HxAction[]): boolean => actions.some((a) => !PASSING.includes(a.type) && a.type !== 'offerAdvance');

/** Does a wish to "pass until", made in turn `since`, still hold? */
export function passesOn(view: HxView, until: string, since: number): boolean {
  switch (until) {
    case 'resolved':
      return view.stack.length > 0;
    case 'endOfTurn':
      return view.turn === since;
    case 'myTurn':
      return view.turnPlayer !== view.me?.seat;
    default:
      // Where one is not asked, one has not arrived.
      return until !== `phase:${view.phase}` || view.toAct !== view.me?.seat;
  }
}

/** What ends a phase of one's own turn when there is nothing in it. */
const ENDS: Partial<Record<HxView['phase'], HxAction['type']>> = {
  summon1: 'offerAdvance',
  move: 'confirmMoves',
  combatDeclaration: 'confirmAttacks',
  combatResolution: 'offerAdvance',
  summon2: 'offerAdvance',
};

const isCalm = (view: HxView): boolean => !view.entities.some((e) => e.kind === 'unit' && e.owner !== view.me!.seat);

/** Is there nothing in this phase of the own turn that a player would do now? */
function isEmpty(view: HxView, actions: readonly HxAction[], wishes: PriorityWishes): boolean {
  const forced = actions.length === 1;
  switch (view.phase) {
    case 'move':
      // Staged orders are worth a last look. Workers stay at work while no enemy is in sight.
      if (view.me!.orders.length > 0) return false;
      return forced || (isCalm(view) && actions.every((a) => a.type !== 'orderUnit' || isAtWork(view, a.unit)));
    case 'combatDeclaration':
      return forced && view.attacks.length === 0;
    case 'combatResolution':
      // What is fast can be played in Summon 2 as well, before anything else happens.
      return forced || view.attacks.length === 0;
    case 'summon2':
      // No turn goes by without a question.
      return forced && wishes.acted === true;
    default:
      return forced;
  }
}

/** What ends an empty phase of the own turn; null where a stop is set or something may be done. */
function emptyPhase(view: HxView, actions: readonly HxAction[], wishes: PriorityWishes): HxAction | null {
  const end = view.phase === 'over' ? undefined : actions.find((a) => a.type === ENDS[view.phase as keyof typeof ENDS]);
  if (!end || (wishes.stops?.own ?? []).includes(view.phase)) return null;
  return isEmpty(view, actions, wishes) ? end : null;
}

/** Does the action name something on the stack? */
function namesItem(view: HxView, action: HxAction): boolean {
  if (action.type === 'playCard') return defOf(action.card).targets.some(({ target }) => target === 'item');
  if (action.type !== 'activateAbility') return false;
  const ability = view.entities.find(({ tile }) => tile === action.unit)?.abilities.find(({ index }) => index === action.ability);
  return ability !== undefined && defOf(ability.from).abilities.some(({ targets }) => targets.some(({ target }) => target === 'item'));
}

/**
 * Something that only comes to stand on the map, so that no answer to it is better now than once it stands there; or a placeholder, of which
 * nothing is known that an answer could rest on.
 */
function onlyArrives(item: HxStackItemView): boolean {
  if (item.hidden) return true;
  if (item.what === 'ability') return false;
  if (item.def === null) return item.what === 'base' && item.baseAbility !== 'summonCommander';
  const def = defOf(item.def);
  return def.isUnit && def.entry < 0;
}

/** May an answer to what rivals have on the stack be worth something? */
function isAnswerable(view: HxView, actions: readonly HxAction[]): boolean {
  const theirs = view.stack.filter((item) => item.owner !== view.me!.seat);
  if (theirs.every(onlyArrives)) return actions.some((action) => namesItem(view, action));
  return true;
}

/** Is the seat asked about an offer to go on? Where it has set no stops, not in a combat without attacks, since it is asked again in Summon 2. */
function stopsAt(view: HxView, wishes: PriorityWishes): boolean {
  if (wishes.stops === undefined && view.phase === 'combatResolution' && view.attacks.length === 0) return false;
  return stopsFor(view, wishes).includes(view.phase);
}

/** The action to take without asking, or null to ask: passing, walking through a phase with nothing in it, paying as anybody would. */
export function auto(view: HxView, actions: readonly HxAction[], wishes: PriorityWishes, publicOnly: boolean): HxAction | null {
  if (view.me === null || view.toAct !== view.me.seat) return null;
  if (view.choice !== null) return inChoice(view, view.choice, actions, wishes);
  const pass = actions.find((a) => PASSING.includes(a.type));
  const own = view.turnPlayer === view.me.seat;
  if (wishes.until !== null && !concernsMe(view)) {
    return pass ?? actions.find((a) => a.type === 'offerAdvance' || a.type === 'confirmMoves' || a.type === 'confirmAttacks') ?? null;
  }
  if (wishes.preset === 'full') return null;
  if (!pass) return wishes.forced && own && !publicOnly ? emptyPhase(view, actions, wishes) : null;
  if (publicOnly) return publicPass(view, wishes, pass, own);
  if (!canAnswer(actions)) return pass;
  if (wishes.preset === 'relaxed') return concernsMe(view) ? null : pass;
  if (view.stack.some((item) => item.owner !== view.me!.seat)) return isAnswerable(view, actions) ? null : pass;
  return stopsAt(view, wishes) ? null : pass;
}

/** In the middle of what the seat itself has begun, rivals cannot tell its steps apart, so that its hand may decide. */
function inChoice(view: HxView, choice: HxChoiceView, actions: readonly HxAction[], wishes: PriorityWishes): HxAction | null {
  if (choice.kind !== 'pay' || wishes.preset === 'full' || !wishes.forced || !onlySensible(view, choice)) return null;
  return actions.find((action) => action.type === 'payDefault') ?? null;
}

/** From public facts alone: an offer is passed outside the stops; a stack is always shown unless relaxed. */
function publicPass(view: HxView, wishes: PriorityWishes, pass: HxAction, own: boolean): HxAction | null {
  if (view.stack.length > 0) return wishes.preset === 'relaxed' && !own ? pass : null;
  return stopsFor(view, wishes).includes(view.phase) ? null : pass;
}
