/** How much is said about a thing. */
export type Verbosity = 'short' | 'normal' | 'full';

/** What a game's words for assistive technology are made from. */
export interface SpeechContextOf<View, Action> {
  view: View;
  /** Legal actions of the viewer; empty while others decide. */
  actions: readonly Action[];
  /** By seat. */
  names: readonly string[];
  verbosity: Verbosity;
}

/** A sentence as it stands in the middle of another. */
export const unstopped = (text: string): string => text.replace(/\.$/, '');

/** "Cinder Vixen, yours, ready": what is there, with commas between. */
export const said = (parts: readonly (string | false | null | undefined)[]): string => parts.filter(Boolean).join(', ');
