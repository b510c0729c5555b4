import { describe, expect, test } from 'vitest';
import { helpTopic } from '../../../src-renderer/games/hexforge/board/help.ts';
import { HELP } from '../../../src-renderer/games/hexforge/help/topics.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import type { HxView } from '../../../src-shared/games/hexforge/view.ts';
import { scenario } from '../../games/hexforge/scenario.ts';
import { testWorker, vanilla } from '../../games/hexforge/test-cards.ts';

const topicAt = ({ map, entities }: HxView, tile: number) =>
  helpTopic(
    map.tiles[tile],
    entities.find((entity) => entity.tile === tile),
  );

describe('F1 on a hex', () => {
  const g = scenario({
    tiles: { '1,0': 'grass' },
    A: { units: { '0,0': vanilla('1/1', ['taunt']), '0,1': vanilla('1/1'), '-1,0': testWorker({ C: 1 }) }, forges: { '-3,0': 1 } },
  });
  const topicOn = (tile: string) => topicAt(g.view('A'), g.tile(tile));

  test('names what stands there, else the ground, else the fog', () => {
    expect(['-5,0', '-3,0', '-1,0', '0,0', '0,1', '1,0', '6,0'].map(topicOn)).toEqual([
      'base',
      'forge',
      'worker',
      'keyword:taunt',
      'units',
      'tile:grass',
      'fog',
    ]);
  });

  test('every topic on a real board opens a place of its own in the rules', () => {
    const state = hexforge.create(hexforge.seriesConfig!(0), 'help');
    const view = hexforge.view(state, 0);
    for (const tile of view.map.tiles.keys()) expect(HELP.placeOf(topicAt(view, tile)).chapter).not.toBe('start');
  });
});
