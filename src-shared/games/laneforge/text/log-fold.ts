/** What belongs together in the log: Combat lane by lane, the changes of one creature, a discarded hand. */
import type { Seat } from '../../../kernel/seat.ts';
import { line, type LogSegment } from '../../../text/voice.ts';
import type { LnClash, LnEvent, LnThing } from '../events.ts';
import type { LnCardId } from '../types.ts';
import { harmWords, isChange, type Change } from './log-board.ts';
import { card, cards, type Voice } from './voice.ts';

type Of<T extends LnEvent['type']> = Extract<LnEvent, { type: T }>;
type Blow = Of<'damaged' | 'playerDamaged' | 'left'>;
/** What Combat itself does follows it at once; triggers come later and announce themselves. */
const isBlow = (event: LnEvent | undefined): event is Blow =>
  event?.type === 'damaged' || event?.type === 'playerDamaged' || event?.type === 'left';

/** One lane's fight and what came of it. */
export interface LaneFight {
  clash: LnClash;
  /** By seat: who stood there. */
  creatures: readonly [LnThing | null, LnThing | null];
  damaged: readonly Of<'damaged'>[];
  fallen: readonly LnThing[];
}

export type Told =
  | { told: 'event'; event: LnEvent }
  | { told: 'fight'; event: Of<'combat'>; fight: LaneFight }
  | { told: 'changes'; event: Change; changes: Change[] }
  | { told: 'hand'; event: Of<'discarded'>; seat: Seat; cards: LnCardId[] };

function fightsOf(event: Of<'combat'>, blows: readonly Blow[]): LaneFight[] {
  return event.fights.map((clash) => {
    const here = (thing: LnThing) => thing.lane === clash.lane;
    const standing = (seat: Seat) => event.things.find((thing) => here(thing) && thing.seat === seat) ?? null;
    return {
      clash,
      creatures: [standing(0), standing(1)],
      damaged: blows.flatMap((blow) => (blow.type === 'damaged' && here(blow.thing) ? [blow] : [])),
      fallen: blows.flatMap((blow) => (blow.type === 'left' && here(blow.thing) ? [blow.thing] : [])),
    };
  });
}

/** Exhausting as a cost is told with what it pays for. */
const paysFor = (event: LnEvent, next: LnEvent | undefined): boolean =>
  event.type === 'exhausted' && (next?.type === 'activated' || next?.type === 'usedMobility') && next.thing.id === event.thing.id;

/** Steps of creatures to the front row that one line tells for all of them. */
function withoutAdvances(events: readonly LnEvent[]): LnEvent[] {
  return events.filter((event, i) => {
    if (event.type !== 'enteredRow') return true;
    const after = events.slice(i + 1).find((one) => one.type !== 'enteredRow');
    return after?.type !== 'advanced';
  });
}

export function fold(all: readonly LnEvent[]): Told[] {
  const events = withoutAdvances(all);
  const told: Told[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    if (event.type === 'combat' && event.fights.length > 0) {
      const blows: Blow[] = [];
      for (let next = events[i + 1]; isBlow(next); next = events[i + 1]) {
        blows.push(next);
        i++;
      }
      told.push(...fightsOf(event, blows).map((fight): Told => ({ told: 'fight', event, fight })));
    } else if (!paysFor(event, events[i + 1]) && !joins(told[told.length - 1], event)) told.push(opening(event));
  }
  return told;
}

/** Adds the event to what was told last, if both are one thing. */
function joins(last: Told | undefined, event: LnEvent): boolean {
  if (last?.told === 'hand' && event.type === 'discarded' && event.why === 'maintenance' && last.seat === event.seat) {
    last.cards.push(event.card);
    return true;
  }
  if (last?.told === 'changes' && isChange(event) && last.event.thing.id === event.thing.id) {
    last.changes.push(event);
    return true;
  }
  // Mobility has said where to
  return last?.told === 'event' && last.event.type === 'usedMobility' && event.type === 'moved' && last.event.thing.id === event.thing.id;
}

function opening(event: LnEvent): Told {
  if (event.type === 'discarded' && event.why === 'maintenance') return { told: 'hand', event, seat: event.seat, cards: [event.card] };
  return isChange(event) ? { told: 'changes', event, changes: [event] } : { told: 'event', event };
}

export const handLine = (seat: Seat, list: readonly LnCardId[], v: Voice): LogSegment[] =>
  line(`${v.Whose(seat)} hand is discarded: `, cards(list), '.');

/** "Lane 3: your [Emberling] takes 4 damage and is destroyed, Mira’s [Moss Ox] takes 6 damage." */
export function fightLine({ clash, creatures, damaged, fallen }: LaneFight, v: Voice): LogSegment[] {
  const [a, b] = creatures;
  const through = ([0, 1] as const).filter((seat) => clash.toPlayer[seat] > 0);
  if (a && b && (damaged.length > 0 || through.length === 0)) {
    const order = v.isReader(1) ? [b, a] : [a, b];
    // Shown up to here, the blows have not landed.
    if (damaged.length === 0 && clash.toCreature.some((amount) => amount > 0))
      return line(`Lane ${clash.lane}: `, v.thing(order[0]), ' and ', v.thing(order[1]), ' clash.');
    const fates = order.map((thing) => fate(thing, damaged, fallen, v));
    const breaks = through.map((seat) => `, and ${clash.toPlayer[seat]} damage breaks through to ${v.whom(seat)}`);
    return line(`Lane ${clash.lane}: `, fates[0], ', ', fates[1], ...breaks, '.');
  }
  const [hurt] = through;
  const attacker = hurt === undefined ? (a ?? b) : creatures[1 - hurt];
  if (!attacker) return line(`Lane ${clash.lane}: nothing happens.`);
  const passed = a && b ? line(' slips past ', card(creatures[hurt]!.card), ' and') : [];
  const deals = hurt === undefined ? ' deals no damage.' : ` deals ${clash.toPlayer[hurt]} damage to ${v.whom(hurt)}.`;
  return line(`Lane ${clash.lane}: `, v.thing(attacker), passed, deals);
}

function fate(thing: LnThing, damaged: LaneFight['damaged'], fallen: readonly LnThing[], v: Voice): LogSegment[] {
  const blow = damaged.find((one) => one.thing.id === thing.id);
  const harm = blow ? harmWords(blow.amount, blow.absorbed) : 'is unharmed';
  const end = fallen.some((one) => one.id === thing.id) ? ' and is destroyed' : '';
  return line(v.thing(thing), ` ${harm}${end}`);
}
