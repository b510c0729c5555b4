/** Rises with every change of rules or built-in decks that lets an old match replay differently. */
export const CONTENT_VERSION = 1;
