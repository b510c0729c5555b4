/** Ends the window's process three times, opens it once more as the box offers, ends it again, and quits as the next box offers. */
import { AGAIN, nextBox } from '../hand.mjs';

export async function play({ webContents, headed, crash }) {
  for (let i = 0; i < 2; i++) {
    await crash();
    await headed(AGAIN);
  }
  const asked = nextBox();
  await crash();
  const { message, press } = await asked;
  const waits = webContents.isCrashed();
  press('Open it once more');
  await headed(AGAIN);
  const askedAgain = nextBox();
  await crash();
  (await askedAgain).press('Quit');
  return { message, waits };
}
