/** Words for things on the table, from the game's text modules. */
import { FACES } from '../../../src-shared/games/hexforge/text/faces.ts';
import type { HxCardFace } from '../../../src-shared/games/hexforge/text/faces.types.ts';
import { TILE_HELP, TILE_NAMES } from '../../../src-shared/games/hexforge/text/names.ts';
import { nameOfEntity } from '../../../src-shared/games/hexforge/text/speech.ts';
import { tileName as nameOfTile } from '../../../src-shared/games/hexforge/text/tile-name.ts';
import type { HxBaseAbility, HxTileType } from '../../../src-shared/games/hexforge/types.ts';
import type { HxAbilityView, HxView } from '../../../src-shared/games/hexforge/view.ts';
import { PlayerVoice } from '../../../src-shared/text/voice.ts';
import type { HexforgeTable } from './table.svelte.ts';

export { costWords } from '../../../src-shared/games/hexforge/text/costs.ts';
export const pieceName = nameOfEntity;

export const faceOf = (def: string): HxCardFace | null => FACES[def] ?? null;

export const tileName = ({ layout }: Pick<HexforgeTable, 'layout'>, tile: number): string => nameOfTile(layout.tiles, tile);
export const groundName = (type: HxTileType | null): string => (type ? TILE_NAMES[type] : 'never seen');
export const groundHelp = (type: HxTileType | null): string => (type ? TILE_HELP[type] : 'What lies there may hold up whoever goes in.');

export const abilityText = (ability: HxAbilityView): string => faceOf(ability.from)?.abilities[ability.index]?.plain ?? '';

const BASE_ABILITY_LABELS: Record<HxBaseAbility, string> = {
  summonCommander: 'Summon commander',
  summonPrimaryWorker: 'Summon worker',
  summonSecondaryWorker: 'Summon worker',
  raiseForge: 'Raise forge',
};

/** "Raise forge: Moss forge", "Summon worker: Gloomseam Mole". */
export const baseAbilityName = (ability: HxBaseAbility, what: string): string => `${BASE_ABILITY_LABELS[ability]}: ${what}`;

export function captionOf(view: HxView, { reader }: Pick<HexforgeTable, 'reader'>): string {
  if (view.phase === 'over') return `Turn ${view.turn} · over`;
  return `Turn ${view.turn} · ${new PlayerVoice(reader).whose(view.turnPlayer)} turn`;
}
