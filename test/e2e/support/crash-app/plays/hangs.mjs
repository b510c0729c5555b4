/** Keeps the page busy for ever, knocks at its window until the app asks about it, and has it ended as the box offers. */
import { AGAIN, nextBox } from '../hand.mjs';

const KNOCK_MS = 500;

export async function play({ webContents, ask, headed }) {
  await headed('Five Forges');
  const asked = nextBox();
  void webContents.executeJavaScript('for (;;);').catch(() => null);
  // A page that nobody wants anything of does not count as hung.
  const knocking = setInterval(() => webContents.sendInputEvent({ type: 'keyDown', keyCode: 'Tab' }), KNOCK_MS);
  const { message, press } = await asked;
  clearInterval(knocking);
  press('Restart the window');
  await headed(AGAIN);
  return { message, told: await ask(`document.querySelector('main').textContent.includes('did not answer any more')`) };
}
