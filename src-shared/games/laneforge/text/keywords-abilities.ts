import { inGroup, type LnKeywordHelp } from './keyword-help.ts';

const keyword = inGroup('keyword');
const ability = inGroup('ability');

/** Keywords of creatures, and the words that open a text. */
export const ABILITY_HELP: readonly LnKeywordHelp[] = [
  keyword({
    id: 'aggressive',
    name: 'Aggressive',
    icon: 'trample',
    line: 'Enters the front row, also without the Forge.',
    rule: 'It goes to the front row when it is played, and again in the moment it gains Aggressive. With Defender as well it goes to the back row.',
    example: 'Without the Forge you play an Aggressive 5/2: it fights this turn.',
  }),
  keyword({
    id: 'armor',
    name: 'Armor',
    icon: 'breastplate',
    line: 'Takes up that much damage each turn before Health does.',
    rule: 'All damage uses up active Armor first. Printed Armor is whole again at the end of each turn; gained Armor stays until it is used. Losing Health is not damage, so Armor does not help.',
    example: 'Armor 3 and Health 8, hit for 4 and then for 2 in one turn: Health 7, then 5.',
  }),
  keyword({
    id: 'breakthrough',
    name: 'Breakthrough',
    icon: 'piercing-sword',
    line: 'In Combat, damage beyond the enemy’s Health goes to the opposing player.',
    rule: 'In Combat, from the front row, whatever exceeds the opposing creature’s active Armor and Health goes through to its player. Strikes and Battles outside Combat never break through.',
    example: 'Attack 8 against Armor 2 and Health 3: 3 go to the player.',
  }),
  keyword({
    id: 'defender',
    name: 'Defender',
    icon: 'checked-shield',
    line: 'Enters the back row and stays there.',
    rule: 'It goes to the back row when it is played, and in the moment it gains Defender. While it has Defender nothing moves it to the front row; there it still strikes back at what attacks its lane.',
    example: 'A 2/9 Defender opposite a 5/4 in front: it takes 5 and deals 2, every turn.',
  }),
  keyword({
    id: 'mobility',
    name: 'Mobility',
    icon: 'sprint',
    line: 'Exhaust it to Move it up to that many lanes.',
    rule: 'A free action in your own action phase: Exhaust this creature to Move it 1 to X lanes to an empty lane on your side. Creatures between do not matter, and its row stays.',
    example: 'Mobility 2 in lane 1: it can go to lane 2 or 3, if that one is empty.',
  }),
  keyword({
    id: 'stealth',
    name: 'Stealth',
    icon: 'domino-mask',
    line: 'In Combat, slips past an enemy in the back row.',
    rule: 'From the front row, against a creature in the back row, it counts as unopposed in Combat: all its Attack goes to the opposing player, and neither creature harms the other. Against a front row Stealth does nothing.',
    example: 'A 4/3 with Stealth in front of a 2/9 Defender: its player loses 4 Health.',
  }),
  ability({
    id: 'deploy',
    name: 'Deploy',
    icon: 'anvil-impact',
    line: 'Happens when this creature is played.',
    rule: 'It triggers however the creature comes to be played: from hand, replacing another, Reanimated, Upgraded or by an effect. The player with the Forge resolves triggers first.',
    example: 'Reanimate a creature, and its Deploy happens again.',
  }),
  ability({
    id: 'activate',
    name: 'Activate',
    icon: 'cog',
    line: 'A free action: Exhaust this creature to do it.',
    rule: 'In your own action phase you may Exhaust this creature, if it is Ready, to carry out the text. It may be used in the phase in which the creature was played.',
    example: 'Play a creature with Activate and use it at once: it is Exhausted, and still fights.',
  }),
  ability({
    id: 'endOfTurn',
    name: 'End of turn',
    icon: 'sunset',
    line: 'Happens after Combat, in every turn.',
    rule: 'It triggers each turn after Combat, before effects that last this turn end. The player with the Forge resolves theirs first.',
    example: 'A bonus for this turn still counts for an end of turn text that reads Attack.',
  }),
  ability({
    id: 'free',
    name: 'Free',
    icon: 'breaking-chain',
    line: 'Can be played beside your card of the phase.',
    rule: '“Free if …”: the condition must hold as you play it. “Free for …”: the price is paid before anything else happens. It may also be played as your one card, then without the price.',
    example: 'Free for 3 damage to you: you fall from 50 to 47 and have your card of the phase still to play.',
  }),
  ability({
    id: 'silenced',
    name: 'Printed abilities',
    icon: 'cancel',
    line: 'Its text box: keywords, Armor and abilities.',
    rule: 'A creature that loses them keeps Attack, Health, level, name, subtypes and whatever it has gained. It can gain new abilities afterwards.',
    example: 'A Defender that loses its printed abilities goes to the front row in Maintenance.',
  }),
];
