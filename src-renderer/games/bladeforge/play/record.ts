/** Attacks and Gadgets reconstructed from the log. Pure, from a viewer's events. */
import type { BlBlow, BlEvent } from '../../../../src-shared/games/bladeforge/events.ts';
import { MAX_HEALTH } from '../../../../src-shared/games/bladeforge/types.ts';
import type { BlCardId } from '../../../../src-shared/games/bladeforge/types.ts';

type EventOf<T extends BlEvent['type']> = Extract<BlEvent, { type: T }>;

/** An attack, from the roll to its consequences. */
export interface AttackRecord {
  blow: BlBlow;
  duel: EventOf<'blockRolled'> | null;
  /** Consequences, in order. */
  aftermath: BlEvent[];
}

/** A Gadget, from the hand to its consequences. */
export interface GadgetRecord {
  seat: number;
  card: BlCardId;
  /** The seat that it targets, if any. */
  target: number | null;
  /** Cards revealed by a search, in order. */
  turned: EventOf<'revealed'>[];
  /** Further consequences. */
  outcome: BlEvent[];
}

/** Content of the dice tray: the last attack or Gadget. */
export type Happening = ({ kind: 'attack'; record: AttackRecord } | { kind: 'gadget'; record: GadgetRecord }) & {
  /** Its turn; null when it is before the known history. */
  turn: number | null;
};

export interface Hit {
  attacks: number;
  /** Health actually lost. */
  damage: number;
}

/** How a seat was defeated, and who took its cards. */
export interface Fall {
  defeated: EventOf<'defeated'>;
  looted: EventOf<'looted'> | null;
}

export interface MatchStory {
  /** In order. */
  happenings: readonly Happening[];
  /** By attacker, then by victim. */
  hits: ReadonlyMap<number, ReadonlyMap<number, Hit>>;
  /** The seat that was last attacked or hurt by a seat. */
  lastVictim: ReadonlyMap<number, number>;
  falls: ReadonlyMap<number, Fall>;
}

/** The seat behind a loss of health; null for traps without an owner. */
export const culpritOf = ({ by }: EventOf<'harmed'>): number | null => ('attack' in by ? by.attack : 'gadget' in by ? by.by : null);

/** Events that belong to an attack, besides its dice. */
const AFTERMATH: ReadonlySet<BlEvent['type']> = new Set(['shieldTook', 'blockChosen', 'blockRolled', 'harmed', 'defeated', 'attackEnded']);

/** Events that end what was played before. */
const NEXT_DEEDS: ReadonlySet<BlEvent['type']> = new Set([
  'gadget',
  'placed',
  'recycled',
  'reforged',
  'attackNamed',
  'blow',
  'phase',
  'turnEnded',
  'turn',
  'gameOver',
]);

function addTo(gadget: GadgetRecord, event: BlEvent): void {
  if (event.type === 'aimed') gadget.target = event.target;
  else if (event.type === 'revealed') gadget.turned.push(event);
  else gadget.outcome.push(event);
}

/** More than a round later: whoever did it has had another turn, and the tray is outdated. */
export const isOld = ({ turn }: Happening, now: number, living: number): boolean => turn !== null && now - turn > living;

export function storyOf(events: readonly BlEvent[]): MatchStory {
  const happenings: Happening[] = [];
  const hits = new Map<number, Map<number, Hit>>();
  const lastVictim = new Map<number, number>();
  const falls = new Map<number, Fall>();

  const note = (by: number, victim: number, attackMade: number, damage: number): void => {
    if (by === victim) return;
    lastVictim.set(by, victim);
    const row = hits.get(by) ?? new Map<number, Hit>();
    const hit = row.get(victim) ?? { attacks: 0, damage: 0 };
    hits.set(by, row.set(victim, { attacks: hit.attacks + attackMade, damage: hit.damage + damage }));
  };
  /** The attack in progress. */
  let running: AttackRecord | null = null;
  let gadget: GadgetRecord | null = null;
  let turn: number | null = null;
  /** Limited to the known health: excess damage hurts nobody. */
  const health = new Map<number, number>();

  for (const event of events) {
    if (NEXT_DEEDS.has(event.type)) gadget = null;
    else if (gadget) addTo(gadget, event);
    switch (event.type) {
      case 'turn':
        turn = event.turn;
        break;
      case 'blow':
        running = { blow: event.blow, duel: null, aftermath: [] };
        happenings.push({ kind: 'attack', record: running, turn });
        note(event.blow.attacker, event.blow.target, 1, 0);
        break;
      case 'gadget':
        gadget = { seat: event.seat, card: event.card, target: null, turned: [], outcome: [] };
        happenings.push({ kind: 'gadget', record: gadget, turn });
        break;
      case 'blockRolled':
        if (running) running.duel = event;
        break;
      case 'dealt':
        health.set(event.seat, MAX_HEALTH);
        break;
      case 'healed': {
        const before = health.get(event.seat);
        if (before !== undefined) health.set(event.seat, before + event.amount);
        break;
      }
      case 'harmed': {
        const by = culpritOf(event);
        const lost = Math.min(event.amount, health.get(event.seat) ?? event.amount);
        if (by !== null) note(by, event.seat, 0, lost);
        health.set(event.seat, event.health);
        break;
      }
      case 'defeated':
        falls.set(event.seat, { defeated: event, looted: null });
        break;
      case 'looted': {
        const fall = falls.get(event.from);
        if (fall) falls.set(event.from, { ...fall, looted: event });
        break;
      }
      case 'turnEnded':
        running = null;
        break;
      default:
        break;
    }
    if (running && AFTERMATH.has(event.type)) running.aftermath.push(event);
  }
  return { happenings, hits, lastVictim, falls };
}
