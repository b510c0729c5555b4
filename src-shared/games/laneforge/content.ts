import { withMark, type ContentTable, type GameContent, type Numbers } from '../../kernel/content.ts';
import type { AgendaItem } from '../../kernel/state.ts';
import type { LnAction } from './actions.ts';
import { CHAMPION_DEFS, DEFS, PROGRAMS } from './catalog.ts';
import type { RunFrame } from './effects/frame.ts';
import { FOUNDING } from './founding-content.ts';
import { MASKS } from './keywords/masks.ts';
import type { PlayItem } from './rules/play.ts';
import type { LnChoice, LnCreature, LnState, LnTrigger } from './state.ts';

/* Every number in a state that stands for content. A new field that holds one belongs here (`docs/adding-a-card.md`). */

/** Texts are numbered in the order in which their cards and Champions and their parts are compiled. */
function programIds(): string[] {
  const parts = new Map<string, number>();
  return PROGRAMS.map(({ face, champion }) => {
    const owner = face >= 0 ? DEFS[face].id : CHAMPION_DEFS[champion].id;
    const part = parts.get(owner) ?? 0;
    parts.set(owner, part + 1);
    return `${owner}/${part}`;
  });
}

let table: ContentTable | null = null;

function creature(c: LnCreature | null, n: Numbers): void {
  if (!c) return;
  c.face = n.of('faces', c.face);
  for (const field of ['gained', 'gainedTurn', 'lost', 'lostTurn', 'kw'] as const) c[field] = n.bits('keywords', c[field]);
}

function trigger(t: LnTrigger, n: Numbers): void {
  t.program = n.of('texts', t.program);
  t.face = n.exact('faces', t.face);
}

function asker(f: RunFrame | LnChoice, n: Numbers): void {
  f.face = n.exact('faces', f.face);
  f.champion = n.exact('champions', f.champion);
}

function work(item: AgendaItem, n: Numbers): void {
  if (item.do === 'run') {
    const frame = item as RunFrame;
    frame.program = n.of('texts', frame.program);
    asker(frame, n);
  } else if (item.do === 'play') {
    const play = item as PlayItem;
    play.face = n.exact('faces', play.face);
  }
}

export const content: GameContent<LnState, LnAction> = {
  founding: FOUNDING,
  table() {
    if (table?.faces.length !== DEFS.length || table.champions.length !== CHAMPION_DEFS.length)
      table = {
        faces: DEFS.map(({ id, face }) => withMark(id, face)),
        champions: CHAMPION_DEFS.map(({ id, spec: { lines } }) => withMark(id, lines)),
        texts: programIds(),
        keywords: MASKS.ids,
      };
    return table;
  },
  renumber(s, n) {
    s.faces = s.faces.map((face) => n.of('faces', face));
    for (const c of [...s.creatures, ...s.ghosts]) creature(c, n);
    for (const t of [...s.pending, ...s.batch]) trigger(t, n);
    for (const item of s.agenda) work(item, n);
    if (s.choice) asker(s.choice, n);
  },
};
