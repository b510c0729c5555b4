import { expect, test } from 'vitest';
import { spokenFace } from '../../../src-renderer/ui/card/spoken.ts';
import { FACES as BLADEFORGE } from '../../../src-shared/games/bladeforge/text/faces.ts';
import { FACES as HEXFORGE } from '../../../src-shared/games/hexforge/text/faces.ts';
import { FACES as LANEFORGE } from '../../../src-shared/games/laneforge/text/faces.ts';

const all = [...Object.values(HEXFORGE), ...Object.values(LANEFORGE), ...Object.values(BLADEFORGE)];
const named = (name: string): string => spokenFace(all.find((face) => face.name === name)!);

test('a card is named with its numbers, as at a table of its game, and with its text', () => {
  expect(named('Loose Sickle')).toBe('Loose Sickle, Guard · d4, attack +3, defense −3');
  expect(named('Scrap Magnet')).toBe('Scrap Magnet, Gadget · d4. Fetch a Guard from the Salvage. You have +1 Defense until your next turn');
  expect(named('Emberling')).toMatch(/^Emberling, Level I · .*Cinder, \d+ attack \d+ health/);
  expect(named('Flint Spark')).toMatch(/^Flint Spark, Spell · [^,]+\. /);
});

test('no name ends in a stop or has one with nothing after it: what can be done with the card follows a comma', () => {
  expect(all.map(spokenFace).filter((name) => /[.,]$|\. ,|\.,|null|undefined/.test(name))).toEqual([]);
});
