const KEY = 'five-forges.token';

/**
 * The channel token that the headless host put into the page's fragment (`#token=…`). It is taken out of the
 * address bar at once and kept for this tab only, so that a reload still works and a copied address tells nothing.
 */
export function takeToken(): string | null {
  const match = /^#token=([A-Za-z0-9_-]+)$/.exec(location.hash);
  if (match) {
    sessionStorage.setItem(KEY, match[1]);
    history.replaceState(null, '', location.pathname);
  }
  return sessionStorage.getItem(KEY);
}
