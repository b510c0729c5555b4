import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { STABILITY_CAP, STARTER_TYPES, checkArmory } from '../../../src-shared/games/bladeforge/cards/check.ts';
import { CARDS } from '../../../src-shared/games/bladeforge/cards/index.ts';
import type { BlEffectKind } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import { CARD_TYPES, DICE, PART_TYPES } from '../../../src-shared/games/bladeforge/types.ts';
import { CARDS as HEXFORGE_CARDS } from '../../../src-shared/games/hexforge/cards/index.ts';
import { MINIONS, SETS } from '../../../src-shared/games/laneforge/sets/index.ts';
import {
  bestForge,
  copies,
  gadgetsWith,
  inArmory,
  isPart,
  matrixOf,
  matrixOfTheChecklist,
  ofType,
  placeOf,
  planted,
  rareEffects,
  stalemates,
  variants,
} from './content-facts.ts';

const KINDS = [
  ...['attackMod', 'defenseMod', 'weaken', 'attackTimes', 'dieStep', 'keepBest', 'noBlock', 'pierce', 'blockMod', 'breakShield'],
  ...['breakPart', 'hit', 'hitAll', 'heal', 'draw', 'fetch', 'forgeStep', 'extraPlace', 'searchUp', 'steal', 'trap'],
] as BlEffectKind[];

/** The check finds exactly this in the Armory with one card changed. */
function expectFault(id: string, change: Record<string, unknown>, fault: string | RegExp): void {
  const problems = checkArmory(planted(id, change));
  expect(problems, id).toHaveLength(1);
  const [problem] = problems;
  expect(problem.startsWith(`cards[${placeOf(id)}]`), problem).toBe(true);
  if (typeof fault === 'string') expect(problem).toContain(fault);
  else expect(problem).toMatch(fault);
}

const stats = (id: string) => CARDS.find((card) => card.id === id) as { attack: number; defense: number };

describe('cards and their numbers', () => {
  it('BL-1.1 five card types, and Grips and Guards alone are parts', () => {
    expect(CARD_TYPES).toEqual(['blade', 'grip', 'guard', 'shield', 'gadget']);
    expect([...new Set(CARDS.map((card) => card.type))]).toEqual(CARD_TYPES);
    expect(PART_TYPES).toEqual(['grip', 'guard']);
    expectFault('second-attempt', { type: 'hilt' }, '.type: Invalid');
  });

  it('BL-1.2 all but Gadgets carry Attack and Defense, Shields Stability too, Gadgets effects instead', () => {
    for (const card of CARDS) {
      const own = ['attack', 'defense', 'stability', 'effects'].filter((key) => key in card);
      const wanted = { shield: ['attack', 'defense', 'stability'], gadget: ['effects'] }[card.type as string] ?? ['attack', 'defense'];
      expect(own, card.id).toEqual(wanted);
    }
    expectFault('hot-rivet', { attack: 1 }, 'Unrecognized key: "attack"');
    expectFault('second-attempt', { stability: 3 }, 'Unrecognized key: "stability"');
    expectFault('shop-sign', { stability: undefined }, '.stability: ');
    expectFault('pan-lid', { defense: undefined }, '.defense: ');
  });

  it('BL-1.3 every card carries a Forge Req among the five dice', () => {
    for (const card of CARDS) expect(DICE, card.id).toContain(card.req);
    expect([...new Set(CARDS.map((card) => card.req))].sort((a, b) => a - b)).toEqual(DICE);
    expectFault('pan-lid', { req: 20 }, '.req: ');
    expectFault('pan-lid', { req: undefined }, '.req: ');
  });

  it('BL-1.10 each Blade name is in the Armory once, and no starter card', () => {
    const names = ofType(CARDS, 'blade').flatMap((card) => new Array<string>(card.copies).fill(card.name));
    expect(new Set(names).size).toBe(20);
    expect(names).toHaveLength(20);
    for (const id of Object.keys(STARTER_TYPES)) expect(inArmory(CARDS).map((card) => card.id)).not.toContain(id);
    expectFault('tax-collector', { copies: 2 }, '.copies: each Blade is in the Armory exactly once');
    expectFault('tax-collector', { name: 'Second Attempt' }, '.name: “Second Attempt” is already cards[0]');
    expectFault('adventurer-blade', { copies: 1 }, '.copies: a starter card is never in the Armory');
  });
});

describe('the check of an Armory', () => {
  it('BL-16.1 16.3 finds nothing wrong with the Armory that ships', () => expect(checkArmory(CARDS)).toEqual([]));

  it.each([
    ['second-attempt', { attack: 11 }, '.attack: '],
    ['second-attempt', { attack: -1 }, '.attack: '],
    ['second-attempt', { defense: 7 }, '.defense: '],
    ['second-attempt', { defense: -1 }, '.defense: '],
    ['knotted-cord', { attack: 6 }, '.attack: '],
    ['knotted-cord', { defense: -4 }, '.defense: '],
    ['pan-lid', { defense: 6 }, '.defense: '],
    ['pan-lid', { attack: -4 }, '.attack: '],
    ['pan-lid', { attack: 0.5 }, '.attack: '],
    ['shop-sign', { attack: 3 }, '.attack: '],
    ['shop-sign', { defense: -2 }, '.defense: '],
    ['shop-sign', { stability: 0 }, '.stability: '],
    ['great-bell', { stability: 21 }, '.stability: '],
    ['hot-rivet', { effects: [{ do: 'hit', n: 11 }] }, '.effects[0].n: '],
    ['hot-rivet', { effects: [{ do: 'hit', n: 0 }] }, '.effects[0].n: '],
    ['second-bellows', { effects: [{ do: 'forgeStep', by: 2 }] }, '.effects[0].by: '],
  ])('BL-16.1 refuses %s with %j', (id, change, fault) => expectFault(id, change, fault));

  it.each([
    ['hot-rivet', { effects: [] }, '.effects: '],
    ['hot-rivet', { effects: [{ do: 'hit', n: 1 }, { do: 'heal', n: 1 }, { do: 'draw', n: 1 }] }, '.effects: '], // prettier-ignore
    ['trip-mine', { effects: [{ do: 'trap', n: 5 }, { do: 'draw', n: 1 }] }, '.effects: a trap stands alone'], // prettier-ignore
    ['hot-rivet', { effects: [{ do: 'polish' }] }, '.effects[0].do: '],
    ['hot-rivet', { effects: [{ do: 'fetch', type: 'coin' }] }, '.effects[0].type: '],
    ['hot-rivet', { effects: [{ do: 'pierce', n: 2 }] }, '.effects[0]: Unrecognized key: "n"'],
    ['second-attempt', { effects: [{ do: 'pierce' }] }, 'Unrecognized key: "effects"'],
    ['great-bell', { effects: [{ do: 'pierce' }] }, 'Unrecognized key: "effects"'],
  ])('BL-16.2 refuses %s with %j', (id, change, fault) => expectFault(id, change, fault));

  it.each([
    ['pan-lid', { copies: 0 }, '.copies: only starter cards have none'],
    ['pan-lid', { copies: 1.5 }, '.copies: '],
    ['pan-lid', { id: 'Pan Lid' }, '.id: '],
    ['pan-lid', { id: 'barn-door' }, /id: “barn-door” is already/],
    ['pan-lid', { name: '' }, '.name: '],
    ['wooden-grip', { attack: 1 }, '.attack: starter cards have 0'],
    ['wooden-grip', { req: 6 }, '.req: starter cards are d4 cards'],
    ['wooden-grip', { type: 'guard' }, '.type: it is a grip'],
  ])('BL-16.3 refuses %s with %j', (id, change, fault) => {
    if (typeof fault === 'string') expectFault(id, change, fault);
    else expect(checkArmory(planted(id, change)).join('\n')).toMatch(fault);
  });

  it('BL-16.3 names every fault, and a starter that is missing', () => {
    const both = checkArmory(planted('pan-lid', { attack: 9, copies: -1 }));
    expect(both.map((problem) => problem.split(':')[0])).toEqual([
      `cards[${placeOf('pan-lid')}].copies`,
      `cards[${placeOf('pan-lid')}].attack`,
    ]);
    expect(checkArmory(CARDS.filter((card) => card.id !== 'wooden-grip'))).toEqual(['cards: there is no wooden-grip']);
  });
});

describe('the pool', () => {
  const { matrix, sums } = matrixOfTheChecklist();

  it('BL-16.3 has the cards of the matrix, by type, die and copies, 144 in all', () => {
    expect(Object.keys(matrix)).toEqual(CARD_TYPES);
    expect(matrixOf(CARDS)).toEqual(matrix);
    for (const type of CARD_TYPES) expect([ofType(CARDS, type).length, copies(ofType(CARDS, type))], type).toEqual(sums[type]);
    expect(copies(CARDS)).toBe(144);
    expect(matrixOf(planted('pan-lid', { req: 6 }))).not.toEqual(matrix);
    expect(matrixOf(planted('pan-lid', { copies: 2 }))).not.toEqual(matrix);
  });

  it('stands in content order: by type, by rising Forge Req, starters last', () => {
    const order = CARDS.map((card) => (card.copies === 0 ? 1000 : CARD_TYPES.indexOf(card.type) * 100 + card.req));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(CARDS.slice(-2).map((card) => card.id)).toEqual(Object.keys(STARTER_TYPES));
  });

  it('BL-C1 Looking Glass, Thief’s Glove and Trip Mine twice each, and each mechanism on a second Gadget', () => {
    const named = { 'looking-glass': [{ do: 'searchUp', type: 'blade' }], 'thiefs-glove': [{ do: 'steal', give: true }], 'trip-mine': [{ do: 'trap', n: 5 }] }; // prettier-ignore
    for (const [id, effects] of Object.entries(named)) expect(CARDS[placeOf(id)], id).toMatchObject({ copies: 2, effects });
    expect([...variants(CARDS, 'searchUp').keys()].filter((variant) => variant !== 'searchUp blade')).not.toEqual([]);
    expect(variants(CARDS, 'steal').get('steal')).toHaveLength(1);
    expect(gadgetsWith(CARDS, 'trap')).toHaveLength(2);
  });

  it('BL-C2 every effect is on two Gadgets or more, in both scopes, directions and for two types', () => {
    expect(rareEffects(CARDS, KINDS)).toEqual([]);
    expect(rareEffects(planted('hot-rivet', { effects: [{ do: 'heal', n: 2 }] }), KINDS)).toEqual(['hit']);
    expect([...variants(CARDS, 'hitAll').keys()].sort()).toEqual(['hitAll everyone', 'hitAll others']);
    expect([...variants(CARDS, 'forgeStep').keys()].sort()).toEqual(['forgeStep -1', 'forgeStep 1']);
    expect(variants(CARDS, 'fetch').size).toBeGreaterThanOrEqual(2);
  });

  it('BL-C2 the effects counted are all there are', () => {
    const used = ofType(CARDS, 'gadget').flatMap((card) => card.effects.map((effect) => effect.do));
    expect([...new Set(used)].sort()).toEqual(KINDS.toSorted());
  });

  it('BL-C3 undefended Blades and parts, parts with a negative stat, Shields with numbers, a spread of Stability', () => {
    const undefended = (type: 'blade' | 'grip' | 'guard') => ofType(CARDS, type).filter((card) => card.defense === 0).length;
    const negative = (type: 'grip' | 'guard') => ofType(CARDS, type).filter((card) => card.attack < 0 || card.defense < 0).length;
    for (const type of ['blade', 'grip', 'guard'] as const) expect(undefended(type), type).toBeGreaterThanOrEqual(2);
    for (const type of PART_TYPES) expect(negative(type), type).toBeGreaterThanOrEqual(2);
    const shields = ofType(CARDS, 'shield');
    expect(shields.filter((card) => card.attack !== 0 || card.defense !== 0).length).toBeGreaterThanOrEqual(2);
    const stabilities = new Set(shields.map((card) => card.stability));
    expect(stabilities.size).toBeGreaterThanOrEqual(8);
    expect([Math.min(...stabilities), Math.max(...stabilities)]).toEqual([3, 16]);
  });

  it('BL-C4 a first Reforge is reachable with d4 parts', () => {
    const parts = inArmory(CARDS).filter(isPart);
    expect(copies(parts.filter((card) => card.req === 4))).toBe(34);
    expect(copies(parts)).toBe(68);
    const ratio = copies(ofType(CARDS, 'guard')) / copies(ofType(CARDS, 'grip'));
    expect(Math.abs(ratio - 2), `Guards to Grips ${ratio}`).toBeLessThan(0.25);
    const brings = new Set((['draw', 'fetch', 'searchUp'] as const).flatMap((kind) => gadgetsWith(CARDS, kind)));
    expect(copies([...brings].filter((card) => card.req === 4))).toBeGreaterThanOrEqual(6);
  });

  it('BL-C5 at no level can the best Forge Defense hold off the best attack', () => {
    expect(stalemates(CARDS)).toEqual([]);
    // Counted by hand at d4: Gate Bar, Quilted Wrap, two Barn Doors, Barrel Lid; Second Attempt, Briar Stem, two Loose Sickles.
    expect(bestForge(CARDS, 4, 'defense')).toBe(3 + 2 + 4 + 4 + 1);
    expect(bestForge(CARDS, 4, 'attack')).toBe(3 + 3 + 3 + 3);
    expect(stalemates(planted('gate-bar', { defense: 6 }))).toEqual([4]);
  });

  it('BL-C5 no Shield is steadier than its Forge Req allows', () => {
    for (const card of ofType(CARDS, 'shield')) expect(card.stability, card.id).toBeLessThanOrEqual(STABILITY_CAP[card.req]);
    expect(STABILITY_CAP).toEqual({ 4: 6, 6: 8, 8: 11, 10: 13, 12: 16 });
    expectFault('shop-sign', { stability: 7 }, '.stability: at most 6 for a Shield of d4');
    expectFault('great-bell', { stability: 17 }, '.stability: at most 16 for a Shield of d12');
  });

  it('BL-C7 names, flavour and pictures are this game’s own, but the five names that the rules fix', () => {
    const fixed = ['Looking Glass', 'Thief’s Glove', 'Trip Mine', 'Adventurer Blade', 'Wooden Grip'];
    expect(CARDS.filter((card) => fixed.includes(card.name)).map((card) => card.name)).toEqual(fixed);
    for (const key of ['id', 'name', 'flavour'] as const) expect(new Set(CARDS.map((card) => card[key])).size, key).toBe(CARDS.length);
    const others = new Set([...HEXFORGE_CARDS, ...SETS, ...MINIONS].map((card) => card.name));
    expect(CARDS.filter((card) => others.has(card.name)).map((card) => card.name)).toEqual([]);
    // Words of the rules stay out of them, so that a text never seems to speak of a card.
    for (const card of CARDS) expect(`${card.name} ${card.flavour}`, card.id).not.toMatch(/\b(reforge|armory|salvage|forge ?master)\b/i);
  });

  it('every picture is made of icons that exist, and no two are alike', () => {
    for (const { id, art } of CARDS) {
      expect(art.hero in gameIcons.icons, `${id}: ${art.hero}`).toBe(true);
      if (art.far) expect(art.far in gameIcons.icons, `${id}: ${art.far}`).toBe(true);
    }
    expect(new Set(CARDS.map(({ art }) => art.hero)).size).toBe(CARDS.length);
  });

  it('everything has its price: but for the two plainest Guards no card is matched in all numbers by another of its type and die', () => {
    const worse = CARDS.filter((card) => card.copies > 0 && card.type !== 'gadget').flatMap((card) =>
      CARDS.filter((other) => other !== card && other.copies > 0 && other.type === card.type && other.req === card.req).flatMap((other) => {
        const [a, b] = [stats(card.id), stats(other.id)];
        const steady = card.type === 'shield' && other.type === 'shield' ? card.stability <= other.stability : true;
        return a.attack <= b.attack && a.defense <= b.defense && steady ? [`${card.id} < ${other.id}`] : [];
      }),
    );
    expect(worse).toEqual(['bent-horseshoe < tin-crosspiece', 'door-spike < tin-crosspiece']);
  });
});
