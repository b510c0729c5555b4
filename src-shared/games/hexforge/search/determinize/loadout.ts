import type { Random } from '../../../../kernel/rng.ts';
import { DEFS, defOf } from '../../catalog.ts';
import { STARTERS } from '../../loadouts/index.ts';
import type { HxLoadout } from '../../loadouts/schema.ts';
import { MOST_COPIES } from '../../loadouts/check.ts';
import type { Evidence } from './evidence.ts';

/*
 * Prior for the rival's loadout: one of the starters, weighted by how many of the cards seen it explains; cards seen
 * that it lacks take the places of cards not seen.
 */

const listOfIds = (l: HxLoadout): string[] => [...l.base, ...l.forges.flatMap((f) => f.cards)];

function explained(l: HxLoadout, e: Evidence): number {
  const cards = listOfIds(l).map((id) => defOf(id).index);
  let n = l.commander === DEFS[e.commander]?.id ? 2 : 0;
  for (const def of e.seen.keys()) if (cards.includes(def)) n++;
  for (const def of e.workers) if (l.workers.includes(DEFS[def].id)) n++;
  return n;
}

function pickStarter(e: Evidence, fit: number, random: Random): HxLoadout {
  const weights = STARTERS.map(({ loadout }) => fit ** Math.min(12, explained(loadout, e)));
  let x = random.unit() * weights.reduce((a, b) => a + b, 0);
  for (let i = 0; i < STARTERS.length; i++) if ((x -= weights[i]) < 0) return STARTERS[i].loadout;
  return STARTERS[0].loadout;
}

const count = (cards: readonly string[], id: string): number => cards.reduce((n, card) => n + (card === id ? 1 : 0), 0);

/** Puts one more copy of `id` into the open lists, where it displaces a card without evidence. */
function admit(base: string[], forges: string[][], open: number, id: string, kept: Map<string, number>, random: Random): void {
  const lists = [base, ...forges.slice(0, open)];
  const spots = lists.flatMap((list) =>
    list.flatMap((card, i) => (count(lists.flat(), card) > (kept.get(card) ?? 0) ? [{ list, i }] : [])),
  );
  if (spots.length === 0) return;
  const spot = random.pick(spots);
  const all = [base, ...forges].flat();
  if (count(all, id) >= MOST_COPIES) {
    // A copy sits in a list not yet raised: swap the two, so that no card is there too often.
    const closed = forges.slice(open).find((list) => list.includes(id));
    if (closed) closed[closed.indexOf(id)] = spot.list[spot.i];
  }
  spot.list[spot.i] = id;
}

/** A loadout whose base list and first `open` forges hold every card seen. */
export function sampleLoadout(e: Evidence, open: number, fit: number, random: Random): HxLoadout {
  const start = pickStarter(e, fit, random);
  const base = start.base.slice();
  const order = random.shuffle([0, 1, 2, 3]);
  const forges = order.map((i) => start.forges[i].cards.slice());
  const kept = new Map<string, number>();
  for (const [def, n] of e.seen) kept.set(DEFS[def].id, n);
  for (const [id, n] of kept) {
    for (let tries = 0; tries < n; tries++) {
      if (count([base, ...forges.slice(0, open)].flat(), id) >= n) break;
      admit(base, forges, open, id, kept, random);
    }
  }
  const seenWorkers = e.workers.map((def) => DEFS[def].id);
  const workers = [...seenWorkers, ...start.workers.filter((id) => !seenWorkers.includes(id))].slice(0, 2);
  return {
    name: 'Sampled',
    commander: e.commander >= 0 ? DEFS[e.commander].id : start.commander,
    workers: [workers[0], workers[1]],
    base,
    forges: forges.map((cards, i) => ({ name: `Forge ${i + 1}`, cards })),
  };
}
