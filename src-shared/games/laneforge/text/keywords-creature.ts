import type { KeywordEntry } from '../../../kernel/keywords.ts';

/**
 * Keywords that a creature has or has not: one entry each, whose module of the same name stands in `keywords/`.
 * Their order is that of their bits in a state.
 */
export const CREATURE_KEYWORDS = {
  aggressive: {
    name: 'Aggressive',
    icon: 'trample',
    line: 'Enters the front row, also without the Forge.',
    rule: 'It goes to the front row when it is played, and again in the moment it gains Aggressive. With Defender as well it goes to the back row.',
    example: 'Without the Forge you play an Aggressive 5/2: it fights this turn.',
    cites: ['LN-14.3'],
  },
  breakthrough: {
    name: 'Breakthrough',
    icon: 'piercing-sword',
    line: 'In Combat, damage beyond the enemy’s Health goes to the opposing player.',
    rule: 'In Combat, from the front row, whatever exceeds the opposing creature’s active Armor and Health goes through to its player. Strikes and Battles outside Combat never break through.',
    example: 'Attack 8 against Armor 2 and Health 3: 3 go to the player.',
    cites: ['LN-14.6', 'LN-14.7', 'LN-14.8'],
  },
  defender: {
    name: 'Defender',
    icon: 'checked-shield',
    line: 'Enters the back row and stays there.',
    rule: 'It goes to the back row when it is played, and in the moment it gains Defender. While it has Defender nothing moves it to the front row; there it still strikes back at what attacks its lane.',
    example: 'A 2/9 Defender opposite a 5/4 in front: it takes 5 and deals 2, every turn.',
    cites: ['LN-14.9'],
  },
  mobility: {
    name: 'Mobility',
    icon: 'sprint',
    line: 'Exhaust it to Move it up to that many lanes.',
    rule: 'A free action in your own action phase: Exhaust this creature to Move it 1 to X lanes to an empty lane on your side. Creatures between do not matter, and its row stays.',
    example: 'Mobility 2 in lane 1: it can go to lane 2 or 3, if that one is empty.',
    cites: ['LN-14.18'],
  },
  stealth: {
    name: 'Stealth',
    icon: 'domino-mask',
    line: 'In Combat, slips past an enemy in the back row.',
    rule: 'From the front row, against a creature in the back row, it counts as unopposed in Combat: all its Attack goes to the opposing player, and neither creature harms the other. Against a front row Stealth does nothing.',
    example: 'A 4/3 with Stealth in front of a 2/9 Defender: its player loses 4 Health.',
    cites: ['LN-14.26', 'LN-14.27'],
  },
} satisfies Record<string, KeywordEntry>;
