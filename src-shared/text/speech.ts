/** How much is said about a thing. */
export type Verbosity = 'short' | 'normal' | 'full';

/** A sentence as it stands in the middle of another. */
export const unstopped = (text: string): string => text.replace(/\.$/, '');

/** "Cinder Vixen, yours, ready": what is there, with commas between. */
export const said = (parts: readonly (string | false | null | undefined)[]): string => parts.filter(Boolean).join(', ');
