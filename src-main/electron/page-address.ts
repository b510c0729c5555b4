/** Checks of URLs, without Electron. */

/** Custom scheme of the built page. */
export const SCHEME = 'app';
const ORIGIN = `${SCHEME}://five-forges`;
export const PAGE_URL = `${ORIGIN}/`;

/** Schemes that a page may load: our files, its own blobs and data, the developer tools. */
const OWN_SCHEMES: readonly string[] = [`${SCHEME}:`, 'blob:', 'data:', 'devtools:'];

/** Is this the URL of our own page? It has one only; a fragment does not count. */
export const isPage = (url: string): boolean => url.replace(/#.*$/s, '') === PAGE_URL;

/** Is this the URL of a file of our page? */
export const isPageFile = (url: string): boolean => url.startsWith(PAGE_URL);

/** Does loading this make no network request? */
export const staysInside = (url: string): boolean => URL.canParse(url) && OWN_SCHEMES.includes(new URL(url).protocol);

/** Is this a download that our own page made (a blob)? */
export const isOwnDownload = (url: string): boolean => url.startsWith(`blob:${PAGE_URL}`);
