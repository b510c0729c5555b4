const DIALOG = 'dialog:modal';

/**
 * Calls `deed` as soon as no modal dialog is open: the dialog's question comes first, and the screen below is inert anyway.
 * @returns cancels
 */
export function whenNoDialog(deed: () => void): () => void {
  if (!document.querySelector(DIALOG)) {
    deed();
    return () => undefined;
  }
  const watch = new MutationObserver(() => {
    if (document.querySelector(DIALOG)) return;
    watch.disconnect();
    deed();
  });
  // A dialog that closes loses its attribute or leaves the page.
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => watch.disconnect();
}
