/** Rises with every change of cards or rules that lets an old match replay differently; part of every deck code (LN-20.1). */
export const CONTENT_VERSION = 1;
