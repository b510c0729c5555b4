import { describe, expect, test } from 'vitest';
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { CARDS, cardById } from '../../../src-shared/games/hexforge/cards/index.ts';
import type { CardSpec } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { costOf } from '../../../src-shared/games/hexforge/text/costs.ts';
import { FACES } from '../../../src-shared/games/hexforge/text/faces.ts';
import { COLOURS, RESOURCES, TILE_TYPES } from '../../../src-shared/games/hexforge/types.ts';
import {
  abilities,
  brings,
  cmc,
  commanders,
  costColours,
  does,
  equipment,
  gives,
  grants,
  listCards,
  listUnits,
  namesTile,
  printed,
  some,
  spells,
  targeted,
  tokens,
  triggers,
  units,
  workers,
} from './content-facts.ts';

const count = (test: (card: CardSpec) => boolean, among: readonly CardSpec[] = CARDS): number => among.filter(test).length;
/** List cards of a colour: a two-colour card counts under the first letter of its pair. */
const under = (colour: string | undefined) => (card: CardSpec) => costColours(card)[0] === colour;

describe('card counts', () => {
  test('96 definitions with ids and names of their own, indexed in a fixed order of kinds', () => {
    expect(CARDS).toHaveLength(96);
    expect(new Set(CARDS.map((card) => card.id)).size).toBe(96);
    expect(new Set(CARDS.map((card) => card.name)).size).toBe(96);
    const kinds = CARDS.map((card) => (card.type === 'unit' && card.role) || card.type);
    const order = ['unit', 'spell', 'equipment', 'commander', 'worker', 'token'];
    expect(kinds).toEqual(kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(CARDS.every((card) => cardById(card.id) === card)).toBe(true);
  });

  test.each([
    ['units', listUnits, 8, 4],
    ['spells', spells, 4, 4],
    ['equipment', equipment, 2, 2],
  ] as const)('%s: as many for each colour, and some generic', (_kind, cards, perColour, generic) => {
    for (const colour of COLOURS) expect(count(under(colour), cards), colour).toBe(perColour);
    expect(count(under(undefined), cards)).toBe(generic);
  });

  test('6 commanders, one for each colour and one of two, within their numbers', () => {
    expect(commanders).toHaveLength(6);
    for (const colour of COLOURS) expect(commanders.some((card) => costColours(card).join('') === colour)).toBe(true);
    expect(commanders.filter((card) => costColours(card).length === 2)).toHaveLength(1);
    for (const card of commanders) {
      expect(card.power >= 2 && card.power <= 5 && card.health >= 5 && card.health <= 9, card.id).toBe(true);
      expect(cmc(card) >= 3 && cmc(card) <= 6, card.id).toBe(true);
    }
  });

  test('7 workers yielding 1 or 2 each; 3 tokens, all of them made by something', () => {
    expect(workers).toHaveLength(7);
    const yields = workers.map((card) => card.worker!);
    for (const colour of COLOURS) expect(yields.some((y) => y[colour])).toBe(true);
    expect(yields.filter((y) => Object.keys(y).join() === 'C')).toHaveLength(1);
    expect(yields.filter((y) => COLOURS.filter((colour) => y[colour]).length === 2)).toHaveLength(1);
    for (const y of yields) expect([1, 2]).toContain(Object.values(y).reduce((sum, n) => sum + n, 0));
    expect(tokens).toHaveLength(3);
    for (const token of tokens)
      expect(
        some(CARDS, (n) => n.do === 'token' && n.token === token.id),
        token.id,
      ).toBe(true);
    const makers = CARDS.filter((card) => does(card, 'token'));
    expect(makers.some((card) => card.type === 'spell')).toBe(true);
    expect(makers.some((card) => card.type === 'unit' && does(card.memento, 'token'))).toBe(true);
    expect(makers.some((card) => card.type === 'unit' && does(card.entry, 'token'))).toBe(true);
  });

  test('the cost curve of the 80 list cards', () => {
    expect(listCards).toHaveLength(80);
    const curve = [0, 0, 0, 0, 0, 0];
    for (const card of listCards) curve[Math.max(0, Math.min(6, cmc(card)) - 1)]++;
    expect(curve).toEqual([14, 20, 18, 14, 8, 6]);
    expect(count((card) => cmc(card) === 0, listCards)).toBeGreaterThanOrEqual(2);
    for (const n of [1, 2, 3, 4])
      expect(
        count((card) => cmc(card) === n && costColours(card).length === 0, listCards),
        `{C:${n}}`,
      ).toBeGreaterThanOrEqual(2);
  });

  test('two-colour costs: two for each neighbouring pair', () => {
    for (const pair of ['FO', 'OR', 'RG', 'GE', 'EF'])
      expect(
        count((card) => costColours(card).join('') === pair, listCards),
        pair,
      ).toBe(2);
    expect(count((card) => costColours(card).length === 2, listCards)).toBe(10);
  });
});

describe('no free loops', () => {
  test('an ability without Brilliance costs something, and none is paid with a sacrifice', () => {
    for (const card of CARDS) {
      for (const ability of abilities(card)) {
        if (!ability.brilliance) expect(Object.keys(costOf(ability.cost)).length, card.id).toBeGreaterThan(0);
        expect(ability.extra ?? [], card.id).toEqual([]);
      }
    }
  });

  test('resources are gained only by Unstable spells and by Brilliance', () => {
    for (const card of CARDS.filter((one) => does(one, 'gain'))) {
      if (card.type === 'spell') expect(card.unstable, card.id).toBe(true);
      else
        expect(
          abilities(card)
            .filter((ability) => does(ability, 'gain'))
            .every((ability) => ability.brilliance),
          card.id,
        ).toBe(true);
      expect(
        triggers(card).some((text) => does(text, 'gain')),
        card.id,
      ).toBe(false);
    }
  });

  test('no card that costs nothing draws or bounces', () => {
    for (const card of listCards.filter((one) => cmc(one) === 0)) expect(does(card, 'draw') || does(card, 'bounce'), card.id).toBe(false);
  });
});

describe('texts that must not target', () => {
  test('HX-D10 Memento, Spellbound and Entries of tokens, workers and commanders name no target', () => {
    for (const card of units) {
      expect(targeted(card.memento) || targeted(card.spellbound), card.id).toBe(false);
      if (card.role) expect(targeted(card.entry), card.id).toBe(false);
    }
  });
});

/** Rows of the table of minimum appearances: what, how many, how counted. */
const MINIMA: [string, number, number][] = [
  ['Instant', 12, count((c) => c.instant === true)],
  ['Instant spells', 6, count((c) => c.instant === true, spells)],
  ['Instant units', 3, count((c) => c.instant === true, units)],
  ['Instant equipment', 2, count((c) => c.instant === true, equipment)],
  ['Unstable', 6, count((c) => c.unstable === true)],
  ['Unstable spells', 2, count((c) => c.unstable === true, spells)],
  ['Unstable units', 2, count((c) => c.unstable === true, units)],
  ['Unstable equipment', 2, count((c) => c.unstable === true, equipment)],
  ['Adapt', 3, units.filter((c) => c.adapt).length],
  ['Adapt with numbers', 1, units.filter((c) => c.adapt?.power || c.adapt?.health).length],
  ['Adapt with a keyword', 1, units.filter((c) => c.adapt?.keywords?.length).length],
  ['Brilliance', 3, count((c) => abilities(c).some((a) => a.brilliance))],
  ['Brilliance for 0', 1, count((c) => abilities(c).some((a) => a.brilliance && a.cost === '0'))],
  ['Brilliance for generic', 1, count((c) => abilities(c).some((a) => a.brilliance && /^[1-9]\d*$/.test(a.cost)))],
  ['Brilliance for generic and colour', 1, count((c) => abilities(c).some((a) => a.brilliance && /^[1-9]\d*[FORGE]+$/.test(a.cost)))],
  ['slow Brilliance', 1, count((c) => abilities(c).some((a) => a.brilliance && a.speed === 'slow'))],
  ['fast Brilliance', 2, count((c) => abilities(c).some((a) => a.brilliance && a.speed === 'fast'))],
  ['Defender', 3, count((c) => printed(c, 'defender'))],
  ['Defender with Taunt', 1, count((c) => printed(c, 'defender') && printed(c, 'taunt'))],
  ['Entry with targets', 3, units.filter((c) => targeted(c.entry)).length],
  ['Entry without targets', 3, units.filter((c) => c.entry && !targeted(c.entry)).length],
  ['Haste', 4, count((c) => brings(c, 'haste'))],
  ['Haste for another unit', 1, count((c) => gives(c, 'haste') || grants(c, 'haste'))],
  ['Sloth', 3, count((c) => brings(c, 'sloth'))],
  ['Sloth for another unit', 1, count((c) => gives(c, 'sloth') || grants(c, 'sloth'))],
  ['Indestructible', 2, count((c) => printed(c, 'indestructible'))],
  ['Indestructible granted Fleeting by a spell', 1, count((c) => grants(c, 'indestructible', 'fleeting'), spells)],
  ['Lethal', 3, count((c) => brings(c, 'lethal'))],
  ['Lethal with Splash', 1, count((c) => printed(c, 'lethal') && printed(c, 'splash'))],
  ['Memento that draws', 1, units.filter((c) => does(c.memento, 'draw')).length],
  ['Memento that makes a token', 1, units.filter((c) => does(c.memento, 'token')).length],
  ['Memento that damages an area', 1, units.filter((c) => some(c.memento, (n) => n.do === 'damage' && typeof n.to === 'object')).length],
  ['Memento that repairs', 1, units.filter((c) => does(c.memento, 'repair')).length],
  ['Quick Strike', 4, count((c) => brings(c, 'quickStrike'))],
  ['Quick Strike commander', 1, commanders.filter((c) => printed(c, 'quickStrike')).length],
  ['Quick Strike equipment', 1, count((c) => gives(c, 'quickStrike'))],
  ['Revealed on a strong unit', 1, units.filter((c) => printed(c, 'revealed') && c.power + c.health > 2 * cmc(c) + 1).length],
  ['Revealed put on enemies by a spell', 1, count((c) => grants(c, 'revealed'), spells)],
  ['Siphon', 3, count((c) => brings(c, 'siphon'))],
  [
    'Siphon with Splash or ability damage',
    1,
    count((c) => printed(c, 'siphon') && (printed(c, 'splash') || abilities(c).some((a) => does(a, 'damage')))),
  ],
  ['Spellbound', 3, units.filter((c) => c.spellbound).length],
  ['different Spellbound texts', 2, new Set(units.filter((c) => c.spellbound).map((c) => JSON.stringify(c.spellbound))).size],
  ['Splash', 3, count((c) => brings(c, 'splash'))],
  ['Taunt', 3, count((c) => brings(c, 'taunt'))],
  ['Unimpeded', 2, count((c) => brings(c, 'unimpeded'))],
  ['Unimpeded with Haste', 1, count((c) => printed(c, 'unimpeded') && printed(c, 'haste'))],
  ['Unity', 3, units.filter((c) => c.unity).length],
  ['Unity with numbers', 1, units.filter((c) => c.unity?.power || c.unity?.health).length],
  ['Unity with a keyword', 1, units.filter((c) => c.unity?.keywords?.length).length],
  ['Untargetable', 2, count((c) => printed(c, 'untargetable'))],
  ['Untargetable granted Fleeting by an Instant', 1, count((c) => c.instant === true && grants(c, 'untargetable', 'fleeting'))],
  ['Worker', 7, units.filter((c) => c.worker).length],
  ['C in costs', 30, count((c) => (costOf(c.cost).C ?? 0) > 0)],
  ['C in yields', 2, workers.filter((c) => c.worker?.C).length],
  ['cards that end Eternal effects', 2, count((c) => does(c, 'endEternal'))],
  ['continuous texts', 12, equipment.length + units.filter((c) => c.adapt || c.unity).length],
  ['slow cards', 40, count((c) => !c.instant, listCards)],
  ['fast cards', 12, count((c) => c.instant === true, listCards)],
  ['fast abilities', 3, CARDS.flatMap(abilities).filter((a) => a.speed === 'fast').length],
  ['slow abilities', 2, CARDS.flatMap(abilities).filter((a) => a.speed === 'slow').length],
  ['triggers', 13, CARDS.flatMap(triggers).length],
  ['Fleeting', 6, count((c) => some(c, (n) => n.until === 'fleeting'))],
  ['Lasting', 5, count((c) => some(c, (n) => n.until === 'lasting'))],
  ['Eternal', 4, count((c) => some(c, (n) => n.until === 'eternal'))],
  ['sacrifice as a price', 2, count((c) => some(c, (n) => n.pay === 'sacrifice'))],
  ['discard as a price', 2, count((c) => some(c, (n) => n.pay === 'discard'))],
  ['numbers going up', 2, count((c) => some(c, (n) => n.do === 'modify' && ((n.power as number) > 0 || (n.health as number) > 0)))],
  ['numbers going down', 2, count((c) => some(c, (n) => n.do === 'modify' && ((n.power as number) < 0 || (n.health as number) < 0)))],
  ['counters of spells only', 1, count((c) => does(c, 'counter') && some(c, (n) => n.item === 'spell'))],
  ['counters of abilities only', 1, count((c) => does(c, 'counter') && some(c, (n) => n.item === 'ability'))],
  ['counters of either', 2, count((c) => does(c, 'counter') && some(c, (n) => n.item === 'any'))],
  ['equipment with numbers', 2, equipment.filter((c) => c.gives.power || c.gives.health).length],
  ['equipment with a keyword', 2, equipment.filter((c) => c.gives.keywords?.length).length],
  ['equipment with an ability', 2, equipment.filter((c) => c.abilities?.length).length],
  ['equipment for enemy units', 2, equipment.filter((c) => c.wearer !== 'own').length],
];

describe('minimum appearances', () => {
  test.each(MINIMA)('%s: at least %i', (_what, least, found) => expect(found).toBeGreaterThanOrEqual(least));

  test('Splash comes with 1, 2 and 3', () => {
    for (const n of [1, 2, 3])
      expect(
        some(units, (node) => node.splash === n),
        `Splash ${n}`,
      ).toBe(true);
  });

  test.each(COLOURS)('resource %s: in 14 costs, in an ability cost and in a yield', (colour) => {
    expect(count((card) => costOf(card.cost)[colour] !== undefined)).toBeGreaterThanOrEqual(14);
    expect(CARDS.flatMap(abilities).some((ability) => costOf(ability.cost)[colour] !== undefined)).toBe(true);
    expect(workers.some((card) => card.worker?.[colour])).toBe(true);
  });

  test.each(TILE_TYPES)('tile type %s is named by two texts', (type) =>
    expect(count((card) => namesTile(card, type))).toBeGreaterThanOrEqual(2),
  );

  const VERBS = [
    'damage',
    'destroy',
    'lose',
    'repair',
    'heal',
    'draw',
    'bounce',
    'token',
    'modify',
    'grant',
    'exhaust',
    'ready',
    'teleport',
    'reveal',
    'gain',
    'cost',
    'tradeBlows',
  ];
  test.each(VERBS)('verb %s is used by two cards', (verb) => expect(count((card) => does(card, verb))).toBeGreaterThanOrEqual(2));
});

describe('the card language', () => {
  const has = (test: (node: Record<string, unknown>) => boolean) => some(CARDS, test);

  test('every verb, condition, amount and extra price is used', () => {
    for (const verb of ['discard', 'counter', 'endEternal', 'recall', 'loseCard', 'if'])
      expect(
        has((n) => n.do === verb),
        verb,
      ).toBe(true);
    for (const cond of ['onTile', 'besideTile', 'exists', 'keyword', 'exhausted', 'damaged', 'handAtMost'])
      expect(
        has((n) => n.cond === cond),
        cond,
      ).toBe(true);
    for (const amount of ['per', 'powerOf', 'damageOn'])
      expect(
        has((n) => amount in n),
        amount,
      ).toBe(true);
    for (const target of ['entity', 'tile', 'item', 'card', 'handCard'])
      expect(
        has((n) => n.target === target),
        target,
      ).toBe(true);
  });

  test('every kind of filter is used', () => {
    const filters = ['on', 'besideTile', 'beside', 'damaged', 'exhausted', 'maxPower', 'minPower', 'maxHealth', 'notCommander', 'equipped'];
    for (const field of filters)
      expect(
        has((n) => 'kind' in n && 'side' in n && field in n),
        field,
      ).toBe(true);
    for (const field of ['types', 'free', 'beside', 'within', 'anywhere'])
      expect(
        has((n) => n.target === 'tile' && field in (n.of as object)),
        field,
      ).toBe(true);
  });

  test('costs are written as the rules read them', () => {
    for (const card of CARDS) {
      expect(card.cost, card.id).toMatch(/^\d?[FORGE]*$/);
      for (const ability of abilities(card)) expect(ability.cost, card.id).toMatch(/^(\d|\d?[FORGE]+)$/);
    }
    expect(RESOURCES.every((letter) => CARDS.some((card) => costOf(card.cost)[letter] !== undefined))).toBe(true);
  });
});

describe('pictures', () => {
  const icons = gameIcons.icons as Record<string, unknown>;

  test('every icon exists', () => {
    for (const { id, art } of CARDS) for (const name of [art.hero, art.far]) if (name) expect(name in icons, `${id}: ${name}`).toBe(true);
  });

  test('no two cards share hero, scene and palette', () => {
    const pictures = Object.values(FACES).map((face) => `${face.art.hero} ${face.art.scene} ${face.colours.join('')}`);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});
