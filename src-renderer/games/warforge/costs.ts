/** Energy as a gem. */
import type { CardCost } from '../../ui/card/costs.ts';
import type { Gem } from '../../ui/svg/marks.ts';
import { hexagon } from '../../ui/svg/shapes.ts';

const ENERGY: Gem = { id: 'energy', enamel: '#e8b04a', letter: '#1d1204', letterDrop: 0.45, outline: hexagon };

export const energyCost = (n: number): CardCost => ({ gems: [{ gem: ENERGY, text: String(n) }], total: n, words: `${n} energy` });
