import type { EventCut } from '../../kernel/events.ts';
import type { Coverage } from '../../kernel/game.ts';
import type { Random } from '../../kernel/rng.ts';
import { DEFS } from './catalog.ts';
import type { HxConfig } from './config.ts';
import { BASE_LIST_SIZE, FORGE_COUNT, FORGE_LIST_SIZE, MOST_COPIES } from './loadouts/check.ts';
import type { HxLoadout } from './loadouts/schema.ts';
import { MAPS } from './maps/index.ts';
import type { HxEvent } from './events.ts';
import { keywordsIn } from './keywords/index.ts';
import { KIND, type HxState } from './state.ts';
import { ENTITY_KEYWORDS } from './types.ts';

const listCards = () => DEFS.filter((d) => !d.isCommander && !d.isWorker && !d.isToken);

/** A random legal loadout: over many of them every card turns up. */
export function randomLoadout(random: Random): HxLoadout {
  const cards = listCards().flatMap((d) => Array<string>(MOST_COPIES).fill(d.id));
  random.shuffle(cards);
  const workers = random.shuffle(DEFS.filter((d) => d.isWorker).map((d) => d.id));
  const take = (n: number) => cards.splice(0, n);
  return {
    name: 'Random',
    commander: random.pick(DEFS.filter((d) => d.isCommander)).id,
    workers: [workers[0], workers[1]],
    base: take(BASE_LIST_SIZE),
    forges: Array.from({ length: FORGE_COUNT }, (_, i) => ({ name: `Forge ${i + 1}`, cards: take(FORGE_LIST_SIZE) })),
  };
}

/** What the exhaustive runner must see used: every card, every keyword on the board, every trigger. */
export const coverage: Coverage<HxState, HxEvent> = {
  goals: [...DEFS.map((d) => `card ${d.id}`), ...ENTITY_KEYWORDS.map((id) => `keyword ${id}`), 'trigger entry', 'trigger memento', 'trigger spellbound'],
  config: (random: Random): HxConfig => ({ map: random.pick(MAPS).map, loadouts: [randomLoadout(random), randomLoadout(random)], firstSeat: null, maxTurns: 60 }),
  reached(events: EventCut<HxEvent>, state: HxState): string[] {
    const found: string[] = [];
    for (const list of events.seats) {
      for (const event of list) {
        if (event.type === 'resolving' && event.def) found.push(`card ${event.def}`);
        else if (event.type === 'entered' && event.thing.def) found.push(`card ${event.thing.def}`);
        else if (event.type === 'trigger') found.push(`trigger ${event.keyword}`);
      }
    }
    for (const e of state.entities) if (e.kind === KIND.unit) for (const id of keywordsIn(e.kw)) found.push(`keyword ${id}`);
    return found;
  },
};
