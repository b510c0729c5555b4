/** Motions of Hexforge's board take hold of what is drawn. */
import { afterEach, expect, it } from 'vitest';
import { layOut } from '../../../src-renderer/games/hexforge/board/geometry.ts';
import { Stage } from '../../../src-renderer/games/hexforge/scene/stage.svelte.ts';
import type { HxEvent } from '../../../src-shared/games/hexforge/events.ts';
import { FRAMES, at } from '../../fixtures/hexforge-frames.ts';

afterEach(() => document.body.replaceChildren());

it('a piece that moves takes its numbers along', async () => {
  const view = FRAMES.summon.view;
  const boar = view.entities.find((piece) => piece.tile === at(1, 0))!;
  document.body.innerHTML = `<i data-piece="${boar.id}" data-stands="${boar.tile}"></i><b data-piece="${boar.id}"></b>`;
  const moved: string[] = [];
  Element.prototype.animate = function (this: Element): Animation {
    moved.push(this.tagName);
    return { finish: () => undefined } as unknown as Animation;
  };
  const { tile, owner, kind, def, id } = boar;
  const events: HxEvent[] = [{ type: 'moved', thing: { tile, owner, kind, def, id }, from: at(2, 0), to: tile }];
  const stage = new Stage(() => layOut(view.map.tiles, false));
  stage.play({ events, before: FRAMES.summon, frame: FRAMES.summon, jumped: false, onTheWay: false, gathered: false });
  await Promise.resolve();
  await new Promise((go) => setTimeout(go));
  expect(moved).toEqual(['I', 'B']);
});
