import type { Coverage } from '../../kernel/game.ts';
import type { Random } from '../../kernel/rng.ts';
import { DEFS, findCard } from './catalog.ts';
import type { WrConfig } from './config.ts';
import { drawMain } from './decks/draw-main.ts';
import type { WrList } from './decks/list.ts';
import type { WrCounter, WrEvent } from './events.ts';
import { MASKS } from './keywords/masks.ts';
import type { WrEnd } from './rules/end.ts';
import type { WrState } from './state.ts';
import { KEYWORD_IDS, MODES, PACTS, SCRIPTED, type WrKeyword, type WrMode, type WrRole } from './types.ts';

/** Kinds of event that rules and texts produce from the first decision on, each of which must turn up. */
const HAPPENINGS = [
  'phase',
  'turnBegan',
  'overtime',
  'drew',
  'mulligan',
  'burned',
  'fatigue',
  'created',
  'discarded',
  'shuffledIn',
  'deployed',
  'summoned',
  'played',
  'stays',
  'ended',
  'mayPlay',
  'attack',
  'acts',
  'turnedUp',
  'triggered',
  'damaged',
  'absorbed',
  'healed',
  'gainedHealth',
  'modified',
  'gained',
  'lost',
  'blessed',
  'readied',
  'died',
  'returned',
  'counter',
  'energy',
  'offered',
  'took',
  'gameOver',
] as const satisfies readonly WrEvent['type'][];

/** Ends that random play leads to. */
const ENDS = ['health', 'simultaneous'] as const satisfies readonly WrEnd[];

const COUNTS: Readonly<Record<WrCounter, WrKeyword>> = { faith: 'faith', questProgress: 'questProgress', embers: 'ember' };
/** What shows that such a card was created. */
const MADE: Partial<Record<WrRole, WrKeyword>> = { talent: 'talent', sabotage: 'sabotage' };
/** Keywords that something has to come of; the others count as used while their unit is in play, face up. */
const BY_EVENT: ReadonlySet<WrKeyword> = new Set<WrKeyword>([
  ...SCRIPTED,
  ...Object.values(COUNTS),
  ...Object.values(MADE),
  'companion',
  'ephemeral',
  'huntMark',
  'pact',
  'pray',
  'remnant',
  'shield',
  'swarm',
  'tide',
  'unstable',
]);

const goalOf = {
  card: (id: string) => `card ${id}`,
  text: (id: string, keyword: string) => `${keyword} of ${id}`,
  lasting: (id: string) => `lasting text of ${id}`,
  keyword: (id: WrKeyword) => `keyword ${id}`,
  pact: (id: string) => `pact ${id}`,
  event: (type: string) => `event ${type}`,
  end: (reason: string) => `end by ${reason}`,
};

const goals: readonly string[] = [
  ...DEFS.map(({ id }) => goalOf.card(id)),
  ...DEFS.flatMap(({ id, scripts }) => KEYWORD_IDS.filter((_, kw) => scripts[kw] >= 0).map((keyword) => goalOf.text(id, keyword))),
  ...DEFS.filter(({ atStart, atEnd, onDeploy }) => Math.max(atStart, atEnd, onDeploy) >= 0).map(({ id }) => goalOf.lasting(id)),
  ...KEYWORD_IDS.map(goalOf.keyword),
  ...PACTS.map(goalOf.pact),
  ...HAPPENINGS.map(goalOf.event),
  ...ENDS.map(goalOf.end),
];

const cardGoal = (id: string | null): string[] => (id === null ? [] : [goalOf.card(id)]);

/** A text that is carried out, or what a keyword itself says. */
function textGoals(card: string | null, keyword: WrKeyword | null): string[] {
  if (keyword === null) return card === null ? [] : [goalOf.lasting(card)];
  return [goalOf.keyword(keyword), ...(card === null ? [] : [goalOf.text(card, keyword)])];
}

function madeGoals(card: string | undefined): string[] {
  const keyword = card === undefined ? undefined : MADE[DEFS[findCard(card)].spec.role];
  return keyword ? [goalOf.keyword(keyword)] : [];
}

function particularsOf(event: WrEvent): string[] {
  switch (event.type) {
    case 'played':
      return cardGoal(event.card);
    case 'turnedUp':
      return cardGoal(event.thing.card);
    case 'deployed':
      return [...cardGoal(event.thing.card), ...(event.onto ? [goalOf.keyword('swarm')] : [])];
    case 'summoned':
      return [...cardGoal(event.thing.card), ...(event.thing.card === 'remnant' ? [goalOf.keyword('remnant')] : [])];
    case 'mayPlay':
      return [goalOf.keyword(DEFS[findCard(event.card)].spec.role === 'token' ? 'companion' : 'tide')];
    case 'triggered':
      return textGoals(event.card, event.keyword);
    case 'acts':
      return textGoals(event.thing.card, event.keyword);
    case 'blessed':
      return [goalOf.pact(event.pact), goalOf.keyword('pact')];
    case 'absorbed':
      return [goalOf.keyword('shield')];
    case 'counter':
      return [goalOf.keyword(COUNTS[event.counter])];
    case 'created':
      return madeGoals(event.card);
    case 'discarded':
      return [goalOf.keyword('ephemeral')];
    case 'gameOver':
      return [goalOf.end(event.outcome.reason)];
    default:
      return [];
  }
}

const shownBy = (event: WrEvent): string[] => [goalOf.event(event.type), ...particularsOf(event)];

/** A legal list drawn at random. */
export function randomList(random: Random, mode: WrMode): WrList {
  const warlord = random.pick(DEFS.filter(({ spec }) => spec.kind === 'warlord'));
  const defence = random.pick(DEFS.filter(({ spec, faction }) => spec.role === 'defence' && faction === warlord.faction));
  const main = drawMain(random, warlord.faction, mode).map((card) => DEFS[card].id);
  return { id: '', name: 'Random list', mode, warlord: warlord.id, defence: defence.id, main };
}

/** What the exhaustive runner wants to see: every card and text used, every keyword, Pact, happening and usual end. */
export const coverage: Coverage<WrState, WrEvent> = {
  goals,
  config(random): WrConfig {
    const mode = random.pick(MODES);
    return { mode, lists: [randomList(random, mode), randomList(random, mode)] };
  },
  reached(events, s) {
    const units = s.seats.flatMap(({ line }) => line);
    const carried = units.flatMap(({ kw, hidden }) => (hidden === 1 ? [] : MASKS.list(kw)));
    return [
      ...[...events.spectator, ...events.seats.flat()].flatMap(shownBy),
      ...units.filter(({ entered }) => entered === 0).map(({ card }) => goalOf.card(DEFS[card].id)),
      ...carried.filter((keyword) => !BY_EVENT.has(keyword)).map(goalOf.keyword),
    ];
  },
};
