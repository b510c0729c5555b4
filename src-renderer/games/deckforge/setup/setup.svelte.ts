/** State of the set-up: the deck everybody reveals from, or one for each seat, and how many tokens there are. */
import { z } from 'zod';
import type { OnlineDeck } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import type { LibraryEntry } from '../../../../src-shared/protocol/messages.ts';
import { broughtEntry } from '../../../screens/setup/brought.ts';
import type { SeatDraft } from '../../../screens/setup/seats.ts';
import type { GameSetup } from '../../../screens/setup/setup-ui.ts';

export const DECK_MODES = ['shared', 'own'] as const;
export type DeckMode = (typeof DECK_MODES)[number];
export const TOKENS = [10, 15, 20] as const;
export type Tokens = (typeof TOKENS)[number];

const commonSchema = z.object({ deckMode: z.enum(DECK_MODES), tokensPerPlayer: z.literal(TOKENS) });
const keptSchema = z.object({
  mode: z.enum(DECK_MODES),
  tokens: z.literal(TOKENS),
  shared: z.string(),
  own: z.array(z.string()),
});

/** An entry's deck; the host holds every deck of the library to its schema. */
export const deckOf = (entry: LibraryEntry): OnlineDeck => entry.value as OnlineDeck;

/** Seats at most, for decks of their own. */
const MOST_SEATS = 5;

export class DeckforgeSetup implements GameSetup {
  readonly #entries: readonly LibraryEntry[];
  readonly #brought: LibraryEntry | null;
  mode = $state<DeckMode>('shared');
  tokens = $state<Tokens>(10);
  /** Id of the deck that all reveal from. */
  shared = $state('');
  /** Ids of decks by seat, where everybody brings one. */
  own = $state<string[]>([]);

  /** @param entries at least one deck */
  constructor(entries: readonly LibraryEntry[], brought: LibraryEntry | null = null) {
    this.#entries = entries;
    this.#brought = brought;
    this.shared = (brought ?? entries[0]).id;
    this.own = Array.from({ length: MOST_SEATS }, (_, seat) => (seat === 0 && brought ? brought : entries[seat % entries.length]).id);
  }

  /** `brought`: a deck from the forge; it need not be in the library. */
  static propose(entries: readonly LibraryEntry[], brought?: unknown): DeckforgeSetup | null {
    const kept = entries.filter(({ kind }) => kind === 'loadout');
    const mine = brought === undefined ? null : broughtEntry(brought, (brought as OnlineDeck).name, kept);
    const decks = mine && !kept.includes(mine) ? [mine, ...kept] : kept;
    return decks.length === 0 ? null : new DeckforgeSetup(decks, mine);
  }

  get offered(): readonly LibraryEntry[] {
    return this.#entries;
  }

  #deck(id: string): LibraryEntry | undefined {
    return this.#entries.find((entry) => entry.id === id);
  }

  choose(seat: number, id: string): void {
    this.own[seat] = id;
  }

  problems(seats: readonly SeatDraft[]): string[] {
    if (this.mode === 'shared') return this.#deck(this.shared) ? [] : ['Pick the deck that everybody reveals from.'];
    return seats.flatMap((_, seat) => (this.#deck(this.own[seat]) ? [] : [`Seat ${seat + 1} picks a deck.`]));
  }

  kept(): unknown {
    return { mode: this.mode, tokens: this.tokens, shared: this.shared, own: [...this.own] };
  }

  recall(kept: unknown): void {
    const { data } = keptSchema.safeParse(kept);
    if (!data) return;
    this.tokens = data.tokens;
    if (this.#brought) return;
    this.mode = data.mode;
    if (this.#deck(data.shared)) this.shared = data.shared;
    for (const [seat, id] of data.own.slice(0, MOST_SEATS).entries()) if (this.#deck(id)) this.choose(seat, id);
  }

  pick(seat: number): unknown {
    return this.mode === 'own' ? (this.#deck(this.own[seat])?.value ?? null) : null;
  }

  adopt(common: unknown): void {
    const { data } = commonSchema.safeParse(common);
    if (data) [this.mode, this.tokens] = [data.deckMode, data.tokensPerPlayer];
  }

  config(seats: readonly SeatDraft[]): unknown {
    const ids = this.mode === 'shared' ? [this.shared] : seats.map((_, seat) => this.own[seat]);
    return {
      seats: seats.length,
      tokensPerPlayer: this.tokens,
      deckMode: this.mode,
      decks: ids.map((id) => this.#deck(id)?.value),
    };
  }
}
