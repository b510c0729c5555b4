import { withMark, type ContentTable, type GameContent, type Numbers } from '../../kernel/content.ts';
import type { AgendaItem } from '../../kernel/state.ts';
import type { HxAction } from './actions.ts';
import { DEFS, SCRIPTS, type HxDef } from './catalog.ts';
import type { RunFrame } from './effects/frame.ts';
import { FOUNDING } from './founding-content.ts';
import { cardOfClass, classOf } from './keys.ts';
import { MASKS } from './keywords/masks.ts';
import type { TriggerItem } from './rules/check.ts';
import type { Fight, StrikeItem, Striker } from './rules/combat.ts';
import { WHAT } from './rules/play.ts';
import { TRIGGER_KEYWORDS } from './rules/triggers.ts';
import type { HxEntity, HxFx, HxItem, HxPending, HxState, HxTrigger } from './state.ts';
import { BASE_ABILITIES, TILE_TYPES } from './types.ts';

/* Every number in a state that stands for content. A new field that holds one belongs here (`docs/adding-a-card.md`). */

/** What the rules read of a card. */
function marked({ id, spec }: HxDef): string {
  const { name: _name, flavour: _flavour, art: _art, ...text } = spec as unknown as Record<string, unknown>;
  return withMark(id, text);
}

/** Texts are numbered in the order in which their cards and their parts are compiled. */
function scriptIds(): string[] {
  const parts = new Map<number, number>();
  return SCRIPTS.map(({ def }) => {
    const part = parts.get(def) ?? 0;
    parts.set(def, part + 1);
    return `${DEFS[def].id}/${part}`;
  });
}

let table: ContentTable | null = null;

const cards = (list: readonly number[], n: Numbers): number[] => list.map((def) => n.of('cards', def));
const keywords = (mask: number, n: Numbers): number => n.bits('keywords', mask);
const effects = (fx: readonly HxFx[], n: Numbers): HxFx[] => fx.map((f) => ({ ...f, kw: keywords(f.kw, n), from: n.of('cards', f.from) }));

function entity(e: HxEntity, n: Numbers): void {
  e.def = n.of('cards', e.def);
  e.fx = effects(e.fx, n);
  e.kw = keywords(e.kw, n);
}

/** Something on its way to be carried out: what was chosen for it fits this text alone. */
function played(p: HxItem | HxPending, n: Numbers): void {
  p.def = n.exact('cards', p.def);
  if (p.what === WHAT.base) p.ability = n.of('baseAbilities', p.ability);
}

function text(t: HxTrigger | RunFrame, n: Numbers): void {
  t.program = n.of('texts', t.program);
  t.def = n.exact('cards', t.def);
  t.srcKw = keywords(t.srcKw, n);
}

function trigger(t: HxTrigger, n: Numbers): void {
  text(t, n);
  t.keyword = n.of('triggers', t.keyword);
}

function fighter(f: Fight | Striker, n: Numbers): void {
  f.def = n.of('cards', f.def);
  f.kw = keywords(f.kw, n);
}

function work(item: AgendaItem, n: Numbers): void {
  if (item.do === 'run') text(item as RunFrame, n);
  else if (item.do === 'trigger') for (const t of (item as TriggerItem).trigger) trigger(t, n);
  else if (item.do === 'strike')
    for (const fight of (item as StrikeItem).fights) for (const f of [fight, ...fight.attackers]) fighter(f, n);
}

export const content: GameContent<HxState, HxAction> = {
  founding: FOUNDING,
  table() {
    if (table?.cards.length !== DEFS.length)
      table = {
        cards: DEFS.map(marked),
        texts: scriptIds(),
        keywords: MASKS.ids,
        triggers: TRIGGER_KEYWORDS,
        tiles: TILE_TYPES,
        baseAbilities: BASE_ABILITIES,
      };
    return table;
  },
  renumber(s, n) {
    s.board.types = s.board.types.map((type) => n.of('tiles', type));
    s.workers = cards(s.workers, n);
    s.defs = cards(s.defs, n);
    s.cardFx = s.cardFx.map((fx) => effects(fx, n));
    for (const e of s.entities) entity(e, n);
    for (const item of s.stack) {
      played(item, n);
      item.srcKw = keywords(item.srcKw, n);
    }
    if (s.pending) played(s.pending, n);
    for (const t of s.triggers) trigger(t, n);
    for (const item of s.agenda) work(item, n);
    if (s.choice) s.choice.def = n.of('cards', s.choice.def);
  },
  /** The class of a hand card counts from its definition and the keywords it was given. */
  renumberAction(action, written, now) {
    if (action.type !== 'playCard' && action.type !== 'chooseHand') return action;
    for (const [seat, { hand }] of written.seats.entries()) {
      const at = hand.indexOf(cardOfClass(written, hand, action.class));
      if (at >= 0) return { ...action, class: classOf(now, now.seats[seat].hand, at) };
    }
    return action;
  },
};
