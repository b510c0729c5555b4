/** Hexforge by ear. */
import type { Page } from '@playwright/test';
import type { Ear } from '../../../robot/ear.ts';
import type { Enough, Idea, Understanding } from '../../../robot/listener.ts';
import { Listener } from '../../../robot/listener.ts';
import type { Named } from '../../../robot/names.ts';
import { namedIn, pressOn } from '../../../robot/names.ts';
import { distance } from './sight.ts';

type Deed = 'card' | 'menu' | 'order' | 'attack' | 'target';

const HEXFORGE: Understanding = {
  main: /^(On to |End turn|Go on|Fight: |Agree|Let |Move nobody|Carry out|Attack with|End this order|Pay |Keep this order|Strike back)|can still act|Press again/,
  // "Move", "Your Summon 1"; "Where does … go?" and "Choose …" belong to the one before.
  topicOf: (question) => (/^(Where|Choose)|: choose an? /.test(question) ? null : question.split(':')[0]),
};

const REACH = /Which tile does .+ attack\? (.+)\.$/;

const placeOf = ({ name }: Named): string => name.split(',')[0];
/** A card moves up when another one is gone. */
const cardOf = ({ name }: Named): string => `card ${name.replace(/^\d+: /, '')}`;

export class HexforgeListener extends Listener<Deed> {
  readonly deeds = { main: 0, card: 0, menu: 0, order: 0, attack: 0, target: 0 };

  constructor(page: Page, ear: Ear, seed: string) {
    super(page, ear, seed, HEXFORGE);
  }

  protected idea(question: string, named: readonly Named[]): Idea {
    const saying = (words: RegExp) => named.filter(({ name }) => words.test(name));
    if (question.startsWith('Where does')) return this.#way(saying(/can be moved to$/), saying(/base, /));
    if (/: choose an? |^Choose /.test(question)) return this.oneOf('target', saying(/can be chosen$/));
    const onceAt = (what: Deed, pieces: readonly Named[], deed: (piece: Named) => Promise<void>) =>
      this.once(pieces, (piece) => `${what} ${placeOf(piece)}`, deed);
    if (question.startsWith('Move:')) return onceAt('order', saying(/can be ordered/), (unit) => this.do('order', unit));
    if (question.startsWith('Combat declaration:')) return onceAt('attack', saying(/can attack/), (unit) => this.#attack(unit));
    if (/play cards|something fast|fast card/.test(question)) {
      return (
        this.once(saying(/can be played$/), cardOf, (card) => this.do('card', card)) ??
        onceAt('menu', saying(/can summon|can raise a forge|can use an ability/), (piece) => this.#menu(piece))
      );
    }
    return null;
  }

  /** Workers go to minerals, others towards the rival's base; one stretch of way is enough. */
  #way(steps: readonly Named[], bases: readonly Named[]): Idea {
    if (this.tried.delete('on the way') || steps.length === 0) return null;
    this.tried.add('on the way');
    const mineral = steps.find(({ name }) => name.includes('mineral'));
    const goal = bases.find(({ name }) => !name.includes('base, yours'));
    const nearest = goal && [...steps].sort((a, b) => distance(placeOf(a), placeOf(goal)) - distance(placeOf(b), placeOf(goal)))[0];
    return () => this.do('order', mineral ?? nearest ?? this.random.pick(steps));
  }

  /** Whom it reaches is said as soon as it is chosen. */
  async #attack(unit: Named): Promise<void> {
    this.deeds.attack++;
    const reached: Enough = (words) => words.some((text) => REACH.test(text));
    const said = await this.hearing(`"${unit.name}"`, () => pressOn(this.page, unit), undefined, reached);
    const reach = said.flatMap((text) => REACH.exec(text)?.[1].split(/, | or /) ?? []);
    const place = this.random.pick(reach);
    const cells = await namedIn(this.page.getByRole('grid', { name: 'Map' }));
    await this.do(
      'target',
      cells.find((cell) => placeOf(cell) === place)!,
    );
  }

  /** A piece opens its menu beside itself, with the focus in it. */
  async #menu(piece: Named): Promise<void> {
    await pressOn(this.page, piece);
    const menu = this.page.getByRole('group', { name: 'What it can do' });
    await menu.waitFor();
    const items = (await namedIn(menu)).filter(({ disabled }) => !disabled);
    await this.do('menu', this.random.pick(items));
  }
}
