import type { EventCut } from '../../kernel/events.ts';
import type { Coverage } from '../../kernel/game.ts';
import type { Random } from '../../kernel/rng.ts';
import type { DkConfig } from './config.ts';
import { DEFAULT_DECK } from './decks/built-in.ts';
import type { DeckCard, OnlineDeck, When } from './decks/wire.ts';
import type { DkEventTold } from './events.ts';
import { MAX_SEATS, MIN_SEATS, type DkState } from './state.ts';
import type { DkCardRef } from './types.ts';

/** Kinds of event that rules produce from the first decision on with any deck, each of which must turn up. */
const HAPPENINGS = [
  'turn',
  'phase',
  'reshuffled',
  'drew',
  'played',
  'entered',
  'aimed',
  'attacked',
  'blocked',
  'passed',
  'activated',
  'damaged',
  'destroyed',
  'spent',
  'eventEnded',
  'eliminated',
  'turnEnded',
  'gameOver',
] as const satisfies readonly DkEventTold['type'][];

const goalOf = {
  card: (name: string) => `card ${name}`,
  word: (kind: string, word: string | number) => `${kind} ${word}`,
  event: (type: string) => `event ${type}`,
};

/** All words that a card's abilities of a moment use. */
function wordsOf(card: DeckCard, at: When): string[] {
  const abilities = card.abilities.filter(([when]) => when === at);
  return abilities.flatMap(([when, op, on, , m, dur]) => [
    goalOf.word('when', when),
    goalOf.word('op', op),
    goalOf.word('selector', on),
    goalOf.word('dur', dur),
    ...(on === 'target' ? [goalOf.word('aim', card.aim)] : []),
    ...(typeof m === 'string' ? [goalOf.word('trait', m)] : []),
  ]);
}

const MOMENTS: readonly When[] = ['cast', 'static', 'enter', 'attack', 'block', 'hit', 'destroyed'];

function goalsOf({ cards }: OnlineDeck): string[] {
  const goals = cards.flatMap((card) => [
    goalOf.card(card.name),
    ...card.keywords.map((keyword) => goalOf.word('keyword', keyword)),
    ...MOMENTS.flatMap((when) => wordsOf(card, when)),
  ]);
  return [...new Set([...goals, ...HAPPENINGS.map(goalOf.event)])];
}

function shownBy(event: DkEventTold, s: DkState): string[] {
  const cardOf = ({ deck, card }: DkCardRef): DeckCard => s.config.decks[deck].cards[card];
  const found = [goalOf.event(event.type)];
  switch (event.type) {
    case 'played': {
      const card = cardOf(event.card);
      found.push(goalOf.card(card.name), ...card.keywords.map((keyword) => goalOf.word('keyword', keyword)), ...wordsOf(card, 'static'));
      if (event.cardType === 'attack' || event.cardType === 'defense') found.push(...wordsOf(card, 'cast'));
      break;
    }
    case 'activated':
      found.push(...wordsOf(cardOf(event.thing.card!), 'cast'));
      break;
    case 'triggered':
      found.push(...wordsOf(cardOf(event.thing.card!), event.when));
  }
  return found;
}

/** What the exhaustive runner wants to see: every card of the built-in deck, every word of its abilities, every happening. */
export const coverage: Coverage<DkState, DkEventTold> = {
  goals: goalsOf(DEFAULT_DECK),
  config: (random: Random): DkConfig => ({
    seats: MIN_SEATS + random.below(MAX_SEATS - MIN_SEATS + 1),
    tokensPerPlayer: 10,
    deckMode: 'shared',
    decks: [DEFAULT_DECK],
    maxTurns: 400,
  }),
  reached: (events: EventCut<DkEventTold>, state: DkState) => events.spectator.flatMap((event) => shownBy(event, state)),
};
