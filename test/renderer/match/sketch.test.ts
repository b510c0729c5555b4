import { afterEach, describe, expect, it } from 'vitest';
import { GAME_UIS } from '../../../src-renderer/games/registry.ts';
import { keepSketch, keptSketches } from '../../../src-renderer/match/sketch.ts';
import { GAME_IDS, GAMES } from '../../../src-shared/games/index.ts';
import { HOOKS } from '../../games/hooks.ts';

afterEach(() => localStorage.clear());

describe.each(GAME_IDS)('the picture of a board of %s', (id) => {
  const state = GAMES[id].create(HOOKS[id].config(0), 'sketch');

  it('is kept as it was drawn', () => {
    const sketch = GAME_UIS[id].sketch!(GAMES[id].view(state, 0));
    expect(sketch.shapes.length).toBeGreaterThan(2);
    keepSketch('a match', sketch);
    expect(keptSketches().get('a match')).toEqual(sketch);
  });

  it('is drawn for those who sit at no seat too', () => {
    expect(GAME_UIS[id].sketch!(GAMES[id].view(state, 'spectator')).shapes.length).toBeGreaterThan(2);
  });
});

describe('kept pictures', () => {
  const sketch = { shapes: [{ d: 'M0 0h1v1Z', fill: '#123456' }], texts: [] };

  it('are those of the matches looked at last', () => {
    for (let i = 0; i < 20; i++) keepSketch(`match ${i}`, sketch);
    expect([...keptSketches().keys()].slice(0, 2)).toEqual(['match 19', 'match 18']);
    expect(keptSketches().size).toBeLessThan(20);
  });

  it('hold nothing but shapes: what another program put there is not drawn', () => {
    keepSketch('a match', { ...sketch, shapes: [{ d: '"/><script>', fill: 'url(x)' }] });
    expect(keptSketches().size).toBe(0);
  });
});
