/** Hexforge's loadouts in the deck room: their own rules, zones and names in the same screen. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { DeckBench } from '../../../src-renderer/screens/decks/bench.svelte.ts';
import { ROOM } from '../../../src-renderer/games/hexforge/library/deck-room.ts';
import { checkLoadout } from '../../../src-shared/games/hexforge/loadouts/check.ts';
import { FORM } from '../../../src-shared/games/hexforge/loadouts/form.ts';
import { STARTERS } from '../../../src-shared/games/hexforge/loadouts/index.ts';
import { hxLoadoutSchema, type HxLoadout } from '../../../src-shared/games/hexforge/loadouts/schema.ts';
import { parseQuery } from '../../../src-shared/text/card-query.ts';
import { codeOfDeck, readDeckCode } from '../../../src-shared/text/deck-code.ts';
import { codeOfId } from '../../../src-shared/text/share-code.ts';
import { FakeClient } from '../fake-client.ts';

const [{ loadout: FIRST }] = STARTERS;
const work = (): DeckBench => new DeckBench(ROOM, { entry: null, draft: FORM.read(FIRST), recalled: null });
const wrong = (bench: DeckBench): string[] => bench.problems.map(({ text }) => text);

describe('a loadout as a draft', () => {
  it.each(STARTERS.map(({ id, loadout }) => [id, loadout] as const))('%s is read, written, and shared by code', (_, loadout) => {
    const draft = FORM.read(loadout);
    expect(FORM.write(draft)).toEqual(loadout);
    expect(FORM.problems(draft)).toEqual([]);
    const read = readDeckCode(FORM, codeOfDeck(FORM, draft));
    if (!read.ok) throw new Error(read.problems.join(' '));
    const made = FORM.write(read.draft) as HxLoadout;
    expect(checkLoadout(made)).toEqual([]);
    expect(made.workers).toEqual(loadout.workers);
    expect(made.forges.map(({ cards }) => cards.toSorted())).toEqual(loadout.forges.map(({ cards }) => cards.toSorted()));
  });

  it('names each card apart in codes, and begins with a blank that only lacks cards', () => {
    expect(new Set(FORM.ids.map(codeOfId)).size).toBe(FORM.ids.length);
    expect(hxLoadoutSchema.safeParse(FORM.write(FORM.blank())).success).toBe(true);
    expect(FORM.problems(FORM.blank()).map(({ zone }) => zone)).toEqual(['base', 'forge1', 'forge2', 'forge3', 'forge4']);
  });

  it('tells what is wrong beside its zone, card or pick', () => {
    const bench = work();
    bench.pick('secondary', bench.draft.picks.primary);
    expect(bench.problems.map(({ slot }) => slot)).toEqual(['secondary']);
    const [card] = bench.draft.zones.base;
    bench.pick('commander', card);
    expect(bench.problems).toContainEqual(expect.objectContaining({ zone: 'base', card }));
    expect(bench.whyNotMore(card)).toMatch(/is the commander already/);
    expect(FORM.pool(bench.draft, 'base')).not.toContain(card);
  });

  it('counts copies over all its lists', () => {
    const bench = work();
    for (const zone of FORM.zones) bench.clear(zone.id);
    const [card] = FORM.pool(bench.draft, 'base');
    for (const zone of ['base', 'forge1', 'forge4']) bench.add(card, zone);
    expect(bench.whyNotMore(card, 'forge2')).toMatch(/in all lists together/);
    bench.add(card, 'forge2');
    expect(wrong(bench).join(' ')).toContain('4 copies');
  });

  it('has fields that search understands', () => {
    const { problems } = parseQuery('cost<=2 power>1 keyword:splash colour:frexine type:unit', ROOM.fields);
    expect(problems).toEqual([]);
    const fields = new Set(FORM.pool(FORM.blank(), 'base').flatMap((id) => Object.keys(ROOM.searched(id).fields)));
    expect([...fields].toSorted()).toEqual(ROOM.fields.map(({ id }) => id).toSorted());
  });
});

describe('the bench', () => {
  it('goes back any number of steps and forward again; a name is one step however long', () => {
    const bench = work();
    const before = bench.draft;
    for (let n = 0; n < 300; n++) bench[n % 2 === 0 ? 'remove' : 'add'](before.zones.base[0]);
    for (const title of ['R', 'Ro', 'Room']) bench.renameZone('forge2', title);
    bench.undo();
    expect(bench.draft.titles).toEqual(before.titles);
    for (let n = 0; n < 300; n++) bench.undo();
    expect([bench.draft, bench.canUndo]).toEqual([before, false]);
    while (bench.canRedo) bench.redo();
    expect(bench.draft.titles.forge2).toBe('Room');
  });

  it('forgets what was undone at the next step', () => {
    const bench = work();
    bench.clear('base');
    bench.undo();
    bench.clear('forge1');
    expect(bench.canRedo).toBe(false);
  });
});

describe('the room', () => {
  let client: FakeClient;
  let app: ReturnType<typeof mount>;
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) {
      await tick();
      await new Promise((resolve) => setTimeout(resolve));
    }
    flushSync();
  };
  const nameOf = (button: Element): string => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
  async function press(name: RegExp): Promise<void> {
    const button = [...document.querySelectorAll('button')].find((one) => name.test(nameOf(one)));
    if (!button) throw new Error(`there is no button ${String(name)}`);
    button.click();
    await settle();
  }

  beforeEach(async () => {
    client = new FakeClient();
    client.games = ['hexforge'];
    // Pictures are not what is looked at here.
    client.settings.person.plainCards = true;
    app = mount(App, { target: document.body, props: { client, start: { name: 'library' } } });
    await settle();
  });
  afterEach(async () => {
    await unmount(app);
    document.body.replaceChildren();
    localStorage.clear();
  });

  it('is reached from the library, fills the zone that is chosen, and keeps what it made', async () => {
    await press(/^Edit a copy of /);
    expect(document.querySelector('h1')?.textContent).toBe('Edit a loadout');
    await press(/^Take all out of Forge 3/);
    expect(document.querySelector('footer [role="status"]')?.textContent).toMatch(/^Forge 3 .* needs exactly 5/);
    await press(/^Put cards into Forge 3/);
    const free = [
      ...document.querySelectorAll('[aria-label="Cards to choose from"] .stepper button[aria-label^="One more"]:not([aria-disabled])'),
    ];
    for (const one of free.slice(0, 5)) (one as HTMLButtonElement).click();
    await settle();
    expect(document.querySelector('footer [role="status"]')?.textContent).toBe('It can be played.');
    await press(/^Save$/);
    const [{ value }] = client.kept;
    expect(checkLoadout(value as HxLoadout)).toEqual([]);
    await press(/^Play now$/);
    const { setup } = client.asked.find(({ method }) => method === 'match.create')!.params as {
      setup: { config: { loadouts: HxLoadout[] } };
    };
    expect(setup.config.loadouts[0]).toEqual(value);
  });
});
