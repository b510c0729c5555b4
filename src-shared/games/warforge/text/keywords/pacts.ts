import type { KeywordEntry } from '../../../../kernel/keywords.ts';
import type { WrPact } from '../../types.ts';
import { items } from './entry.ts';

/** The four blessings of a Pact. */
export const PACTS_TEXT: Readonly<Record<WrPact, KeywordEntry>> = {
  fury: {
    name: 'Pact of Fury',
    icon: 'enrage',
    line: '+2 melee and Vanguard.',
    rule: 'The unit gains +2 melee and Vanguard for good. Given again, it adds +2 melee once more.',
    example: 'A 1/1/3 becomes a 3/1/3 that enemies must attack first.',
    cites: items(23, 19),
  },
  endurance: {
    name: 'Pact of Endurance',
    icon: 'heart-shield',
    line: '+1 health and Regeneration 1.',
    rule: 'The unit gains 1 health and Regeneration 1 for good. Given twice it is 2 health and Regeneration 2.',
    example: 'At 2 of 3 health: 3 of 4, and 4 of 4 at the end of the turn.',
    cites: items(23, 20),
  },
  splendour: {
    name: 'Pact of Splendour',
    icon: 'gem-pendant',
    line: '+2 melee and +2 ranged.',
    rule: 'The unit gains +2 melee and +2 ranged for good. Given again, it adds as much once more.',
    example: 'A 1/1/3 becomes a 3/3/3.',
    cites: items(23, 21),
  },
  veils: {
    name: 'Pact of Veils',
    icon: 'cloak',
    line: '+2 health and Camouflage.',
    rule: 'The unit gains 2 health for good, and Camouflage until it attacks.',
    example: 'A 1/1/3 becomes a 1/1/5 that enemy Stratagems cannot target.',
    cites: items(23, 22),
  },
};
