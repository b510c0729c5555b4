/** What Laneforge's prompt says of a held card, and while the table still shows what has happened. Over the real engine. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { FACES } from '../../../src-shared/games/laneforge/text/faces.ts';
import type { LnCardId } from '../../../src-shared/games/laneforge/types.ts';
import type { LnView } from '../../../src-shared/games/laneforge/view.ts';
import { EngineClient } from './engine-client.ts';

let client: EngineClient;
let app: ReturnType<typeof mount> | undefined;

const view = () => client.view as LnView;
const myAction = ({ view, actions }: EngineClient): boolean =>
  (view as LnView).choice === null && !(view as LnView).mainUsed && actions.some(({ type }) => type === 'playCard');

async function settle(): Promise<void> {
  for (let i = 0; i < 6; i++) {
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  flushSync();
}

async function sitDown(until: (client: EngineClient) => boolean, change: (client: EngineClient) => void = () => undefined): Promise<void> {
  // Not every pair of decks gets to every moment.
  for (let decks = 3; decks < 100; decks++) {
    client = new EngineClient(laneforge, laneforge.seriesConfig!(decks)).skip(until);
    if (until(client)) break;
  }
  if (!until(client)) throw new Error('no game gets to the moment that the test is about');
  client.settings.person.confirmMain = 'never';
  change(client);
  app = mount(App, { target: document.body, props: { client, start: { name: 'match', id: 'fixture' } } });
  await settle();
}

afterEach(async () => {
  if (app) await unmount(app);
  app = undefined;
  document.body.replaceChildren();
});

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
async function click(selector: string): Promise<void> {
  find(selector).click();
  await settle();
}
const hand = (): LnCardId[] => view().seats[0].hand ?? [];

describe('where a held card would stand', () => {
  const plain = (card: LnCardId): boolean => FACES[card].type === 'creature' && !FACES[card].keywords.includes('aggressive');
  /** A lane of an enemy in the front row that the seat's creatures do not stand in. */
  const attacked = (): number | undefined =>
    view().creatures.find(
      ({ seat, row, lane }) => seat === 1 && row === 'front' && !view().creatures.some((one) => one.seat === 0 && one.lane === lane),
    )?.lane;
  const free = (): number | undefined => [1, 2, 3, 4, 5].find((lane) => !view().creatures.some((one) => one.lane === lane));
  const withoutForge = (now: EngineClient): boolean => {
    client = now;
    return myAction(now) && view().forge === 1 && hand().some(plain) && attacked() !== undefined && free() !== undefined;
  };
  const toldAt = async (lane: number): Promise<string> => {
    find(`#lane-clash-${lane}`).dispatchEvent(new PointerEvent('pointerenter'));
    await settle();
    return find('.act .prompt').textContent;
  };

  it('is the back row without the Forge: there it strikes back at an attack, and otherwise does not fight', async () => {
    await sitDown(withoutForge);
    await click(`#hand-card-${hand().findIndex(plain)}`);
    expect(await toldAt(attacked()!)).toContain('will stand behind: it stops the attack here and strikes back');
    expect(await toldAt(free()!)).toContain('will stand behind; this lane does not fight this turn');
  });
});

describe('while something newer waits to be shown', () => {
  it('asks nothing, and foretells nobody’s fall from a state that is not on the table', async () => {
    const lethal = { kind: 'forecast', lanes: [], health: [50, -9], lethal: [1], suddenDeath: false, locks: false };
    await sitDown(myAction, (it) => {
      vi.spyOn(it, 'actions', 'get').mockReturnValue([]);
      const { request } = it;
      vi.spyOn(it, 'request').mockImplementation(async (method, params) => {
        const answer = await request.call(it, method, params);
        return method === 'match.ask' ? { ...answer, answer: lethal } : answer;
      });
    });
    expect(find('.act .prompt').textContent.trim()).toBe(`Action ${view().action} of 4: yours.`);
    expect(find('.act').textContent).not.toContain('would fall');
    expect(find('.act .main').getAttribute('aria-disabled')).toBe('true');
  });
});
