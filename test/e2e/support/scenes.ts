/** Positions in which something that matters is about to happen, as saves: tests get there by Home's Continue. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { saveAsMatch } from '../../../src-main/cli/scenario/save.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import type { SeatRecord } from '../../../src-shared/kernel/match-log.ts';
import type { Position } from '../../games/hexforge/position.ts';
import { buildPosition } from '../../games/hexforge/position.ts';

interface Scene {
  position: Position;
  rival: 'friend' | 'bot';
}

const SMALL = { radius: 4, bases: ['-3,0', '3,0'] } satisfies Position;

const SCENES = {
  /** Two units of mine stand two steps from a base that will not stand many blows. */
  'Last blows': {
    rival: 'bot',
    position: {
      ...SMALL,
      phase: 'summon2',
      A: { units: { '1,0': 'slagfoot-stag', '1,-1': 'kiln-charger' }, deck: ['graft', 'flint-spark', 'levy', 'douse'] },
      B: { damage: 14, deck: ['graft', 'flint-spark', 'levy', 'douse'] },
    },
  },
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

/** The rival bears the scene's name: that is how Home tells the saves apart. */
function rivalIn(name: SceneName): SeatRecord {
  return SCENES[name].rival === 'bot' ? { kind: 'bot', name, bot: 'random', budgetMs: 100 } : { kind: 'human', name };
}

export function saveScene(name: SceneName, dataDir: string): void {
  const state = buildPosition(SCENES[name].position);
  const id = `hexforge-${name.toLowerCase().replaceAll(' ', '-')}`;
  saveAsMatch({ test: name, turn: state.turn, hash: hexforge.hash(state), cards: [], state: { ...state } }, rivalIn(name), dataDir, id);
}

export async function openScene(page: Page, name: SceneName): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Continue: .*against ${name}`) }).click();
  await expect(page.getByRole('main')).not.toContainText('Opening the match…');
}
