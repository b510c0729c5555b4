import { artifacts } from './artifacts.ts';
import { defenseSpell } from './defense-spell.ts';
import { drawOut } from './draw-out.ts';
import { firstBlow } from './first-blow.ts';
import { newCreature } from './new-creature.ts';
import { spellAndBlow } from './spell-and-blow.ts';
import type { DkLesson } from './table.ts';
import { turnedBack } from './turned-back.ts';
import { whoBlocks } from './who-blocks.ts';

/** In the order in which they are best taken. */
export const LESSONS: readonly DkLesson[] = [firstBlow, newCreature, whoBlocks, spellAndBlow, defenseSpell, artifacts, turnedBack, drawOut];
