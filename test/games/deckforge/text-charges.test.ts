/** What stands by a player and waits is named, and explained where it is read. */
import { expect, test } from 'vitest';
import { seatNotes } from '../../../src-renderer/games/deckforge/inspector/notes.ts';
import { chargesOf, seatSpeech } from '../../../src-shared/games/deckforge/text/speech.ts';
import { KW } from '../../../src-shared/games/deckforge/compile.ts';
import { scenario } from './scenario.ts';

const view = () => {
  const g = scenario({ players: [{ reflects: 1 }, { reflects: 2, prevents: [3, 0] }] });
  return g.view('P1');
};

test('charges are named with what they will do, by the same words on the board, in the inspector and in speech', () => {
  const [one, two] = view().seats;
  expect(chargesOf(one).map(({ name, line }) => `${name}: ${line}`)).toEqual([
    '1 Reflect: Turns the next Attack Spell aimed at this player or a creature of theirs back to who cast it.',
  ]);
  expect(chargesOf(two).map(({ name, line }) => `${name}: ${line}`)).toEqual([
    '2 Reflect: Turns the next 2 Attack Spells aimed at this player or a creature of theirs back to who cast them.',
    'Prevent 3: Takes 3 of the next damage of an attack or Attack Spell off this player, and is gone after that.',
    'Prevent all: Takes all of the next damage of an attack or Attack Spell off this player, and is gone after that.',
  ]);
  const { notes } = seatNotes(1, { view: view(), held: { of: () => null } });
  expect(notes).toEqual(chargesOf(two).map(({ name, line }) => ({ name, text: line })));
  expect(seatSpeech(1, { view: view(), actions: [], names: ['Mira', 'Ines'], verbosity: 'normal' })).toContain(
    '2 Reflect, Prevent 3, Prevent all',
  );
});

test('an immunity of a player is explained as that of a creature is', () => {
  const [player] = view().seats;
  expect(chargesOf({ ...player, reflects: 0, kw: KW.ims })).toEqual([
    { name: 'immune to spells', icon: 'magic-shield', line: 'Attack and Defense Spells do nothing to it, for good or ill.' },
  ]);
});
