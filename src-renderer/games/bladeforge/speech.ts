/** What is spoken or named for assistive technology, in the player's verbosity. */
import { handCardSpeech, mySpeech as ownWords, playerSpeech, slotSpeech } from '../../../src-shared/games/bladeforge/text/speech.ts';
import type { BlCardId, BlSlot } from '../../../src-shared/games/bladeforge/types.ts';
import { said } from '../../../src-shared/text/speech.ts';
import { plainNumber } from '../../../src-shared/text/words.ts';
import type { BladeforgeTable } from './table.svelte.ts';

type Speaker = Pick<BladeforgeTable, 'speech'>;

/** A card in its place, with everything attached. */
export const cardSpeech = (card: BlCardId, { speech }: Speaker): string => (speech ? handCardSpeech(card, speech) : '');

export const cardInFull = (card: BlCardId, { speech }: Speaker): string =>
  speech ? handCardSpeech(card, { ...speech, verbosity: 'full' }) : '';

export function handCardName(index: number, table: Pick<BladeforgeTable, 'speech' | 'staged' | 'hand'>): string {
  const { staged, hand } = table;
  const marked = staged?.kind === 'recycle' && staged.marked.includes(index);
  const held = staged?.kind === 'card' && staged.index === index;
  return said([cardSpeech(hand[index], table), held && 'held', marked && 'marked']);
}

/** A rival in a sentence, with the odds of the viewer's attack. */
export const seatSpeech = (seat: number, { speech, odds }: Pick<BladeforgeTable, 'speech' | 'odds'>): string =>
  speech ? `Seat ${seat + 1}, ${playerSpeech(seat, speech, odds.attack.get(seat))}` : '';

/** The viewer's sword place by place, and the remaining allowances. */
export const mySpeech = ({ speech, below }: Pick<BladeforgeTable, 'speech' | 'below'>): string => (speech ? ownWords(below, speech) : '');

const change = (before: number, after: number): string => `${plainNumber(before)} to ${plainNumber(after)}`;

/** A place of a sword; with a held card, the preview. */
export function placeName(
  seat: number,
  slot: BlSlot,
  { speech, below, places, odds }: Pick<BladeforgeTable, 'speech' | 'below' | 'places' | 'odds'>,
): string {
  if (!speech) return '';
  const open = seat === below && places.has(slot);
  const sword = open ? odds.swords.get(slot) : undefined;
  return said([
    slotSpeech(seat, slot, speech),
    open && 'can be chosen',
    sword && `attack ${change(sword.before.attack, sword.after.attack)}, defense ${change(sword.before.defense, sword.after.defense)}`,
  ]);
}
