/** Prompts and states of the main button that all games share. */
import { joined } from '../../src-shared/text/words.ts';
import type { Prompt } from './game-ui.ts';

type Main = Prompt['main'];

/** Another seat decides. */
export const waiting = (label: string): Main => ({ label, state: 'wait', disabled: true, confirm: null });
/** The viewer decides, but not with the main button; or there is nothing left to decide. */
export const elsewhere = (label: string): Main => ({ label, state: 'asks', disabled: true, confirm: null });
export const ready = (label: string): Main => ({ label, state: 'ready', disabled: false, confirm: null });
/** @param left what could still be done before, by name; the press-twice rule then asks */
export const readyWith = (label: string, left: readonly string[]): Main =>
  left.length > 0 ? { label, state: 'left', disabled: false, confirm: asksAgain(label, left), left } : ready(label);

/** The label of the second press. */
export const asksAgain = (label: string, left: readonly string[]): string => `${label}? ${left.length} can still act`;

/** So many are told by name. */
const NAMED = 4;

/** "Still to act: Ash Golem (D4), Rill Skimmer (E4) and 2 more." */
export function stillToActWords(left: readonly string[]): string {
  const more = left.length - NAMED;
  return `Still to act: ${joined(more > 0 ? [...left.slice(0, NAMED), `${more} more`] : left, 'and')}.`;
}

export const NO_PROMPT: Prompt = { lead: '', text: '', main: waiting('') };
export const LOOKING_BACK: Prompt = {
  lead: 'Looking back.',
  text: 'Nothing can be done in the past.',
  main: elsewhere('Look at now: Esc'),
};
