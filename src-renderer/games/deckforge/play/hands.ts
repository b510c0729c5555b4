/** Input handling: maps clicks, drops and keys to legal actions. */
import type { DkAction } from '../../../../src-shared/games/deckforge/actions.ts';
import type { CardType, DkRef } from '../../../../src-shared/games/deckforge/types.ts';
import type { DeckforgeTable } from '../table.svelte.ts';

/** What is held, which can be put back. The host does not know of it yet. */
export type Staged =
  { kind: 'token'; cardType: CardType; index: number } | { kind: 'attacker'; id: number } | { kind: 'artifact'; id: number };

/** What is on the table, and what a press may ask of it. */
type Table = Readonly<
  Pick<DeckforgeTable, 'session' | 'explainer' | 'mode' | 'offers' | 'below' | 'rivals' | 'staged' | 'hand' | 'permanent'> &
    Pick<DeckforgeTable, 'take' | 'relent' | 'putBack' | 'point' | 'pressMain' | 'refuseTo' | 'showRef'>
>;

export class Hands {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  async act(action: DkAction): Promise<boolean> {
    const { session, explainer } = this.#table;
    if (session.busy) return false;
    explainer.clear();
    this.#table.putBack();
    return session.act(action);
  }

  // ---------------------------------------------------------------- tokens

  /** What a token of the hand can be used for now. */
  useOf(type: CardType): DkAction | null {
    const { offers } = this.#table;
    return (
      offers.play.get(type) ??
      offers.discard.get(type) ??
      offers.initiative.get(type) ??
      (type === 'defense' ? offers.respond : null) ??
      null
    );
  }

  /** The action to ask `why` about, for a token that cannot be used. */
  wanted(type: CardType): DkAction {
    const { mode } = this.#table;
    if (mode === 'discard') return { type: 'discard', cardType: type };
    return mode === 'respond' && type === 'defense' ? { type: 'respond' } : { type: 'playCard', cardType: type };
  }

  /** Is what is held still there to be used? */
  holds(staged: Staged): boolean {
    const { offers, hand } = this.#table;
    switch (staged.kind) {
      case 'token':
        return hand[staged.index] === staged.cardType && this.useOf(staged.cardType) !== null;
      case 'attacker':
        return offers.attack.has(staged.id);
      case 'artifact':
        return offers.activate.has(staged.id);
    }
  }

  /** A press on a token takes it up, another one uses it. */
  async pressCard(index: number): Promise<void> {
    const table = this.#table;
    const cardType = table.hand[index];
    if (cardType === undefined) return;
    const { staged } = table;
    if (staged?.kind === 'token' && staged.index === index) table.pressMain();
    else if (this.useOf(cardType)) table.take({ kind: 'token', cardType, index });
    else await table.refuseTo(this.wanted(cardType));
  }

  /** Drops a carried token on the table, which uses it; anywhere else it is put back. */
  async dropCard(onTable: boolean): Promise<void> {
    const table = this.#table;
    const { staged } = table;
    if (staged?.kind !== 'token') return;
    const use = this.useOf(staged.cardType);
    if (onTable && use) await this.act(use);
    else table.putBack();
  }

  // ---------------------------------------------------------------- board

  async pressSpot(ref: DkRef): Promise<void> {
    const table = this.#table;
    const { mode, offers, staged } = table;
    if (mode === 'target') {
      const target = offers.target.get(ref);
      if (target) await this.act(target);
      else await table.refuseTo({ type: 'choose', target: ref });
    } else if (mode === 'block' && !staged) await this.#block(ref);
    else if (staged?.kind === 'attacker' && ref !== staged.id) await this.#aimAttack(staged.id, ref);
    else if (staged?.kind === 'artifact' && ref !== staged.id) await this.#aimArtifact(staged.id, ref);
    else await this.#select(ref);
  }

  async #block(ref: DkRef): Promise<void> {
    const table = this.#table;
    const block = table.offers.block.get(ref);
    if (block) await this.act(block);
    else if (table.permanent(ref)?.seat === table.below) await table.refuseTo({ type: 'assignBlock', blocker: ref });
    else table.showRef(ref);
  }

  async #aimAttack(attacker: number, target: DkRef): Promise<void> {
    const table = this.#table;
    const attack = table.offers.attack.get(attacker)?.get(target);
    if (attack) await this.act(attack);
    // Another one of the own creatures or Artifacts is taken up in its place.
    else if (table.permanent(target)?.seat === table.below) await this.#select(target);
    else await table.refuseTo({ type: 'declareAttack', attacker, target });
  }

  async #aimArtifact(artifact: number, target: DkRef): Promise<void> {
    const ways = this.#table.offers.activate.get(artifact);
    const use = ways?.get(target);
    if (use) await this.act(use);
    else await this.#table.refuseTo({ type: 'activateArtifact', artifact, target: ways?.has(null) ? null : target });
  }

  /** Takes up an own creature to attack with, or an own Artifact to use. */
  async #select(ref: DkRef): Promise<void> {
    const table = this.#table;
    const { offers, staged, mode } = table;
    table.showRef(ref);
    const permanent = table.permanent(ref);
    if (permanent?.seat !== table.below || mode === 'watch') return;
    if (staged && staged.kind !== 'token' && staged.id === ref) {
      // An Artifact without a target is used by a second press.
      if (offers.activate.get(ref)?.has(null)) table.pressMain();
      else table.relent();
    } else if (offers.attack.has(ref)) table.take({ kind: 'attacker', id: ref });
    else if (offers.activate.has(ref)) table.take({ kind: 'artifact', id: ref });
    else if (permanent.cardType === 'artifact') await table.refuseTo({ type: 'activateArtifact', artifact: ref, target: null });
    else if (mode === 'act') await table.refuseTo({ type: 'declareAttack', attacker: ref, target: table.rivals[0] });
  }
}
