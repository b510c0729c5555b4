/** The robot's hand on a mouse at a table of Bladeforge. */
import type { Page } from '@playwright/test';
import { clickCommon, clickInList, clickOn, dragCard } from '../../../robot/pointer.ts';
import type { BladeWish } from './mind.ts';
import { ANSWERS, ENDS, PARTS, PLACES, RECYCLE, RIVALS } from './sight.ts';

const endOf = (page: Page, what: string) => page.locator(ENDS).filter({ hasText: new RegExp(`^\\s*${what}`) });

export async function byMouse(page: Page, wish: BladeWish): Promise<void> {
  switch (wish.kind) {
    case 'place':
      return clickOn(page, page.locator(PLACES).nth(wish.index));
    case 'carry':
      return dragCard(page, wish.index, page.locator(PLACES).nth(wish.place));
    case 'rival':
      return clickOn(page, page.locator(RIVALS).nth(wish.index));
    case 'part':
      return clickOn(page, page.locator(PARTS).nth(wish.index));
    case 'answer':
      return clickInList(page, page.locator(ANSWERS).nth(wish.index));
    case 'end':
      return clickOn(page, endOf(page, wish.what));
    case 'reforge': {
      await clickOn(page, endOf(page, 'Reforge'));
      const dialog = page.getByRole('dialog', { name: 'Reforge' });
      const blades = dialog.getByRole('group', { name: 'Blade' }).locator('label');
      await clickOn(page, blades.nth(wish.blade % (await blades.count())));
      return clickOn(page, dialog.getByRole('button', { name: /^Reforge/ }));
    }
    case 'recycle':
      return clickOn(page, page.locator(RECYCLE));
    default:
      return clickCommon(page, wish);
  }
}
