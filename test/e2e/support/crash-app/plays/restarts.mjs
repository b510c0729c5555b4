/** Breaks something behind the window, and restarts the app as the page offers: what follows is for the next process to say. */
import process from 'node:process';

export async function play({ press, headed }) {
  await headed('Five Forges');
  process.env.FIVE_FORGES_PLAY = 'comes-back';
  setTimeout(() => {
    throw new Error('planted behind the window');
  });
  await headed('Something inside Five Forges broke');
  await press('Restart Five Forges');
  // The app ends by itself.
  return new Promise(() => undefined);
}
