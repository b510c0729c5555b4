/**
 * The press-twice rule of the main button: where something would be left undone, the first press turns the label
 * into a question and the second one does it. Space, E, a click and assistive technology all come through here.
 */
import type { Settings } from '../../../src-shared/protocol/messages.ts';
import type { GameTable, MainState } from './game-ui.ts';

/** A question that nobody answers goes away. */
const ASKS_FOR_MS = 4000;

export class MainPress {
  /** The label whose question was asked. */
  #asked = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #table: GameTable;
  readonly #rule: () => Settings['confirmMain'];

  constructor(table: GameTable, rule: () => Settings['confirmMain']) {
    this.#table = table;
    this.#rule = rule;
  }

  get asking(): boolean {
    return this.#asked !== null && this.#asked === this.#table.prompt.main.label;
  }

  get label(): string {
    const { label, confirm } = this.#table.prompt.main;
    return this.asking ? (confirm ?? `${label}? Press again`) : label;
  }

  get state(): MainState {
    const { disabled, state } = this.#table.prompt.main;
    if (disabled) return 'wait';
    return this.asking ? 'risk' : state;
  }

  press(): void {
    if (this.state === 'wait') return;
    const { label } = this.#table.prompt.main;
    if (this.#mustAsk() && !this.asking) {
      this.#asked = label;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.#asked = null), ASKS_FOR_MS);
      return;
    }
    this.#asked = null;
    this.#table.pressMain();
  }

  /** Esc takes the question back. */
  relent(): boolean {
    const was = this.asking;
    this.#asked = null;
    return was;
  }

  #mustAsk(): boolean {
    const rule = this.#rule();
    const { confirm, state } = this.#table.prompt.main;
    if (rule === 'never') return false;
    return rule === 'always' || confirm !== null || state === 'risk';
  }
}
