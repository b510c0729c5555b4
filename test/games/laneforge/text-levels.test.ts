import { describe, expect, test } from 'vitest';
import {
  creature,
  deploy,
  draw,
  gainHealth,
  spell,
  when,
  effect,
  damage,
  pick,
  enemy,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { MINIONS, SETS } from '../../../src-shared/games/laneforge/sets/index.ts';
import { FACES, cardFace } from '../../../src-shared/games/laneforge/text/faces.ts';
import { compareLevels, levelsOf } from '../../../src-shared/games/laneforge/text/levels.ts';
import type { LnLevelLine } from '../../../src-shared/games/laneforge/text/levels.types.ts';
import { LEVELS } from '../../../src-shared/games/laneforge/types.ts';
import { minions } from './wording.ts';

const base = {
  id: 'x',
  name: 'X',
  faction: 'f1' as const,
  rarity: 'common' as const,
  growth: 'even' as const,
  themes: [],
  ratings: [1, 2, 3] as [number, number, number],
  flavour: '',
  art: { hero: 'anvil', scene: 'hall' as const },
};

/** Grows in numbers from 1 to 2, and into another creature from 2 to 3. */
const grower = creature({
  ...base,
  subtypes: ['Golem'],
  face: (n) => ({
    attack: n(3, 5, 5),
    health: n(4, 7, 7),
    keywords: n([{ armor: 1 }], [{ armor: 2 }], ['breakthrough']),
    abilities: n([deploy(draw(1))], [deploy(draw(2))], [deploy(draw(2)), when({ on: 'destroyed', who: 'this' }, gainHealth(4, 'you'))]),
  }),
});
const of = (spec: typeof grower) =>
  LEVELS.map((level) => cardFace(spec, level, minions)) as [
    ReturnType<typeof cardFace>,
    ReturnType<typeof cardFace>,
    ReturnType<typeof cardFace>,
  ];

/** A line with its fresh words between asterisks. */
const starred = ({ parts }: LnLevelLine): string => parts.map(({ text, fresh }) => (fresh ? `*${text}*` : text)).join('');

describe('the three levels of a set beside each other', () => {
  const { numbers, steps } = compareLevels(of(grower));

  test('numbers through the levels, without those it never has', () =>
    expect(numbers).toEqual([
      { what: 'attack', at: [3, 5, 5] },
      { what: 'health', at: [4, 7, 7] },
      { what: 'armor', at: [1, 2, 0] },
    ]));

  test('the first level is what it is', () => expect(steps[0]).toMatchObject({ level: 1, gained: [], dropped: [], lost: [], summary: '' }));

  test('the second: other numbers in the same text', () => {
    expect(steps[1].lines.map((line) => [line.change, starred(line)])).toEqual([
      ['changed', 'Armor *2*.'],
      ['changed', 'Deploy: Draw *2 cards*.'],
    ]);
    expect(steps[1].summary).toBe('+2 Attack, +3 Health, +1 Armor. Now: Deploy: Draw 2 cards.');
  });

  test('the third: keywords come and go, an ability is new', () => {
    expect(steps[2].lines.map((line) => line.change)).toEqual(['new', 'same', 'new']);
    expect(steps[2]).toMatchObject({
      gained: ['breakthrough'],
      dropped: ['armor'],
      lost: [],
      summary: '−2 Armor, gains Breakthrough. New: When this is destroyed, gain 4 Health.',
    });
  });

  test('marks stay with their words', () => {
    const [, { parts }] = steps[1].lines;
    expect(parts[0]).toEqual({ keyword: 'deploy', text: 'Deploy', fresh: false });
  });

  test('an ability that is gone is named', () => {
    const fading = creature({
      ...base,
      subtypes: [],
      face: (n) => ({ attack: 1, health: 1, abilities: n([deploy(draw(1))], [], []) }),
    });
    expect(compareLevels(of(fading)).steps[1]).toMatchObject({
      lines: [],
      lost: ['Deploy: Draw a card.'],
      summary: 'No longer: Deploy: Draw a card.',
    });
  });

  test('a spell has text alone', () => {
    const bolt = spell({ ...base, face: (n) => ({ abilities: [effect(damage(n(2, 4, 6), pick(enemy())))] }) });
    const faces = LEVELS.map((level) => cardFace(bolt, level, minions));
    const levels = compareLevels([faces[0], faces[1], faces[2]]);
    expect(levels.numbers).toEqual([]);
    expect(starred(levels.steps[2].lines[0])).toBe('Deal *6* damage to an enemy creature.');
  });
});

test('every set and Minion can be compared: the words of its levels are all there', () => {
  for (const { id } of [...SETS, ...MINIONS]) {
    const { steps } = levelsOf(id)!;
    for (const { level, lines } of steps) {
      const words = lines.map(({ parts }) => parts.map((part) => part.text).join('')).join(' ');
      expect(words, `${id}:${level}`).toBe(FACES[`${id}:${level}`].plain);
    }
  }
  expect(levelsOf('crucible-golem')).toBe(levelsOf('crucible-golem'));
  expect(levelsOf('nobody')).toBeNull();
});
