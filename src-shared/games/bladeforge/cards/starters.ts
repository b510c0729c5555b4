/** What every Forge begins with (BL-2.2). They come from a supply of their own, so the Armory holds none. */
import { blade, grip } from '../effects/dsl.ts';
import type { PieceSpec } from '../effects/dsl.ts';

export const STARTERS: readonly PieceSpec[] = [
  {
    ...blade({
      id: 'adventurer-blade',
      name: 'Adventurer Blade',
      req: 4,
      attack: 0,
      defense: 0,
      flavour: 'Comes free with the boots.',
      art: { hero: 'plain-dagger', far: 'walking-boot', scene: 'ridge' },
    }),
    copies: 0,
  },
  grip({
    id: 'wooden-grip',
    name: 'Wooden Grip',
    req: 4,
    copies: 0,
    attack: 0,
    defense: 0,
    flavour: 'It was a branch this morning.',
    art: { hero: 'tree-branch', far: 'axe-in-stump', scene: 'forest' },
  }),
];
