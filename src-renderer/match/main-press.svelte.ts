/**
 * Confirmation of the main button: when something would be left undone, the first press turns the label into a question and the second one
 * acts. Space, E, clicks and assistive technology all use it.
 */
import type { PersonSettings } from '../../src-shared/protocol/settings.ts';
import type { GameTable, MainState } from './game-ui.ts';

/** Timeout of the question. */
const ASKS_FOR_MS = 4000;

interface Question {
  /** The label for which it was asked; a different label resets it. */
  under: string;
  label: string;
  act: () => void;
}

export class MainPress {
  #question = $state.raw<Question | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #table: GameTable;
  readonly #rule: () => PersonSettings['confirmMain'];
  readonly #say: (question: string) => void;

  /** @param say announces the question, since a person who presses from elsewhere does not see the label */
  constructor(table: GameTable, rule: () => PersonSettings['confirmMain'], say: (question: string) => void) {
    this.#table = table;
    this.#rule = rule;
    this.#say = say;
  }

  get #open(): Question | null {
    return this.#question?.under === this.#table.prompt.main.label ? this.#question : null;
  }

  get label(): string {
    return this.#open?.label ?? this.#table.prompt.main.label;
  }

  get state(): MainState {
    const { disabled, state } = this.#table.prompt.main;
    if (disabled) return state === 'asks' ? 'asks' : 'wait';
    return this.#open ? 'risk' : state;
  }

  press(): void {
    const { label, confirm, disabled, state } = this.#table.prompt.main;
    if (disabled) return;
    const act = this.#open?.act ?? (() => this.#table.pressMain());
    this.#once(act, confirm ?? `${label}? Press again`, confirm !== null || state === 'risk');
  }

  /** Ending the whole turn asks when any action is left. */
  endTurn(act: () => void): void {
    const { confirm } = this.#table.prompt.main;
    this.#once(act, 'End turn? Press again', confirm !== null);
  }

  /** Esc withdraws the question. */
  relent(): boolean {
    const was = this.#open !== null;
    this.#question = null;
    return was;
  }

  #once(act: () => void, question: string, worthAsking: boolean): void {
    clearTimeout(this.#timer);
    const rule = this.#rule();
    const ask = rule === 'always' || (rule === 'whenLeft' && worthAsking);
    if (ask && !this.#open) {
      this.#question = { under: this.#table.prompt.main.label, label: question, act };
      this.#say(question);
      this.#timer = setTimeout(() => (this.#question = null), ASKS_FOR_MS);
      return;
    }
    this.#question = null;
    act();
  }
}
