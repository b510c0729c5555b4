/** Rises with every change of cards or rules that lets an old match replay differently. */
export const CONTENT_VERSION = 1;
