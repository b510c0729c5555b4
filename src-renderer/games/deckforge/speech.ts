/** What is spoken or named for assistive technology, in the player's verbosity. */
import { prospectsOf } from '../../../src-shared/games/deckforge/text/prospects.ts';
import { permanentSpeech, seatSpeech as seatWords, tokenSpeech } from '../../../src-shared/games/deckforge/text/speech.ts';
import { FIRST_ID, type CardType, type DkRef } from '../../../src-shared/games/deckforge/types.ts';
import { said } from '../../../src-shared/text/speech.ts';
import type { PreviewChip } from '../../match/change-text.ts';
import type { DeckforgeTable } from './table.svelte.ts';

export const seatSpeech = (seat: number, { speech }: Pick<DeckforgeTable, 'speech'>): string => (speech ? seatWords(seat, speech) : '');

/** What the pointed-at action would bring here: "−4, falls". */
function chipWords(chip: PreviewChip | undefined): string | false {
  if (!chip) return false;
  const falls = chip.falls === 'may' ? 'may fall' : chip.falls && 'falls';
  return said([chip.text && `then ${chip.text}`, falls]);
}

/** A player or a permanent, whether it can be chosen, and what would come of that. */
export function spotName(ref: DkRef, table: Pick<DeckforgeTable, 'speech' | 'permanent' | 'legal' | 'chips' | 'staged' | 'mode'>): string {
  const { speech, legal, chips, staged, mode } = table;
  if (!speech) return '';
  const permanent = ref < FIRST_ID ? null : table.permanent(ref);
  const words = permanent ? permanentSpeech(permanent, speech) : ref < FIRST_ID ? seatWords(ref, speech) : '';
  const can = staged?.kind === 'attacker' ? 'can be attacked' : mode === 'block' ? false : 'can be chosen';
  const held = staged && staged.kind !== 'token' && staged.id === ref && 'held';
  return said([words, held, legal.has(ref) && can, chipWords(chips.get(ref < FIRST_ID ? `seat:${ref}` : `permanent:${ref}`))]);
}

export function tokenName(
  index: number,
  { hand, hands, staged, mode }: Pick<DeckforgeTable, 'hand' | 'hands' | 'staged' | 'mode'>,
): string {
  const type = hand[index];
  const held = staged?.kind === 'token' && staged.index === index;
  const can = hands.useOf(type) !== null && (mode === 'discard' ? 'can be discarded' : 'can be played');
  return said([tokenSpeech(type), held && 'held', can]);
}

/** The likeliest told by name. */
const NAMED = 6;

/** A token with what it could become: "Creature token: Cub 12 %, …". */
export function tokenInFull(type: CardType, { view, below }: Pick<DeckforgeTable, 'view' | 'below'>): string {
  if (!view) return '';
  const { cards } = prospectsOf(view, below, type);
  const named = cards.slice(0, NAMED).map(({ card, chance }) => `${card.name} ${Math.round(chance * 100)} %`);
  const more = cards.length > NAMED ? [`and ${cards.length - NAMED} more`] : [];
  return `${tokenSpeech(type)}: ${[...named, ...more].join(', ')}.`;
}
