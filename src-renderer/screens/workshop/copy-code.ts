import { copyText } from '../../app/copy-text.ts';
import type { Toasts } from '../../app/toasts.svelte.ts';

/** Copies a code to the clipboard, and says so; where that fails it is told, to be copied by hand. @param copied what is said then */
export async function copyCode(toasts: Toasts, code: string, copied: string): Promise<void> {
  try {
    await copyText(code);
    toasts.show(copied);
  } catch {
    toasts.problem(`The code could not be copied. It is ${code}.`);
  }
}
