import { differenceCiede2000, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, parse, wcagContrast } from 'culori';
import type { Color } from 'culori';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GEMS } from '../../../src-renderer/games/hexforge/drawing/gems.ts';
import { GAME_UIS } from '../../../src-renderer/games/registry.ts';
import { COLOURS, EMBLEMS } from '../../../src-shared/protocol/looks.ts';
import { SEATS } from '../../../src-renderer/ui/svg/colours.ts';

const css = readFileSync(resolve('src-renderer/ui/tokens.css'), 'utf8');

/** Plain colours of one block of the style sheet. */
function tokensOf(selector: string): Record<string, string> {
  const from = css.indexOf(`${selector} {`);
  const block = css.slice(from, css.indexOf('\n}', from));
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/gi)].map(([, name, colour]) => [name, colour]));
}
const dark = tokensOf(':root');
const themes = { dark, contrast: { ...dark, ...tokensOf("[data-theme='contrast']") } };

const SIGHTS: Record<string, (colour: Color) => Color> = {
  normal: (colour) => colour,
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};

it('the looks that guests choose from are those of the seats', () => {
  expect(SEATS.map(({ word }) => word)).toEqual(COLOURS);
  expect(SEATS.map(({ emblemWord }) => emblemWord)).toEqual(EMBLEMS);
});

describe('seat colours', () => {
  const difference = differenceCiede2000();
  for (const [sight, seen] of Object.entries(SIGHTS)) {
    it(`differ by at least 15 with ${sight === 'normal' ? 'normal sight' : sight}`, () => {
      for (const [i, a] of SEATS.entries()) {
        for (const b of SEATS.slice(i + 1)) {
          expect(difference(seen(parse(a.colour)!), seen(parse(b.colour)!)), `${a.word} and ${b.word}`).toBeGreaterThanOrEqual(15);
        }
      }
    });
  }

  it('stand out from the dark board', () => {
    for (const { colour, word } of SEATS) expect(wcagContrast(colour, '#14171c'), word).toBeGreaterThanOrEqual(3.4);
  });

  it('differ in emblem and edge as well', () => {
    expect(new Set(SEATS.map(({ emblem }) => emblem)).size).toBe(6);
    expect(new Set(SEATS.map(({ edge }) => edge)).size).toBe(6);
  });
});

describe('colours in drawings', () => {
  it('repeat the tokens', () => {
    SEATS.forEach(({ colour, on }, seat) => expect([colour, on]).toEqual([dark[`seat-${seat + 1}`], dark[`seat-${seat + 1}-on`]]));
  });
});

const IRON = ['ground', 'iron-950', 'iron-900', 'iron-850', 'iron-800', 'iron-700'];
const ON_IRON = ['text', 'text-2', 'text-3', 'link', 'ember', 'ember-hot', 'harm', 'gain', 'risk', 'game-hi', 'seat-2-text', 'seat-3-text'];
/** Text on grounds of its own: [text, ground]. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['text-on-ember', 'ember'],
  ['text-on-ember', 'ember-hot'],
  ['text-on-steel', 'iron-100'],
  ['text-on-steel', 'iron-300'],
  ['text-on-risk', 'risk'],
  ['text-on-vellum', 'vellum'],
  ['text-2-on-vellum', 'vellum'],
  ['keyword-on-vellum', 'vellum'],
  ...[1, 2, 3, 4, 5, 6].map((seat) => [`seat-${seat}-on`, `seat-${seat}`] as const),
];

describe.each([
  ['dark', 4.5],
  ['contrast', 7],
] as const)('contrast of the %s theme', (name, least) => {
  const theme = themes[name];

  it.each(ON_IRON)('%s is readable on every iron', (text) => {
    for (const iron of IRON) expect(wcagContrast(theme[text], theme[iron]), `${text} on ${iron}`).toBeGreaterThanOrEqual(least);
  });

  it.each(PAIRS)('%s is readable on %s', (text, ground) => {
    // seats and buttons keep their colours in every theme, so they keep their bound too
    expect(wcagContrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('shows focus and targets on iron and stone', () => {
    for (const iron of IRON) expect(wcagContrast(theme.focus, theme[iron])).toBeGreaterThanOrEqual(7);
    expect(wcagContrast(theme.target, '#4a525c')).toBeGreaterThanOrEqual(3);
  });
});

describe.each(Object.values(GAME_UIS))('the theme of $title', ({ theme }) => {
  it('is readable on every iron, in both themes', () => {
    for (const iron of IRON) {
      expect(wcagContrast(theme.bright, themes.dark[iron]), `${theme.bright} on ${iron}`).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast(theme.brightest, themes.contrast[iron]), `${theme.brightest} on ${iron}`).toBeGreaterThanOrEqual(7);
    }
  });

  it('has a plate for rules text', () => {
    for (const text of ['text-on-vellum', 'text-2-on-vellum', 'keyword-on-vellum']) {
      expect(wcagContrast(dark[text], theme.plate), text).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('letters are readable on every gem', () => {
  for (const { id, enamel, letter } of Object.values(GEMS)) expect(wcagContrast(letter, enamel), id).toBeGreaterThanOrEqual(4.5);
});
