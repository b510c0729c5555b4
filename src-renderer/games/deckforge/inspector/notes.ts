/** Present state of a permanent or a player, as lines of the inspector. */
import { chargesOf, stateWords, traitsOf } from '../../../../src-shared/games/deckforge/text/speech.ts';
import { TERMS } from '../../../../src-shared/games/deckforge/text/terms.ts';
import { TYPE_NAMES } from '../../../../src-shared/games/deckforge/text/type-names.ts';
import { CARD_TYPES } from '../../../../src-shared/games/deckforge/types.ts';
import type { DkEffectView, DkPermanentView } from '../../../../src-shared/games/deckforge/view.ts';
import { counted, signedNumber } from '../../../../src-shared/text/words.ts';
import type { DeckforgeTable } from '../table.svelte.ts';

export interface Note {
  name: string;
  text: string;
}

/** As `DkEffectView.left` counts them. */
const WHILE_IN_PLAY = 9;
const lastsWords = (left: number): string =>
  left === 0 ? 'until the end of the turn' : left >= WHILE_IN_PLAY ? 'while in play' : `for ${counted(left, 'turn')}`;

const modWords = ({ a, b }: DkEffectView): string =>
  [a !== 0 && `${signedNumber(a)} ATK`, b !== 0 && `${signedNumber(b)} DEF`].filter(Boolean).join(', ');

/** What lasts on a thing, each with its end. */
function effectNotes(effects: readonly DkEffectView[]): Note[] {
  return effects.map((effect) => {
    const [trait] = traitsOf(effect.a);
    const what = effect.op === 'mod' ? modWords(effect) : `${effect.op === 'gain' ? 'Gains' : 'Loses'} ${TERMS[trait].name.toLowerCase()}`;
    return { name: what, text: lastsWords(effect.left) };
  });
}

export function permanentState(
  permanent: DkPermanentView,
  { isMe, below, names }: Pick<DeckforgeTable, 'isMe' | 'below' | 'names'>,
): string {
  const whose = isMe && permanent.seat === below ? 'yours' : `${names[permanent.seat]}’s`;
  const creature = permanent.cardType === 'creature' || permanent.cardType === 'flying';
  const numbers = creature ? [`ATK ${permanent.atk}`, `DEF ${permanent.def}`] : [];
  const damage = permanent.damage > 0 ? [`${permanent.damage} damage this turn`] : [];
  const ready = creature && permanent.ready ? ['ready'] : [];
  return [whose, ...numbers, ...damage, ...ready, ...stateWords(permanent)].join(' · ');
}

export const permanentNotes = ({ kw, effects }: DkPermanentView): Note[] => [
  ...traitsOf(kw).map((id) => ({ name: TERMS[id].name, text: TERMS[id].line })),
  ...effectNotes(effects),
];

/** At least so likely, in per cent, is told of a hidden hand. */
const WORTH_TELLING = 5;

interface Known {
  view: DeckforgeTable['view'];
  held: Pick<DeckforgeTable['held'], 'of'>;
}

export function seatNotes(seat: number, { view, held }: Known): { state: string; notes: Note[] } {
  const player = view?.seats[seat];
  if (!player) return { state: '', notes: [] };
  if (player.out > 0) return { state: 'Out of the match', notes: [] };
  const state = [`${player.life} life`, `${counted(player.handCount, 'token')} in hand`].join(' · ');
  const odds = held.of(seat);
  const likely = CARD_TYPES.flatMap((type, i) => {
    const percent = Math.round((odds?.atLeastOne[i] ?? 0) * 100);
    return percent >= WORTH_TELLING ? [`${TYPE_NAMES[type]} ${percent} %`] : [];
  });
  return {
    state,
    notes: [
      ...(likely.length > 0 && player.handCount > 0 ? [{ name: 'Holds at least one', text: likely.join(', ') }] : []),
      ...chargesOf(player).map(({ name, line }) => ({ name, text: line })),
      ...effectNotes(player.effects),
    ],
  };
}
