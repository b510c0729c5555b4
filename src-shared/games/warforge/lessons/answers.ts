/** Answers to moves that people really make. */
import type { LessonAnswer } from '../../../kernel/lesson.ts';
import type { WrAction } from '../actions.ts';
import type { WrEvent } from '../events.ts';
import type { WrCardId } from '../types.ts';
import type { WrView } from '../view.ts';
import { isAttack, isEndOfTurn, isPlayOf, type Attack } from './deeds.ts';
import type { WrDeed } from './lesson.ts';

type WrAnswer = LessonAnswer<WrAction, WrView, WrEvent>;

export const to = (when: (deed: WrDeed) => boolean, says: string): WrAnswer => ({ when, says });

/** To an attack with all of this. */
export const toAttack = (by: Partial<Attack>, says: string): WrAnswer => to(({ action }) => isAttack(action, by), says);

export const toPlay = (card: WrCardId, says: string): WrAnswer => to(({ action }) => isPlayOf(action, card), says);

export const toEndOfTurn = (says: string): WrAnswer => to(({ action }) => isEndOfTurn(action), says);
