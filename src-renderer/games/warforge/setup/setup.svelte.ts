/** State of the set-up: the mode of the match, and a list of that mode for each seat. */
import { z } from 'zod';
import type { WrList } from '../../../../src-shared/games/warforge/decks/list.ts';
import { MODES, type WrMode } from '../../../../src-shared/games/warforge/types.ts';
import type { LibraryEntry } from '../../../../src-shared/protocol/messages.ts';
import { chance } from '../../../app/chance.ts';
import { broughtEntry } from '../../../screens/setup/brought.ts';
import type { SeatDraft } from '../../../screens/setup/seats.ts';
import type { GameSetup } from '../../../screens/setup/setup-ui.ts';
import { listOf } from '../library/entries.ts';
import { faceOf } from '../words.ts';

const commonSchema = z.object({ mode: z.enum(MODES) });
const keptSchema = z.object({ mode: z.enum(MODES), lists: z.tuple([z.string(), z.string()]) });

const factionOf = (entry: LibraryEntry): string | null => faceOf(listOf(entry).warlord)?.faction ?? null;

export class WarforgeSetup implements GameSetup {
  readonly #entries: readonly LibraryEntry[];
  mode = $state<WrMode>('classic');
  /** Ids of the lists by seat. */
  lists = $state<[string, string]>(['', '']);

  /** The first seat's list comes from the deck room, and stays when the last table is recalled. */
  readonly #brought: LibraryEntry | null;

  /** @param entries at least one list of each mode */
  constructor(entries: readonly LibraryEntry[], brought: LibraryEntry | null = null) {
    this.#entries = entries;
    this.#brought = brought;
    this.setMode(brought ? listOf(brought).mode : 'classic');
  }

  /** `brought`: a list from the deck room for the first seat; it need not be in the library. */
  static propose(entries: readonly LibraryEntry[], brought?: unknown): WarforgeSetup | null {
    const kept = entries.filter(({ kind }) => kind === 'loadout');
    const mine = brought === undefined ? null : broughtEntry(brought, (brought as WrList).name, kept);
    const lists = mine && !kept.includes(mine) ? [mine, ...kept] : kept;
    const playable = MODES.every((mode) => lists.some((entry) => listOf(entry).mode === mode));
    return playable ? new WarforgeSetup(lists, mine) : null;
  }

  /** Lists of the mode that is played. */
  get offered(): readonly LibraryEntry[] {
    return this.#entries.filter((entry) => listOf(entry).mode === this.mode);
  }

  #entry(seat: number): LibraryEntry | undefined {
    return this.offered.find(({ id }) => id === this.lists[seat]);
  }

  /** Two lists by lot, of different factions where there are any. */
  setMode(mode: WrMode): void {
    this.mode = mode;
    const { offered } = this;
    const mine = offered.find((entry) => entry === this.#brought);
    const first = mine ?? offered[chance(offered.length)];
    const others = offered.filter((entry) => factionOf(entry) !== factionOf(first));
    const second = others.length > 0 ? others[chance(others.length)] : first;
    this.lists = [first.id, second.id];
  }

  /** The modes take turns; a list that was brought has one. */
  vary(played: number): void {
    if (!this.#brought) this.setMode(MODES[played % MODES.length]);
  }

  choose(seat: number, id: string): void {
    this.lists[seat] = id;
  }

  problems(seats: readonly SeatDraft[]): string[] {
    return seats.flatMap((_, seat) => (this.#entry(seat) ? [] : [`Seat ${seat + 1} picks a list.`]));
  }

  kept(): unknown {
    return { mode: this.mode, lists: [...this.lists] };
  }

  recall(kept: unknown): void {
    const { data } = keptSchema.safeParse(kept);
    if (!data || this.#brought) return;
    this.setMode(data.mode);
    for (const [seat, id] of data.lists.entries()) if (this.offered.some((entry) => entry.id === id)) this.choose(seat, id);
  }

  pick(seat: number): unknown {
    return this.#entry(seat)?.value ?? null;
  }

  adopt(common: unknown): void {
    const { data } = commonSchema.safeParse(common);
    if (data && data.mode !== this.mode) this.setMode(data.mode);
  }

  config(seats: readonly SeatDraft[]): unknown {
    return { mode: this.mode, lists: seats.map((_, seat) => this.#entry(seat)?.value) };
  }
}
