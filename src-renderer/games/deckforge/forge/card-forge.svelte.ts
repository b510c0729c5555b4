/** A deck on the anvil: its cards, the one under the hammer, every step back to where it began, and what the rules say of it. */
import { deckFaults } from '../../../../src-shared/games/deckforge/decks/check.ts';
import { blankCard } from '../../../../src-shared/games/deckforge/decks/choices.ts';
import type { DeckFault, FaultPath } from '../../../../src-shared/games/deckforge/decks/faults.ts';
import { cardRating, deckPower, powerLabel } from '../../../../src-shared/games/deckforge/decks/rating.ts';
import { CARD_TYPES, type CardType, type DeckCard, type OnlineDeck } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import { nameKey } from '../../../../src-shared/games/deckforge/decks/plain-text.ts';
import { placeWords } from '../../../../src-shared/games/deckforge/text/forge-words.ts';
import { TYPE_NAMES } from '../../../../src-shared/games/deckforge/text/type-names.ts';
import { capital } from '../../../../src-shared/text/markup.ts';
import type { LibraryEntry } from '../../../../src-shared/protocol/messages.ts';
import { freeName } from '../../../screens/library/free-name.ts';
import { Steps } from '../../../screens/workshop/steps.svelte.ts';
import { drawable } from './draft.ts';

const same = (a: FaultPath, b: FaultPath): boolean => a.length === b.length && a.every((step, i) => step === b[i]);

/** What is typed letter by letter. */
type Typed = 'name' | 'text';

export class CardForge {
  /** The player's own entry that is being changed; null for a deck that is not kept yet. */
  entry = $state.raw<LibraryEntry | null>(null);
  readonly #steps: Steps<OnlineDeck>;
  #at = $state(0);
  /** Which card was under work when a step was left: going back leads there again. */
  readonly #places = new WeakMap<OnlineDeck, number>();
  readonly faults: readonly DeckFault[] = $derived.by(() => deckFaults(this.deck));
  /** The cards as they are drawn and rated, by their places. */
  readonly drawn: readonly DeckCard[] = $derived.by(() => this.deck.cards.map(drawable));
  readonly ratings: readonly number[] = $derived.by(() => this.drawn.map((card) => cardRating(card).total));
  /** Null while a type has no card. */
  readonly power = $derived.by(() => {
    const deck = { ...this.deck, cards: this.drawn.filter(({ copies }) => copies > 0) };
    if (CARD_TYPES.some((type) => !deck.cards.some((card) => card.type === type))) return null;
    return { power: deckPower(deck), label: powerLabel(deck), deck };
  });

  /** @param recalled unsaved work on the same deck, which is gone on with; undo leads back to what was kept */
  constructor({ entry, deck, recalled }: { entry: LibraryEntry | null; deck: OnlineDeck; recalled: OnlineDeck | null }) {
    this.entry = entry;
    this.#steps = new Steps(deck, entry !== null);
    if (recalled) this.#steps.change(recalled);
  }

  get deck(): OnlineDeck {
    return this.#steps.now;
  }

  /** Place of the card under work; −1 where there is none. */
  get at(): number {
    return Math.min(this.#at, this.deck.cards.length - 1);
  }

  get card(): DeckCard | null {
    return this.deck.cards[this.at] ?? null;
  }

  select(at: number): void {
    this.#at = at;
  }

  /** What is wrong at a place, in words; null if nothing is. */
  problem(path: FaultPath): string | null {
    const fault = this.faults.find((one) => same(one.path, path));
    return fault ? `${capital(this.#words(fault))}.` : null;
  }

  /** What is wrong with a field of the card under work. */
  fieldProblem(field: keyof DeckCard): string | null {
    const problem = this.problem(['c', this.at, field]);
    // The check finds the later one of two cards at fault; here it is the one under work, whichever that is.
    return problem ?? (field === 'name' && this.#isNameTaken() ? 'Another card has this name too.' : null);
  }

  #isNameTaken(): boolean {
    const key = nameKey(this.card?.name ?? '');
    return this.names.some((name, i) => i !== this.at && nameKey(name) === key);
  }

  hasFault(at: number): boolean {
    return this.faults.some(({ path }) => path[0] === 'c' && path[1] === at);
  }

  /** Whole sentences with their places, the first first. */
  get sentences(): string[] {
    return this.faults.map((fault) => {
      const place = placeWords(fault.path, this.deck.cards);
      return capital(place === '' ? `${this.#words(fault)}.` : `${place}: ${this.#words(fault)}.`);
    });
  }

  #words({ code, words }: DeckFault): string {
    return code === 'E_DUPLICATE' ? 'another card has this name too' : words;
  }

  get changed(): boolean {
    return this.#steps.changed;
  }

  get canUndo(): boolean {
    return this.#steps.canUndo;
  }

  get canRedo(): boolean {
    return this.#steps.canRedo;
  }

  undo(): void {
    this.#go(() => this.#steps.undo());
  }

  redo(): void {
    this.#go(() => this.#steps.redo());
  }

  #go(step: () => void): void {
    this.#places.set(this.deck, this.at);
    step();
    this.#at = this.#places.get(this.deck) ?? this.#at;
  }

  change(deck: OnlineDeck): void {
    this.#places.set(this.deck, this.at);
    this.#steps.change(deck);
  }

  #type(deck: OnlineDeck, without: (one: OnlineDeck) => unknown): void {
    this.#places.set(this.deck, this.at);
    this.#steps.type(deck, without);
  }

  rename(name: string): void {
    this.#type({ ...this.deck, name }, (one) => ({ ...one, name: '' }));
  }

  sign(author: string): void {
    this.#type({ ...this.deck, author }, (one) => ({ ...one, author: '' }));
  }

  setCard(card: DeckCard): void {
    this.change(this.#with(card));
  }

  typeIn(field: Typed, text: string): void {
    const { at, card } = this;
    if (!card) return;
    const without = ({ cards, ...rest }: OnlineDeck) => ({
      ...rest,
      cards: cards.map((one, i) => (i === at ? { ...one, [field]: '' } : one)),
    });
    this.#type(this.#with({ ...card, [field]: text }), without);
  }

  #with(card: DeckCard): OnlineDeck {
    return { ...this.deck, cards: this.deck.cards.with(this.at, card) };
  }

  get names(): string[] {
    return this.deck.cards.map(({ name }) => name);
  }

  /** Adds a card and takes it under work. Its name is made one that no other has. */
  add(card: DeckCard): void {
    const taken = this.names.map(nameKey);
    const free = freeName(card.name, (name) => taken.includes(nameKey(name)));
    this.change({ ...this.deck, cards: [...this.deck.cards, { ...card, name: free }] });
    this.select(this.deck.cards.length - 1);
  }

  addBlank(type: CardType): void {
    this.add(blankCard(type, `New ${TYPE_NAMES[type]}`));
  }

  duplicate(): void {
    if (this.card) this.add(this.card);
  }

  remove(): void {
    const { at } = this;
    if (at < 0) return;
    this.change({ ...this.deck, cards: this.deck.cards.toSpliced(at, 1) });
    this.select(Math.max(0, at - 1));
  }

  /** It is in the library now, as it stands. */
  keep(entry: LibraryEntry): void {
    this.entry = entry;
    this.#steps.keep(entry.value as OnlineDeck);
  }
}
