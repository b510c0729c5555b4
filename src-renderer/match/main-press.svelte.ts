/**
 * The press-twice rule of the main button: where something would be left undone, the first press turns the label
 * into a question and the second one does it. Space, E, a click and assistive technology all come through here.
 */
import type { PersonSettings } from '../../src-shared/protocol/settings.ts';
import type { GameTable, MainState } from './game-ui.ts';

/** A question that nobody answers goes away. */
const ASKS_FOR_MS = 4000;

interface Question {
  /** The label it was asked under; another label means another situation. */
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

  /** @param say speaks the question: whoever presses from elsewhere does not see the label change */
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

  /** Ending the whole turn asks as soon as anything could still be done. */
  endTurn(act: () => void): void {
    const { confirm } = this.#table.prompt.main;
    this.#once(act, 'End turn? Press again', confirm !== null);
  }

  /** Esc takes the question back. */
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
