/**
 * A player who sees nothing. It knows only what the live regions have said and finds controls by role and name alone.
 * Whatever it does must be answered by speech: silence after a deed is a failure of the page.
 */
import type { Page } from '@playwright/test';
import { Random } from '../../../../src-shared/kernel/rng.ts';
import type { Ear } from '../ear.ts';
import type { Named } from '../names.ts';
import { namedIn, pressOn } from '../names.ts';
import { distance } from './sight.ts';

export interface Deeds {
  main: number;
  card: number;
  menu: number;
  order: number;
  attack: number;
  target: number;
}

/** A rival may think; my own deeds are answered at once. */
const RIVAL_MS = 20_000;
const ANSWER_MS = 5_000;
/** The main button turns a deaf ear to presses right after its label changed. */
const MAIN_SETTLES_MS = 300;
/** Deeds under one question before going on, so that a match always comes to its end. */
const PATIENCE = 12;

const MAIN =
  /^(Offer to|Agree to|Let |Move nobody|Carry out|Attack with|End this order|Pay |Keep this order|Strike back)|Sure\?|Press again/;
const DOUBT = /Sure\?$|Press again$/;
/** Something came of it at once, and the question stands as it was. */
const HAPPENED = /\b(You|Your)\b/;
const REACH = /Which tile does .+ attack\? (.+)\.$/;

type Enough = (said: readonly string[]) => boolean;
const anything: Enough = (said) => said.length > 0;

const placeOf = ({ name }: Named): string => name.split(',')[0];

export class Listener {
  readonly deeds: Deeds = { main: 0, card: 0, menu: 0, order: 0, attack: 0, target: 0 };
  readonly #page: Page;
  readonly #ear: Ear;
  readonly #random: Random;
  /** What was tried under the present question. */
  readonly #tried = new Set<string>();
  #topic = '';
  #patience = PATIENCE;

  constructor(page: Page, ear: Ear, seed: string) {
    this.#page = page;
    this.#ear = ear;
    this.#random = new Random(seed);
  }

  /** @returns how the match ended, as it was said */
  async play(): Promise<string> {
    const ear = this.#ear;
    while (ear.ending === null) {
      if (ear.question === null) await this.#hearing('waiting', async () => undefined, RIVAL_MS);
      else await this.#answer(ear.question);
    }
    return ear.ending;
  }

  /** @throws when what was listened for is not said */
  async #hearing(what: string, deed: () => Promise<void>, patienceMs: number, enough: Enough = anything): Promise<string[]> {
    const said = await this.#ear.after(deed, patienceMs, enough);
    if (said.length === 0) throw new Error(`no word about ${what}; the last said was: ${this.#ear.heard.slice(-4).join(' | ')}`);
    return said;
  }

  async #answer(question: string): Promise<void> {
    this.#notice(question);
    const named = (await namedIn(this.#page.getByRole('main'))).filter(({ disabled }) => !disabled);
    const idea = this.#patience-- > 0 ? this.#idea(question, named) : null;
    await (idea ?? (() => this.#pressMain()))();
  }

  /** Another topic — "Move", "Your Summon 1" — forgets what was tried; "Where does … go?" and "Choose …" belong to the one before. */
  #notice(question: string): void {
    const topic = question.split(':')[0];
    if (topic === this.#topic || /^(Where|Choose)/.test(topic)) return;
    this.#topic = topic;
    this.#patience = PATIENCE;
    this.#tried.clear();
  }

  #idea(question: string, named: readonly Named[]): (() => Promise<void>) | null {
    const saying = (words: RegExp) => named.filter(({ name }) => words.test(name));
    if (question.startsWith('Where does')) return this.#way(saying(/can be moved to$/), saying(/base, /));
    if (/choose a (card|unit)|^Choose /.test(question)) return this.#target(saying(/can be chosen$/));
    if (question.startsWith('Move:')) return this.#once('order', saying(/can be ordered/), (unit) => this.#do('order', unit));
    if (question.startsWith('Combat declaration:')) return this.#once('attack', saying(/can attack/), (unit) => this.#attack(unit));
    if (/play cards|something fast|fast card/.test(question)) {
      return (
        this.#once('card', saying(/can be played$/), (card) => this.#do('card', card)) ??
        this.#once('menu', saying(/can summon|can raise a forge|can use an ability/), (piece) => this.#menu(piece))
      );
    }
    return null;
  }

  #once(what: keyof Deeds, from: readonly Named[], deed: (thing: Named) => Promise<void>): (() => Promise<void>) | null {
    const keyOf = (thing: Named) => `${what} ${what === 'card' ? thing.name.replace(/^\d+: /, '') : placeOf(thing)}`;
    const thing = from.find((one) => !this.#tried.has(keyOf(one)));
    if (!thing) return null;
    this.#tried.add(keyOf(thing));
    return () => deed(thing);
  }

  /** Whatever I begin or choose leads to another question, or changes what I could do. */
  async #do(what: keyof Deeds, thing: Named): Promise<void> {
    this.deeds[what]++;
    const before = this.#ear.question;
    const another: Enough = (said) => this.#ear.question !== before || said.some((text) => HAPPENED.test(text));
    await this.#hearing(`"${thing.name}"`, () => pressOn(this.#page, thing), ANSWER_MS, another);
  }

  #target(legal: readonly Named[]): () => Promise<void> {
    if (legal.length === 0) throw new Error(`nothing can be found to answer "${this.#ear.question}"`);
    return () => this.#do('target', this.#random.pick(legal));
  }

  /** Workers go to minerals, others towards the rival's base; one stretch of way is enough. */
  #way(steps: readonly Named[], bases: readonly Named[]): (() => Promise<void>) | null {
    if (this.#tried.delete('on the way') || steps.length === 0) return null;
    this.#tried.add('on the way');
    const mineral = steps.find(({ name }) => name.includes('mineral'));
    const goal = bases.find(({ name }) => !name.includes('base, yours'));
    const nearest = goal && [...steps].sort((a, b) => distance(placeOf(a), placeOf(goal)) - distance(placeOf(b), placeOf(goal)))[0];
    return () => this.#do('order', mineral ?? nearest ?? this.#random.pick(steps));
  }

  /** Whom it reaches is said as soon as it is chosen. */
  async #attack(unit: Named): Promise<void> {
    this.deeds.attack++;
    const press = () => pressOn(this.#page, unit);
    const said = await this.#hearing(`"${unit.name}"`, press, ANSWER_MS, (words) => words.some((text) => REACH.test(text)));
    const reach = said.flatMap((text) => REACH.exec(text)?.[1].split(/, | or /) ?? []);
    const place = this.#random.pick(reach);
    const cells = await namedIn(this.#page.getByRole('grid', { name: 'Map' }));
    await this.#do(
      'target',
      cells.find((cell) => placeOf(cell) === place)!,
    );
  }

  /** A piece opens its menu beside itself, with the focus in it. */
  async #menu(piece: Named): Promise<void> {
    await pressOn(this.#page, piece);
    const menu = this.#page.getByRole('group', { name: 'What it can do' });
    await menu.waitFor();
    const items = (await namedIn(menu)).filter(({ disabled }) => !disabled);
    await this.#do('menu', this.#random.pick(items));
  }

  /** The question is answered; what comes next will be said. A doubt is confirmed. */
  async #pressMain(): Promise<void> {
    this.deeds.main++;
    this.#ear.question = null;
    const button = this.#page.getByRole('region', { name: 'What to do' }).getByRole('button', { name: MAIN }).last();
    const press = async () => {
      await this.#page.waitForTimeout(MAIN_SETTLES_MS);
      await button.press('Enter');
    };
    const said = await this.#hearing('the main button', press, RIVAL_MS);
    if (said.some((text) => DOUBT.test(text))) await this.#hearing('the main button, pressed twice', press, RIVAL_MS);
  }
}
