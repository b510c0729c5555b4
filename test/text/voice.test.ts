import { expect, test } from 'vitest';
import { outcomeTitle } from '../../src-shared/text/outcome.ts';
import { said } from '../../src-shared/text/speech.ts';
import { line, listed, PlayerVoice, segmentsText } from '../../src-shared/text/voice.ts';

const voice = new PlayerVoice({ viewer: 0, names: ['Ada'] });

test('players are named as the reader knows them', () => {
  expect([voice.does(0, 'draw'), voice.does(1, 'draw')]).toEqual(['You draw', 'Seat 2 draws']);
  expect([voice.does(0, 'have', 'has'), voice.does(1, 'have', 'has')]).toEqual(['You have', 'Seat 2 has']);
  expect([voice.whose(0), voice.Whose(0), voice.whose(1), voice.Whose(1)]).toEqual(['your', 'Your', 'Seat 2’s', 'Seat 2’s']);
  expect([voice.whom(0), voice.whom(1)]).toEqual(['you', 'Seat 2']);
});

test('pieces join into as few segments as links allow', () => {
  const ox = { card: 'ox', text: 'Ox' };
  const owl = { card: 'owl', text: 'Owl' };
  expect(line('You play ', listed([ox, owl, ox]), '', '.')).toEqual([
    { text: 'You play ' },
    ox,
    { text: ', ' },
    owl,
    { text: ' and ' },
    ox,
    { text: '.' },
  ]);
  expect(segmentsText(line('You play ', listed([ox, owl]), '.'))).toBe('You play Ox and Owl.');
});

test('who won, for players and onlookers', () => {
  const won = { winners: [0], ranking: [1, 2], reason: '' };
  expect(([0, 1, 'spectator'] as const).map((viewer) => outcomeTitle(won, viewer, ['Ada', 'Mira']))).toEqual([
    'You won',
    'You lost',
    'Ada won',
  ]);
  expect(outcomeTitle({ winners: [], ranking: [1, 1], reason: '' }, 0, [])).toBe('A draw');
});

test('spoken names leave out what is not there', () => expect(said(['Ox', false, null, 'ready', ''])).toBe('Ox, ready'));
