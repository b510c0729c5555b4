/** A list under work: the draft, every step back to where it began, and what the rules say of it. */
import type { DeckDraft } from '../../../src-shared/kernel/deck-form.ts';
import type { LibraryEntry } from '../../../src-shared/protocol/messages.ts';
import { inOrder } from './deck-order.ts';
import type { DeckRoomUi } from './decks-ui.ts';

const same = (a: DeckDraft, b: DeckDraft): boolean => JSON.stringify(a) === JSON.stringify(b);

export class DeckBench {
  readonly ui: DeckRoomUi;
  /** The player's own entry that is being changed; null for a list that is not kept yet. */
  entry = $state.raw<LibraryEntry | null>(null);
  draft: DeckDraft = $state.raw({ name: '', picks: {}, zones: {}, titles: {} });
  /** Zone that cards are put into. */
  zone = $state('');
  /** The card that had the focus last. */
  looked = $state('');
  #past = $state.raw<readonly DeckDraft[]>([]);
  #future = $state.raw<readonly DeckDraft[]>([]);
  /** What is in the library; null for a list that is not kept yet. */
  #kept = $state.raw<DeckDraft | null>(null);
  readonly problems = $derived.by(() => this.ui.form.problems(this.draft));
  readonly elsewhere = $derived.by(() => this.ui.form.elsewhere(this.draft));

  /** @param recalled unsaved work on the same list, which is gone on with; undo leads back to what was kept */
  constructor(ui: DeckRoomUi, { entry, draft, recalled }: { entry: LibraryEntry | null; draft: DeckDraft; recalled: DeckDraft | null }) {
    this.ui = ui;
    this.entry = entry;
    this.draft = this.#tidy(draft);
    this.zone = ui.form.zones[0].id;
    if (entry) this.#kept = this.draft;
    if (recalled) this.change(this.#tidy(recalled));
  }

  get changed(): boolean {
    return this.#kept === null || !same(this.#kept, this.draft);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  change(draft: DeckDraft): void {
    if (same(draft, this.draft)) return;
    this.#past = [...this.#past, this.draft];
    this.#future = [];
    this.draft = draft;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.draft];
    this.draft = before;
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.draft];
    this.draft = next;
  }

  /** It is in the library now, as it stands. */
  keep(entry: LibraryEntry): void {
    this.entry = entry;
    this.draft = this.#tidy(this.ui.form.read(entry.value));
    this.#kept = this.draft;
  }

  /** Names follow each letter, which is one step together. */
  rename(name: string): void {
    this.#type({ ...this.draft, name });
  }

  renameZone(zone: string, title: string): void {
    this.#type({ ...this.draft, titles: { ...this.draft.titles, [zone]: title } });
  }

  #type(draft: DeckDraft): void {
    const unnamed = (one: DeckDraft): DeckDraft => ({ ...one, name: '', titles: {} });
    const before = this.#past.at(-1);
    const goesOn = before !== undefined && same(unnamed(before), unnamed(this.draft));
    this.change(draft);
    if (goesOn) this.#past = this.#past.slice(0, -1);
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
