import { cardOf } from '../catalog.ts';
import { aimable, inTurnOrder, isLiving } from '../effects/objects.ts';
import { WHEN } from '../compile.ts';
import { begin } from '../effects/run.ts';
import type { DkPermanent, DkState, SimpleItem, SpendItem, WindowItem } from '../state.ts';
import { NONE, TYPE, type ArtifactWindow, type DkRef } from '../types.ts';
import { bury } from './check.ts';
import { isOver } from './event-over.ts';
import { tell, thing, told, typeName } from './tell.ts';
import { permanentOf } from '../effects/objects.ts';

/* Artifacts: who may use which, and the windows in which they are asked (DK-12). */

/** The artifact's legal targets; `[NONE]` where it needs none, empty where it cannot be used (DK-12.7). */
export function targetsOf(s: DkState, p: DkPermanent): DkRef[] {
  const { aim } = cardOf(s, p);
  return aim === 'none' ? [NONE] : aimable(s, p.seat, aim);
}

/** Follows from public facts (DK-12.4, 16.4). */
export function hasUsable(s: DkState, seat: number): boolean {
  const own = s.seats[seat];
  if (own.activated === 1) return false;
  for (const p of own.board) if (p.type === TYPE.artifact && p.used === 0 && targetsOf(s, p).length > 0) return true;
  return false;
}

/** One round of questions, unless nobody has an artifact (DK-12.5, 12.6). */
export function openWindow(s: DkState, where: ArtifactWindow): void {
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (!hasUsable(s, seat)) continue;
    s.agenda.push({ do: 'window', where, at: 0 } satisfies WindowItem as WindowItem);
    return;
  }
}

/** The defender of a targeting event has had its answer (DK-12.5). */
const isExcluded = ({ event }: DkState, seat: number, where: ArtifactWindow): boolean =>
  where === 'inEvent' && event !== null && event.kind !== 'area' && event.defender === seat;

/** Asks the next player who can use one. */
export function askWindow(s: DkState, item: WindowItem): void {
  const n = s.seats.length;
  for (let k = item.at; k < n; k++) {
    if (item.where === 'inEvent' && isOver(s)) return;
    const seat = inTurnOrder(s, k);
    if (!isLiving(s, seat) || isExcluded(s, seat, item.where) || !hasUsable(s, seat)) continue;
    item.at = k;
    s.agenda.push(item);
    s.choice = { seat, kind: 'window' };
    return;
  }
}

/** Effect → Graveyard → off the Battlefield → triggers, which wait for the end of a running event (DK-12.3, 13.2, 13.3). */
export function activate(s: DkState, seat: number, id: number, target: DkRef): void {
  const p = permanentOf(s, id)!;
  p.used = 1;
  s.seats[seat].activated = 1;
  tell()?.all({ type: 'activated', thing: thing(s, p), target: target === NONE ? null : told(s, target) });
  if (s.event === null) s.agenda.push({ do: 'triggers' } satisfies SimpleItem);
  s.agenda.push({ do: 'spend', id } satisfies SpendItem as SpendItem);
  begin(s, { seat, deck: p.deck, card: p.card, when: WHEN.cast, me: id, target });
}

export function spend(s: DkState, { id }: SpendItem): void {
  const p = permanentOf(s, id);
  if (p === null) return;
  bury(s, [p]);
  tell()?.all({ type: 'spent', seat: p.seat, cardType: typeName(p.type) });
}
