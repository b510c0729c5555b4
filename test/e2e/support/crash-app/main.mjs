/**
 * The built app with a hand at its window, for what no debugger may watch: to one that is attached, a window whose process
 * died stays dead. Carries out one of the plays beside it, writes what came of it as JSON into a
 * file, and quits.
 */
import { renameSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { app } from 'electron';
import { handAtWindow } from './hand.mjs';

const { FIVE_FORGES_MAIN, FIVE_FORGES_PLAY, FIVE_FORGES_RESULT } = process.env;

await import(FIVE_FORGES_MAIN);
const { play } = await import(`./plays/${FIVE_FORGES_PLAY}.mjs`);
// Not awaited: an ES module that waits for the app here holds the app back.
void app.whenReady().then(async () => {
  const result = await play(await handAtWindow());
  // A process that the app starts in its own place prints where nobody reads.
  writeFileSync(`${FIVE_FORGES_RESULT}.part`, JSON.stringify(result));
  renameSync(`${FIVE_FORGES_RESULT}.part`, FIVE_FORGES_RESULT);
  app.quit();
});
