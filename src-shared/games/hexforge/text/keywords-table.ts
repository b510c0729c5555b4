import type { HxKeywordHelp } from './keyword-help.ts';
import { RESOURCE_NAMES } from './names.ts';
import { COLOURS } from '../types.ts';
import type { HxColour } from '../types.ts';

const sign = (help: Omit<HxKeywordHelp, 'group'>): HxKeywordHelp => ({ ...help, group: 'table' });

const RESOURCE_ICONS: Record<HxColour, string> = { F: 'crystal-shine', O: 'water-drop', R: 'flame', G: 'oak-leaf', E: 'metal-bar' };

const coloured = (id: HxColour): HxKeywordHelp => {
  const { name, colour } = RESOURCE_NAMES[id];
  return sign({
    id,
    name: `${name} (${id})`,
    icon: RESOURCE_ICONS[id],
    line: `The ${colour} resource. A cost with ${id} takes ${name} and nothing else.`,
    rule: `Workers that show ${id} yield it at each Harvest, standing on mineral. ${name} also pays the grey number of a cost. What you do not spend is gone at your next Upkeep.`,
    example: `A cost of 2 and ${id}: one ${name}, and two of any kind.`,
  });
};

/** What stands on the table and needs a word when it is met first. */
export const TABLE_HELP: readonly HxKeywordHelp[] = [
  ...COLOURS.map(coloured),
  sign({
    id: 'C',
    name: 'Generic (C)',
    icon: 'stone-pile',
    line: 'The grey number of a cost: any resources pay it.',
    rule: 'Colourless C pays only the grey number, never a coloured gem. What is proposed as payment spares the colours that your hand needs, and can be changed before you pay.',
    example: 'A cost of 3: three resources of whatever kinds.',
  }),
  sign({
    id: 'workerKinds',
    name: 'Primary and secondary worker',
    icon: 'war-pick',
    line: 'Your two kinds of worker: they differ in what they yield.',
    rule: 'Either costs as many resources of any kind as you have workers in play. Call the one that shows the coloured gems on the cards of your hand, and send it to a mineral tile: only there it yields.',
    example: 'Your hand asks for F: call the worker that shows an F.',
  }),
  sign({
    id: 'forge',
    name: 'Forge',
    icon: 'anvil',
    line: 'Brings five cards into your deck, and a place where they may arrive.',
    rule: 'Raised beside a worker of yours, it shuffles its five cards into your deck. It has 10 health; when it falls, its five cards leave the game wherever they are, but units already on the map stay.',
    example: 'A forge near the enemy base: its units arrive beside it.',
  }),
  sign({
    id: 'placement',
    name: 'Where it may arrive',
    icon: 'position-marker',
    line: 'Beside a tower whose list holds the card.',
    rule: 'Cards of your base list arrive beside your base, those of a forge beside that forge, on a free tile.',
    example: 'A card of your second forge cannot arrive beside your base.',
  }),
  sign({
    id: 'commander',
    name: 'Commander',
    icon: 'crown',
    line: 'When it leaves the map, your base loses as much health as it had left.',
    rule: 'What counts is its health just before the event that removed it. Your base summons it for its printed cost, one at a time, again and again. It is never in your deck.',
    example: 'A commander with 4 health left falls: 4 damage to its owner’s base.',
  }),
  sign({
    id: 'advance',
    name: 'Offer, agree, answer',
    icon: 'talk',
    line: 'A phase ends when one offers it and the other agrees.',
    rule: 'In Summon 1, Combat resolution and Summon 2 the player whose turn it is offers to go on. The other agrees, or answers with an Instant card or a fast ability; then the offer lapses and the turn player may act again.',
    example: 'Your rival offers to resolve the combat: agree, and the blows fall.',
  }),
  sign({
    id: 'attackOrder',
    name: 'Order of attackers',
    icon: 'sword-clash',
    line: 'The defender says whom a unit meets first when several attack it.',
    rule: 'A unit strikes back once, with its power spent along that order: each attacker takes at most its full health, the last the rest. Without a wish it is the order in which the attacks were declared.',
    example: 'Power 5 against attackers of 3 and 4 health: 3 to the first, 2 to the second.',
  }),
  sign({
    id: 'fullHand',
    name: 'Falls first',
    icon: 'card-discard',
    line: 'With eight cards in hand, the next draw discards the oldest.',
    rule: 'The oldest card lies at the left. Discarded cards come back when your deck is empty and the discard is shuffled into it.',
    example: 'Eight cards at the end of your turn: play the first one, or it goes.',
  }),
];
