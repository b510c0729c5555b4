/** Deckforge by ear. */
import type { Page } from '@playwright/test';
import type { Ear } from '../../../robot/ear.ts';
import type { Idea, Understanding } from '../../../robot/listener.ts';
import { Listener } from '../../../robot/listener.ts';
import type { Named } from '../../../robot/names.ts';
import { namedIn, pressOn } from '../../../robot/names.ts';

type Deed = 'type' | 'token' | 'attack' | 'artifact' | 'block' | 'response' | 'target' | 'discard';

/** "you may play a card and attack; then end the turn." */
const MY_TURN = /end the turn\.$/;

const DECKFORGE: Understanding = {
  main: /^(Play |Reveal |Discard |Respond with |Use |No block|No response|No Artifact|End turn)|can still act|Press again/,
  // What is asked on the way belongs to the turn it comes up in.
  topicOf: (question) => (MY_TURN.test(question) ? 'my turn' : null),
};

/** A token moves along when another one is gone. */
const tokenOf = ({ name }: Named): string => name.replace(/^\d+: /, '').split(',')[0];
const pieceOf = ({ name }: Named): string => `piece ${name.split(',')[0]}`;

export class DeckforgeListener extends Listener<Deed> {
  readonly deeds = { main: 0, type: 0, token: 0, attack: 0, artifact: 0, block: 0, response: 0, target: 0, discard: 0 };

  constructor(page: Page, ear: Ear, seed: string) {
    super(page, ear, seed, DECKFORGE);
  }

  protected idea(question: string, all: readonly Named[]): Idea {
    const saying = (words: RegExp) => all.filter(({ name }) => words.test(name));
    const atTimes = (what: Deed, ways: readonly Named[]): Idea =>
      ways.length === 0 || this.random.below(3) === 0 ? null : this.oneOf(what, ways);
    if (question.startsWith('reveal a ')) return this.oneOf('type', saying(/^(Creature|Flying Creature)$/));
    if (question.includes('to block with')) return atTimes('block', saying(/, can block(,|$)/));
    if (/ (Respond|You have nothing to respond) with\b/.test(question)) return atTimes('response', saying(/^(Defense Spell\b|Use )/));
    if (/\buse an Artifact (now|before it)/i.test(question)) return atTimes('artifact', saying(/^Use /));
    if (/\bname the (target|creature|Artifact)/i.test(question)) return this.oneOf('target', saying(/can be chosen/));
    if (question.startsWith('discard ')) return this.#pickToken(saying(/^\d+: .+can be discarded$/));
    return (
      this.once(saying(/^\d+: .+can be played$/), tokenOf, (token) => this.#token('token', token)) ??
      this.once(saying(/, can attack/), pieceOf, (creature) => this.#aim('attack', creature)) ??
      this.once(saying(/, can be used/), pieceOf, (artifact) => this.#aim('artifact', artifact))
    );
  }

  /** The next turn is another matter, even if it is asked in the same words. */
  protected override goOn(question: string): Promise<void> {
    if (MY_TURN.test(question)) this.forget();
    return this.pressMain();
  }

  #pickToken(tokens: readonly Named[]): Idea {
    if (tokens.length === 0) return this.oneOf('discard', tokens);
    return () => this.#token('discard', this.random.pick(tokens));
  }

  /** Taken up, it says what it may become. */
  async #token(what: Deed, token: Named): Promise<void> {
    await this.hearing(`"${token.name}"`, () => pressOn(this.page, token));
    await this.confirm(what);
  }

  /** Taken up, it says whether a target is to be chosen. */
  async #aim(what: Deed, piece: Named): Promise<void> {
    const said = await this.hearing(`"${piece.name}"`, () => pressOn(this.page, piece));
    if (!said.some((text) => /attacks whom or what|Choose its target/.test(text))) return this.confirm(what);
    const table = this.page.getByRole('grid', { name: 'Table' });
    const legal = /can be (attacked|chosen)/;
    await table.getByRole('gridcell', { name: legal }).first().waitFor();
    const targets = (await namedIn(table)).filter(({ name }) => legal.test(name));
    const players = targets.filter(({ name }) => / life, /.test(name));
    await this.do(what, this.random.pick(what === 'attack' && players.length > 0 ? players : targets));
  }
}
