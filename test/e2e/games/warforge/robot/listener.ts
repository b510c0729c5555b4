/** Warforge by ear. */
import type { Page } from '@playwright/test';
import type { Ear } from '../../../robot/ear.ts';
import type { Idea, Understanding } from '../../../robot/listener.ts';
import { Listener } from '../../../robot/listener.ts';
import type { Named } from '../../../robot/names.ts';
import { namedIn, pressOn } from '../../../robot/names.ts';

type Deed = 'card' | 'place' | 'target' | 'unit' | 'attack' | 'choice' | 'mulligan';

const WARFORGE: Understanding = {
  main: /^(Play |Keep this hand|Put \d+ cards? back|End turn)|can still act|Press again/,
  // "a target for …", "a Pact for …" and "one of 3 cards for …" belong to what was begun.
  topicOf: (question) => (/ for /.test(question) ? null : question),
};

const CHOSEN = /can be chosen$/;
const ATTACKED = /can be attacked/;

/** A card moves along when another one is gone. */
const cardOf = ({ name }: Named): string => `card ${name.replace(/^\d+: /, '').split(',')[0]}`;
const unitOf = ({ name }: Named): string => `unit ${name.split(',')[0]}`;

export class WarforgeListener extends Listener<Deed> {
  readonly deeds = { main: 0, card: 0, place: 0, target: 0, unit: 0, attack: 0, choice: 0, mulligan: 0 };

  constructor(page: Page, ear: Ear, seed: string) {
    super(page, ear, seed, WARFORGE);
  }

  protected idea(question: string, all: readonly Named[]): Idea {
    const saying = (words: RegExp) => all.filter(({ name }) => words.test(name));
    if (question.startsWith('a target for')) return this.oneOf('target', saying(CHOSEN));
    if (/^(one of|a Pact for)/.test(question)) return () => this.#choose();
    if (question.startsWith('which drawn cards go back')) {
      return this.random.below(3) > 0 ? null : this.once(saying(/^\d+: .+can be put back$/), cardOf, (card) => this.do('mulligan', card));
    }
    return (
      this.once(saying(/^\d+: .+can be played$/), cardOf, (card) => this.#play(card)) ??
      this.once(saying(/, yours, .+can (attack|act)\b/), unitOf, (unit) => this.#use(unit))
    );
  }

  /** Where it goes is said as soon as it is taken up. */
  async #play(card: Named): Promise<void> {
    const said = await this.hearing(`"${card.name}"`, () => pressOn(this.page, card));
    if (!said.some((text) => /choose a (place|target)/.test(text))) return this.confirm('card');
    this.deeds.card++;
    await this.do('place', this.random.pick(await this.#places(CHOSEN)));
  }

  /** What it may do is said as soon as it is selected. */
  async #use(unit: Named): Promise<void> {
    this.deeds.unit++;
    const said = await this.hearing(`"${unit.name}"`, () => pressOn(this.page, unit));
    if (!said.some((text) => text.includes('choose a target'))) return this.#choose();
    const target = this.random.pick(await this.#places(ATTACKED));
    this.deeds.attack++;
    const answer = await this.hearing(`"${target.name}"`, () => pressOn(this.page, target));
    if (answer.some((text) => text.includes('melee or ranged?'))) await this.#choose();
  }

  async #places(words: RegExp): Promise<Named[]> {
    const lines = this.page.getByRole('grid', { name: 'Lines' });
    await lines.getByRole('gridcell', { name: words }).first().waitFor();
    return (await namedIn(lines)).filter(({ name }) => words.test(name));
  }

  async #choose(): Promise<void> {
    const choices = this.page.getByRole('group', { name: 'Choices' });
    await choices.waitFor();
    await this.do('choice', this.random.pick(await namedIn(choices)));
  }
}
