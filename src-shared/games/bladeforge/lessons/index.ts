/** The lessons of Bladeforge, in the order in which they are best taken. */
import { block } from './block.ts';
import { defense } from './defense.ts';
import { firstStrike } from './first-strike.ts';
import { lastBlow } from './last-blow.ts';
import type { BlLesson } from './opening.ts';
import { reforge } from './reforge.ts';
import { scrap } from './scrap.ts';
import { shields } from './shields.ts';
import { takeIt } from './take-it.ts';

export const LESSONS: readonly BlLesson[] = [firstStrike, defense, block, takeIt, shields, reforge, scrap, lastBlow];
