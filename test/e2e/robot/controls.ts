/** Hands on the controls of any screen, with one way of input alone. Names are what they go by. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { walkTo } from './keyboard.ts';

export interface Controls {
  press(control: Locator): Promise<void>;
  /** Writes into a field, over what stands there. */
  write(field: Locator, text: string): Promise<void>;
  /** Puts what is on the clipboard into a field, over what stands there. */
  paste(field: Locator): Promise<void>;
  /** One of several that exclude each other. */
  pick(radio: Locator): Promise<void>;
  /** A checkbox. */
  tick(box: Locator): Promise<void>;
}

/** Letters can only come from a keyboard; the field is found with the mouse. */
function mouse(page: Page): Controls {
  const into = async (field: Locator) => {
    await field.click();
    await page.keyboard.press('ControlOrMeta+A');
  };
  return {
    press: (control) => control.click(),
    async write(field, text) {
      await into(field);
      await page.keyboard.type(text);
    },
    async paste(field) {
      await into(field);
      await page.keyboard.press('ControlOrMeta+V');
    },
    // Drawn by its label, which lies over it.
    pick: (radio) => radio.locator('xpath=ancestor::label').click(),
    tick: (box) => box.click(),
  };
}

function keyboard(page: Page): Controls {
  async function into(field: Locator): Promise<void> {
    await walkTo(page, field);
    await page.keyboard.press('ControlOrMeta+A');
  }

  return {
    async press(control) {
      await walkTo(page, control);
      await page.keyboard.press('Enter');
    },
    async write(field, text) {
      await into(field);
      await page.keyboard.type(text);
    },
    async paste(field) {
      await into(field);
      await page.keyboard.press('ControlOrMeta+V');
    },
    // All of them are one stop of Tab.
    async pick(radio) {
      await walkTo(page, radio, (element) => document.activeElement?.getAttribute('name') === element.getAttribute('name'));
      await expect(async () => {
        if (!(await radio.isChecked())) await page.keyboard.press('ArrowDown');
        expect(await radio.isChecked()).toBe(true);
      }).toPass({ intervals: [20] });
    },
    async tick(box) {
      await walkTo(page, box);
      await page.keyboard.press('Space');
    },
  };
}

export const CONTROLS = { mouse, keyboard };
