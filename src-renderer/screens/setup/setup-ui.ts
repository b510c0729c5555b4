/**
 * What a game gives to the set-up screen. The screen owns who sits where, the seed and the start; the game owns what
 * each seat brings and what lies between them.
 */
import { createContext } from 'svelte';
import type { Component } from 'svelte';
import type { LibraryEntry } from '../../../src-shared/protocol/messages.ts';
import type { SeatDraft } from './seats.ts';

/** One table being set up. Its parts read and change it; it is a proposal that can be started as it is. */
export interface GameSetup {
  /** What still keeps the table from being started, in words. */
  problems(seats: readonly SeatDraft[]): string[];
  /** Bots alone play, again and again: nothing is picked in secret, and nothing left to lot. */
  pickOpenly?(): void;
  /** The match's config, with decks and maps by value. */
  config(seats: readonly SeatDraft[]): unknown;
}

export interface SeatPickProps {
  seat: number;
  kind: SeatDraft['kind'];
  /** Several people pick at one screen: what one has picked is not for the other's eyes. */
  secret: boolean;
  /** Everything is picked here and now, for bots too. */
  open?: boolean;
}

export interface SetupUi {
  /** Null where the library has nothing to play with. `brought` comes from the game's workshop, for the first seat. */
  propose(entries: readonly LibraryEntry[], brought?: unknown): GameSetup | null;
  /** How many sit down, where it is not two: seats can be added and taken away, `usual` is what is laid at first. */
  readonly seats?: { readonly min: number; readonly max: number; readonly usual: number };
  /** What a seat brings; absent where nobody brings anything. */
  readonly SeatPick?: Component<SeatPickProps>;
  /** What lies between the seats; absent where nothing does. */
  readonly Middle?: Component;
  /** The game's own house rules, in the panel that all games have. */
  readonly HouseRules?: Component;
}

/** The table under way, for the game's own parts; each game knows its own kind of setup. */
export interface TableInSetup {
  readonly setup: GameSetup;
  readonly seats: readonly SeatDraft[];
}

export const [getTableInSetup, setTableInSetup] = createContext<TableInSetup>();
