import type { Page } from '@playwright/test';

interface Dropped {
  name: string;
  text: string;
}

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
