/** What other seats have done to a seat since its last own action. Pure, from a viewer's events. */
import type { BlEvent } from '../../../../src-shared/games/bladeforge/events.ts';

/** An attack or Gadget of another seat, as far as it affected the seat. */
export interface Deed {
  by: number;
  /** Consequences, in order. */
  events: BlEvent[];
}

/** An own action of the seat, which resets the list. */
function isOwnAct(event: BlEvent, seat: number): boolean {
  switch (event.type) {
    case 'placed':
    case 'gadget':
    case 'recycled':
    case 'reforged':
    case 'turnEnded':
      return event.seat === seat;
    case 'blow':
      return event.blow.attacker === seat;
    default:
      return false;
  }
}

/** Changes the seat's state, or explains why it does not. */
function touches(event: BlEvent, seat: number): boolean {
  switch (event.type) {
    case 'blow':
      return event.blow.target === seat;
    case 'harmed':
    case 'shieldTook':
    case 'blockRolled':
      return event.seat === seat;
    case 'salvaged':
      return event.seat === seat && (event.why === 'lost' || event.why === 'broken');
    case 'stole':
      return event.from === seat;
    case 'die':
      return event.seat === seat && event.from !== event.to;
    default:
      return false;
  }
}

export function deedsOn(seat: number, events: readonly BlEvent[]): Deed[] {
  let deeds: Deed[] = [];
  let running: Deed | null = null;
  for (const event of events) {
    if (isOwnAct(event, seat)) {
      deeds = [];
      running = null;
    } else if (event.type === 'gadget' || event.type === 'blow') {
      running = { by: event.type === 'blow' ? event.blow.attacker : event.seat, events: [] };
      deeds.push(running);
    }
    if (running && touches(event, seat)) running.events.push(event);
  }
  return deeds.filter((deed) => deed.events.length > 0);
}

/** Health that it cost. */
export const lossOf = ({ events }: Deed): number => events.reduce((sum, event) => sum + (event.type === 'harmed' ? event.amount : 0), 0);
