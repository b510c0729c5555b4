import { inGroup, items } from './entry.ts';

/** What happens as a card is played, and what a card is while it is in a hand. */
export const PLAY = inGroup('play', {
  companion: {
    name: 'Companion',
    icon: 'backup',
    line: 'As you play it, you may play its companion up to X times.',
    rule: 'Playing the card from your hand lets you play its companion up to X times in the same turn. Each costs what is printed on it and needs a place. They wait beside your hand, not in it, and are gone at the end of the turn. A card that an effect puts into play brings none.',
    example: 'Companion 2 with a companion of cost 1, and 3 energy left: you can play it twice and keep 1.',
    cites: items(21, 27, 28),
  },
  ephemeral: {
    name: 'Ephemeral',
    icon: 'sands-of-time',
    line: 'Discarded at the end of your turn if it is still in your hand.',
    rule: 'The card is discarded if it is in your hand at the end of your own turn. It stays through turns of your rival before that. Talent cards are Ephemeral.',
    example:
      'Drawn in your turn 3 and not played: it is discarded as turn 3 ends. Put into your hand in your rival’s turn 3: it stays until your turn 4 ends.',
    cites: items(22, 6),
  },
  relay: {
    name: 'Relay',
    icon: 'linked-rings',
    line: 'Your Stratagems that target it affect the units beside it too.',
    rule: 'When you target it with a Stratagem or Talent, the units beside it are affected as well, if the card could have targeted units of their kind. It does not run on through another Relay, and does not count as targeting. Enemy Stratagems do not spread.',
    example: '“Give a friendly Troop +2 melee” on the middle one of three Troops: all three have 2 more.',
    cites: items(24, 6, 8),
  },
  sabotage: {
    name: 'Sabotage',
    icon: 'monkey-wrench',
    line: 'Puts a harmful card into your rival’s hand.',
    rule: 'A Sabotage card harms the player in whose hand it is, as long as it is there. Playing it for its cost does nothing but get rid of it, and counts as playing a Stratagem. It takes up room in the hand, and none is put into a full hand. Several add up.',
    example: 'Two Sabotage cards that each make Troops cost 1 more: every Troop costs 2 more.',
    cites: items(24, 12, 14),
  },
  swarm: {
    name: 'Swarm',
    icon: 'bee',
    line: 'Put just left of a Troop of its name, it joins that Troop.',
    rule: 'Deployed directly left of a friendly Troop of the same name on the same side, it takes no place of its own: that Troop gains its melee, ranged and health, and keeps its damage, its marks and its readiness. Rally and Uprising happen. Right of it, or across the Warlord, nothing joins, and a side with 4 Troops has no room for it. From then on the two are one Troop with one card.',
    example: 'A 2/1/3 at 1 of 3 health is joined by another 2/1/3: it is 4/2 with 4 of 6 health.',
    cites: items(24, 37, 41),
  },
  talent: {
    name: 'Talent',
    icon: 'star-medal',
    line: 'Puts its Talent card into your hand at the start of each turn.',
    rule: 'After your draw your Warlord, and then every Troop with a Talent, puts its Talent card into your hand, unless one from the same source is still there or the hand is full. You play it like a Stratagem, for its cost; unused it is discarded at the end of your turn. A Troop played this turn gives its first one next turn. A Talent card stays usable if its source dies.',
    example: 'A Talent of cost 2 with 1 energy left: it is discarded, and there is a new one next turn.',
    cites: ['WR-25.1', ...items(9, 1, 9)],
  },
  teleport: {
    name: 'Teleport',
    icon: 'teleport',
    line: 'Happens if you play the card in the turn you drew it.',
    rule: 'Draws at the start of your turn and draws by effects count. Cards of the opening hand, of the mulligan, created cards, and cards drawn in your rival’s turn do not. Only you see which of your cards were drawn this turn.',
    example: 'Teleport: Draw a card. Drawn and played in turn 4 it draws; kept until turn 5 it does not.',
    cites: items(25, 2, 3),
  },
  tide: {
    name: 'Tide',
    icon: 'big-wave',
    line: 'As you play it, you may play it X more times this turn.',
    rule: 'Each further play costs the same again and counts as played from hand, so Rally, Uprising and Artifice happen each time. The repeats wait beside your hand, are gone at the end of the turn, and bring no Tide of their own.',
    example: 'Tide 2 and cost 2, with 5 energy: the card and one repeat, and 1 energy is left.',
    cites: items(25, 4, 6),
  },
});
