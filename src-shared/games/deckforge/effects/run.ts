import { cardAt } from '../catalog.ts';
import { cardTold, tell, told } from '../rules/tell.ts';
import { UNASKED, type DkState, type RunItem } from '../state.ts';
import { NONE, type DkRef } from '../types.ts';
import { aimable, isLiving } from './objects.ts';
import { perform } from './ops.ts';

/* The abilities of a card at one moment, one step of pending work each (DK-5.10). */

/** @param target the ref that is already chosen; absent: it is asked for where an ability uses it (DK-5.9, D54) */
export function begin(
  s: DkState,
  { seat, deck, card, when, me = NONE, target }: { seat: number; deck: number; card: number; when: number; me?: DkRef; target?: DkRef },
  main = false,
): void {
  const { at, aims } = cardAt(s, deck, card);
  if (at[when].length === 0) return;
  const aim = target ?? (aims[when] ? UNASKED : NONE);
  s.agenda.push({ do: 'run', seat, deck, card, when, pc: 0, me, target: aim, main: main ? 1 : 0 } satisfies RunItem as RunItem);
}

/** Settles the target, or asks for it; what only one object could be is not asked. @returns whether it is settled */
function settleTarget(s: DkState, item: RunItem): boolean {
  const refs = aimable(s, item.seat, cardAt(s, item.deck, item.card).aim);
  if (refs.length > 1) {
    s.agenda.push(item);
    s.choice = { seat: item.seat, kind: 'aim' };
    return false;
  }
  aimAt(s, item, refs.length === 1 ? refs[0] : NONE);
  return true;
}

export function aimAt(s: DkState, item: RunItem, ref: DkRef): void {
  item.target = ref;
  const { seat, deck, card } = item;
  tell()?.all({ type: 'aimed', seat, card: cardTold(s, deck, card), target: ref === NONE ? null : told(s, ref) });
}

export function run(s: DkState, item: RunItem): void {
  if (!isLiving(s, item.seat)) return;
  if (item.target === UNASKED && !settleTarget(s, item)) return;
  const card = cardAt(s, item.deck, item.card);
  const abilities = card.at[item.when];
  const ability = abilities[item.pc++];
  if (item.pc < abilities.length) s.agenda.push(item);
  perform(s, item, card, ability);
}
