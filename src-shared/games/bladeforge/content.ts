import { withMark, type ContentTable, type GameContent, type Numbers } from '../../kernel/content.ts';
import type { AgendaItem } from '../../kernel/state.ts';
import type { BlAction } from './actions.ts';
import { DEFS, type BlDef } from './catalog.ts';
import { FOUNDING } from './founding-content.ts';
import type { BlState, GadgetItem } from './state.ts';

/* Every number in a state that stands for content. A new field that holds one belongs here (`docs/adding-a-card.md`). */

/** What the rules read of a card. */
function marked({ id, spec }: BlDef): string {
  const { name: _name, flavour: _flavour, art: _art, copies: _copies, ...text } = spec;
  return withMark(id, text);
}

let table: ContentTable | null = null;

const cards = (list: readonly number[], n: Numbers): number[] => list.map((card) => n.of('cards', card));
/** Hands are kept sorted. */
const sorted = (list: readonly number[], n: Numbers): number[] => cards(list, n).sort((a, b) => a - b);

function work(item: AgendaItem, n: Numbers): void {
  if (item.do !== 'gadget') return;
  const gadget = item as GadgetItem;
  gadget.card = n.exact('cards', gadget.card);
}

export const content: GameContent<BlState, BlAction> = {
  founding: FOUNDING,
  table() {
    if (table?.cards.length !== DEFS.length) table = { cards: DEFS.map(marked) };
    return table;
  },
  renumber(s, n) {
    for (const seat of s.seats) {
      seat.forge = cards(seat.forge, n);
      seat.hand = sorted(seat.hand, n);
    }
    s.armory = cards(s.armory, n);
    s.salvage = cards(s.salvage, n);
    s.revealed = cards(s.revealed, n);
    s.known = s.known.map((list) => sorted(list, n));
    s.resolving = n.of('cards', s.resolving);
    for (const item of s.agenda) work(item, n);
  },
};
