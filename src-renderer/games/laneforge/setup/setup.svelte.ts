/** State of the set-up: two faction decks of different factions per seat. */
import { z } from 'zod';
import type { LibraryEntry } from '../../../../src-shared/protocol/messages.ts';
import type { SeatDraft } from '../../../screens/setup/seats.ts';
import { areTwoPeople } from '../../../screens/setup/seats.ts';
import type { GameSetup } from '../../../screens/setup/setup-ui.ts';
import type { FactionDeck } from '../../../../src-shared/games/laneforge/decks/deck-schema.ts';
import { chance } from '../../../app/chance.ts';
import { deckOf } from '../library/entries.ts';

/** The two decks; null for one not chosen. */
export type Picks = readonly (string | null)[];

interface Brought {
  picks: Picks;
  /** A bot chooses at random when the match begins. */
  itself: boolean;
  /** Face down, so that the other person may come to the screen. */
  sealed: boolean;
}

const seatSchema = z.object({ picks: z.array(z.string()).length(2), itself: z.boolean() });
const keptSchema = z.tuple([seatSchema, seatSchema]);

/** A deck of the library, or one for this table only. */
const entryFor = (deck: FactionDeck, kept: readonly LibraryEntry[]): LibraryEntry =>
  kept.find((entry) => deckOf(entry).code === deck.code) ?? {
    id: `bench-${deck.code}`,
    kind: 'loadout',
    name: deck.name,
    builtIn: false,
    note: 'From the bench',
    value: deck,
  };

export class LaneforgeSetup implements GameSetup {
  readonly decks: readonly LibraryEntry[];
  brought = $state<[Brought, Brought]>([
    { picks: [null, null], itself: true, sealed: false },
    { picks: [null, null], itself: true, sealed: false },
  ]);

  /** The first seat's decks were chosen at the forge just now. */
  #fromForge = false;

  constructor(decks: readonly LibraryEntry[]) {
    this.decks = decks;
    for (const seat of this.brought) seat.picks = this.pair();
  }

  /** `brought`: a pair from the forge of decks for the first seat; it need not be in the library. */
  static propose(entries: readonly LibraryEntry[], brought?: unknown): LaneforgeSetup | null {
    const kept = entries.filter((entry) => entry.kind === 'loadout');
    const pair = ((brought as readonly FactionDeck[] | undefined) ?? []).map((deck) => entryFor(deck, kept));
    const decks = [...pair.filter((entry) => !kept.includes(entry)), ...kept];
    const factions = new Set(decks.map((entry) => deckOf(entry).faction));
    if (factions.size < 2) return null;
    const setup = new LaneforgeSetup(decks);
    if (pair.length === 2) {
      setup.brought[0].picks = pair.map(({ id }) => id);
      setup.#fromForge = true;
    }
    return setup;
  }

  kept(seats: readonly SeatDraft[]): unknown {
    // Two people choose in secret from each other.
    if (areTwoPeople(seats)) return undefined;
    return this.brought.map(({ picks, itself }) => ({ picks, itself }));
  }

  recall(kept: unknown): void {
    for (const [seat, { picks, itself }] of (keptSchema.safeParse(kept).data ?? []).entries()) {
      const fromForge = seat === 0 && this.#fromForge;
      if (!fromForge && picks.every((id) => this.deck(id) !== null)) this.brought[seat].picks = picks;
      this.brought[seat].itself = itself;
    }
  }

  pickOpenly(): void {
    for (const seat of this.brought) seat.itself = false;
  }

  deck(id: string | null): LibraryEntry | null {
    return this.decks.find((entry) => entry.id === id) ?? null;
  }

  /** Two random decks of different factions. */
  pair(): string[] {
    const first = this.decks[chance(this.decks.length)];
    const others = this.decks.filter((entry) => deckOf(entry).faction !== deckOf(first).faction);
    return [first.id, others[chance(others.length)].id];
  }

  /** Chooses a deck or removes it; a third one, or one of the same faction, replaces another. */
  toggle(seat: number, id: string): void {
    const picked = this.brought[seat].picks.filter((one) => one !== null);
    const faction = this.#faction(id);
    const kept = picked.includes(id)
      ? picked.filter((one) => one !== id)
      : [...picked.filter((one) => this.#faction(one) !== faction).slice(-1), id];
    this.brought[seat].picks = [kept[0] ?? null, kept[1] ?? null];
  }

  /** Resets a face-down choice without showing it, since another person may do so. */
  pickAgain(seat: number): void {
    this.brought[seat] = { ...this.brought[seat], picks: [null, null], sealed: false };
  }

  /** Two people choose in turn: the second one after the first has put the choice face down. */
  waits(seat: number, secret: boolean): boolean {
    return secret && seat === 1 && !this.brought[0].sealed;
  }

  problems(seats: readonly SeatDraft[]): string[] {
    const secret = areTwoPeople(seats);
    return seats.flatMap(({ kind }, i) => {
      const { picks, itself, sealed } = this.brought[i];
      if (kind === 'bot' && itself) return [];
      if (picks.some((id) => this.deck(id) === null)) return [`Seat ${i + 1} picks two decks of different factions.`];
      return secret && !sealed ? [`Seat ${i + 1} has not put its decks face down yet.`] : [];
    });
  }

  pick(seat: number): unknown {
    const decks = this.brought[seat].picks.map((id) => this.deck(id)?.value);
    return decks.includes(undefined) ? null : decks;
  }

  config(seats: readonly SeatDraft[]): unknown {
    return {
      decks: seats.map(({ kind }, i) => {
        const { picks, itself } = this.brought[i];
        return (kind === 'bot' && itself ? this.pair() : picks).map((id) => this.deck(id)?.value);
      }),
    };
  }

  #faction(id: string): string | undefined {
    const entry = this.deck(id);
    return entry ? deckOf(entry).faction : undefined;
  }
}
