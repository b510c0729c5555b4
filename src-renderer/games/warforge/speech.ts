/** What is spoken or named for assistive technology, in the player's verbosity. */
import { emptyPlaceSpeech, handCardSpeech, playerSpeech, unitSpeech } from '../../../src-shared/games/warforge/text/speech.ts';
import { ATTACK_MODES, type WrCardId } from '../../../src-shared/games/warforge/types.ts';
import type { WrUnitView, WrView } from '../../../src-shared/games/warforge/view.ts';
import { said } from '../../../src-shared/text/speech.ts';
import { READINESS, readinessOf } from './board/readiness.ts';
import { forecastWords } from './play/forecast-words.ts';
import { spotKey, type Spot } from './play/offers.ts';
import type { WarforgeTable } from './table.svelte.ts';

type Places = Pick<WarforgeTable, 'speech' | 'unitAt' | 'legal' | 'staged' | 'above' | 'forecasts' | 'view'>;

/** What a unit's posture shows: that it arrived, or has attacked. Being stunned is a keyword, what it can do is told already. */
function postureWords(unit: WrUnitView, view: WrView | null): string {
  const state = view && readinessOf(unit, { view, canAct: false });
  return state === 'arrived' || state === 'spent' ? READINESS[state].words : '';
}

/** A place: its unit or that it is empty, whether it can be chosen, and what an attack on it would do. */
export function placeName(spot: Spot, table: Places): string {
  const { speech, legal, staged, above, forecasts } = table;
  if (!speech) return '';
  const unit = table.unitAt(spot);
  const words = unit ? said([unitSpeech(unit, speech), postureWords(unit, table.view)]) : emptyPlaceSpeech(spot, speech);
  if (!legal.has(spotKey(spot))) return words;
  if (staged?.kind !== 'unit' || spot.seat !== above) return said([words, 'can be chosen']);
  const both = ATTACK_MODES.flatMap((mode) => forecasts.of(spot.place, mode) ?? []).map(forecastWords);
  return [said([words, 'can be attacked']), ...both].join('. ');
}

export function handCardName(
  index: number,
  { speech, playables, staged, hands, view, mode }: Pick<WarforgeTable, 'speech' | 'playables' | 'staged' | 'hands' | 'view' | 'mode'>,
): string {
  const card = playables[index];
  if (!speech || !card) return '';
  const held = staged?.kind === 'card' && staged.index === index;
  const returning = mode === 'mulligan' && (view?.me?.returning.includes(card.card) ?? false);
  const can = hands.canUse(card) && (mode === 'mulligan' ? 'can be put back' : 'can be played');
  const cost = card.extra ? undefined : view?.me?.hand[index]?.cost;
  return said([handCardSpeech(card.card, cost, speech), card.extra && 'this turn only', held && 'held', returning && 'goes back', can]);
}

export const cardInFull = (card: WrCardId, { speech }: Pick<WarforgeTable, 'speech'>): string =>
  speech ? handCardSpeech(card, undefined, { ...speech, verbosity: 'full' }) : '';

export const seatSpeech = (seat: number, { speech }: Pick<WarforgeTable, 'speech'>): string => (speech ? playerSpeech(seat, speech) : '');
