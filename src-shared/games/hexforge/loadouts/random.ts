import type { Random } from '../../../kernel/rng.ts';
import { DEFS, type HxDef } from '../catalog.ts';
import { GENERIC } from '../cost.ts';
import { BASE_LIST_SIZE, FORGE_COUNT, FORGE_LIST_SIZE, MOST_COPIES } from './check.ts';
import type { HxLoadout } from './schema.ts';

/** Colours of a card's cost or a worker's yield. */
const coloursOf = (def: HxDef): number[] => [0, 1, 2, 3, 4].filter((colour) => (def.yields ?? def.cost)[colour] > 0);

const COMMANDERS = DEFS.filter((def) => def.isCommander);
const WORKERS = DEFS.filter((def) => def.isWorker);
const LISTED = DEFS.filter((def) => !def.isCommander && !def.isWorker && !def.isToken);

/** A legal loadout of random cards that its own two workers can pay for. */
export function randomLoadout(random: Random, name: string): HxLoadout {
  const [first, second] = random.shuffle(WORKERS.slice());
  const yielded = new Set([...coloursOf(first), ...coloursOf(second)]);
  const payable = (def: HxDef) => coloursOf(def).every((colour) => yielded.has(colour));
  const commander = random.pick(COMMANDERS.some(payable) ? COMMANDERS.filter(payable) : COMMANDERS);
  const fitting = LISTED.filter(payable);
  const copies = new Map<HxDef, number>();
  const draw = (count: number, most: number): string[] => {
    const cards: string[] = [];
    while (cards.length < count) {
      const def = random.pick(fitting);
      const used = copies.get(def) ?? 0;
      // Cheap cards come more often: a game in which nothing can be paid shows nothing.
      const dear = def.cmc > 3 || def.cost[GENERIC] > 3;
      if (used === Math.min(most, MOST_COPIES) || (dear && random.below(2) === 0)) continue;
      copies.set(def, used + 1);
      cards.push(def.id);
    }
    return cards;
  };
  return {
    name,
    commander: commander.id,
    workers: [first.id, second.id],
    base: draw(BASE_LIST_SIZE, 2),
    forges: Array.from({ length: FORGE_COUNT }, (_, i) => ({ name: `Forge ${i + 1}`, cards: draw(FORGE_LIST_SIZE, MOST_COPIES) })),
  };
}
