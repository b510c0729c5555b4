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

/** How a match begins for a list, as far as odds and sample hands ask; the rules themselves are the game's. */
export interface DeckOpening {
  readonly id: string;
  /** When it is this one: "You begin". */
  readonly title: string;
  /** The zone that is shuffled and drawn from. */
  readonly zone: string;
  /** Cards drawn before the first turn. */
  readonly hand: number;
  /** Cards drawn in each own turn, the first included. */
  readonly draws: number;
  /** Any of the first cards can be put back once; all is shuffled then, and as many are drawn. */
  readonly mulligan: boolean;
  /** Cards in hand on an own turn without having been drawn, if none was played; turn 0 is before the first. */
  given(turn: number): readonly string[];
  /** What cards are paid with, where it does not depend on what was played. */
  readonly means?: {
    readonly title: string;
    /** How much there is on an own turn, from 1, if all was spent before. */
    on(turn: number): number;
    /** What a card costs; null for what is not paid for like this. */
    price(card: string): number | null;
  };
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
  /** How a match can begin, by who moves first; at least one. */
  openings(draft: DeckDraft): readonly DeckOpening[];
  /** The same cards under the game's other rules, such as another mode. */
  elsewhere(draft: DeckDraft): readonly { readonly title: string; readonly problems: readonly DeckProblem[] }[];
}
