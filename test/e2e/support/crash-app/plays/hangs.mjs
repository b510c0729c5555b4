/** Keeps the page busy for ever, and restarts the window as the box offers: what the box and the next page say. */
import { AGAIN, nextBox } from '../hand.mjs';

export async function play({ webContents, ask, headed }) {
  await headed('Five Forges');
  const asked = nextBox();
  void ask('for (;;) {}');
  // Only a page that leaves somebody waiting is said to hang. The first press may come before it is busy.
  const click = setInterval(() => webContents.sendInputEvent({ type: 'mouseDown', x: 9, y: 9, button: 'left', clickCount: 1 }), 500);
  const { message, press } = await asked;
  clearInterval(click);
  press('Restart the window');
  await headed(AGAIN);
  return { message, page: await ask('document.body.textContent') };
}
