/** What is spoken or named for assistive technology, in the player's verbosity. */
import { handCardSpeech, mySpeech as ownWords, playerSpeech, slotSpeech } from '../../../src-shared/games/bladeforge/text/speech.ts';
import type { SpeechContext } from '../../../src-shared/games/bladeforge/text/speech.ts';
import type { BlCardId, BlSlot } from '../../../src-shared/games/bladeforge/types.ts';
import { said } from '../../../src-shared/text/speech.ts';
import type { BladeforgeTable } from './table.svelte.ts';

function contextOf(table: BladeforgeTable, verbosity?: SpeechContext['verbosity']): SpeechContext | null {
  if (!table.view) return null;
  return {
    view: table.view,
    actions: table.session.actions,
    names: table.reader.names,
    verbosity: verbosity ?? table.app.settings.person.verbosity,
  };
}

/** A card as it lies somewhere, with all that is on it. */
export function cardSpeech(card: BlCardId, table: BladeforgeTable, verbosity?: SpeechContext['verbosity']): string {
  const context = contextOf(table, verbosity);
  return context ? handCardSpeech(card, context) : '';
}

export function handCardName(index: number, table: BladeforgeTable): string {
  const { staged } = table;
  const marked = staged?.kind === 'recycle' && staged.marked.includes(index);
  const held = staged?.kind === 'card' && staged.index === index;
  return said([cardSpeech(table.hand[index], table), held && 'held', marked && 'marked']);
}

/** A rival in one breath, with what my attack would do. */
export function seatSpeech(seat: number, table: BladeforgeTable): string {
  const context = contextOf(table);
  return context ? `Seat ${seat + 1}, ${playerSpeech(seat, context, table.odds.attack.get(seat))}` : '';
}

/** My sword place by place, and the allowances left. */
export function mySpeech(table: BladeforgeTable): string {
  const context = contextOf(table);
  return context ? ownWords(table.below, context) : '';
}

/** A place of a sword; with a card held, what it would become with it. */
export function placeName(seat: number, slot: BlSlot, table: BladeforgeTable): string {
  const context = contextOf(table);
  if (!context) return '';
  const open = seat === table.below && table.places.has(slot);
  const sword = open ? table.odds.swords.get(slot) : undefined;
  return said([
    slotSpeech(seat, slot, context),
    open && 'can be chosen',
    sword && `attack ${sword.before.attack} to ${sword.after.attack}, defense ${sword.before.defense} to ${sword.after.defense}`,
  ]);
}
