import { agendaOf } from '../../kernel/plumbing.ts';
import { DEFS } from './catalog.ts';
import type { RunFrame } from './effects/frame.ts';
import { nextEvent, hasMore } from './effects/program.ts';
import { CHECK, runCheck, type TriggerItem } from './rules/check.ts';
import { askOrder, strike, type OrderItem, type StrikeItem } from './rules/combat.ts';
import { beginEvent } from './rules/entities.ts';
import { entityById } from './rules/lookup.ts';
import { march, type MarchItem } from './rules/move.ts';
import { finishItem, resolveNext, type FinishItem, type ResolveItem } from './rules/stack.ts';
import { isLegalTarget } from './rules/targets.ts';
import { seenBy, tell, toSeats } from './rules/tell.ts';
import { TRIGGER_KEYWORDS } from './rules/triggers.ts';
import { sees } from './rules/vision.ts';
import type { HxState, HxTrigger } from './state.ts';

/** One effect of a text, as an event of its own with the state check behind it (HX-D8). */
function run(s: HxState, f: RunFrame): void {
  const event = nextEvent(s, f);
  if (!event) return;
  if (hasMore(f)) s.agenda.push(f);
  s.agenda.push(CHECK);
  beginEvent(s);
  event(s, f);
}

/** A unit's own text fires: no stack, no priority (HX-D9). Entry targets that went illegal are skipped (HX-28.8). */
function fire(s: HxState, t: HxTrigger): void {
  const specs = t.targets.length ? DEFS[t.def].targets.slice(1) : [];
  const chooser = { seat: t.seat, src: t.src, srcTile: t.srcTile, targets: t.targets, inst: -1, def: t.def };
  const targets = t.targets.map((target, i) => (isLegalTarget(s, specs[i], chooser, target) ? target : 0));
  if (targets.length > 0 && targets.every((target) => target === 0)) return;
  announceTrigger(s, t);
  s.agenda.push({
    do: 'run',
    program: t.program,
    pc: 0,
    seat: t.seat,
    src: t.src,
    srcTile: t.srcTile,
    srcPower: t.srcPower,
    srcKw: t.srcKw,
    def: t.def,
    targets,
  } as RunFrame);
}

function announceTrigger(s: HxState, t: HxTrigger): void {
  const keyword = TRIGGER_KEYWORDS[t.keyword];
  const unit = entityById(s, t.src);
  if (unit) return tell()?.each(seenBy(s, unit, (thing) => ({ type: 'trigger', thing, keyword })));
  const thing = { tile: t.srcTile, owner: t.seat, kind: 'unit', def: DEFS[t.def].id, id: 0 } as const;
  tell()?.each(toSeats((seat) => (seat === t.seat || sees(s, seat, t.srcTile) ? { type: 'trigger', thing, keyword } : null)));
}

export const handleAgenda = agendaOf<
  HxState,
  { do: 'check' } | RunFrame | TriggerItem | ResolveItem | FinishItem | MarchItem | OrderItem | StrikeItem
>({
  check: runCheck,
  run,
  trigger: (s, item) => fire(s, item.trigger[0]),
  resolve: resolveNext,
  finishItem,
  march,
  askOrder,
  strike,
});
