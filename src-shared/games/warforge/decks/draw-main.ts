import type { Random } from '../../../kernel/rng.ts';
import { DEFS } from '../catalog.ts';
import { cardsOfRole } from '../rules/pools.ts';
import type { WrFaction, WrMode } from '../types.ts';
import { barredFromDeck, DECK_SIZE, MOST_LEGENDARIES, mostCopies } from './problems.ts';

/**
 * A legal main deck of a faction, every copy being as likely as another (WR-2, WR-3).
 * @param seen definitions that are in it, once for each copy; more of them than a list may hold are passed over
 * @returns definitions, those seen first, in the order of the draw
 */
export function drawMain(random: Random, faction: WrFaction | null, mode: WrMode, seen: readonly number[] = []): number[] {
  const pool = random.shuffle(
    cardsOfRole(faction, 'deck').flatMap((card) =>
      barredFromDeck(DEFS[card].spec, mode) === null ? new Array<number>(mostCopies(DEFS[card].spec)).fill(card) : [],
    ),
  );
  const main: number[] = [];
  const take = (at: number): void => void main.push(...pool.splice(at, 1));
  for (const card of seen) {
    const at = pool.indexOf(card);
    if (at >= 0 && main.length < DECK_SIZE[mode]) take(at);
  }
  const isLegendary = (card: number): boolean => DEFS[card].spec.rarity === 'legendary';
  while (main.length < DECK_SIZE[mode]) {
    const isFull = mode === 'skirmish' && main.filter(isLegendary).length >= MOST_LEGENDARIES;
    take(pool.findIndex((card) => !isFull || !isLegendary(card)));
  }
  return main;
}
