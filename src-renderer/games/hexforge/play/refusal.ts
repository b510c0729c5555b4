/** The action to ask `why` about, after a click on an own piece that does nothing. */
import type { HxAction } from '../../../../src-shared/games/hexforge/actions.ts';
import type { HxEntityView } from '../../../../src-shared/games/hexforge/view.ts';
import type { Mode } from './mode.ts';

export function wantedOf({ kind, tile, abilities }: HxEntityView, mode: Mode): HxAction | null {
  if (kind === 'base') return mode === 'priority' ? { type: 'baseAbility', ability: 'summonPrimaryWorker' } : null;
  if (kind === 'forge') return null;
  switch (mode) {
    case 'priority':
      return abilities.length > 0
        ? { type: 'activateAbility', unit: tile, ability: abilities[0].index }
        : { type: 'orderUnit', unit: tile };
    case 'plan':
      return { type: 'orderUnit', unit: tile };
    case 'declare':
      // What keeps the unit from attacking at all is reported before the tile.
      return { type: 'attack', unit: tile, tile };
    default:
      return null;
  }
}
