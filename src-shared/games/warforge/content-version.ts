/** Rises whenever cards or rules change so that an old match may replay differently. */
export const CONTENT_VERSION = 1;
