/** What is spoken or named for assistive technology, in the player's verbosity. */
import {
  creatureSpeech,
  emptyPlaceSpeech,
  handCardSpeech,
  laneSpeech as laneWords,
  playerSpeech,
} from '../../../src-shared/games/laneforge/text/speech.ts';
import type { SpeechContext } from '../../../src-shared/games/laneforge/text/speech.ts';
import type { LnCardId } from '../../../src-shared/games/laneforge/types.ts';
import { isMine, rowOf } from './board/geometry.ts';
import type { Spot } from './board/geometry.ts';
import { cellId } from './board/spots.ts';
import type { LaneforgeTable } from './table.svelte.ts';

function contextOf(table: LaneforgeTable, verbosity?: SpeechContext['verbosity']): SpeechContext | null {
  if (!table.view) return null;
  return {
    view: table.view,
    actions: table.session.actions,
    names: table.reader.names,
    verbosity: verbosity ?? table.app.settings.person.verbosity,
  };
}

/** A place: who stands there, or that it is empty, and whether it can be chosen. */
export function placeName(spot: Spot, table: LaneforgeTable): string {
  const context = contextOf(table);
  const row = rowOf(spot.band);
  if (!context || !row) return '';
  const creature = table.creatureAt(spot);
  const seat = isMine(spot.band) ? table.below : table.above;
  const words = creature ? creatureSpeech(creature, context) : emptyPlaceSpeech(seat, spot.lane, row, context);
  // What the window alone knows: a card is held, or a creature about to move.
  const open = (table.placing || table.selected !== null) && table.legal.has(cellId(spot));
  const chosen = creature && table.picked.has(creature.id) ? ', chosen' : '';
  return open ? `${words}, can be chosen` : `${words}${chosen}`;
}

export function laneSpeech(lane: number, table: LaneforgeTable): string {
  const context = contextOf(table);
  const forecast = table.foresight.shown?.lanes.find((one) => one.lane === lane);
  return context ? laneWords(lane, context, forecast) : '';
}

export const handCardName = (card: LnCardId, table: LaneforgeTable): string => {
  const context = contextOf(table);
  return context ? handCardSpeech(card, context) : '';
};

export const cardInFull = (card: LnCardId, table: LaneforgeTable): string => {
  const context = contextOf(table, 'full');
  return context ? handCardSpeech(card, context) : '';
};

/** Health, Forge, action, Champion, and the lanes in danger. */
export const mySpeech = (table: LaneforgeTable): string => {
  const context = contextOf(table);
  return context && table.seat !== null ? playerSpeech(table.seat, context, table.foresight.now ?? undefined) : '';
};

export const rivalSpeech = (table: LaneforgeTable): string => {
  const context = contextOf(table);
  return context ? playerSpeech(table.above, context, table.foresight.now ?? undefined) : '';
};
