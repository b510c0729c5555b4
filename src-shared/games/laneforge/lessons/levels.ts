import type { LnCardId } from '../types.ts';
import { RIVAL, banishes, destroyed, entered, plays, rivalWith, type LnLesson, type LnStep } from './deeds.ts';
import { lessonPosition } from './decks.ts';

const MELT_DOWN: LnCardId = 'melt-down:1';
const MELT_DOWN_II: LnCardId = 'melt-down:2';
const CHOIR: LnCardId = 'sounding-choir:1';
const KITE: LnCardId = 'gust-kite:1';

const playToLevel: LnStep = {
  says: [
    'Every card has three levels. When you play a card from your hand, its next level goes from your upgrade pile to your discard pile.',
    'From there it comes back into your deck when the cycle ends. A cycle is three turns, and this is the last of one.',
  ],
  goal: 'Play Melt Down, and earn Melt Down II.',
  done: (deed) => plays(deed, MELT_DOWN),
  praise: 'The Helmet Collector is destroyed, and Melt Down II lies in your discard pile.',
  answers: [
    {
      when: (deed) => deed.action.type === 'banishCard' && deed.action.card === MELT_DOWN,
      says: 'Banished, it earns its level II too, but the Helmet Collector still stands. When a card can do something, play it.',
    },
    {
      when: banishes,
      says: 'That will be worth a lesson in a moment. First play the card that has work to do: Melt Down.',
    },
  ],
  otherwise: 'It earns its next level too, but it costs you a creature, since all your lanes are taken. Melt Down costs you nothing.',
  solution: [{ type: 'playCard', card: MELT_DOWN, free: false }],
};

const banishToLevel: LnStep = {
  says: [
    'In each of your actions you use one card. All five of your lanes are taken: another creature would take the place of one that stands well.',
    'Instead you may banish a card. Nothing of it happens, but its next level goes to your discard pile all the same.',
  ],
  goal: 'Banish Sounding Choir, so that all your creatures stay.',
  done: ({ action }) => action.type === 'banishCard',
  praise: 'All five creatures stayed and fought, and the next level is yours as well.',
  otherwise:
    'Played, it takes the place of one of your creatures, which goes to your banish pile for good. Banishing a card levels it just as well.',
  solution: [{ type: 'banishCard', card: CHOIR }],
};

const comesBack: LnStep = {
  says: [
    'The cycle has ended: deck and discard pile were shuffled together, and you drew from them. What you used came back on level II.',
    'The two cards left in your hand were discarded. They earned nothing and came back as they were: nothing is gained by keeping a card.',
  ],
  goal: 'Destroy the Gust Kite with Melt Down II. Its Attack of 7 is too much for level I.',
  done: (deed) => destroyed(deed, RIVAL, KITE),
  praise: 'That is how your deck grows: two cards used each turn, and each comes back better.',
  answers: [
    {
      when: ({ action }) => action.type === 'useChampion',
      says: 'Your Champion’s ability is a fine thing and has a lesson of its own. The Gust Kite is still there.',
    },
    {
      when: ({ action }) => action.type === 'banishCard' && action.card === MELT_DOWN_II,
      says: 'It would earn level III, but the Gust Kite attacks now. When a card can do something, play it.',
    },
    { when: banishes, says: 'Its next level is earned, but the Gust Kite still stands. Melt Down II can destroy it.' },
    {
      when: ({ action, events }) =>
        (action.type === 'playCard' && action.card.endsWith(':1')) ||
        events.some((one) => one.type === 'entered' && one.thing.seat !== RIVAL && one.thing.card.endsWith(':1')),
      says: 'That is one of the cards you did not use: still level I. Your level II cards are stronger.',
    },
    {
      when: (deed) => plays(deed, 'sounding-choir:2') || entered(deed) !== null,
      says: 'Sounding Choir II has grown as well, but all your lanes are taken. Melt Down II needs no lane.',
    },
  ],
  otherwise: 'The Gust Kite is still there. Melt Down II destroys a creature with 12 or less Attack.',
  solution: [{ type: 'playCard', card: MELT_DOWN_II, free: false }],
};

export const levels: LnLesson = {
  id: 'levels',
  title: 'What you use comes back better',
  about: 'Earn next levels by playing and by banishing, and see them come back.',
  minutes: 2,
  start: () =>
    lessonPosition({
      turn: 3,
      A: {
        lanes: {
          1: { card: 'hollow-stag', attack: 7, health: 6 },
          2: 'lychgate-hound',
          3: { card: 'gatehouse-warden', row: 'back' },
          4: { card: 'crucible-golem', attack: 7, health: 7 },
          5: 'anvil-cantor',
        },
        hand: ['melt-down', 'sounding-choir', 'grand-carillonneur', 'portcullis-keeper'],
        deck: ['wallwalk-patrol'],
        health: 41,
      },
      B: { lanes: { 2: 'helmet-collector' }, deck: ['gust-kite'] },
    }),
  rival: rivalWith({ [KITE]: 4 }),
  beats: [
    {
      card: 'Gust Kite',
      says: 'Melt Down II destroys it: its Attack is too much for level I.',
    },
  ],
  steps: [playToLevel, banishToLevel, comesBack],
};
