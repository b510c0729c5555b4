import { expect, test } from 'vitest';
import { GAME_UIS } from '../../../src-renderer/games/registry.ts';
import { cardsOf } from '../cards-of.ts';

const all = Object.values(GAME_UIS).flatMap(cardsOf);
const named = (name: string): string => all.find((card) => card.name === name)!.spoken;

test('a card is named with its numbers, as at a table of its game, and with its text', () => {
  expect(named('Loose Sickle')).toBe('Loose Sickle, Guard · d4, attack +3, defense −3');
  expect(named('Scrap Magnet')).toBe('Scrap Magnet, Gadget · d4. Fetch a Guard from the Salvage. You have +1 Defense until your next turn');
  expect(named('Emberling')).toMatch(/^Emberling, Level I · .*Cinder, \d+ attack \d+ health/);
  expect(named('Flint Spark')).toMatch(/^Flint Spark, Spell · [^,]+\. /);
});

test('no name ends in a stop or has one with nothing after it: what can be done with the card follows a comma', () => {
  expect(all.map(({ spoken }) => spoken).filter((name) => /[.,]$|\. ,|\.,|null|undefined/.test(name))).toEqual([]);
});
