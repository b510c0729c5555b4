/**
 * What the engine works out exactly: my attack on every rival, the block that is asked, my sword with a held card in
 * each place. One answer to a question for as long as a frame lasts.
 */
import type {
  BlAttackOdds,
  BlBlockAnswer,
  BlLuckAnswer,
  BlQuestion,
  BlSword,
  BlSwordAnswer,
} from '../../../../src-shared/games/bladeforge/explain/questions.ts';
import type { BlCardId, BlSlot } from '../../../../src-shared/games/bladeforge/types.ts';
import type { MatchSession } from '../../../match/session.svelte.ts';

export class Odds {
  /** By rival. */
  attack = $state.raw<ReadonlyMap<number, BlAttackOdds>>(new Map());
  block = $state.raw<BlBlockAnswer | null>(null);
  /** My sword as it is. */
  sword = $state.raw<BlSword | null>(null);
  /** The held card in each place it fits. */
  swords = $state.raw<ReadonlyMap<BlSlot, BlSwordAnswer>>(new Map());

  readonly #session: MatchSession;
  #cache = new Map<string, Promise<unknown>>();
  #cachedFor = -1;
  #held = '';
  #closed = false;

  constructor(session: MatchSession) {
    this.#session = session;
  }

  close(): void {
    this.#closed = true;
  }

  /**
   * The picture has changed: what is shown all the time is asked anew.
   * @param blade the viewer's own, null for onlookers
   */
  async refresh(blade: BlCardId | null, blockAsked: boolean): Promise<void> {
    const seq = this.#seq();
    const [attack, block, sword] = await Promise.all([
      blade === null ? null : this.ask({ ask: 'attack' }),
      blockAsked ? this.ask({ ask: 'block' }) : null,
      blade === null ? null : this.ask({ ask: 'sword', card: blade, slot: 'blade' }),
    ]);
    if (this.#closed || seq !== this.#seq()) return;
    this.sword = (sword as BlSwordAnswer | null)?.before ?? null;
    this.attack = new Map(((attack ?? []) as BlAttackOdds[]).map((odds) => [odds.target, odds]));
    this.block = block as BlBlockAnswer | null;
  }

  /** A card is held that fits these places. */
  async hold(card: BlCardId | null, slots: readonly BlSlot[]): Promise<void> {
    const held = card === null ? '' : `${card} ${slots.join(' ')}`;
    this.#held = held;
    if (card === null || slots.length === 0) {
      this.swords = new Map();
      return;
    }
    const answers = await Promise.all(slots.map((slot) => this.ask({ ask: 'sword', card, slot })));
    if (this.#closed || this.#held !== held) return;
    this.swords = new Map(slots.flatMap((slot, i) => (answers[i] ? [[slot, answers[i] as BlSwordAnswer] as const] : [])));
  }

  async reforged(blade: BlCardId | null): Promise<BlSwordAnswer | null> {
    return (await this.ask({ ask: 'reforge', blade })) as BlSwordAnswer | null;
  }

  async luck(): Promise<BlLuckAnswer | null> {
    return (await this.ask({ ask: 'luck' })) as BlLuckAnswer | null;
  }

  ask(question: BlQuestion): Promise<unknown> {
    if (this.#seq() !== this.#cachedFor) {
      this.#cache.clear();
      this.#cachedFor = this.#seq();
    }
    const key = JSON.stringify(question);
    const known = this.#cache.get(key);
    if (known) return known;
    // At an open table whoever asks is told no more than anybody.
    const open = this.#session.frame?.mode === 'open';
    const answer = open ? this.#session.queryInPublic(question) : this.#session.query(question);
    this.#cache.set(key, answer);
    return answer;
  }

  #seq(): number {
    return this.#session.frame?.seq ?? -1;
  }
}
