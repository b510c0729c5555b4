/** Warforge's part of the deck room. */
import { FORM } from '../../../../src-shared/games/warforge/decks/form.ts';
import type { WrList } from '../../../../src-shared/games/warforge/decks/list.ts';
import type { DeckRoomUi } from '../../../screens/decks/decks-ui.ts';
import { INDEX } from './catalogue.ts';
import { listOf } from './entries.ts';

export const ROOM: DeckRoomUi = {
  ...INDEX,
  form: FORM,
  noun: 'list',
  // Lists of the same mode.
  trials: (value, ready) => {
    const mine = value as WrList;
    const lists = ready.flatMap((entry) => (entry.kind === 'loadout' && listOf(entry).mode === mine.mode ? listOf(entry) : []));
    return lists.map((other) => ({ name: other.name, config: { mode: mine.mode, lists: [mine, other] } }));
  },
};
