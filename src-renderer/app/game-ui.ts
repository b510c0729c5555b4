/**
 * What a game gives to the window: its looks, words, keys and screens' parts. Registered in `games/registry.ts` by the game's
 * id; shared parts get it from `getApp().games` and know no game otherwise. What stands without a `?` has no default.
 */
import type { Component } from 'svelte';
import type { GameTypes } from '../../src-shared/kernel/game-types.ts';
import type { GameTable } from '../match/game-ui.ts';
import type { MatchSession } from '../match/session.svelte.ts';
import type { HelpUi } from '../screens/help/help-ui.ts';
import type { PlaqueUi } from '../screens/home/plaque-ui.ts';
import type { LibraryShelf } from '../screens/library/library-ui.ts';
import type { SetupUi } from '../screens/setup/setup-ui.ts';
import type { WorkshopUi } from '../screens/workshop/workshop-ui.ts';
import type { CardSpec } from '../ui/card/spec.ts';
import type { GameTheme } from '../ui/theme.ts';
import type { GameSettings } from './game-settings.ts';
import type { GameKeys } from './keys/commands.ts';

export interface GameUi<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: string;
  /** Icon in the top bar and on its plaque, from the game-icons set; like all its icons it stands in the game's `icons.ts`. */
  readonly emblem: string;
  /** Its colours, wherever something of it is shown. */
  readonly theme: GameTheme;
  /** How it hangs at Home. */
  readonly plaque: PlaqueUi;
  /** The game in three sentences, for somebody who has not played yet. */
  readonly firstSteps: readonly { icon: string; title: string; text: string }[];
  /** Each of its cards once, for samples of how cards look; absent where it has none. */
  readonly cards?: () => readonly CardSpec[];
  /** Commands of its own, beside those that all games share. */
  readonly keys?: GameKeys;
  /** Its switches among a person's settings; their hints name the game. */
  readonly settings?: GameSettings;
  /**
   * What is hidden while the screen changes hands: everything but an onlooker's view behind a curtain (the default), or,
   * where only hands are secret, those hands alone. A setting can ask for the curtain everywhere.
   */
  readonly handover?: 'curtain' | 'covered';
  /** The same in a sentence that names the game; absent where nobody sits beside another. */
  readonly handoverHint?: string;
  /** Where the window is small its left column is only as wide as an emblem and a number: the board needs the room. */
  readonly slimSeats?: boolean;
  /** Its part of the set-up screen. */
  readonly setup: SetupUi;
  /** Where what is kept in the library is made; absent where nothing is. */
  readonly workshop?: WorkshopUi;
  /** Its shelves in the library; absent where nothing is kept. */
  readonly library?: readonly LibraryShelf[];
  /** Its rules, in chapters. */
  readonly help: HelpUi;
  /**
   * Called while the screen is set up, so that it may use Svelte's context.
   * This is where what the host sent becomes a game's own types: the frame names its game, and the registry opens that
   * game's table. Method syntax, here and in `GameTable`, makes a `GameUi` of one game a `GameUi`.
   */
  open(session: MatchSession<G>): GameTable<G>;
  readonly parts: {
    readonly Seats: Component;
    readonly Board: Component;
    /** Absent where nothing ever waits to resolve. */
    readonly Stack?: Component;
    readonly Inspector: Component;
    readonly Hand: Component;
    /** Under the prompt: what the present question needs beside the main button. */
    readonly PromptExtras?: Component;
    /** Buttons of the game in the top bar. */
    readonly TopTools?: Component;
  };
}

/** The games of this window. */
export class GameUis {
  /** Those that the host offers, in its order. */
  readonly offered: readonly GameUi[];

  constructor(
    private readonly uis: Readonly<Record<string, GameUi>>,
    offered: readonly { id: string }[],
  ) {
    this.offered = offered.flatMap(({ id }) => this.of(id) ?? []);
  }

  /** A host of another version may speak of a game that this window does not have. */
  of(id: string): GameUi | undefined {
    return Object.hasOwn(this.uis, id) ? this.uis[id] : undefined;
  }
}
