/**
 * Where a new version is announced: the only address that Five Forges ever asks, and only after the person agreed to it.
 * The answer is `{"version": "1.2.3", "page": "https://…"}`, given without a redirect, the page on the same site. Set to
 * the publisher's own site before a release; the name below is reserved and leads nowhere.
 */
export const RELEASE_ADDRESS = 'https://five-forges.invalid/release.json';
