/** What is spoken or named for assistive technology, in the player's verbosity. */
import type { LnAction } from '../../../src-shared/games/laneforge/actions.ts';
import {
  creatureSpeech,
  emptyPlaceSpeech,
  handCardSpeech,
  laneSpeech as laneWords,
  playerSpeech,
} from '../../../src-shared/games/laneforge/text/speech.ts';
import type { SpeechContext } from '../../../src-shared/games/laneforge/text/speech.ts';
import type { LnCardId } from '../../../src-shared/games/laneforge/types.ts';
import { clashWords } from './board/forecast-words.ts';
import { isMine, rowOf } from './board/geometry.ts';
import type { Spot } from './board/geometry.ts';
import { placeKey } from './play/offers.ts';
import { cellId } from './table.svelte.ts';
import type { LaneforgeTable } from './table.svelte.ts';
import { sidesOf } from './words.ts';

function contextOf(table: LaneforgeTable, verbosity?: SpeechContext['verbosity']): SpeechContext | null {
  if (!table.view) return null;
  return {
    view: table.view,
    actions: table.session.actions as LnAction[],
    names: table.reader.names,
    verbosity: verbosity ?? table.app.settings.current.verbosity,
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
  return table.legal.has(cellId(spot)) ? `${words}, can be chosen` : words;
}

/** "yours survives with 1, nothing through", from the engine's forecast. */
function forecastSpeech(lane: number, table: LaneforgeTable): string {
  const forecast = table.foresight.shown?.lanes.find((one) => one.lane === lane);
  if (!forecast) return '';
  const stands: [boolean, boolean] = [table.creatures.has(placeKey(0, lane)), table.creatures.has(placeKey(1, lane))];
  const { word, detail } = clashWords(forecast, stands, ...sidesOf(table));
  return `forecast: ${word}, ${detail}`;
}

export function laneSpeech(lane: number, table: LaneforgeTable): string {
  const context = contextOf(table);
  if (!context) return '';
  return [laneWords(lane, context), forecastSpeech(lane, table)].filter(Boolean).join('; ');
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
export function mySpeech(table: LaneforgeTable): string {
  const context = contextOf(table);
  if (!context || table.seat === null) return '';
  const me = table.seat;
  const lost = (table.foresight.now?.lanes ?? []).filter(({ falls, toPlayer }) => falls[me] || toPlayer[me] > 0);
  const danger = lost.length === 0 ? 'No lane is in danger.' : `In danger: ${lost.map(({ lane }) => `lane ${lane}`).join(', ')}.`;
  return `${playerSpeech(me, context)} ${danger}`;
}

export const rivalSpeech = (table: LaneforgeTable): string => {
  const context = contextOf(table);
  return context ? playerSpeech(table.above, context) : '';
};
