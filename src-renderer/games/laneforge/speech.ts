/** What is spoken or named for assistive technology, in the player's verbosity. */
import {
  creatureSpeech,
  emptyPlaceSpeech,
  handCardSpeech,
  laneSpeech as laneWords,
  playerSpeech,
} from '../../../src-shared/games/laneforge/text/speech.ts';
import type { LnCardId } from '../../../src-shared/games/laneforge/types.ts';
import { isMine, rowOf } from './board/geometry.ts';
import type { Spot } from './board/geometry.ts';
import { cellId } from './board/spots.ts';
import type { LaneforgeTable } from './table.svelte.ts';

type Speaker = Pick<LaneforgeTable, 'speech'>;
type Foreseeing = Pick<LaneforgeTable, 'speech' | 'forecast'>;
type Places = Pick<LaneforgeTable, 'speech' | 'below' | 'above' | 'creatureAt' | 'placing' | 'selected' | 'legal' | 'picked'>;

/** A place: its creature or that it is empty, and whether it is legal. */
export function placeName(spot: Spot, table: Places): string {
  const { speech } = table;
  const row = rowOf(spot.band);
  if (!speech || !row) return '';
  const creature = table.creatureAt(spot);
  const seat = isMine(spot.band) ? table.below : table.above;
  const words = creature ? creatureSpeech(creature, speech) : emptyPlaceSpeech(seat, spot.lane, row, speech);
  // What the window alone knows: a card is held, or a creature about to move.
  const open = (table.placing || table.selected !== null) && table.legal.has(cellId(spot));
  const chosen = creature && table.picked.has(creature.id) ? ', chosen' : '';
  return open ? `${words}, can be chosen` : `${words}${chosen}`;
}

export const laneSpeech = (lane: number, { speech, forecast }: Foreseeing): string =>
  speech
    ? laneWords(
        lane,
        speech,
        forecast?.lanes.find((one) => one.lane === lane),
      )
    : '';

export const handCardName = (card: LnCardId, { speech }: Speaker): string => (speech ? handCardSpeech(card, speech) : '');

export const cardInFull = (card: LnCardId, { speech }: Speaker): string =>
  speech ? handCardSpeech(card, { ...speech, verbosity: 'full' }) : '';

/** Health, Forge, action, Champion, and the lanes in danger. */
export const seatSpeech = (seat: number | null, { speech, forecast }: Foreseeing): string =>
  speech && seat !== null ? playerSpeech(seat, speech, forecast ?? undefined) : '';
