/** From the build, see `build/publisher.ts`; nothing that runs from the sources is given one. */
declare const RELEASE_ADDRESS_OF_BUILD: string | undefined;

/** Placeholder of an unpublished build: a reserved domain (RFC 2606), which never resolves. */
export const NOBODYS_ADDRESS = 'https://five-forges.invalid/release.json';

/**
 * Where a new version is announced: the only address that Five Forges ever asks, and only after the person agreed to it.
 * The answer is `{"version": "1.2.3", "page": "https://…"}`, given without a redirect, the page on the same site.
 */
export const RELEASE_ADDRESS = typeof RELEASE_ADDRESS_OF_BUILD === 'undefined' ? NOBODYS_ADDRESS : RELEASE_ADDRESS_OF_BUILD;
