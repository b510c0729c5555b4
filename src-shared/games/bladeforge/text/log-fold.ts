/** What belongs together in the log: an attack with all that comes of it, a Reforge, a search, a defeat and its loot. */
import type { BlEvent } from '../events.ts';
import type { EventOf } from './log-lines.ts';

/** Events that make one line, the first of them the one it stands for. */
export type Told =
  | { told: 'sentences'; events: BlEvent[] }
  | { told: 'losses'; events: EventOf<'harmed'>[] }
  | { told: 'revealed'; events: EventOf<'revealed'>[] };

/** Cards whose way to the Salvage another line tells, or that lie there for all to see. */
const UNTOLD: ReadonlySet<EventOf<'salvaged'>['why']> = new Set(['played', 'replaced', 'recycled', 'revealed']);

const isSalvaged = (event: BlEvent, why: EventOf<'salvaged'>['why']): boolean => event.type === 'salvaged' && event.why === why;

/** Said by the event that follows at once, or by the one just before. */
function isUntold(event: BlEvent, before: BlEvent | undefined, after: BlEvent | undefined): boolean {
  switch (event.type) {
    case 'salvaged':
      return UNTOLD.has(event.why) || (event.why === 'broken' && before?.type === 'shieldTook');
    case 'blockChosen':
      return after?.type === 'blockRolled';
    case 'trapSprung':
      return after?.type === 'harmed';
    case 'turnEnded':
      return true;
    default:
      return false;
  }
}

const isOfFight = (event: BlEvent): boolean =>
  ['blow', 'shieldTook', 'blockChosen', 'blockRolled'].includes(event.type) ||
  (event.type === 'harmed' && 'attack' in event.by) ||
  isSalvaged(event, 'lost');

/** Does the event go on in the line that the other began? */
function goesOn(first: BlEvent, event: BlEvent): boolean {
  switch (first.type) {
    case 'attackNamed':
    case 'blow':
    case 'blockChosen':
    case 'blockRolled':
      return isOfFight(event);
    case 'reforged':
      return isSalvaged(event, 'reforged') || (event.type === 'placed' && event.slot === 'blade');
    case 'gadget':
      return event.type === 'aimed';
    case 'defeated':
      return event.type === 'looted' || isSalvaged(event, 'defeated');
    case 'recycled':
      return event.type === 'drew';
    default:
      return false;
  }
}

const sameLoss = (a: EventOf<'harmed'>, b: EventOf<'harmed'>): boolean =>
  'gadget' in a.by && 'gadget' in b.by && a.by.gadget === b.by.gadget;

/** Adds the event to what was told last, if both are one thing. */
function joins(last: Told | undefined, event: BlEvent): boolean {
  if (last?.told === 'losses' && event.type === 'harmed' && sameLoss(last.events[0], event)) last.events.push(event);
  else if (last?.told === 'revealed' && event.type === 'revealed') last.events.push(event);
  else if (last?.told === 'sentences' && goesOn(last.events[0], event)) last.events.push(event);
  else return false;
  return true;
}

function opening(event: BlEvent): Told {
  if (event.type === 'harmed' && !('attack' in event.by)) return { told: 'losses', events: [event] };
  if (event.type === 'revealed') return { told: 'revealed', events: [event] };
  return { told: 'sentences', events: [event] };
}

export function fold(events: readonly BlEvent[]): Told[] {
  const told: Told[] = [];
  events.forEach((event, i) => {
    if (!isUntold(event, events[i - 1], events[i + 1]) && !joins(told[told.length - 1], event)) told.push(opening(event));
  });
  return told;
}
