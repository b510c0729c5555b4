const DIALOG = 'dialog:modal';

/**
 * Does something as soon as no dialog lies over the window: a question that was asked is answered first, and a screen
 * underneath could not be reached anyway.
 * @returns gives it up
 */
export function whenFree(deed: () => void): () => void {
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
