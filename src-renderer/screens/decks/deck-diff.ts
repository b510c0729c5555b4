/** What is different between two lists, in words. */
import type { DeckDraft } from '../../../src-shared/kernel/deck-form.ts';
import { quoted } from '../../../src-shared/text/names.ts';
import { counted, inOrder } from './deck-order.ts';
import { pickedTitle } from './deck-words.ts';
import type { DeckRoomUi } from './decks-ui.ts';

/** "+2 Tally Clerk", "−1 Fuse Warden", "Mode: Classic instead of Skirmish"; empty when they are alike. */
export function differences(ui: DeckRoomUi, from: DeckDraft, to: DeckDraft): string[] {
  const { slots, zones } = ui.form;
  const name = from.name === to.name ? [] : [`${quoted(to.name)} instead of ${quoted(from.name)}`];
  const picks = slots.flatMap((slot) =>
    from.picks[slot.id] === to.picks[slot.id] ? [] : [`${slot.title}: ${pickedTitle(slot, to)} instead of ${pickedTitle(slot, from)}`],
  );
  const cards = zones.flatMap(({ id, title }) => {
    const changes = changesOf(ui, from.zones[id], to.zones[id]);
    return changes.length > 0 && zones.length > 1 ? [`${title}: ${changes.join(', ')}`] : changes;
  });
  const titles = zones.flatMap(({ id, title }) =>
    from.titles[id] === to.titles[id] ? [] : [`${title} is called ${quoted(to.titles[id])} instead of ${quoted(from.titles[id])}`],
  );
  return [...name, ...picks, ...cards, ...titles];
}

function changesOf(ui: DeckRoomUi, from: readonly string[], to: readonly string[]): string[] {
  const all = counted(inOrder(ui, [...from, ...to])).map(({ id }) => id);
  const copies = (cards: readonly string[], id: string): number => cards.filter((card) => card === id).length;
  const changes = all.map((id) => ({ name: ui.spec(id)?.name ?? id, by: copies(to, id) - copies(from, id) }));
  const more = changes.filter(({ by }) => by > 0).map(({ name, by }) => `+${by} ${name}`);
  return [...more, ...changes.filter(({ by }) => by < 0).map(({ name, by }) => `−${-by} ${name}`)];
}
