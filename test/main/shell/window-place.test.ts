import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWindowPlace, writeWindowPlace } from '../../../src-main/host/shell/window-place-file.ts';
import { USUAL_SIZE, placeWindow } from '../../../src-main/host/shell/window-place.ts';
import type { Rectangle, WindowPlace } from '../../../src-main/host/shell/window-place.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const at = (x: number, y: number, width: number, height: number): Rectangle => ({ x, y, width, height });
const saved = (bounds: Rectangle, more: Partial<WindowPlace> = {}): WindowPlace => ({
  version: 1,
  bounds,
  maximized: false,
  fullScreen: false,
  ...more,
});

const MAIN = at(0, 25, 1920, 1055);
const SECOND = at(1920, 0, 1280, 1024);
const LEFT = at(-2560, -200, 2560, 1440);

describe('the window opens', () => {
  test('at its usual size the first time, the system choosing where', () => {
    expect(placeWindow(null, [MAIN, SECOND])).toEqual({
      bounds: USUAL_SIZE,
      least: { width: 960, height: 600 },
      maximized: false,
      fullScreen: false,
    });
  });

  test.each([
    ['on the main screen', at(100, 80, 1200, 800)],
    ['on the second screen', at(2000, 40, 1000, 900)],
    ['on a screen to the left', at(-2400, -150, 2000, 1200)],
  ])('where it was, %s', (_what, bounds) => {
    expect(placeWindow(saved(bounds), [MAIN, SECOND, LEFT]).bounds).toEqual(bounds);
  });

  test.each(['maximized', 'fullScreen'] as const)('%s if it was, and knows where it goes back to', (state) => {
    const bounds = at(100, 80, 1200, 800);
    expect(placeWindow(saved(bounds, { [state]: true }), [MAIN])).toMatchObject({ bounds, [state]: true });
  });

  test('at no place of its own when its screen is gone, with its size kept', () => {
    expect(placeWindow(saved(at(2000, 40, 1000, 900)), [MAIN]).bounds).toEqual({ width: 1000, height: 900 });
  });

  test('as a whole on the screen where some of it was', () => {
    expect(placeWindow(saved(at(1500, 700, 1200, 800)), [MAIN]).bounds).toEqual(at(720, 280, 1200, 800));
  });

  test('elsewhere when its upper edge could not be taken hold of', () => {
    // Only the lower half would be on the screen.
    expect(placeWindow(saved(at(100, -700, 1200, 800)), [MAIN]).bounds).toEqual({ width: 1200, height: 800 });
    // Only a strip of 100 pixels at the side.
    expect(placeWindow(saved(at(-1100, 100, 1200, 800)), [MAIN]).bounds).toEqual({ width: 1200, height: 800 });
  });

  test('smaller when the screen has become smaller, as with a larger scale of the system', () => {
    const scaled = at(0, 0, 960, 520);
    expect(placeWindow(saved(at(100, 80, 1600, 900)), [scaled])).toMatchObject({
      bounds: at(0, 0, 960, 520),
      least: { width: 960, height: 520 },
    });
  });

  test('large enough to be used when a file asks for a tiny one', () => {
    expect(placeWindow(saved(at(300, 300, 1, 1)), [MAIN]).bounds).toMatchObject({ width: 960, height: 600 });
  });

  test('without any screen', () => {
    expect(placeWindow(saved(at(0, 0, 1000, 700)), []).bounds).toEqual({ width: 1000, height: 700 });
  });

  test('always on a screen, whatever the file says', () => {
    const number = fc.integer({ min: -5000, max: 5000 });
    const size = fc.integer({ min: 1, max: 5000 });
    const rectangle = fc.record({ x: number, y: number, width: size, height: size });
    const screens = fc.array(
      fc.record({ x: number, y: number, width: fc.integer({ min: 320, max: 4000 }), height: fc.integer({ min: 240, max: 3000 }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    );
    fc.assert(
      fc.property(rectangle, screens, (bounds, all) => {
        const placed = placeWindow(saved(bounds), all);
        const { x, y, width, height } = placed.bounds;
        const holds = (screen: Rectangle): boolean =>
          width <= screen.width &&
          height <= screen.height &&
          (x === undefined ||
            y === undefined ||
            (x >= screen.x && y >= screen.y && x + width <= screen.x + screen.width && y + height <= screen.y + screen.height));
        expect(all.some(holds)).toBe(true);
        expect(width).toBeGreaterThanOrEqual(placed.least.width);
        expect(height).toBeGreaterThanOrEqual(placed.least.height);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the file of the window’s place', () => {
  test('says what was written, in a folder that may be new', () => {
    const folder = join(temporaryFolder('five-forges-place'), 'new');
    const place = saved(at(-100, 20, 1200, 800), { maximized: true });
    writeWindowPlace(folder, place);
    expect(readWindowPlace(folder)).toEqual(place);
    expect(readFileSync(join(folder, 'window.json'), 'utf8')).toContain('"maximized":true');
  });

  test.each([
    ['empty', ''],
    ['cut off', '{"version":1,"bounds":{"x":'],
    ['of another version', JSON.stringify({ ...saved(at(0, 0, 1000, 700)), version: 2 })],
    ['without end', JSON.stringify({ ...saved(at(0, 0, 1000, 700)), more: 'x'.repeat(100_000) })],
    ['with numbers that are none', JSON.stringify(saved(at(Number.NaN, 0, 1000, 700)))],
    ['with numbers beyond any screen', JSON.stringify(saved(at(1e12, 0, 1000, 700)))],
    ['with more than it should say', JSON.stringify({ ...saved(at(0, 0, 1000, 700)), devTools: true })],
  ])('is ignored when it is %s', (_what, text) => {
    const folder = temporaryFolder('five-forges-place');
    writeFileSync(join(folder, 'window.json'), text);
    expect(readWindowPlace(folder)).toBeNull();
  });

  test('is ignored when it is none, and writing it over a folder harms nothing', () => {
    const folder = temporaryFolder('five-forges-place');
    expect(readWindowPlace(folder)).toBeNull();
    mkdirSync(join(folder, 'window.json'));
    writeWindowPlace(folder, saved(at(0, 0, 1000, 700)));
    expect(readWindowPlace(folder)).toBeNull();
  });
});
