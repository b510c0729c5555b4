/** Laneforge by ear. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Ear } from '../../../robot/ear.ts';
import type { Idea, Understanding } from '../../../robot/listener.ts';
import { Listener } from '../../../robot/listener.ts';
import type { Named } from '../../../robot/names.ts';
import { namedIn, pressOn } from '../../../robot/names.ts';

type Deed = 'champion' | 'card' | 'lane' | 'free' | 'banish' | 'activate' | 'move' | 'ability' | 'target' | 'order' | 'decline';

const LANEFORGE: Understanding = {
  // "Banish" alone is the tool beside it.
  main: /^(Play |Banish \S\S|End phase|Yes|Done choosing)|Press again/,
  // "Action 1 of 4"; choices belong to the action they come from.
  topicOf: (question) => /^Action \d/.exec(question)?.[0] ?? null,
};

const TO_BE_CHOSEN = /can be chosen$/;

/** A card moves along when another one is gone. */
const cardOf = ({ name }: Named): string => name.replace(/^\d+: /, '').split(',')[0];
const named = ({ name }: Named): string => name;

export class LaneforgeListener extends Listener<Deed> {
  readonly deeds = {
    main: 0,
    champion: 0,
    card: 0,
    lane: 0,
    free: 0,
    banish: 0,
    activate: 0,
    move: 0,
    ability: 0,
    target: 0,
    order: 0,
    decline: 0,
  };

  constructor(page: Page, ear: Ear, seed: string) {
    super(page, ear, seed, LANEFORGE);
  }

  protected idea(question: string, all: readonly Named[]): Idea {
    const saying = (words: RegExp) => all.filter(({ name }) => words.test(name));
    if (question.startsWith('Choose which of your two Champions')) return this.oneOf('champion', saying(/^Keep /));
    if (question.includes('triggers wait')) return this.oneOf('order', saying(/^\d+\. /));
    if (question.endsWith('Yes or no?')) return this.random.below(3) === 0 ? this.oneOf('decline', saying(/^No\b/)) : null;
    if (/: choose .+ to choose from\.$/.test(question)) {
      return question.includes('or none') && this.random.below(3) === 0 ? null : this.oneOf('target', saying(TO_BE_CHOSEN));
    }
    return (
      this.once(saying(/^Use your Champion/), named, (ability) => this.do('ability', ability)) ??
      this.once(saying(/can use Activate/), named, (creature) => this.#tab('activate', creature, /^Activate/)) ??
      this.once(saying(/can Move/), named, (creature) => this.#move(creature)) ??
      this.once(saying(/^Free: /), named, (way) => this.#play('free', way)) ??
      this.once(saying(/^\d+: .+can be played(,|$)/), cardOf, (card) =>
        this.random.below(6) === 0 ? this.#banish(card) : this.#play('card', card),
      )
    );
  }

  /** An action cannot end before a card is used. */
  protected override goOn(question: string, all: readonly Named[]): Promise<void> {
    const card = question.includes('One card to play or banish') && all.find(({ name }) => /^\d+: .+can be banished$/.test(name));
    return card ? this.#banish(card) : this.pressMain();
  }

  /** What is asked next is said at once; a creature needs a lane. */
  async #play(what: 'card' | 'free', way: Named): Promise<void> {
    const said = await this.hearing(`"${way.name}"`, () => pressOn(this.page, way));
    if (said.some((text) => text.includes('choose one of your lanes'))) await this.#lane(what);
    else await this.confirm(what);
  }

  async #banish(card: Named): Promise<void> {
    await this.hearing(`"${card.name}", to be banished`, () =>
      this.page.getByRole('button', { name: card.name, exact: true }).first().press('x'),
    );
    await this.confirm('banish');
  }

  async #lane(what: Deed): Promise<void> {
    const lanes = this.page.getByRole('grid', { name: 'Lanes' });
    await expect(lanes.getByRole('gridcell', { name: TO_BE_CHOSEN }).first()).toBeVisible();
    const legal = (await namedIn(lanes)).filter(({ name }) => TO_BE_CHOSEN.test(name));
    this.deeds.lane++;
    await this.do(what, this.random.pick(legal));
  }

  /** A creature's free action is a button in its cell. */
  #tab(what: Deed, { name }: Named, tab: RegExp): Promise<void> {
    const button = this.page.getByRole('gridcell', { name, exact: true }).getByRole('button', { name: tab });
    return this.do(what, { role: 'button', name, disabled: false }, () => button.press('Enter'));
  }

  async #move(creature: Named): Promise<void> {
    const tab = this.page.getByRole('gridcell', { name: creature.name, exact: true }).getByRole('button', { name: /^Mobility/ });
    await this.hearing(`"${creature.name}", to be moved`, () => tab.press('Enter'));
    await this.#lane('move');
  }
}
