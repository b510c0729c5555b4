/** What a card of Bladeforge shows of its kind, in every size that has corners. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Card from '../../../src-renderer/ui/card/Card.svelte';
import { specOf } from '../../../src-renderer/games/bladeforge/card-spec.ts';
import { FACES } from '../../../src-shared/games/bladeforge/text/faces.ts';
import type { BlCardFace } from '../../../src-shared/games/bladeforge/text/faces.types.ts';

const ORANGE = '#e8964a';
const PURPLE = '#9a72d6';
const SIZES = ['hand', 'full'] as const;
const faces = Object.values(FACES);
const of = (type: BlCardFace['type']) => faces.filter((face) => face.type === type);

let shown: ReturnType<typeof mount> | undefined;
function show(face: BlCardFace, size: (typeof SIZES)[number]): HTMLElement {
  shown = mount(Card, { target: document.body, props: { face: specOf(face), size } });
  flushSync();
  return document.querySelector<HTMLElement>('.card')!;
}
async function clear(): Promise<void> {
  if (shown) await unmount(shown);
  shown = undefined;
}
afterEach(clear);

/** Where something inside the card's drawing stands: its own place, moved by the groups round it. */
function placeOf(node: Element): { x: number; y: number } {
  const [ownX, ownY] = ['x', 'y'].map((name) => Number(node.getAttribute(name) ?? 0));
  const place = { x: ownX, y: ownY };
  for (let at: Element | null = node; at && at.tagName !== 'svg'; at = at.parentElement) {
    const [, x, y] = /translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)/.exec(at.getAttribute('transform') ?? '') ?? [];
    place.x += Number(x ?? 0);
    place.y += Number(y ?? 0);
  }
  return place;
}

const boxOf = (card: HTMLElement) => card.querySelector('svg')!.getAttribute('viewBox')!.split(/[ ,]+/).map(Number);
const cornerOf = (card: HTMLElement): Element | null => card.querySelector(`path[fill="${ORANGE}"], path[fill="${PURPLE}"]`);

/** Middle of the card's drawing. */
function middleOf(card: HTMLElement): { x: number; y: number } {
  const [x, y, width, height] = boxOf(card);
  return { x: x + width / 2, y: y + height / 2 };
}

describe.each(SIZES)('BL-15.4 at %s size', (size) => {
  it.each([
    ['shield', ORANGE],
    ['gadget', PURPLE],
  ] as const)('every %s has its corner at the top right, in its colour, with a symbol in it', async (type, colour) => {
    for (const face of of(type)) {
      const card = show(face, size);
      const corner = cornerOf(card);
      expect(corner?.getAttribute('fill'), face.id).toBe(colour);
      const { x, y } = placeOf(corner!);
      expect(x, face.id).toBeGreaterThan(middleOf(card).x);
      expect(y, face.id).toBeLessThan(middleOf(card).y / 2);
      expect(corner!.nextElementSibling?.querySelector('path') ?? corner!.nextElementSibling, face.id).not.toBeNull();
      await clear();
    }
  });

  it.each(['blade', 'grip', 'guard'] as const)('no %s has a coloured corner', async (type) => {
    for (const face of of(type)) {
      expect(cornerOf(show(face, size)), face.id).toBeNull();
      await clear();
    }
  });

  it('every Shield shows its Stability at the top left, and nothing else does', async () => {
    for (const face of faces) {
      const card = show(face, size);
      const { x: middleX, y: middleY } = middleOf(card);
      const topLeft = [...card.querySelectorAll('.number')]
        .map((number) => number.lastElementChild!)
        .filter((text) => placeOf(text).x < middleX && placeOf(text).y < middleY / 2)
        .map((text) => text.textContent);
      expect(topLeft, face.id).toEqual([String(face.req), ...(face.stability === null ? [] : [String(face.stability)])]);
      await clear();
    }
  });

  it('the word for its type is in its name', async () => {
    for (const face of faces) {
      expect(show(face, size).getAttribute('aria-label'), face.id).toContain(face.typeWord);
      await clear();
    }
  });
});

it('BL-15.4 a full Shield says what the number in its corner is', () => {
  const face = FACES['garden-wall'];
  expect(show(face, 'full').querySelector('.rules b')?.textContent).toBe(`Stability ${face.stability}.`);
});
