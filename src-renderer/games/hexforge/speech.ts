/** What is spoken or named for assistive technology, in the player's verbosity. */
import {
  entitySpeech,
  handCardSpeech,
  nameOfEntity,
  playerSpeech,
  stackItemSpeech,
  tileName,
  tileSpeech,
} from '../../../src-shared/games/hexforge/text/speech.ts';
import type { SpeechContext } from '../../../src-shared/games/hexforge/text/speech.ts';
import { joined } from '../../../src-shared/text/words.ts';
import type { HxEntityView, HxHandCardView, HxStackItemView } from '../../../src-shared/games/hexforge/view.ts';
import { hexDistance, nearestFirst } from './board/geometry.ts';
import type { HexforgeTable } from './table.svelte.ts';

/** How far "all around here" reaches. */
const AROUND = 3;

function contextOf(table: HexforgeTable, verbosity?: SpeechContext['verbosity']): SpeechContext | null {
  if (!table.view) return null;
  return {
    view: table.view,
    actions: table.session.actions,
    names: table.reader.names,
    verbosity: verbosity ?? table.app.settings.person.verbosity,
  };
}

/** Of all hexes, by tile. */
export const cellNames = (table: HexforgeTable): string[] => {
  const context = contextOf(table);
  return context ? context.view.map.tiles.map((_, tile) => tileSpeech(tile, context)) : [];
};

export const pieceSummary = (piece: HxEntityView, table: HexforgeTable): string => {
  const context = contextOf(table);
  return context ? entitySpeech(piece, context) : '';
};

export const handCardName = (card: HxHandCardView, table: HexforgeTable): string => {
  const context = contextOf(table);
  return context ? handCardSpeech(card, context) : '';
};

export const cardInFull = (card: HxHandCardView, table: HexforgeTable): string => {
  const context = contextOf(table, 'full');
  return context ? handCardSpeech(card, context) : '';
};

export const mySpeech = (table: HexforgeTable): string => {
  const context = contextOf(table);
  return context && table.seat !== null ? playerSpeech(table.seat, context) : '';
};

export const rivalSpeech = (table: HexforgeTable): string => {
  const context = contextOf(table);
  return context ? context.view.players.flatMap((_, seat) => (seat === table.seat ? [] : [playerSpeech(seat, context)])).join(' ') : '';
};

export const stackItemName = (item: HxStackItemView, table: HexforgeTable): string => {
  const context = contextOf(table);
  return context ? stackItemSpeech(item, context) : '';
};

export const stackSpeech = (table: HexforgeTable): string => {
  const context = contextOf(table);
  if (!context || context.view.stack.length === 0) return 'The stack is empty.';
  return [...context.view.stack]
    .reverse()
    .map((item) => `${stackItemSpeech(item, context)}.`)
    .join(' ');
};

/** "Which tile does Gale Rider attack? D4 or D5." */
export const reachSpeech = (table: HexforgeTable, unit: number): string => {
  const piece = table.pieces.get(unit);
  const targets = [...(table.offers.attack.get(unit)?.keys() ?? [])].map((tile) => tileName(table.layout.tiles, tile));
  return piece ? `Which tile does ${nameOfEntity(piece)} attack? ${joined(targets, 'or')}.` : '';
};

/** Everything that stands within three hexes of the cursor, nearest first. */
export const nearbySpeech = (table: HexforgeTable): string => {
  const { layout, cursor, pieces } = table;
  const here = layout.tiles[cursor];
  const near = [...pieces.keys()].filter((tile) => tile !== cursor && hexDistance(layout.tiles[tile], here) <= AROUND);
  if (near.length === 0) return 'Nothing in sight within three hexes.';
  return nearestFirst(layout, cursor, near)
    .map((tile) => `${hexDistance(layout.tiles[tile], here)}: ${pieceSummary(pieces.get(tile)!, table)}.`)
    .join(' ');
};
