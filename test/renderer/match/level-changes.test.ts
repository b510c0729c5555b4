import { describe, expect, it } from 'vitest';
import { changedWords, levelChanges } from '../../../src-renderer/games/laneforge/inspector/level-changes.ts';
import { FACES } from '../../../src-shared/games/laneforge/text/faces.ts';

const marked = (from: string, to: string): string =>
  changedWords(from, to)
    .map(({ text, changed }) => (changed ? `[${text}]` : text))
    .join(' ');

describe('what another level changes', () => {
  it('marks the words that this level has not, and no others', () => {
    expect(marked('Gain 1 Health.', 'Gain 3 Health.')).toBe('Gain [3] Health.');
    expect(marked('Draw a card.', 'Armor 1. Draw a card.')).toBe('[Armor] [1.] Draw a card.');
    expect(marked('Mobility 2. Draw a card.', 'Draw a card.')).toBe('Draw a card.');
    expect(marked('', 'Draw a card.')).toBe('[Draw] [a] [card.]');
  });

  it('keeps the whole text of every level, in order', () => {
    for (const face of Object.values(FACES)) {
      const from = FACES[`${face.set}:1`];
      const { words } = levelChanges(from, face);
      if (words.length > 0) expect(words.map(({ text }) => text).join(' ')).toBe(face.plain);
      else expect(face.plain).toBe(from.plain);
    }
  });

  it('sets numbers side by side where they differ', () => {
    const [one, two] = [FACES['wallwalk-patrol:1'], FACES['wallwalk-patrol:2']];
    expect(levelChanges(one, two).numbers).toEqual([`Attack ${one.attack} → ${two.attack}`, `Health ${one.health} → ${two.health}`]);
    expect(levelChanges(one, one)).toEqual({ numbers: [], words: [] });
    const [spell, spellTwo] = [FACES['melt-down:1'], FACES['melt-down:2']];
    expect(levelChanges(spell, spellTwo).numbers).toEqual([]);
  });
});
