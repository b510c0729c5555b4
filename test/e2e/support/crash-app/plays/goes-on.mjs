/** Opens the unfinished match at Home, ends the window's process, and goes on as the page offers: the table before and after. */
import { AGAIN, until } from '../hand.mjs';

const TABLE = `[...document.querySelectorAll('[data-region="prompt"] p, [data-region="hand"] button')]
  .map((one) => one.getAttribute('aria-label') ?? one.textContent.trim())`;

export async function play({ ask, press, headed, crash }) {
  const table = async () => {
    await until(async () => ((await ask(TABLE)) ?? []).length > 2);
    return ask(TABLE);
  };
  await press('Continue:');
  const before = await table();
  await crash();
  await headed(AGAIN);
  await press('Go on:');
  return { before, after: await table() };
}
