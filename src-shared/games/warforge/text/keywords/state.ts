import { inGroup, items } from './entry.ts';

/** What is true of a unit for a time: marks, statuses, blessings. */
export const STATE = inGroup('state', {
  ambush: {
    name: 'Ambush',
    icon: 'wolf-trap',
    line: 'Enters face down. Revealed in your own turn, its effect happens.',
    rule: 'It is deployed face down: your rival sees a hidden Troop and what you paid, nothing else. It is revealed when it attacks or acts, when it is attacked or targeted by a card, and when it is about to take damage, be destroyed or be returned. In your own turn its effect then happens once, before the attack or card goes on; in your rival’s turn the effect is lost. Face down, its protections, auras and triggers are off, while Fast, Flank and Frenzy work. Your rival’s cards that ask for a name, type, keyword or number cannot name it.',
    example: 'Ambush: Deal 2 damage to an enemy. Next turn you attack with it: first 2 damage, then the attack.',
    cites: ['WR-21.3', ...items(21, 4, 7), ...items(21, 33)],
  },
  blind: {
    name: 'Blind',
    icon: 'blindfold',
    line: 'Its ranged is 0 until the end of its player’s next turn.',
    rule: 'A Blinded unit cannot attack at range, and retaliates at range for nothing, whatever bonus it has. Melee is not touched. It ends at the end of its player’s next turn.',
    example: 'Ranged 2, Blinded, then given +3: it shows 0. When it can see again it shows 5.',
    cites: items(21, 17, 19),
  },
  huntMark: {
    name: 'Hunt Mark',
    icon: 'paw-print',
    line: 'As the marked Troop dies: 1 damage to its Warlord, yours heals 1.',
    rule: 'When a marked Troop is destroyed, by anything and in either turn, its Warlord takes 1 damage and the Warlord of the player who marked it is healed by 1. Each mark counts on its own. Nothing happens when the Troop returns to a hand or deck. Warlords cannot be marked.',
    example: 'Three marks on one Troop: as it dies, its Warlord takes 1 three times, and yours is healed by 1 three times.',
    cites: items(23, 1, 3),
  },
  pack: {
    name: 'Pack',
    icon: 'wolf-head',
    line: '+1 melee and +1 ranged for each other friendly Troop.',
    rule: 'The bonus follows the board at once. Tokens, Remnants and face-down Troops count; the Warlord does not.',
    example: 'A 1/1/3 with three other Troops attacks as 4/4. One of them dies: 3/3.',
    cites: items(23, 16, 17),
  },
  pact: {
    name: 'Pact',
    icon: 'shaking-hands',
    line: 'A lasting blessing: Fury, Endurance, Splendour or Veils.',
    rule: 'Fury: +2 melee and Vanguard. Endurance: +1 health and Regeneration 1. Splendour: +2 melee and +2 ranged. Veils: +2 health and Camouflage. Where a card names none, you choose. A Pact lasts, and the same one may be given again.',
    example: 'A 1/1/3 with the Pact of Splendour is a 3/3/3; with that of Endurance twice it is a 1/1/5 with Regeneration 2.',
    cites: items(23, 18, 23),
  },
  stun: {
    name: 'Stun',
    icon: 'knocked-out-stars',
    line: 'It cannot attack or act until the end of its player’s next turn.',
    rule: 'A Stunned unit cannot attack or use Agenda, Duty, Pray or Ferocity until the end of its player’s next turn. It still retaliates and keeps its other keywords, and a Stunned Warlord’s Talent can be played. Stunning it again before that turn adds nothing.',
    example: 'Stunned in your rival’s turn 3: it sits out your turn 4 and is free in your turn 5.',
    cites: items(24, 34, 36),
  },
  tracer: {
    name: 'Tracer',
    icon: 'target-laser',
    line: 'Ranged attacks on it deal X more damage.',
    rule: 'Every ranged attack on the marked unit deals X more. The mark goes at the end of a turn in which the unit was attacked at range; until then it stays. Melee, retaliation, Blast, Flechette and Stratagems gain nothing. Several add up.',
    example: 'Tracer 2: two ranged attacks of 3 in one turn deal 5 each. Then the mark is gone.',
    cites: items(25, 7, 9),
  },
  vulnerable: {
    name: 'Vulnerable',
    icon: 'cracked-shield',
    line: 'Each time it takes damage, it takes X more.',
    rule: 'Every instance of 1 damage or more is X larger, wherever it comes from; 0 stays 0. It lasts until something removes it, and several add up. Armour is taken off afterwards.',
    example: 'Vulnerable 2 hit for 1 takes 3. With Armour 3 as well, hit for 2 it takes 1.',
    cites: items(25, 17, 18),
  },
});
