import { inGroup, type BlKeywordHelp } from './keyword-help.ts';

const type = inGroup('type');

/** What a card can be. */
export const TYPE_HELP: readonly BlKeywordHelp[] = [
  type({
    id: 'blade',
    name: 'Blade',
    icon: 'broadsword',
    line: 'The heart of a Forge: there is always exactly one.',
    rule: 'A Blade can be replaced, never removed. It can take the turn’s placement, or go in free as the last step of a Reforge. Grip, Guards and Shield stay when the Blade changes. Each Blade is in the Armory once.',
    example: 'At d6 you replace the Adventurer Blade by a Blade of d6: it goes to the Salvage and your Guards stay on.',
  }),
  type({
    id: 'grip',
    name: 'Grip',
    icon: 'sword-hilt',
    line: 'A part; a Forge has one at most.',
    rule: 'Placing or replacing a Grip takes the turn’s placement. It adds its Attack and Defense, which may be below 0. A Reforge sends it to the Salvage.',
    example: 'After a Reforge your Forge has no Grip: you may place one, if you have not placed this turn.',
  }),
  type({
    id: 'guard',
    name: 'Guard',
    icon: 'crossed-swords',
    line: 'A part; a Forge has two at most, left and right.',
    rule: 'Placing or replacing a Guard takes the turn’s placement. Guards need no Grip. With both places filled you say which Guard is replaced. A Reforge sends both to the Salvage.',
    example: 'One Guard on, one place empty: you may fill the place or replace the Guard.',
  }),
  type({
    id: 'shield',
    name: 'Shield',
    icon: 'checked-shield',
    line: 'Takes the whole damage of an attack by itself.',
    rule: 'However large the damage, you lose no health. Damage of at least its Stability sends the Shield to the Salvage, less leaves it whole. Behind a Shield you cannot block. One at a time; placing it takes no placement and it stays in a Reforge. Gadgets and traps go past it.',
    example: 'Stability 5 and damage 11: you lose nothing, the Shield is gone.',
  }),
  type({
    id: 'gadget',
    name: 'Gadget',
    icon: 'gears',
    line: 'Played from hand in your Main phase, as many as you like.',
    rule: 'Its effects happen in printed order, then it goes to the Salvage. Rivals are named as it is played, cards and parts when their effect happens. A Gadget that could do nothing at all cannot be played. Nobody can answer it.',
    example: 'A Gadget that breaks a Shield cannot be played while no rival has one.',
  }),
  type({
    id: 'part',
    name: 'Part',
    icon: 'gear-hammer',
    line: 'A Grip or a Guard.',
    rule: 'Blades, Shields and Gadgets are not parts. A failed block costs a part of your choice; with no part you cannot block.',
    example: 'With a Blade, a Shield and nothing else you have no part to break.',
  }),
];
