/** What the log tells about who did what to whom. Pure: from the events a viewer was told. */
import type { BlBlow, BlEvent, BlKillSource } from '../../../../src-shared/games/bladeforge/events.ts';
import type { BlCardId } from '../../../../src-shared/games/bladeforge/types.ts';

type EventOf<T extends BlEvent['type']> = Extract<BlEvent, { type: T }>;

/** One attack, from the roll to what came of it. */
export interface AttackRecord {
  blow: BlBlow;
  shield: EventOf<'shieldTook'> | null;
  /** Asked and answered. */
  chosen: boolean | null;
  duel: EventOf<'blockRolled'> | null;
  /** Health lost by it. */
  lost: number;
  felled: boolean;
}

export interface Hit {
  attacks: number;
  damage: number;
}

export interface Fall {
  seat: number;
  source: BlKillSource;
  /** Who took what lay there, with the cards everybody saw. */
  loot: { by: number; forge: readonly BlCardId[]; handCount: number; hand: readonly BlCardId[] } | null;
}

export interface MatchStory {
  attacks: AttackRecord[];
  /** By attacker, then by victim. */
  hits: ReadonlyMap<number, ReadonlyMap<number, Hit>>;
  /** Whom a seat attacked or hurt last. */
  lastVictim: ReadonlyMap<number, number>;
  falls: ReadonlyMap<number, Fall>;
}

/** Who is behind a loss of health; null for traps that nobody laid. */
const culpritOf = ({ by }: EventOf<'harmed'>): number | null => ('attack' in by ? by.attack : 'gadget' in by ? by.by : null);

export function storyOf(events: readonly BlEvent[]): MatchStory {
  const attacks: AttackRecord[] = [];
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
  /** The attack under way. */
  let running: AttackRecord | null = null;

  for (const event of events) {
    switch (event.type) {
      case 'blow':
        running = { blow: event.blow, shield: null, chosen: null, duel: null, lost: 0, felled: false };
        attacks.push(running);
        note(event.blow.attacker, event.blow.target, 1, 0);
        break;
      case 'shieldTook':
        if (running) running.shield = event;
        break;
      case 'blockChosen':
        if (running) running.chosen = event.block;
        break;
      case 'blockRolled':
        if (running) running.duel = event;
        break;
      case 'harmed': {
        const by = culpritOf(event);
        if (by !== null) note(by, event.seat, 0, event.amount);
        if (running && 'attack' in event.by) running.lost += event.amount;
        break;
      }
      case 'defeated':
        if (running?.blow.target === event.seat) running.felled = true;
        falls.set(event.seat, { seat: event.seat, source: event.source, loot: null });
        break;
      case 'looted': {
        const fall = falls.get(event.from);
        const loot = { by: event.seat, forge: event.forge, handCount: event.handCount, hand: event.hand ?? [] };
        if (fall) falls.set(event.from, { ...fall, loot });
        break;
      }
      case 'turn':
        running = null;
        break;
      default:
        break;
    }
  }
  return { attacks, hits, lastVictim, falls };
}
