import type { Page } from '@playwright/test';
import { GAMES } from '../../../src-shared/games/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';

interface Dropped {
  name: string;
  text: string;
}

/** A map of the first game that has some, as somebody else exported it. */
export const BROUGHT_MAP = (() => {
  const { id: game, library } = Object.values<Game>(GAMES).find((one) => one.library?.kinds.map)!;
  const maps = library!.kinds.map!;
  const value = maps.renamed(maps.builtIn[0].value, 'Brought along');
  return { game, name: 'brought.ffmap', text: JSON.stringify({ format: 1, game, kind: 'map', value }) };
})();

/** A file over the window, as the system's file manager brings it; with `drop`, let go. */
export async function bringFile(page: Page, { name, text }: Dropped, what: 'hold' | 'drop'): Promise<void> {
  await page.evaluate(
    ([name, text, what]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], name));
      const fire = (type: string) => document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      fire('dragenter');
      fire('dragover');
      if (what === 'drop') fire('drop');
    },
    [name, text, what],
  );
}
