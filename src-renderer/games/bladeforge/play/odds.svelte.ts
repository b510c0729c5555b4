/**
 * Exact odds from the engine: the viewer's attack on every rival, the requested block, the sword with a held card in each place. Cached per
 * frame.
 */
import type {
  BlAttackOdds,
  BlBlockAnswer,
  BlLuckAnswer,
  BlSword,
  BlSwordAnswer,
  BlThreat,
} from '../../../../src-shared/games/bladeforge/explain/questions.ts';
import type { BlGame } from '../../../../src-shared/games/bladeforge/game-types.ts';
import type { BlCardId, BlSlot } from '../../../../src-shared/games/bladeforge/types.ts';
import { Questions } from '../../../match/questions.ts';
import type { MatchSession } from '../../../match/session.svelte.ts';

export class Odds {
  /** By rival. */
  attack = $state.raw<ReadonlyMap<number, BlAttackOdds>>(new Map());
  block = $state.raw<BlBlockAnswer | null>(null);
  /** What rivals could do to the viewer in their next turns. */
  threats = $state.raw<readonly BlThreat[]>([]);
  /** The viewer's sword. */
  sword = $state.raw<BlSword | null>(null);
  /** The sword with the held card, by place. */
  swords = $state.raw<ReadonlyMap<BlSlot, BlSwordAnswer>>(new Map());

  readonly #questions: Questions<BlGame>;
  #held = '';
  #closed = false;

  constructor(session: MatchSession<BlGame>) {
    // A public query at the open table.
    this.#questions = new Questions(session, 'open');
  }

  close(): void {
    this.#closed = true;
  }

  /**
   * A new frame: repeats the permanent queries.
   * @param blade the viewer's own, null for spectators
   */
  async refresh(blade: BlCardId | null, blockAsked: boolean): Promise<void> {
    const { seq } = this.#questions;
    const [attack, block, threats, sword] = await Promise.all([
      blade === null ? null : this.#questions.ask({ ask: 'attack' }),
      blockAsked ? this.#questions.ask({ ask: 'block' }) : null,
      blade === null ? null : this.#questions.ask({ ask: 'threats' }),
      blade === null ? null : this.#questions.ask({ ask: 'sword', card: blade, slot: 'blade' }),
    ]);
    if (this.#closed || seq !== this.#questions.seq) return;
    this.sword = sword?.before ?? null;
    this.attack = new Map((attack ?? []).map((odds) => [odds.target, odds]));
    this.block = block;
    this.threats = threats ?? [];
  }

  /** Places of the held card. */
  async hold(card: BlCardId | null, slots: readonly BlSlot[]): Promise<void> {
    const held = card === null ? '' : `${card} ${slots.join(' ')}`;
    this.#held = held;
    if (card === null || slots.length === 0) {
      this.swords = new Map();
      return;
    }
    const answers = await Promise.all(slots.map((slot) => this.#questions.ask({ ask: 'sword', card, slot })));
    if (this.#closed || this.#held !== held) return;
    this.swords = new Map(slots.flatMap((slot, i) => (answers[i] ? [[slot, answers[i]] as const] : [])));
  }

  reforged(blade: BlCardId | null): Promise<BlSwordAnswer | null> {
    return this.#questions.ask({ ask: 'reforge', blade });
  }

  luck(): Promise<BlLuckAnswer | null> {
    return this.#questions.ask({ ask: 'luck' });
  }
}
