/**
 * Accessible names, one function for each kind of thing: name, owner, place, numbers, keywords, state, what it can do. Made from a seat's view
 * and its legal actions alone.
 */
import type { Seat } from '../../../kernel/seat.ts';
import { said, unstopped, type SpeechContextOf } from '../../../text/speech.ts';
import { counted } from '../../../text/words.ts';
import type { WrAction } from '../actions.ts';
import type { WrCardId, WrPlace } from '../types.ts';
import type { WrUnitView, WrView } from '../view.ts';
import { cardName, FACES } from './faces.ts';
import type { WrCardFace } from './faces.types.ts';
import { isPlain } from './facts.ts';
import { keywordName } from './keywords.ts';
import { RARITY_NAMES } from './names.ts';

export type { Verbosity } from '../../../text/speech.ts';
export type SpeechContext = SpeechContextOf<WrView, WrAction>;

/** "melee 3, ranged 1, health 4"; nothing on Stratagems. */
export function faceNumbers({ melee, ranged, health }: Pick<WrCardFace, 'melee' | 'ranged' | 'health'>): string[] {
  return melee === null ? [] : [`melee ${melee}`, `ranged ${ranged ?? 0}`, `health ${health ?? 0}`];
}

/** "Slinger, 2 energy, Ironwrit Host Troop, melee 1, ranged 3, health 2". */
export function handCardSpeech(card: WrCardId, cost: number | undefined, { verbosity }: SpeechContext): string {
  const face = FACES[card];
  if (!face) return card;
  const price = face.kind === 'warlord' ? false : `${cost ?? face.cost} energy`;
  if (verbosity === 'short') return said([face.name, price]);
  const text = verbosity === 'full' ? [RARITY_NAMES[face.rarity], unstopped(face.plain)] : [];
  return said([face.name, price, face.typeLine, ...faceNumbers(face), ...text]);
}

const own = (seat: Seat, { view }: SpeechContext): boolean => view.viewer === seat;

/** What the legal actions allow with a unit. */
function unitCan({ seat, place }: WrUnitView, context: SpeechContext): string[] {
  const { actions } = context;
  const mine = own(seat, context);
  return [
    ...(mine && actions.some((action) => action.type === 'attack' && action.from === place) ? ['can attack'] : []),
    ...(mine && actions.some((action) => (action.type === 'act' || action.type === 'oath') && action.unit === place) ? ['can act'] : []),
  ];
}

/** "R2 Slinger, yours, melee 1, ranged 3, health 2 of 2, Long Range, can attack". */
export function unitSpeech(unit: WrUnitView, context: SpeechContext): string {
  const { face, seat, place } = unit;
  const whose = own(seat, context) ? 'yours' : 'enemy';
  const can = unitCan(unit, context);
  if (!face) return said([`${place} face-down Troop`, whose, ...can]);
  const numbers: Partial<Record<string, number>> = face.numbers;
  const keywords = context.verbosity === 'short' ? [] : face.keywords.map((id) => keywordName(id, isPlain(id) ? undefined : numbers[id]));
  return said([
    `${place} ${cardName(face.card)}`,
    whose,
    unit.hidden && 'face down',
    `melee ${face.melee}`,
    `ranged ${face.ranged}`,
    `health ${face.health} of ${face.maxHealth}`,
    ...keywords,
    ...can,
  ]);
}

/** "L3, yours, empty". */
export const emptyPlaceSpeech = ({ seat, place }: { seat: Seat; place: WrPlace }, context: SpeechContext): string =>
  said([place, own(seat, context) ? 'yours' : 'enemy', 'empty']);

/** "Mira, Warlord Hesper 24 of 30, 4 of 5 energy, 6 cards in hand, 18 in the deck, 3 Troops". */
export function playerSpeech(seat: Seat, { view, names }: SpeechContext): string {
  const player = view.seats[seat];
  const warlord = player.units.find(({ place }) => place === 'W')?.face;
  return said([
    names[seat],
    warlord && `Warlord ${cardName(warlord.card)} ${warlord.health} of ${warlord.maxHealth}`,
    `${player.energy} of ${player.maxEnergy} energy`,
    `${counted(player.handCount, 'card')} in hand`,
    `${player.deckCount} in the deck`,
    counted(player.units.length - 1, 'Troop'),
    player.faith > 0 && `Faith ${player.faith}`,
    player.questProgress > 0 && `Quest ${player.questProgress}`,
    player.embers > 0 && `Embers ${player.embers}`,
    player.fatigue > 0 && `fatigue ${player.fatigue}`,
  ]);
}
