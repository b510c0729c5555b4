/** Bladeforge by ear. */
import type { Page } from '@playwright/test';
import type { Ear } from '../../../robot/ear.ts';
import type { Enough, Idea, Understanding } from '../../../robot/listener.ts';
import { Listener, RIVAL_MS } from '../../../robot/listener.ts';
import type { Named } from '../../../robot/names.ts';
import { namedIn, pressOn } from '../../../robot/names.ts';

type Deed = 'attack' | 'card' | 'place' | 'target' | 'part' | 'gift' | 'fetched' | 'reforge' | 'block';

/** "Your turn: you may …; then attack one of 3 rivals or draw 1", or what is left after a Reforge. */
const MY_TURN = /attack (your rival|one of)|end the turn/i;

const BLADEFORGE: Understanding = {
  // Also what it asks back.
  main: /^(Attack|Place|Replace|Play |Draw 1|End turn)/,
  // Questions on the way belong to the turn they come up in.
  topicOf: (question) => (MY_TURN.test(question) ? 'my turn' : question.endsWith('or take it?') ? question : null),
};

/** Of several rivals one is to be chosen; a single one is attacked, or asked about first. */
const AIMED: Enough = (said) => said.some((text) => /choose a rival|Attack \S+\?|You attack/.test(text));

/** A card moves along when another one is gone. */
const cardOf = ({ name }: Named): string => name.replace(/^\d+: /, '').split(',')[0];

export class BladeforgeListener extends Listener<Deed> {
  readonly deeds = { main: 0, attack: 0, card: 0, place: 0, target: 0, part: 0, gift: 0, fetched: 0, reforge: 0, block: 0 };

  constructor(page: Page, ear: Ear, seed: string) {
    super(page, ear, seed, BLADEFORGE);
  }

  protected idea(question: string, all: readonly Named[]): Idea {
    const saying = (words: RegExp) => all.filter(({ name }) => words.test(name));
    if (question.endsWith('or take it?')) return this.oneOf('block', saying(/^(Block|Take) \d+/));
    if (question.includes('choose the part')) return this.oneOf('part', saying(/^(Grip|left Guard|right Guard): [^,]+$/));
    if (question.includes('from the Salvage')) return this.oneOf('fetched', saying(/, \w+ · d\d+.*, can be chosen$/));
    if (question.includes('that you give away')) return this.oneOf('gift', saying(/^\d+: .+can be chosen$/));
    if (question.includes('to choose from.')) return this.oneOf('target', saying(/^Seat \d, .+can be chosen/));
    return (
      this.once(saying(/^\d+: .+can be (placed|played)$/), cardOf, (card) => this.#use(card)) ??
      this.once(
        saying(/^Reforge to/),
        () => 'Reforge',
        (button) => this.#reforge(button),
      )
    );
  }

  /** The main button attacks; of several rivals one is chosen, by whom the attack is done; a single one is asked about where something is left. */
  protected override async goOn(question: string): Promise<void> {
    // Whatever it is, the turn ends with it.
    this.forget();
    if (!question.includes('then attack') && !question.startsWith('attack')) return this.pressMain();
    // The turn may go on to others, and to another question of mine, while the attack is told.
    this.ear.question = null;
    const said = await this.hearing('the main button', () => this.enterMain(), RIVAL_MS, AIMED);
    if (said.some((text) => text.includes('choose a rival'))) {
      const rivals = await namedIn(this.page.getByRole('list', { name: 'Rivals' }));
      const rival = this.random.pick(rivals.filter(({ name }) => name.includes('can be attacked')));
      return this.do('attack', rival);
    }
    this.deeds.attack++;
    if (said.some((text) => text.includes('You attack'))) return;
    return this.pressMain();
  }

  /** Taken up, it says what it would do, or which places it fits. */
  async #use(card: Named): Promise<void> {
    const said = await this.hearing(`"${card.name}"`, () => pressOn(this.page, card));
    if (said.some((text) => text.includes('choose its place'))) await this.#place();
    else await this.confirm('card');
  }

  async #place(): Promise<void> {
    const places = await namedIn(this.page.getByRole('group', { name: 'My sword' }));
    const open = places.filter(({ name }) => name.includes('can be chosen'));
    await this.do('place', this.random.pick(open));
  }

  /** Its dialog tells what it costs and what the sword will be. */
  async #reforge(button: Named): Promise<void> {
    await pressOn(this.page, button);
    const dialog = this.page.getByRole('dialog', { name: 'Reforge' });
    await dialog.waitFor();
    const [go] = (await namedIn(dialog)).filter(({ name }) => name.startsWith('Reforge'));
    await this.do('reforge', go);
  }
}
