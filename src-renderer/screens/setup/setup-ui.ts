/** A game's part of the set-up screen. The screen owns seats, seed and start; the game owns loadouts and maps. */
import { createContext } from 'svelte';
import type { Component } from 'svelte';
import type { LibraryEntry } from '../../../src-shared/protocol/messages.ts';
import type { SeatDraft } from './seats.ts';

/** State of a table being set up. Its initial value can be started unchanged. */
export interface GameSetup {
  /** Problems that prevent the start, as sentences. */
  problems(seats: readonly SeatDraft[]): string[];
  /** For bots in the Lab: nothing is chosen secretly or at random. */
  pickOpenly?(): void;
  /** “Play now”: what the game offers in turn, by how many matches of it have been played. Absent: every match is alike. */
  vary?(played: number): void;
  /** What the next table begins with; nothing that was chosen secretly. Absent: the game has no choices. */
  kept?(seats: readonly SeatDraft[]): unknown;
  /** Takes over what was kept, as far as it is still there. */
  recall?(kept: unknown): void;
  /** What the seat brings, by value: what its person commits to at a table on the network. Null: nothing yet, or nothing at all. Absent: as null. */
  pick?(seat: number): unknown;
  /** Takes over what all play by (`SeatPicks.common`), as far as it decides what a seat can bring. Absent: it decides nothing. */
  adopt?(common: unknown): void;
  /** The match's config, with decks and maps by value. */
  config(seats: readonly SeatDraft[]): unknown;
}

export interface SeatPickProps {
  seat: number;
  kind: SeatDraft['kind'];
  /** Several people choose at one screen: a choice is hidden from the others. */
  secret: boolean;
  /** Everything is chosen openly, for bots too. */
  open?: boolean;
}

export interface SetupUi {
  /** Null when the library has nothing to play with. `brought` is the first seat's loadout from the game's workshop. */
  propose(entries: readonly LibraryEntry[], brought?: unknown): GameSetup | null;
  /** Seat counts, unless always two: `usual` is the initial number, `first` that of “Play now” until a match has been finished. */
  readonly seats?: { readonly min: number; readonly max: number; readonly usual: number; readonly first?: number };
  /** The picker of a seat's loadout; absent without loadouts. */
  readonly SeatPick?: Component<SeatPickProps>;
  /** The picker of what all seats share, such as a map; absent without such. */
  readonly Middle?: Component;
  /** The game's house rules, in the shared panel. */
  readonly HouseRules?: Component;
}

/** The state for the game's own parts; each game has its own type. */
export interface TableInSetup {
  readonly setup: GameSetup;
  readonly seats: readonly SeatDraft[];
}

export const [getTableInSetup, setTableInSetup] = createContext<TableInSetup>();
