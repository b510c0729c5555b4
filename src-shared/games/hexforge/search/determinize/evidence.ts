import type { History } from '../../../../kernel/game.ts';
import { defOf } from '../../catalog.ts';
import type { HxEvent } from '../../events.ts';
import type { HxView } from '../../view.ts';

/** What a seat has learnt about its rival's cards, from the view and its own history. */
export interface Evidence {
  rival: number;
  /** Definitions of list cards seen, with the greatest number certainly distinct at once. */
  seen: Map<number, number>;
  commander: number;
  workers: number[];
  /** Rival forges seen to fall. */
  fallen: number;
  /** Where rival units were last seen leaving sight, newest last. */
  lastSeen: number[];
}

function countNow(view: HxView, rival: number): Map<number, number> {
  const now = new Map<number, number>();
  const add = (id: string | null | undefined) => {
    if (!id) return;
    const def = defOf(id);
    if (def.isWorker || def.isCommander || def.isToken) return;
    now.set(def.index, (now.get(def.index) ?? 0) + 1);
  };
  for (const card of [...view.players[rival].discard, ...view.players[rival].lost]) add(card.def);
  for (const e of view.entities) {
    if (e.owner === rival) add(e.def);
    if (e.equipmentOwner === rival) add(e.equipment);
  }
  for (const item of view.stack) if (!item.hidden && item.owner === rival && item.what === 'card') add(item.def);
  return now;
}

/** Memoized by view: a search samples hundreds of determinizations for one. */
const known = new WeakMap<HxView, { history: History<HxEvent>; length: number; evidence: Evidence }>();

export function gather(view: HxView, history: History<HxEvent>): Readonly<Evidence> {
  const last = known.get(view);
  if (last && last.history === history && last.length === history.length) return last.evidence;
  const evidence = read(view, history);
  known.set(view, { history, length: history.length, evidence });
  return evidence;
}

function read(view: HxView, history: History<HxEvent>): Evidence {
  const rival = 1 - view.me!.seat;
  const evidence: Evidence = { rival, seen: countNow(view, rival), commander: -1, workers: [], fallen: 0, lastSeen: [] };
  const note = (id: string | null | undefined) => {
    if (!id) return;
    const def = defOf(id);
    if (def.isToken) return;
    if (def.isCommander) evidence.commander = def.index;
    else if (def.isWorker) {
      if (!evidence.workers.includes(def.index)) evidence.workers.push(def.index);
    } else if (!evidence.seen.has(def.index)) evidence.seen.set(def.index, 1);
  };
  for (const e of view.entities) if (e.owner === rival) note(e.def);
  for (const event of history) {
    switch (event.type) {
      case 'stacked':
      case 'discarded':
        if (event.seat === rival && (event.type === 'discarded' || event.what === 'card')) note(event.def);
        break;
      case 'entered':
        if (event.thing.owner === rival) note(event.thing.def);
        break;
      case 'moved':
        if (event.thing.owner !== rival) break;
        note(event.thing.def);
        if (event.to === null && event.from !== null) evidence.lastSeen.push(event.from);
        break;
      case 'forgeFell':
        if (event.thing.owner === rival) evidence.fallen++;
    }
  }
  return evidence;
}
