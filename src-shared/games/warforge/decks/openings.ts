/** How a match begins, as the deck room is told (WR-4, 5.1, 5.2, 6.1, 6.2). */
import type { DeckDraft, DeckOpening } from '../../../kernel/deck-form.ts';
import { ALL_CARDS } from '../cards/index.ts';
import { cardsDrawn, FIRST_ENERGY, MORE_ENERGY, SECOND_BONUS } from '../opening.ts';
import { cards } from '../text/faces.ts';
import type { WrMode } from '../types.ts';

const SEATS = [
  { id: 'first', title: 'You begin' },
  { id: 'second', title: 'The rival begins' },
] as const;

/** From either seat; what Overtime draws beyond one card a turn is left out, for play decides when it begins. */
export function openingsOf({ picks }: DeckDraft, mode: WrMode): DeckOpening[] {
  const warlord = cards(picks.warlord);
  const talents = warlord && 'talent' in warlord && warlord.talent !== undefined ? [warlord.talent] : [];
  const exclusive = ALL_CARDS.filter((card) => card.kind === 'troop' && card.exclusiveTo === picks.warlord).map(({ id }) => id);
  return SEATS.map(({ id, title }) => {
    const isFirst = id === 'first';
    const dealt = [...exclusive, ...(isFirst ? [] : [picks.defence])];
    return {
      id,
      title,
      zone: 'main',
      hand: cardsDrawn(mode, isFirst),
      draws: 1,
      mulligan: mode === 'classic',
      // The Warlord's Talent comes anew each turn; Skirmish deals the first one early (WR-4.6, 4.7, 9.5).
      given: (turn) => (turn > 0 || mode === 'skirmish' ? [...dealt, ...talents] : dealt),
      means: {
        title: 'energy',
        on: (turn) => FIRST_ENERGY[mode] + MORE_ENERGY[mode] * (turn - 1) + (turn === 1 && !isFirst ? SECOND_BONUS[mode] : 0),
        price: (card) => cards(card)?.cost ?? null,
      },
    };
  });
}
