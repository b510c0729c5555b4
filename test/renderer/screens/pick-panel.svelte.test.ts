/** What a guest brings, chosen with the game's own picker. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { GAME_UIS } from '../../../src-renderer/games/registry.ts';
import PickPanel from '../../../src-renderer/screens/lobby/PickPanel.svelte';
import { usualSeats } from '../../../src-renderer/screens/setup/seats.ts';
import { GAME_IDS, GAMES, type GameId } from '../../../src-shared/games/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { builtInOf } from '../fake-client.ts';
import InApp from '../InApp.svelte';

let leave: (() => Promise<void>) | null = null;
afterEach(async () => {
  await leave?.();
  leave = null;
  localStorage.clear();
});

/** Configs of the game as its set-up makes them, with every choice that all play by and that has few answers. */
function configsOf(id: GameId): unknown[] {
  const setup = GAME_UIS[id].setup.propose(builtInOf(id))!;
  const seats = usualSeats();
  const first = GAMES[id].config.parse(setup.config(seats)) as Record<string, unknown>;
  const modes = Object.entries(first).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []));
  const others = modes.flatMap((name) => ['skirmish', 'own'].map((value) => ({ ...first, [name]: value })));
  return [first, ...others.filter((config) => GAMES[id].config.safeParse(config).success)];
}

function panel(id: GameId, common: unknown, seat = 1) {
  const picked: unknown[] = [];
  const props = $state({ ui: GAME_UIS[id], entries: builtInOf(id), common, seat, seats: 2, onpick: (pick: unknown) => picked.push(pick) });
  const app = mount(InApp, { target: document.body, props: { app: {}, Part: PickPanel as never, props } });
  flushSync();
  leave = () => unmount(app);
  return { picked, props };
}

describe.each(GAME_IDS)('at a table of %s', (id) => {
  const game: Game = GAMES[id];

  it('a guest brings something that can be played there, whatever the host has laid, without doing anything', async () => {
    for (const config of configsOf(id)) {
      const common = game.picks?.common(config) ?? config;
      const { picked } = panel(id, common);
      const isPicked = game.picks?.isPicked(config) ?? false;
      expect(picked).toHaveLength(1);
      if (isPicked) expect(game.picks!.problems(config, game.picks!.schema.parse(picked[0]))).toEqual([]);
      else expect(picked).toEqual([null]);
      await leave!();
      leave = null;
    }
  });

  it('what a seat brings is what its config would have', () => {
    const setup = GAME_UIS[id].setup.propose(builtInOf(id))!;
    const config = game.config.parse(setup.config(usualSeats()));
    if (!game.picks?.isPicked(config)) expect(setup.pick?.(0) ?? null).toBeNull();
    else expect(game.picks.schema.parse(setup.pick?.(0))).toEqual(game.picks.of(config, 0));
  });
});

describe('a guest', () => {
  const picking = GAME_IDS.filter((id) => (GAMES[id] as Game).picks?.isPicked(configsOf(id)[0]));

  it.each(picking)('of %s chooses another, which is told once, and finds it again', async (id) => {
    const [config] = configsOf(id);
    const { picked, props } = panel(id, (GAMES[id] as Game).picks!.common(config));
    const offers = [...document.querySelectorAll<HTMLInputElement>('input')].filter(({ checked }) => !checked);
    offers.at(-1)!.click();
    flushSync();
    const chosen = picked.at(-1);
    expect(chosen).not.toEqual(picked[0]);
    const told = picked.length;
    props.common = structuredClone($state.snapshot(props.common));
    flushSync();
    expect(picked).toHaveLength(told);
    await leave!();
    const again = panel(id, props.common);
    expect(again.picked.at(-1)).toEqual(chosen);
  });

  it('brings another when the host lays the table for another', () => {
    const [id] = GAME_IDS.filter((one) => configsOf(one).length > 1 && picking.includes(one));
    const [before, after] = configsOf(id);
    const { picks } = GAMES[id] as Game;
    const { picked, props } = panel(id, picks!.common(before));
    props.common = picks!.common(after);
    flushSync();
    expect(picked.length).toBeGreaterThan(1);
    expect(picks!.problems(after, picked.at(-1))).toEqual([]);
    expect(picks!.problems(after, picked[0])).not.toEqual([]);
  });
});
