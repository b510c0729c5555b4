import type { HxBaseAbility, HxTileType } from '../../../src-shared/games/hexforge/types.ts';
import type { HxAbilityView, HxEntityView, HxHandCardView, HxStackItemView, HxView } from '../../../src-shared/games/hexforge/view.ts';
import type { HxCardFace } from '../../../src-shared/games/hexforge/text/faces.types.ts';
import { cardName, FACES } from '../../../src-shared/games/hexforge/text/faces.ts';
import { BASE_ABILITY_NAMES, KIND_NAMES, TILE_HELP, TILE_NAMES } from '../../../src-shared/games/hexforge/text/names.ts';
import { keywordName, keywordById } from '../../../src-shared/games/hexforge/text/keywords.ts';
import { tileName as nameOfTile } from '../../../src-shared/games/hexforge/text/tile-name.ts';
import { describeOutcome } from '../../../src-shared/games/hexforge/text/outcome.ts';
import type { Outcome } from '../../../src-shared/kernel/game-types.ts';
import type { Ending, Prompt } from '../../screens/match/game-ui.ts';
import type { SeatInfo } from '../../../src-shared/protocol/messages.ts';
import type { HexforgeTable } from './table.svelte.ts';
export { costWords } from '../../../src-shared/games/hexforge/text/costs.ts';

export const faceOf = (def: string): HxCardFace | null => FACES[def] ?? null;
export const groundName = (type: HxTileType | null): string => (type ? TILE_NAMES[type] : 'unknown ground');
export const groundHelp = (type: HxTileType | null): string => (type ? TILE_HELP[type] : 'You have not seen this hex yet.');
export const tileName = (table: HexforgeTable, tile: number): string => nameOfTile(table.layout.tiles, tile);
export const pieceName = (piece: HxEntityView): string => (piece.def ? cardName(piece.def) : KIND_NAMES[piece.kind]);
export const pieceSummary = (piece: HxEntityView, _view: HxView): string => `${pieceName(piece)}, ${piece.power}/${piece.health}`;
export const cellName = (table: HexforgeTable, tile: number): string => `${tileName(table, tile)}, ${groundName(table.view?.map.tiles[tile].type ?? null)}${table.pieces.has(tile) ? `, ${pieceName(table.pieces.get(tile)!)}` : ''}`;
export const handCardName = (card: HxHandCardView, index: number, _table: HexforgeTable): string => `${index + 1}: ${faceOf(card.def)?.name ?? card.def}`;
export const seatWords = (info: SeatInfo): string => (info.kind === 'bot' ? `Bot, ${info.bot}` : 'At this screen');
export const baseAbilityName = (ability: HxBaseAbility, what: string): string => `${BASE_ABILITY_NAMES[ability]}: ${what}`;
export const abilityText = (ability: HxAbilityView, _piece: HxEntityView): string => faceOf(ability.from)?.abilities[ability.index]?.plain ?? '';
export function stackItemWords(item: HxStackItemView, table: HexforgeTable) {
  if (item.hidden) return { def: null, face: null, icon: 'locked-chest', title: 'Sealed', text: item.owner === table.seat ? 'Yours' : 'Rival’s', countered: false };
  const targets = item.targets.map((t) => (t.def ? cardName(t.def) : t.kind === 'tile' ? tileName(table, t.at) : t.kind)).join(', ');
  const face = item.def ? faceOf(item.def) : null;
  return {
    def: item.def,
    face,
    icon: 'anvil',
    title: face?.name ?? (item.baseAbility ? BASE_ABILITY_NAMES[item.baseAbility] : 'Ability'),
    text: `${item.owner === table.seat ? 'Yours' : 'Rival’s'}${targets ? `: ${targets}` : ''}${item.countered ? ', countered' : ''}`,
    countered: item.countered,
  };
}
export function pieceNotes(piece: HxEntityView, table: HexforgeTable) {
  return {
    title: pieceName(piece),
    state: `${piece.kind === 'unit' ? `${piece.power}/${piece.health}` : `${piece.health} of ${piece.maxHealth}`}${piece.damage ? `, ${piece.damage} damage` : ''}${piece.exhausted ? ', exhausted' : ''} on ${tileName(table, piece.tile)}`,
    lines: piece.keywords.map((k) => ({ name: keywordName(k.id, k.n), text: keywordById(k.id)?.line ?? '' })),
  };
}

export const captionOf = (table: HexforgeTable): string => `Turn ${table.view?.turn ?? 0} · ${table.mine ? 'your turn' : `${table.reader.names[table.view?.turnPlayer ?? 0]}’s turn`}`;
export function endingOf(outcome: Outcome, table: HexforgeTable): Ending {
  const { title, reason } = describeOutcome(outcome, table.view?.viewer ?? 'spectator', table.reader.names);
  const tone = outcome.winners.length === 0 ? 'draw' : table.seat === null ? 'over' : outcome.winners.includes(table.seat) ? 'won' : 'lost';
  return { tone, title, why: reason };
}
const MAIN: Record<string, string> = { pay: 'Pay', sort: 'Keep this order', path: 'End this order', plan: 'Carry out orders', declare: 'Attack', priority: 'Pass', watch: 'Wait', target: 'Choose a target' };
export const promptOf = (table: HexforgeTable, can: boolean): Prompt => ({
  lead: table.mode === 'watch' ? 'Waiting.' : 'Yours.',
  text: table.mode,
  main: { label: MAIN[table.mode], state: can ? 'ready' : 'wait', disabled: !can, confirm: null },
});
export const cardSpeech = (card: HxHandCardView, _table: HexforgeTable): string => faceOf(card.def)?.plain ?? '';
export const mySpeech = (_table: HexforgeTable): string => '';
export const rivalSpeech = (_table: HexforgeTable): string => '';
export const stackSpeech = (_table: HexforgeTable): string => '';
export const nearbySpeech = (_table: HexforgeTable): string => '';
