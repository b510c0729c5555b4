import type { Page } from '@playwright/test';

/** The page for a robot with a mouse, whose clicks are taps of a finger: nothing is pointed at or carried, and no key is pressed. */
export function tapping(page: Page): Page {
  const nothing = () => Promise.resolve();
  const mouse = { click: (x: number, y: number) => page.touchscreen.tap(x, y), move: nothing, down: nothing, up: nothing };
  return new Proxy(page, {
    get(target, name) {
      if (name === 'mouse') return mouse;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
