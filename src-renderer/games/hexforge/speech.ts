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
import { joined } from '../../../src-shared/text/words.ts';
import type { HxHandCardView, HxStackItemView } from '../../../src-shared/games/hexforge/view.ts';
import { hexDistance, nearestFirst } from './board/geometry.ts';
import type { HexforgeTable } from './table.svelte.ts';

/** How far "all around here" reaches. */
const AROUND = 3;

type Speaker = Pick<HexforgeTable, 'speech'>;
type Seated = Pick<HexforgeTable, 'speech' | 'seat'>;

/** Of all hexes, by tile. */
export const cellNames = ({ speech }: Speaker): string[] =>
  speech ? speech.view.map.tiles.map((_, tile) => tileSpeech(tile, speech)) : [];

export const handCardName = (card: HxHandCardView, { speech }: Speaker): string => (speech ? handCardSpeech(card, speech) : '');

export const cardInFull = (card: HxHandCardView, { speech }: Speaker): string =>
  speech ? handCardSpeech(card, { ...speech, verbosity: 'full' }) : '';

export const mySpeech = ({ speech, seat }: Seated): string => (speech && seat !== null ? playerSpeech(seat, speech) : '');

export const rivalSpeech = ({ speech, seat: mine }: Seated): string =>
  speech ? speech.view.players.flatMap((_, seat) => (seat === mine ? [] : [playerSpeech(seat, speech)])).join(' ') : '';

export const stackItemName = (item: HxStackItemView, { speech }: Speaker): string => (speech ? stackItemSpeech(item, speech) : '');

export const stackSpeech = ({ speech }: Speaker): string => {
  if (!speech || speech.view.stack.length === 0) return 'The stack is empty.';
  return [...speech.view.stack]
    .reverse()
    .map((item) => `${stackItemSpeech(item, speech)}.`)
    .join(' ');
};

/** "Which tile does Gale Rider attack? D4 or D5." */
export const reachSpeech = (unit: number, { pieces, offers, layout }: Pick<HexforgeTable, 'pieces' | 'offers' | 'layout'>): string => {
  const piece = pieces.get(unit);
  const targets = [...(offers.attack.get(unit)?.keys() ?? [])].map((tile) => tileName(layout.tiles, tile));
  return piece ? `Which tile does ${nameOfEntity(piece)} attack? ${joined(targets, 'or')}.` : '';
};

/** All pieces within three hexes of the cursor, nearest first. */
export const nearbySpeech = ({
  speech,
  layout,
  cursor,
  pieces,
}: Pick<HexforgeTable, 'speech' | 'layout' | 'cursor' | 'pieces'>): string => {
  const here = layout.tiles[cursor];
  const near = [...pieces.keys()].filter((tile) => tile !== cursor && hexDistance(layout.tiles[tile], here) <= AROUND);
  if (!speech || near.length === 0) return 'Nothing in sight within three hexes.';
  return nearestFirst(layout, cursor, near)
    .map((tile) => `${hexDistance(layout.tiles[tile], here)}: ${entitySpeech(pieces.get(tile)!, speech)}.`)
    .join(' ');
};
