/**
 * How lists of cards are made: what a game says of its kind of list, so that one screen edits them all and one code shares them. Pure and without
 * the game's rules, for the window runs it on every press; what is kept or played is checked by the host again.
 */

/** A list while it is edited. It may break any rule of the game. */
export interface DeckDraft {
  readonly name: string;
  /** By slot id: the id of what is picked, a card's where the slot holds one. */
  readonly picks: Readonly<Record<string, string>>;
  /** By zone id: card ids, each copy named, in no order that matters. */
  readonly zones: Readonly<Record<string, readonly string[]>>;
  /** By zone id: the player's names of zones that bear one. */
  readonly titles: Readonly<Record<string, string>>;
}

export interface DeckOption {
  readonly id: string;
  readonly title: string;
  /** What speaks for it, in a line. */
  readonly line: string;
}

/** What a list has exactly one of: a mode, a leader. */
export interface DeckSlot {
  readonly id: string;
  readonly title: string;
  /** What can be picked beside the rest of the draft. */
  options(draft: DeckDraft): readonly DeckOption[];
}

/** Cards that are kept together, such as the main deck. */
export interface DeckZone {
  readonly id: string;
  readonly title: string;
  /** The player names it. */
  readonly named?: boolean;
}

/** Why a draft cannot be played, in a sentence, and what causes it. */
export interface DeckProblem {
  readonly text: string;
  readonly slot?: string;
  readonly zone?: string;
  /** A card of that zone; without it the zone as a whole. */
  readonly card?: string;
}

export interface DeckForm {
  /** In the order in which they are picked. */
  readonly slots: readonly DeckSlot[];
  readonly zones: readonly DeckZone[];
  /** How its share codes begin, with the version of their format: "WF1". */
  readonly codeHead: string;
  /** Every id that a draft can name: options of slots, and cards. */
  readonly ids: readonly string[];
  /** A new draft without a card. */
  blank(): DeckDraft;
  /** @param value a value of the game's schema of lists */
  read(value: unknown): DeckDraft;
  /** The draft as the game keeps it; it fits the schema, and its rules only where there are no problems. */
  write(draft: DeckDraft): unknown;
  /** The draft with another pick, and with what can only follow from it. */
  pick(draft: DeckDraft, slot: string, id: string): DeckDraft;
  /** How many cards a zone needs. */
  size(draft: DeckDraft, zone: string): number;
  /** Cards that a zone can hold beside the picks, each once. */
  pool(draft: DeckDraft, zone: string): readonly string[];
  /** Why not one more copy of a card can be in a zone; null if it can. A full zone is no reason: something may leave it next. */
  whyNotMore(draft: DeckDraft, zone: string, card: string): string | null;
  /** Every rule that the draft breaks; none when it can be played. */
  problems(draft: DeckDraft): DeckProblem[];
  /** The same cards under the game's other rules, such as another mode. */
  elsewhere(draft: DeckDraft): readonly { readonly title: string; readonly problems: readonly DeckProblem[] }[];
}
