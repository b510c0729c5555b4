import { inGroup, items } from './entry.ts';

/** What players collect, and the texts that ask for it. */
export const COUNTER = inGroup('counter', {
  ember: {
    name: 'Ember',
    icon: 'ember-shot',
    line: 'With X Embers in your pool, spend them for the effect.',
    rule: 'Each player has a pool of Embers, which starts at 0. A card with Ember X spends X of them as it resolves, and what follows happens. With fewer than X it spends none, and only the rest of the card happens.',
    example: 'With 3 Embers a card with Ember 2 leaves you 1. With 1 Ember only the rest of the card happens, and you keep it.',
    cites: items(22, 3, 4),
  },
  faith: {
    name: 'Faith',
    icon: 'candle-flame',
    line: 'With X Faith or more the effect happens; Faith is not spent.',
    rule: 'Each player counts Faith, from 0 upwards. What follows Faith X happens if you have at least X when the card resolves. Faith is not spent.',
    example: 'Faith 3 with 2 Faith: only the rest of the card. With 3: all of it, and you still have 3.',
    cites: items(22, 7),
  },
  questProgress: {
    name: 'Quest Progress',
    icon: 'treasure-map',
    line: 'Every 3 that you earn shuffle a Secret into your deck.',
    rule: 'Each player’s Quest Progress is counted. Each full 3 are used up and shuffle a random Secret of your faction into your deck; what is over is kept. A Secret is played like a Stratagem, for its cost.',
    example: 'You have 2 and gain 2: one Secret, and 1 is left over.',
    cites: items(24, 1, 2),
  },
});
