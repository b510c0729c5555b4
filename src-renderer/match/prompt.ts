/** Prompts and states of the main button that all games share. */
import type { Prompt } from './game-ui.ts';

type Main = Prompt['main'];

/** Another seat decides. */
export const waiting = (label: string): Main => ({ label, state: 'wait', disabled: true, confirm: null });
/** The viewer decides, but not with the main button; or there is nothing left to decide. */
export const elsewhere = (label: string): Main => ({ label, state: 'asks', disabled: true, confirm: null });
export const ready = (label: string): Main => ({ label, state: 'ready', disabled: false, confirm: null });
/** @param left how many things could still be done before; the press-twice rule then asks */
export const readyWith = (label: string, left: number): Main =>
  left > 0 ? { label, state: 'left', disabled: false, confirm: `${label}? ${left} can still act` } : ready(label);

export const NO_PROMPT: Prompt = { lead: '', text: '', main: waiting('') };
export const LOOKING_BACK: Prompt = {
  lead: 'Looking back.',
  text: 'Nothing can be done in the past.',
  main: elsewhere('Look at now: Esc'),
};
