import { flushSync, mount, unmount } from 'svelte';
import { cardsOf } from '../cards-of.ts';
import type { ComponentProps } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Card from '../../../src-renderer/ui/card/Card.svelte';
import { fullLayout, handLayout, holdsText, splitName } from '../../../src-renderer/ui/card/layout.ts';
import { changeOf } from '../../../src-renderer/ui/card/live.ts';
import { specOf } from '../../../src-renderer/games/hexforge/card-spec.ts';
import { cardCost } from '../../../src-renderer/games/hexforge/drawing/gems.ts';
import type { HxCost } from '../../../src-shared/games/hexforge/types.ts';
import { GAME_UIS } from '../../../src-renderer/games/registry.ts';
import { FACES } from '../../../src-shared/games/hexforge/text/faces.ts';

const faces = Object.values(FACES);
const golem = FACES['ridgeback-golem'];

let shown: ReturnType<typeof mount> | undefined;
function show(props: ComponentProps<typeof Card>): HTMLElement {
  shown = mount(Card, { target: document.body, props });
  flushSync();
  return document.querySelector<HTMLElement>('.card')!;
}
const numbers = (card: HTMLElement) => [...card.querySelectorAll('.number')].map((number) => number.lastElementChild!.textContent);

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

describe('layout', () => {
  it('breaks long names near their middle', () => {
    expect(splitName('Boar')).toEqual(['Boar']);
    expect(splitName('Smokescreen')).toEqual(['Smokescreen']);
    expect(splitName('Provost Aldern Keel')).toEqual(['Provost', 'Aldern Keel']);
    expect(splitName('Struck from the Ledger')).toEqual(['Struck from', 'the Ledger']);
  });

  it('gives long texts more plate and leaves the art at least a third of the card', () => {
    const ends = faces.map((face) => fullLayout(specOf(face), 280).windowEnd);
    expect(Math.max(...ends)).toBe(258);
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(150);
    expect(fullLayout(specOf(golem), 280).windowEnd).toBeLessThan(fullLayout(specOf(FACES['quench-raven']), 280).windowEnd);
  });

  /** Of a card beside its levels in a column as narrow as it can be made. */
  const LEAST_WIDTH = 200;
  /** Has too much to say: it scrolls there. */
  const LONGEST = ['Rootworrier Boar'];
  it.each(Object.values(GAME_UIS))('cuts no text of $title on a small card: art and flavour give way', (ui) => {
    const cut = cardsOf(ui).filter((face) => !holdsText(face, LEAST_WIDTH, fullLayout(face, LEAST_WIDTH)));
    expect(cut.map(({ name }) => name).filter((name) => !LONGEST.includes(name))).toEqual([]);
  });

  /** Of the plate below the name, in the card's units; and the width of a letter at size 1. */
  const PLATE = { width: 252, letter: 0.52 };
  it.each(Object.values(GAME_UIS))('runs no type line of $title over its plate', (ui) => {
    const lines = cardsOf(ui).flatMap((face) => [LEAST_WIDTH, 240, 312].map((shown) => fullLayout(face, shown).type!));
    const over = lines.filter(({ text, size }) => text.length * size * PLATE.letter > PLATE.width + 0.01);
    expect(over).toEqual([]);
  });

  it('has a frame for every card', () => {
    for (const face of faces) expect(specOf(face).frame.outline(300, 420)).not.toMatch(/NaN|undefined/);
  });

  it('keeps every word of a name at hand size', () => {
    for (const face of faces) expect(handLayout(face.name).names.join(' ')).toBe(face.name);
  });
});

describe('costs', () => {
  it('puts generic first, then one gem per coloured point', () => {
    expect(cardCost({ R: 2, C: 1, F: 1 }).gems.map(({ text }) => text)).toEqual(['1', 'F', 'R', 'R']);
  });

  it('counts more than three of a colour, and shows nothing to pay as 0', () => {
    expect(cardCost({ G: 4 }).gems.map(({ text }) => text)).toEqual(['4G']);
    expect(cardCost({}).gems.map(({ gem, text }) => gem.id + text)).toEqual(['C0']);
  });

  it('says whether a cost has risen or fallen', () => {
    const change = (cost: HxCost) => changeOf(cardCost(cost).total, cardCost(golem.cost).total);
    expect(change({ C: 1 })).toBe('down');
    expect(change(golem.cost)).toBeNull();
    expect(change({ C: 9 })).toBe('up');
  });
});

describe('a card', () => {
  it('is one named picture at hand size', () => {
    const card = show({ face: specOf(golem), size: 'hand' });
    expect(card.getAttribute('role')).toBe('img');
    expect(card.getAttribute('aria-label')).toBe('Ridgeback Golem, Unit · Golem');
    expect(card.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
    expect(numbers(card)).toEqual([String(golem.power), String(golem.health)]);
  });

  it('shows live values and marks what has changed', () => {
    const card = show({ face: specOf(golem), size: 'hand', power: golem.power! + 2, health: 1 });
    expect(numbers(card)).toEqual([String(golem.power! + 2), '1']);
    expect(card.querySelectorAll('.up')).toHaveLength(1);
    expect(card.querySelectorAll('.down')).toHaveLength(1);
  });

  it('has its rules as real text at full size', () => {
    const card = show({ face: specOf(golem), size: 'full' });
    expect(card.getAttribute('role')).toBe('group');
    expect(card.querySelector('.rules')!.textContent).toContain('Taunt');
    expect(card.querySelector('.rules b')!.textContent).toBe('Taunt');
    expect(card.querySelector('.rules')!.textContent).toContain(golem.flavour);
  });

  it('is silent where the caller already names it', () => {
    const card = show({ face: specOf(golem), size: 'chip', label: '' });
    expect(card.getAttribute('aria-hidden')).toBe('true');
    expect(card.hasAttribute('role')).toBe(false);
  });

  it('folds more than three keyword icons', () => {
    const card = show({ face: specOf({ ...golem, keywords: ['taunt', 'haste', 'adapt', 'entry', 'unity'] }), size: 'hand' });
    expect(card.textContent).toContain('+3');
  });
});
