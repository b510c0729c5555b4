import type { EventCut } from '../../kernel/events.ts';
import type { Coverage } from '../../kernel/game.ts';
import type { Random } from '../../kernel/rng.ts';
import { DEFS } from './catalog.ts';
import type { HxConfig } from './config.ts';
import type { HxEvent } from './events.ts';
import { MASKS } from './keywords/masks.ts';
import { randomLoadout } from './loadouts/random.ts';
import { MAPS } from './maps/index.ts';
import { KIND, type HxState } from './state.ts';
import { BASE_ABILITIES } from './types.ts';

/** Kinds of event that rules and texts produce, each of which must turn up. */
const HAPPENINGS = [
  'harvested',
  'gained',
  'drew',
  'reshuffled',
  'discarded',
  'stacked',
  'resolving',
  'fizzled',
  'countered',
  'spent',
  'entered',
  'moved',
  'stopped',
  'teleported',
  'damaged',
  'healed',
  'repaired',
  'left',
  'commanderPenalty',
  'equipped',
  'exhausted',
  'readied',
  'changed',
  'trigger',
  'revealed',
  'attackDeclared',
  'attackersOrdered',
  'combat',
  'forgeFell',
  'purged',
  'cardLost',
  'recalled',
  'gameOver',
] as const satisfies readonly HxEvent['type'][];

/** Not `maxHealth`: no card takes max health below 1. */
const CAUSES = ['damage', 'destroy', 'sacrifice', 'bounce', 'lose'] as const;
const TRIGGERS = ['entry', 'memento', 'spellbound'] as const;

const goalOf = {
  card: (id: string) => `card ${id}`,
  ability: (id: string) => `ability of ${id}`,
  base: (ability: string) => `base ability ${ability}`,
  keyword: (id: string) => `keyword ${id}`,
  trigger: (keyword: string) => `trigger ${keyword}`,
  event: (type: string) => `event ${type}`,
  cause: (cause: string) => `leaving by ${cause}`,
};

const goals: readonly string[] = [
  ...DEFS.map((def) => goalOf.card(def.id)),
  ...DEFS.filter((def) => def.abilities.length > 0).map((def) => goalOf.ability(def.id)),
  ...BASE_ABILITIES.map(goalOf.base),
  ...MASKS.ids.map(goalOf.keyword),
  ...TRIGGERS.map(goalOf.trigger),
  ...HAPPENINGS.map(goalOf.event),
  ...CAUSES.map(goalOf.cause),
];

function shownBy(event: HxEvent): string[] {
  const found = [goalOf.event(event.type)];
  switch (event.type) {
    case 'resolving':
      if (event.what === 'card' && event.def) found.push(goalOf.card(event.def));
      if (event.what === 'ability' && event.def) found.push(goalOf.ability(event.def));
      if (event.what === 'base' && event.baseAbility) found.push(goalOf.base(event.baseAbility));
      break;
    case 'entered':
      if (event.thing.def) found.push(goalOf.card(event.thing.def));
      break;
    case 'trigger':
      found.push(goalOf.trigger(event.keyword));
      break;
    case 'left':
      found.push(goalOf.cause(event.cause));
  }
  return found;
}

/** What the exhaustive runner wants to see: every card and ability used, every keyword on the board, every happening. */
export const coverage: Coverage<HxState, HxEvent> = {
  goals,
  config: (random: Random): HxConfig => ({
    map: random.pick(MAPS).map,
    loadouts: [randomLoadout(random, 'First'), randomLoadout(random, 'Second')],
    firstSeat: null,
    maxTurns: random.pick([20, 60, 200]),
  }),
  reached(events: EventCut<HxEvent>, s: HxState): string[] {
    let kw = 0;
    for (const e of s.entities) if (e.kind === KIND.unit) kw |= e.kw;
    return [...events.seats.flat().flatMap(shownBy), ...MASKS.list(kw).map(goalOf.keyword)];
  },
};
