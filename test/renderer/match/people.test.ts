/** Who is called “you”, at a screen of one person and at one of several. */
import { describe, expect, it } from 'vitest';
import { captionOf } from '../../../src-renderer/games/bladeforge/words.ts';
import { isShared, nameOf } from '../../../src-renderer/match/game-ui.ts';
import type { BlView } from '../../../src-shared/games/bladeforge/view.ts';
import { FRAMES } from '../../fixtures/hexforge-frames.ts';
import { framePage } from './frame-page.ts';

const open = framePage();
const PEOPLE = [
  { seat: 0, name: 'You', kind: 'human' as const },
  { seat: 1, name: 'Ida', kind: 'human' as const },
];

describe('the end of a match', () => {
  const { over } = FRAMES;

  it('is told to one person as theirs', async () => {
    await open({ ...over, local: [1] });
    expect(document.querySelector('#end-title')!.textContent).toBe('You won');
  });

  it('names the winner where two people look at the screen', async () => {
    await open({ ...over, seats: PEOPLE, local: [0, 1] });
    expect(document.querySelector('#end-title')!.textContent).toBe('Ida won');
    expect(document.querySelector('.veil')!.textContent).not.toMatch(/\bYou(r)? (won|lost|base)/i);
  });
});

describe('a player without a name', () => {
  it('is “You” on their own screen only', () => {
    const frame = { ...FRAMES.over, seats: PEOPLE, seat: 0 };
    expect(isShared(frame)).toBe(false);
    expect(nameOf({ ...frame, local: [0] }, 0)).toBe('You');
    expect(nameOf({ ...frame, local: [0, 1] }, 0)).toBe('Player 1');
    expect(nameOf({ ...frame, seat: 1, local: [0, 1] }, 0)).toBe('Player 1');
  });

  it('is spoken to in their turn, also while another decides', () => {
    const view = { phase: 'block', turn: 3, toAct: 1, active: 0, viewer: 0 } as unknown as BlView;
    const reader = { viewer: 0 as const, names: ['You', 'Ilka'] };
    expect(captionOf(view, { mine: false, isMe: true, reader })).toBe('Turn 3 · your turn');
    expect(captionOf({ ...view, active: 1 }, { mine: false, isMe: true, reader })).toBe('Turn 3 · Ilka’s turn');
  });
});
