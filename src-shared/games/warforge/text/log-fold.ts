/** What is told as one line of the log: an attack with its blows, cards drawn one by one, what one effect gives. */
import type { WrEvent, WrThing } from '../events.ts';

type EventOf<K extends WrEvent['type']> = Extract<WrEvent, { type: K }>;

/** Events that make one line, the first of them the one it stands for. */
export type Told =
  | { told: 'event'; event: WrEvent }
  | { told: 'attack'; attack: EventOf<'attack'>; blows: EventOf<'damaged'>[] }
  | { told: 'drew'; event: EventOf<'drew'> }
  | { told: 'gained'; thing: WrThing; events: (EventOf<'gained'> | EventOf<'modified'>)[] }
  | { told: 'modified'; things: WrThing[]; event: EventOf<'modified'> };

const isBlow = ({ attacker, target }: EventOf<'attack'>, { thing, by }: EventOf<'damaged'>): boolean =>
  by !== null &&
  'thing' in by &&
  ((thing.id === target.id && by.thing.id === attacker.id) || (thing.id === attacker.id && by.thing.id === target.id));

const sameChange = (a: EventOf<'modified'>, b: EventOf<'modified'>): boolean => a.melee === b.melee && a.ranged === b.ranged;

function drawnTogether(first: EventOf<'drew'>, second: EventOf<'drew'>): EventOf<'drew'> {
  const cards = first.cards && second.cards ? { cards: [...first.cards, ...second.cards] } : {};
  return { type: 'drew', seat: first.seat, count: first.count + second.count, ...cards };
}

/** What the last thing told becomes with the event; null if they are two things. */
function joinedWith(last: Told | undefined, event: WrEvent): Told | null {
  if (last?.told === 'attack' && event.type === 'damaged' && isBlow(last.attack, event)) return { ...last, blows: [...last.blows, event] };
  if (last?.told === 'drew' && event.type === 'drew' && last.event.seat === event.seat)
    return { told: 'drew', event: drawnTogether(last.event, event) };
  if (last?.told === 'modified' && event.type === 'modified' && sameChange(last.event, event))
    return { ...last, things: [...last.things, event.thing] };
  if (last?.told === 'modified' && last.things.length === 1 && event.type === 'gained' && event.thing.id === last.event.thing.id)
    return { told: 'gained', thing: event.thing, events: [last.event, event] };
  if (last?.told === 'gained' && (event.type === 'gained' || event.type === 'modified') && event.thing.id === last.thing.id)
    return { ...last, events: [...last.events, event] };
  return null;
}

function opening(event: WrEvent): Told {
  switch (event.type) {
    case 'attack':
      return { told: 'attack', attack: event, blows: [] };
    case 'drew':
      return { told: 'drew', event };
    case 'modified':
      return { told: 'modified', things: [event.thing], event };
    case 'gained':
      return { told: 'gained', thing: event.thing, events: [event] };
    default:
      return { told: 'event', event };
  }
}

/** Intermediate events, whose result is told. */
const INTERMEDIATE: ReadonlySet<WrEvent['type']> = new Set(['triggered', 'triggersDropped', 'energy']);

/** Cards drawn in place of those put back: told by the mulligan to all but their owner. */
const drawnAgain = (event: WrEvent, last: Told | undefined): boolean =>
  event.type === 'drew' && !event.cards && last?.told === 'event' && last.event.type === 'mulligan' && last.event.seat === event.seat;

export function fold(events: readonly WrEvent[]): Told[] {
  const told: Told[] = [];
  for (const event of events) {
    const last = told[told.length - 1];
    if (INTERMEDIATE.has(event.type) || drawnAgain(event, last)) continue;
    const both = joinedWith(last, event);
    if (both) told[told.length - 1] = both;
    else told.push(opening(event));
  }
  return told;
}
