import { withMark, type ContentTable, type GameContent, type Numbers } from '../../kernel/content.ts';
import type { AgendaItem } from '../../kernel/state.ts';
import type { WrAction } from './actions.ts';
import { DEFS, PROGRAMS } from './catalog.ts';
import type { CardSpec } from './effects/dsl.ts';
import type { RunFrame } from './effects/frame.ts';
import type { ActedItem } from './rules/act.ts';
import { ACTIONS } from './rules/act.ts';
import type { FireItem } from './rules/deeds.ts';
import type { PlayedItem } from './rules/play.ts';
import { CARD_BITS, cardOfHand, type WrState, type WrTrigger, type WrUnit } from './state.ts';
import { KEYWORD_IDS, NUMBERED } from './types.ts';

/* Every number in a state that stands for content. A new field that holds one belongs here (`docs/adding-a-card.md`). */

/** Texts are numbered in the order in which their cards and their parts are compiled. */
function programIds(): string[] {
  const parts = new Map<string, number>();
  return PROGRAMS.map(({ card }) => {
    const owner = DEFS[card].id;
    const part = parts.get(owner) ?? 0;
    parts.set(owner, part + 1);
    return `${owner}/${part}`;
  });
}

/** What the rules read of a card. */
const rulesOf = ({ name: _, flavour: __, art: ___, ...rest }: CardSpec): unknown => rest;

let table: ContentTable | null = null;

function unit(u: WrUnit, n: Numbers): void {
  u.card = n.of('cards', u.card);
  u.remnantOf = n.of('cards', u.remnantOf);
  u.kw = n.bits('keywords', u.kw);
  u.kwTurn = n.bits('keywords', u.kwTurn);
  u.nums = n.values('numbers', u.nums);
  u.numsTurn = n.values('numbers', u.numsTurn);
  u.used = n.bits('keywords', u.used);
}

const handEntry = (entry: number, n: Numbers): number => ((entry >> CARD_BITS) << CARD_BITS) | n.of('cards', cardOfHand(entry));

function trigger(t: WrTrigger, n: Numbers): void {
  t.kw = n.of('keywords', t.kw);
  t.card = n.exact('cards', t.card);
  t.program = n.of('texts', t.program);
}

function work(item: AgendaItem, n: Numbers): void {
  if (item.do === 'run') {
    const frame = item as RunFrame;
    frame.program = n.of('texts', frame.program);
    frame.card = n.exact('cards', frame.card);
    frame.announces = n.of('keywords', frame.announces);
  } else if (item.do === 'fire') trigger((item as FireItem).trigger, n);
  else if (item.do === 'played') (item as PlayedItem).card = n.exact('cards', (item as PlayedItem).card);
  else if (item.do === 'acted') (item as ActedItem).action = n.of('actions', (item as ActedItem).action);
}

export const content: GameContent<WrState, WrAction> = {
  table() {
    if (table?.cards.length !== DEFS.length)
      table = {
        cards: DEFS.map(({ id, spec }) => withMark(id, rulesOf(spec))),
        texts: programIds(),
        keywords: KEYWORD_IDS,
        numbers: NUMBERED,
        actions: ACTIONS,
      };
    return table;
  },
  renumber(s, n) {
    for (const player of s.seats) {
      for (const u of player.line) unit(u, n);
      player.hand = player.hand.map((entry) => handEntry(entry, n)).sort((a, b) => a - b);
      for (const list of [player.deck, player.extra, player.returning]) list.forEach((card, i) => (list[i] = n.of('cards', card)));
      for (const one of player.ongoing) one.card = n.of('cards', one.card);
    }
    for (const t of s.queue) trigger(t, n);
    for (const item of s.agenda) work(item, n);
    if (s.choice) {
      s.choice.card = n.exact('cards', s.choice.card);
      s.choice.offered = s.choice.offered.map((card) => n.of('cards', card));
    }
  },
};
