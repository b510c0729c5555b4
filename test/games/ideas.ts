/** What every idea of a game must keep, and whether whole matches bring them. */
import { expect, test } from 'vitest';
import type { GameUi } from '../../src-renderer/app/game-ui.ts';

/** Tests of the ideas that a game explains in somebody's first matches. */
export function testIdeas({ ideas = [] }: Pick<GameUi, 'ideas'>, { least = 12, most = 24 } = {}): void {
  test(`there are ${least} to ${most} ideas, each under a name of its own, and short`, () => {
    expect(ideas.length).toBeGreaterThanOrEqual(least);
    expect(ideas.length).toBeLessThanOrEqual(most);
    expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length);
    for (const { id, title, says } of ideas) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(id.length, id).toBeLessThanOrEqual(40);
      expect(title.length, id).toBeLessThanOrEqual(40);
      expect(title, id).not.toMatch(/[.!]$/);
      expect(says.length, id).toBeLessThanOrEqual(220);
      expect(says, id).toMatch(/^[\p{Lu}“\d][^]*[.!?”)]$/u);
    }
  });
}
