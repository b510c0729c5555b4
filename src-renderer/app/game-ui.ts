/**
 * A game's part of the window: its theme, texts, keys and parts of screens. Registered in `games/registry.ts` by the game's id; shared code
 * gets it from `getApp().games` and knows no game otherwise. Members without `?` have no default.
 */
import type { Component } from 'svelte';
import type { GameTypes } from '../../src-shared/kernel/game-types.ts';
import type { GameTable } from '../match/game-ui.ts';
import type { Idea } from '../match/ideas/idea.ts';
import type { MatchSession } from '../match/session.svelte.ts';
import type { BoardSketch } from '../match/sketch.ts';
import { drawn, type CatalogueUi } from '../screens/cards/catalogue-ui.ts';
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
  /** Icon in the top bar and on its plaque, from the game-icons set, listed in the game's `icons.ts`. */
  readonly emblem: string;
  /** Theme, applied wherever the game is shown. */
  readonly theme: GameTheme;
  /** Its plaque at Home. */
  readonly plaque: PlaqueUi;
  /** The game in three sentences, for new players. */
  readonly firstSteps: readonly { icon: string; title: string; text: string }[];
  /** What is explained in somebody's first matches, the most important first; absent: nothing is. */
  readonly ideas?: readonly Idea<G>[];
  /** Its cards, to be looked up; absent for a game without cards. */
  readonly catalogue?: CatalogueUi;
  /** Its own commands, in addition to the shared ones. */
  readonly keys?: GameKeys;
  /** Its switches in the settings; their hints name the game. */
  readonly settings?: GameSettings;
  /**
   * What is hidden while the screen changes hands: with `curtain` (the default) everything but the spectator's view; with `hands`, where
   * nothing else is secret, the hands alone. A setting can require the curtain for all games.
   */
  readonly handover?: 'curtain' | 'covered';
  /** A sentence about this for the settings, which names the game; absent for a game without a shared screen. */
  readonly handoverHint?: string;
  /** In a small window the left column shrinks to emblems and numbers, since the board needs the room. */
  readonly slimSeats?: boolean;
  /** Its part of the set-up screen. */
  readonly setup: SetupUi;
  /** The screen on which library entries are made; absent without such. */
  readonly workshop?: WorkshopUi;
  /** Its shelves in the library; absent without such. */
  readonly library?: readonly LibraryShelf[];
  /** Its rules as chapters. */
  readonly help: HelpUi;
  /**
   * Called during the initialization of the match screen, so it may use Svelte's context. Here the host's untyped data become the game's
   * types: a frame names its game, and the registry opens that game's table. Method syntax, here and in `GameTable`, makes parameters
   * bivariant, so that each game's `GameUi` is assignable to `GameUi`.
   */
  open(session: MatchSession<G>): GameTable<G>;
  /** The board at rest, small, for Home: from a view, so it holds no more than the viewer may know. Absent: Home shows the emblem. */
  sketch?(view: G['view']): BoardSketch;
  readonly parts: {
    readonly Seats: Component;
    readonly Board: Component;
    /** Explains things on the stack; absent for a game without one. */
    readonly Stack?: Component;
    readonly Inspector: Component;
    readonly Hand: Component;
    /** Below the prompt: controls of the present decision besides the main button. */
    readonly PromptExtras?: Component;
    /** The game's buttons in the top bar. */
    readonly TopTools?: Component;
  };
}

/** Registry of all games of this window. */
export class GameUis {
  /** Games offered by the host, in its order. */
  readonly offered: readonly GameUi[];

  constructor(
    private readonly uis: Readonly<Record<string, GameUi>>,
    offered: readonly { id: string }[],
  ) {
    this.offered = offered.flatMap(({ id }) => this.of(id) ?? []);
  }

  /** Cards of the first game that has some, for samples. */
  sampleCards(): readonly CardSpec[] {
    const cards = this.offered.find(({ catalogue }) => catalogue)?.catalogue?.([]);
    return cards ? drawn(cards) : [];
  }

  /** A host of another version may offer a game that this window does not have. */
  of(id: string): GameUi | undefined {
    return Object.hasOwn(this.uis, id) ? this.uis[id] : undefined;
  }
}
