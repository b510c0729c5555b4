/**
 * Confirmation of the main button: when something would be left undone, the first press turns the label into a question and the second one
 * acts. The question stands until the position changes. Space, E, clicks and assistive technology all use it.
 */
import type { PersonSettings } from '../../src-shared/protocol/settings.ts';
import type { GameTable, MainState } from './game-ui.ts';
import { stillToActWords } from './prompt.ts';

interface Question {
  /** The label and the position for which it was asked; another of either withdraws it. */
  under: string;
  at: unknown;
  label: string;
  act: () => void;
}

interface Needs {
  table: GameTable;
  rule: () => PersonSettings['confirmMain'];
  /** Announces the question, since a person who presses from elsewhere does not see the label. */
  say: (question: string) => void;
  /** What the button does in place of the game's: it leads on from here. */
  onward: () => { label: string; go: () => Promise<void> } | null;
  /** Anything that is another object in another position. */
  position: () => unknown;
}

export class MainPress {
  #question = $state.raw<Question | null>(null);
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  get #main() {
    return this.#needs.table.prompt.main;
  }

  get #onward() {
    return this.#needs.onward();
  }

  get #open(): Question | null {
    const question = this.#question;
    return question?.under === this.#main.label && question.at === this.#needs.position() ? question : null;
  }

  /** It asks for a second press. */
  get asks(): boolean {
    return this.#open !== null;
  }

  get label(): string {
    return this.#onward?.label ?? this.#open?.label ?? this.#main.label;
  }

  /** What would be left undone, in words, while it asks; '' when that is nothing by name. */
  get leftWords(): string {
    const { left = [] } = this.#main;
    return this.asks && left.length > 0 ? stillToActWords(left) : '';
  }

  get state(): MainState {
    if (this.#onward) return 'ready';
    const { disabled, state } = this.#main;
    if (disabled) return state === 'asks' ? 'asks' : 'wait';
    return this.#open ? 'risk' : state;
  }

  press(): void {
    if (this.#onward) return void this.#onward.go();
    const { label, confirm, disabled, state } = this.#main;
    if (disabled) return;
    const act = this.#open?.act ?? (() => this.#needs.table.pressMain());
    this.#once(act, confirm ?? `${label}? Press again`, confirm !== null || state === 'risk');
  }

  /** Ending the whole turn, through all of its phases, asks when any action is left. */
  endTurn(act: () => void, isLeft: boolean): void {
    this.#once(act, 'End turn? Press again', isLeft);
  }

  /** Esc withdraws the question. */
  relent(): boolean {
    const was = this.#open !== null;
    this.#question = null;
    return was;
  }

  #once(act: () => void, label: string, worthAsking: boolean): void {
    const rule = this.#needs.rule();
    const ask = rule === 'always' || (rule === 'whenLeft' && worthAsking);
    if (ask && !this.#open) {
      this.#question = { under: this.#main.label, at: this.#needs.position(), label, act };
      this.#needs.say([label, this.leftWords].filter(Boolean).join('. '));
      return;
    }
    this.#question = null;
    act();
  }
}
