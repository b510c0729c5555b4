import type { EventCut } from '../../kernel/events.ts';
import type { Coverage } from '../../kernel/game.ts';
import type { Random } from '../../kernel/rng.ts';
import { DEFS } from './catalog.ts';
import type { BlConfig } from './config.ts';
import type { BlEffectKind } from './effects/dsl.ts';
import type { BlEvent } from './events.ts';
import { MAX_SEATS, MIN_SEATS, type BlState } from './state.ts';
import { DICE } from './types.ts';

/** Kinds of event that rules and texts produce from the first decision on, each of which must turn up. */
const HAPPENINGS = [
  'turn',
  'phase',
  'reshuffled',
  'drew',
  'placed',
  'salvaged',
  'reforged',
  'recycled',
  'gadget',
  'aimed',
  'idle',
  'modified',
  'die',
  'healed',
  'harmed',
  'fetched',
  'revealed',
  'searchEnded',
  'stole',
  'trapSprung',
  'attackNamed',
  'blow',
  'shieldTook',
  'blockChosen',
  'blockRolled',
  'defeated',
  'looted',
  'turnEnded',
  'gameOver',
] as const satisfies readonly BlEvent['type'][];

/** Every way to fall that rules alone lead to. */
const FALLS = ['kill', 'armoryTrap', 'self', 'noKiller'] as const;

const goalOf = {
  card: (id: string) => `card ${id}`,
  effect: (kind: string) => `effect ${kind}`,
  die: (size: number) => `attack with d${size}`,
  event: (type: string) => `event ${type}`,
  fall: (source: string) => `defeat: ${source}`,
};

const kinds = new Set<BlEffectKind>(DEFS.flatMap((def) => def.effects.map((effect) => effect.do)));
kinds.delete('trap');

const effectsOf = (card: string): BlEffectKind[] => DEFS.find(({ id }) => id === card)?.effects.map((effect) => effect.do) ?? [];

const goals: readonly string[] = [
  ...DEFS.filter((def) => def.copies > 0).map((def) => goalOf.card(def.id)),
  ...[...kinds].map(goalOf.effect),
  ...DICE.map(goalOf.die),
  ...HAPPENINGS.map(goalOf.event),
  ...FALLS.map(goalOf.fall),
];

function shownBy(event: BlEvent): string[] {
  const found = [goalOf.event(event.type)];
  switch (event.type) {
    case 'placed':
    case 'trapSprung':
      found.push(goalOf.card(event.card));
      break;
    case 'gadget':
      found.push(goalOf.card(event.card), ...effectsOf(event.card).map(goalOf.effect));
      break;
    case 'blow':
      found.push(goalOf.die(event.blow.die));
      break;
    case 'defeated':
      found.push(goalOf.fall(typeof event.source === 'object' ? 'kill' : event.source));
  }
  return found;
}

/** What the exhaustive runner wants to see: every card used, every effect, die, happening and way to fall. */
export const coverage: Coverage<BlState, BlEvent> = {
  goals,
  config: (random: Random): BlConfig => ({ seats: MIN_SEATS + random.below(MAX_SEATS - MIN_SEATS + 1), maxTurns: 0 }),
  reached: (events: EventCut<BlEvent>) => events.spectator.flatMap(shownBy),
};
