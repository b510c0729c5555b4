import type { Coverage } from '../../kernel/game.ts';
import { DEFS } from './catalog.ts';
import type { WrConfig } from './config.ts';
import { drawMain } from './decks/draw-main.ts';
import type { WrList } from './decks/list.ts';
import type { WrEvent } from './events.ts';
import type { WrState } from './state.ts';
import { KEYWORD_IDS, MODES, PACTS, type WrMode } from './types.ts';
import type { Random } from '../../kernel/rng.ts';

/** A legal list drawn at random. */
export function randomList(random: Random, mode: WrMode): WrList {
  const warlord = random.pick(DEFS.filter(({ spec }) => spec.kind === 'warlord'));
  const defence = random.pick(DEFS.filter(({ spec, faction }) => spec.role === 'defence' && faction === warlord.faction));
  const main = drawMain(random, warlord.faction, mode).map((card) => DEFS[card].id);
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
