import type { Coverage } from '../../kernel/game.ts';
import { DEFS } from './catalog.ts';
import type { WrConfig } from './config.ts';
import { mostCopies, barredFromDeck, DECK_SIZE } from './decks/check.ts';
import type { WrList } from './decks/list.ts';
import type { WrEvent } from './events.ts';
import type { WrState } from './state.ts';
import { KEYWORD_IDS, MODES, PACTS, type WrMode } from './types.ts';
import type { Random } from '../../kernel/rng.ts';

/** A legal list drawn at random. */
export function randomList(random: Random, mode: WrMode): WrList {
  const warlord = random.pick(DEFS.filter(({ spec }) => spec.kind === 'warlord'));
  const defence = random.pick(DEFS.filter(({ spec, faction }) => spec.role === 'defence' && faction === warlord.faction));
  const pool = DEFS.filter((def) => def.faction === warlord.faction && barredFromDeck(def, mode) === null);
  const main: string[] = [];
  let legendaries = 0;
  for (const def of random.shuffle(pool.flatMap((def) => new Array<typeof def>(mostCopies(def)).fill(def)))) {
    if (main.length === DECK_SIZE[mode]) break;
    if (def.spec.rarity === 'legendary' && mode === 'skirmish' && ++legendaries > 4) continue;
    main.push(def.id);
  }
  return { id: '', name: 'Random list', mode, warlord: warlord.id, defence: defence.id, main };
}

const shippedCards = (): string[] => DEFS.map(({ id }) => `card ${id}`);
const TERMS = [...KEYWORD_IDS.map((id) => `keyword ${id}`), ...PACTS.map((id) => `pact ${id}`)];

/** What events show as used. */
function shown(event: WrEvent): string[] {
  switch (event.type) {
    case 'played':
      return [`card ${event.card}`];
    case 'deployed':
    case 'summoned':
    case 'turnedUp':
      return event.thing.card ? [`card ${event.thing.card}`] : [];
    case 'triggered':
      return event.keyword ? [`keyword ${event.keyword}`] : [];
    case 'acts':
    case 'gained':
      return [`keyword ${event.keyword}`];
    case 'blessed':
      return [`pact ${event.pact}`, 'keyword pact'];
    default:
      return [];
  }
}

export const coverage: Coverage<WrState, WrEvent> = {
  goals: [...shippedCards(), ...TERMS],
  config(random): WrConfig {
    const mode = random.pick(MODES);
    return { mode, lists: [randomList(random, mode), randomList(random, mode)] };
  },
  reached: (events, s) => [
    ...[...events.spectator, ...events.seats.flat()].flatMap(shown),
    ...s.seats.flatMap(({ line }) => line.map(({ card }) => `card ${DEFS[card].id}`)),
  ],
};
