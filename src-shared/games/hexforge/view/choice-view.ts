import { DEFS, type PlayTarget } from '../catalog.ts';
import { toCost } from '../cost.ts';
import { attackersAsked } from '../rules/combat.ts';
import { entityById } from '../rules/lookup.ts';
import { WHAT, nextAsk, paymentOf, targetsOf } from '../rules/play.ts';
import { targetViews } from '../rules/tell-item.ts';
import type { HxPending, HxState } from '../state.ts';
import { BASE_ABILITIES, type HxListId } from '../types.ts';
import type { HxChoiceView, HxSourceView } from '../view.ts';
import { classOf } from '../keys.ts';
import { filterWords } from '../text/filter-words.ts';

const FIXED: Partial<Record<PlayTarget['target'], string>> = {
  placement: 'free tile beside the base or forge that brought it',
  besideBase: 'free tile beside your base',
  site: 'free tile beside one of your workers',
};

/** What kind of thing is asked for, in the words of the cards. */
export function asksFor(spec: PlayTarget): string {
  switch (spec.target) {
    case 'entity':
      return filterWords(spec.of);
    case 'wearer':
      return spec.side === 'own'
        ? 'unit of yours without equipment'
        : spec.side === 'enemy'
          ? 'enemy unit without equipment'
          : 'unit without equipment';
    case 'tile':
      return 'tile';
    case 'item':
      return spec.item === 'any' ? 'card or ability on the stack' : `${spec.item} on the stack`;
    case 'card':
      return `${spec.type ?? 'card'} in ${spec.side === 'own' ? 'your' : spec.side === 'enemy' ? 'your rival’s' : 'a'} ${spec.zone === 'discard' ? 'discard' : 'lost pile'}`;
    case 'handCard':
      return `${spec.type ?? 'card'} in your hand`;
    default:
      return FIXED[spec.target]!;
  }
}

function sourceOf(s: HxState, p: HxPending): HxSourceView {
  const { hand } = s.seats[p.seat];
  const classes = (cards: readonly number[]) => cards.map((inst) => classOf(s, hand, hand.indexOf(inst)));
  return {
    def: p.def < 0 ? null : DEFS[p.def].id,
    ...(p.what === WHAT.card && { class: classOf(s, hand, hand.indexOf(p.inst)) }),
    ...(p.what === WHAT.base && { baseAbility: BASE_ABILITIES[p.ability], ...(p.slot > 0 && { slot: p.slot as HxListId }) }),
    ...(p.what === WHAT.ability && { ability: p.ability, unit: entityById(s, p.src)!.tile }),
    chosen: targetViews(s, p.targets, p.seat, p.seat),
    discards: classes(p.discards),
    sacrifices: p.sacrifices.map((id) => entityById(s, id)!.tile),
    paid: toCost(p.paid),
  };
}

function playView(s: HxState, p: HxPending): HxChoiceView {
  const ask = nextAsk(s, p)!;
  const source = sourceOf(s, p);
  switch (ask.ask) {
    case 'target':
      return { kind: 'target', source, index: ask.index, of: targetsOf(s, p).length, asks: asksFor(ask.spec) };
    case 'discard':
      return { kind: 'discardCost', source, left: ask.left };
    case 'sacrifice':
      return { kind: 'sacrificeCost', source, left: 1 };
    case 'pay':
      return { kind: 'pay', source, generic: ask.generic, proposal: toCost(paymentOf(s, p)), pool: toCost(s.seats[p.seat].pool) };
  }
}

/** What the choosing seat is asked; null for everybody else. */
export function choiceView(s: HxState, seat: number): HxChoiceView | null {
  if (!s.choice || s.choice.seat !== seat) return null;
  if (s.choice.kind === 'play') return playView(s, s.pending!);
  if (s.choice.kind === 'discard') return { kind: 'discard', source: { def: DEFS[s.choice.def].id }, left: s.choice.left };
  const { ordered, rest } = attackersAsked(s);
  const tiles = (ids: number[]) => ids.map((id) => entityById(s, id)!.tile);
  return { kind: 'orderAttackers', tile: s.choice.tile, ordered: tiles(ordered), rest: tiles(rest) };
}
