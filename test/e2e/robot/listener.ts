/**
 * A player who sees nothing, at any game. It knows only what the live regions have said and finds controls by role and name
 * alone. Whatever it does must be answered by speech: silence after a deed is a failure of the page.
 */
import type { Locator, Page } from '@playwright/test';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { Ear } from './ear.ts';
import type { Named } from './names.ts';
import { namedIn, pressOn } from './names.ts';

/** What can be done about a question. */
export type Idea = (() => Promise<void>) | null;

export type Enough = (said: readonly string[]) => boolean;

/** How the words of one game are understood. */
export interface Understanding {
  /** What the main button says while it can be pressed. */
  main: RegExp;
  /** What a question is about: another topic forgets what was tried. Null for a question that belongs to the one before. */
  topicOf(question: string): string | null;
}

/** A rival may think; my own deeds are answered at once. */
export const RIVAL_MS = 20_000;
const ANSWER_MS = 5_000;
/** The main button turns a deaf ear to presses right after its label changed. */
const MAIN_SETTLES_MS = 300;
/** The main button is there by then, if it is to be pressed. */
const MAIN_SHOWS_MS = 5000;
/** What is asked for may take a moment to be drawn. */
const LOOK_AGAIN_MS = 200;
/** Deeds under one question before going on, so that a match always comes to its end. */
const PATIENCE = 12;

/** The main button asks back. */
const DOUBT = /Press again|can still act/;
/** Something came of it at once, and the question stands as it was. */
const HAPPENED = /\b(You|Your)\b/;

const anything: Enough = (said) => said.length > 0;

export abstract class Listener<Deed extends string> {
  abstract readonly deeds: Record<Deed | 'main', number>;
  protected readonly page: Page;
  protected readonly ear: Ear;
  protected readonly random: Random;
  /** What was tried under the present question. */
  protected readonly tried = new Set<string>();
  readonly #understanding: Understanding;
  #topic = '';
  #patience = PATIENCE;
  /** How long nothing was found that answers the question. */
  #nothing = 0;

  constructor(page: Page, ear: Ear, seed: string, understanding: Understanding) {
    this.page = page;
    this.ear = ear;
    this.random = new Random(seed);
    this.#understanding = understanding;
  }

  /** What to do about a question with what has a name on the page; null to go on. */
  protected abstract idea(question: string, named: readonly Named[]): Idea;

  /** @returns how the match ended, as it was said */
  async play(): Promise<string> {
    const { ear } = this;
    while (ear.ending === null) {
      if (ear.question === null) await this.hearing('waiting', async () => undefined, RIVAL_MS);
      else await this.#answer(ear.question);
    }
    return ear.ending;
  }

  /** @throws when what was listened for is not said */
  protected async hearing(what: string, deed: () => Promise<void>, patienceMs = ANSWER_MS, enough: Enough = anything): Promise<string[]> {
    const said = await this.ear.after(deed, patienceMs, enough);
    if (said.length === 0 && this.ear.ending === null) throw new Error(`no word about ${what}; ${this.#lastWords()}`);
    return said;
  }

  #lastWords(): string {
    return `the last said was: ${this.ear.heard.slice(-6).join(' | ')}`;
  }

  async #answer(question: string): Promise<void> {
    this.#notice(question);
    const named = (await namedIn(this.page.getByRole('main'))).filter(({ disabled }) => !disabled);
    // What I was asked before is settled while I looked.
    if (this.ear.question !== question) return;
    // What comes up on the way has to be answered, however much was done before it.
    const isTired = this.#patience-- <= 0 && this.#understanding.topicOf(question) !== null;
    const idea = isTired ? null : this.idea(question, named);
    await (idea ?? (() => this.goOn(question, named)))();
  }

  /** What to do when nothing else comes to mind. */
  protected goOn(_question: string, _named: readonly Named[]): Promise<void> {
    return this.pressMain();
  }

  #notice(question: string): void {
    const topic = this.#understanding.topicOf(question);
    if (topic === null || topic === this.#topic) return;
    this.#topic = topic;
    this.#patience = PATIENCE;
    this.tried.clear();
  }

  /** What comes next is another matter, even if it is asked in the same words. */
  protected forget(): void {
    this.#topic = '';
  }

  /** The first of them that was not tried yet. */
  protected once(from: readonly Named[], keyOf: (thing: Named) => string, deed: (thing: Named) => Promise<void>): Idea {
    const thing = from.find((one) => !this.tried.has(keyOf(one)));
    if (!thing) return null;
    this.tried.add(keyOf(thing));
    return () => deed(thing);
  }

  /** Whatever I begin or choose leads to another question, or changes what I could do. */
  protected async do(what: Deed, thing: Named, press = () => pressOn(this.page, thing)): Promise<void> {
    this.deeds[what]++;
    const before = this.ear.question;
    const another: Enough = (said) => this.ear.question !== before || said.some((text) => HAPPENED.test(text));
    await this.hearing(`"${thing.name}"`, press, ANSWER_MS, another);
  }

  protected oneOf(what: Deed, legal: readonly Named[]): () => Promise<void> {
    if (legal.length === 0) return () => this.#lookAgain();
    this.#nothing = 0;
    return () => this.do(what, this.random.pick(legal));
  }

  /** @throws when nothing shows up that answers the question */
  async #lookAgain(): Promise<void> {
    this.#nothing += LOOK_AGAIN_MS;
    if (this.#nothing > ANSWER_MS) throw new Error(`nothing can be found to answer "${this.ear.question}"`);
    await this.page.waitForTimeout(LOOK_AGAIN_MS);
  }

  /** The main button, and what it says. */
  protected async confirm(what: Deed): Promise<void> {
    const name = (await this.#main().textContent())?.trim() ?? '';
    await this.do(what, { role: 'button', name, disabled: false }, () => this.enterMain());
  }

  /** The question is answered; what comes next will be said. A doubt is confirmed. */
  protected async pressMain(): Promise<void> {
    this.deeds.main++;
    this.ear.question = null;
    const said = await this.hearing('the main button', () => this.enterMain(), RIVAL_MS);
    if (said.some((text) => DOUBT.test(text))) await this.hearing('the main button, pressed twice', () => this.enterMain(), RIVAL_MS);
  }

  protected async enterMain(): Promise<void> {
    const said = this.ear.heard.length;
    await this.page.waitForTimeout(MAIN_SETTLES_MS);
    try {
      await this.#main().press('Enter', { timeout: MAIN_SHOWS_MS });
    } catch (error) {
      // On a busy machine what I did, and what rivals do next, may be told well before what it asks of me: then that counts. Nor is there one
      // when what I did has ended the match.
      if (this.ear.heard.length > said || this.ear.ending !== null) return;
      throw new Error(`no main button; ${this.#lastWords()}`, { cause: error });
    }
  }

  #main(): Locator {
    return this.page.getByRole('region', { name: 'What to do' }).getByRole('button', { name: this.#understanding.main }).last();
  }
}
