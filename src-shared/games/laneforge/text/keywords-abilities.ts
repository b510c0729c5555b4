import { inGroup, type LnKeywordHelp } from './keyword-help.ts';

const keyword = inGroup('keyword');
const ability = inGroup('ability');

/** Armor, which is a pool and no keyword of the rules, and the words that open a text. */
export const ABILITY_HELP: readonly LnKeywordHelp[] = [
  keyword({
    id: 'armor',
    name: 'Armor',
    icon: 'breastplate',
    line: 'Takes up that much damage each turn before Health does.',
    rule: 'All damage uses up active Armor first. Printed Armor is whole again at the end of each turn; gained Armor stays until it is used. Losing Health is not damage, so Armor does not help.',
    example: 'Armor 3 and Health 8, hit for 4 and then for 2 in one turn: Health 7, then 5.',
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
