const KEY = 'five-forges.token';

/**
 * The access token from the URL fragment (`#token=…`). It is removed from the address bar and kept in the tab's session storage, so that a
 * reload works and a copied URL holds no secret.
 */
export function takeToken(): string | null {
  const match = /^#token=([A-Za-z0-9_-]+)$/.exec(location.hash);
  if (match) {
    sessionStorage.setItem(KEY, match[1]);
    history.replaceState(null, '', location.pathname);
  }
  return sessionStorage.getItem(KEY);
}
