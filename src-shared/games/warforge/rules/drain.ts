import { frameOf } from '../effects/frame.ts';
import { DEFS } from '../catalog.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { MOST_TRIGGERS, type WrState, type WrTrigger, type WrUnit } from '../state.ts';
import { KEYWORD_IDS } from '../types.ts';
import { unitById } from './board.ts';
import { DEEDS, type FireItem } from './deeds.ts';
import { closeEvent } from './event.ts';
import { tell, thingOf } from './tell.ts';

const FIRES = KEYWORDS.at('fires');

/** Agenda: the queue's triggers one after the other, each with what it sets off at the queue's end (WR-19.6). */
export function drain(s: WrState): void {
  const trigger = s.queue.shift();
  if (trigger === undefined) return;
  if (resolves(s, trigger) && ++s.fired > MOST_TRIGGERS) {
    s.queue.length = 0;
    tell()?.all({ type: 'triggersDropped' });
    return;
  }
  s.agenda.push({ do: 'drain' });
  if (resolves(s, trigger)) fire(s, trigger);
}

/** WR-19.8: a trigger whose unit has left play is skipped, unless it outlives it; and so is one that says nothing. */
const resolves = (s: WrState, t: WrTrigger): boolean =>
  (t.outlives === 1 || unitById(s, t.unit) !== null) && (t.program >= 0 || FIRES.hooks.some(({ id }) => id === KEYWORD_IDS[t.kw]));

function fire(s: WrState, t: WrTrigger): void {
  const unit = unitById(s, t.unit);
  tell()?.all({
    type: 'triggered',
    thing: unit ? thingOf(s, unit) : null,
    card: DEFS[t.card].id,
    keyword: t.kw < 0 ? null : KEYWORD_IDS[t.kw],
  });
  if (t.program >= 0) {
    const { seat, card, it, n, fresh } = t;
    s.agenda.push(frameOf(t.program, { seat, card, self: t.unit, it, n, targets: [], fresh, whole: 1 }));
    return;
  }
  fireKeyword(s, t, unit);
}

function fireKeyword(s: WrState, t: WrTrigger, unit: WrUnit | null): void {
  for (const hook of FIRES.hooks) if (hook.id === KEYWORD_IDS[t.kw]) hook.does(s, t, unit, DEEDS);
  closeEvent(s);
}

/** Agenda: a trigger that waited for whom it turned up. */
export const fireAgain = (s: WrState, { trigger }: FireItem): void => fireKeyword(s, trigger, unitById(s, trigger.unit));
