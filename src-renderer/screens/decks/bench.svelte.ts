/** A list under work: the draft, every step back to where it began, and what the rules say of it. */
import type { DeckDraft } from '../../../src-shared/kernel/deck-form.ts';
import type { LibraryEntry } from '../../../src-shared/protocol/messages.ts';
import { inOrder } from './deck-order.ts';
import { Steps } from '../workshop/steps.svelte.ts';
import type { DeckRoomUi } from './decks-ui.ts';

const unnamed = (draft: DeckDraft): DeckDraft => ({ ...draft, name: '', titles: {} });

export class DeckBench {
  readonly ui: DeckRoomUi;
  /** The player's own entry that is being changed; null for a list that is not kept yet. */
  entry = $state.raw<LibraryEntry | null>(null);
  /** Zone that cards are put into. */
  zone = $state('');
  /** The card that had the focus last. */
  looked = $state('');
  readonly #steps: Steps<DeckDraft>;
  readonly problems = $derived.by(() => this.ui.form.problems(this.draft));
  readonly elsewhere = $derived.by(() => this.ui.form.elsewhere(this.draft));

  /** @param recalled unsaved work on the same list, which is gone on with; undo leads back to what was kept */
  constructor(ui: DeckRoomUi, { entry, draft, recalled }: { entry: LibraryEntry | null; draft: DeckDraft; recalled: DeckDraft | null }) {
    this.ui = ui;
    this.entry = entry;
    this.#steps = new Steps(this.#tidy(draft), entry !== null);
    this.zone = ui.form.zones[0].id;
    if (recalled) this.change(this.#tidy(recalled));
  }

  get draft(): DeckDraft {
    return this.#steps.now;
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

  change(draft: DeckDraft): void {
    this.#steps.change(draft);
  }

  undo(): void {
    this.#steps.undo();
  }

  redo(): void {
    this.#steps.redo();
  }

  /** It is in the library now, as it stands. */
  keep(entry: LibraryEntry): void {
    this.entry = entry;
    this.#steps.keep(this.#tidy(this.ui.form.read(entry.value)));
  }

  /** Names follow each letter, which is one step together. */
  rename(name: string): void {
    this.#steps.type({ ...this.draft, name }, unnamed);
  }

  renameZone(zone: string, title: string): void {
    this.#steps.type({ ...this.draft, titles: { ...this.draft.titles, [zone]: title } }, unnamed);
  }

  pick(slot: string, id: string): void {
    this.change(this.ui.form.pick(this.draft, slot, id));
  }

  copies(card: string, zone = this.zone): number {
    return this.draft.zones[zone].filter((id) => id === card).length;
  }

  whyNotMore(card: string, zone = this.zone): string | null {
    return this.ui.form.whyNotMore(this.draft, zone, card);
  }

  add(card: string, zone = this.zone): void {
    this.#fill(zone, [...this.draft.zones[zone], card]);
  }

  remove(card: string, zone = this.zone): void {
    const cards = [...this.draft.zones[zone]];
    const at = cards.indexOf(card);
    if (at >= 0) this.#fill(zone, cards.toSpliced(at, 1));
  }

  /** A copy goes from one zone to another, in one step. @returns why not; null where it went */
  move(card: string, from: string, to: string): string | null {
    const left = [...this.draft.zones[from]];
    left.splice(left.indexOf(card), 1);
    const without = { ...this.draft, zones: { ...this.draft.zones, [from]: left } };
    const whyNot = this.ui.form.whyNotMore(without, to, card);
    if (whyNot === null) this.change(this.#tidy({ ...without, zones: { ...without.zones, [to]: [...without.zones[to], card] } }));
    return whyNot;
  }

  clear(zone: string): void {
    this.#fill(zone, []);
  }

  #fill(zone: string, cards: readonly string[]): void {
    this.change(this.#tidy({ ...this.draft, zones: { ...this.draft.zones, [zone]: cards } }));
  }

  /** The cards of each zone in one order, so that equal lists are equal. */
  #tidy(draft: DeckDraft): DeckDraft {
    return { ...draft, zones: Object.fromEntries(Object.entries(draft.zones).map(([id, cards]) => [id, inOrder(this.ui, cards)])) };
  }
}
