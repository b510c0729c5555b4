/**
 * Puts a text on the clipboard. The desktop window gives no page a permission, so the older way is tried as well,
 * which needs none but the press of a button.
 * @throws when neither way is open
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copySelected(text);
  }
}

function copySelected(text: string): void {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position:fixed;opacity:0';
  // Inside an open dialog nothing outside it can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (!done) throw new Error('The clipboard cannot be reached.');
}
