import type { PriorityWishes } from '../../kernel/game.ts';
import type { HxAction } from './actions.ts';
import type { HxView } from './view.ts';

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

/** Phases of one's own turn that pass by when there is nothing in them: never those in which cards are summoned. */
const PASSES_BY: Partial<Record<HxAction['type'], HxView['phase']>> = {
  confirmMoves: 'move',
  confirmAttacks: 'combatDeclaration',
  offerAdvance: 'combatResolution',
};

/** The one thing to do in an empty phase of the own turn; null where a stop is set or anything else is possible. */
function emptyPhase(view: HxView, actions: readonly HxAction[], wishes: PriorityWishes): HxAction | null {
  const [only] = actions;
  const fits = actions.length === 1 && PASSES_BY[only.type] === view.phase;
  // Own attacks under way, or staged orders, are worth a last look.
  const idle = view.attacks.length === 0 && view.me!.orders.length === 0;
  return fits && idle && !(wishes.stops?.own ?? []).includes(view.phase) ? only : null;
}

/** The action to take without asking, or null to ask: passing, or walking through a phase with nothing in it. */
export function auto(view: HxView, actions: readonly HxAction[], wishes: PriorityWishes, publicOnly: boolean): HxAction | null {
  if (view.me === null || view.toAct !== view.me.seat || view.choice !== null) return null;
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
  if (view.stack.some((item) => item.owner !== view.me!.seat)) return null;
  return stopsFor(view, wishes).includes(view.phase) ? null : pass;
}

/** From public facts alone: an offer is passed outside the stops; a stack is always shown unless relaxed. */
function publicPass(view: HxView, wishes: PriorityWishes, pass: HxAction, own: boolean): HxAction | null {
  if (view.stack.length > 0) return wishes.preset === 'relaxed' && !own ? pass : null;
  return stopsFor(view, wishes).includes(view.phase) ? null : pass;
}
