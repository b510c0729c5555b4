/** Addresses, judged without Electron. */

/** The scheme under which the built page is served inside the app. */
export const SCHEME = 'app';
const ORIGIN = `${SCHEME}://five-forges`;
export const PAGE_URL = `${ORIGIN}/`;

/** What a page may load at all: files of ours, what it drew or wrote itself, and the tools that look at a page. */
const OWN_SCHEMES: readonly string[] = [`${SCHEME}:`, 'blob:', 'data:', 'devtools:'];

/** Is this an address of our own page? */
export const isPage = (url: string): boolean => url === ORIGIN || url.startsWith(PAGE_URL);

/** Does loading this keep inside the app? Anything else would tell somebody something. */
export const staysInside = (url: string): boolean => URL.canParse(url) && OWN_SCHEMES.includes(new URL(url).protocol);

/** Is this a file that our page has written and wants to save? */
export const isOwnDownload = (url: string): boolean => url.startsWith(`blob:${PAGE_URL}`);
