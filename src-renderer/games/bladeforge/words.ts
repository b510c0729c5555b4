/** Words for things on the table, from the game's text modules. */
import type { BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import { FACES } from '../../../src-shared/games/bladeforge/text/faces.ts';
import type { BlCardFace } from '../../../src-shared/games/bladeforge/text/faces.types.ts';
import { eventText } from '../../../src-shared/games/bladeforge/text/log.ts';
import type { Reader } from '../../../src-shared/games/bladeforge/text/log.ts';
import { DICE, SLOTS } from '../../../src-shared/games/bladeforge/types.ts';
import type { BlCardId, BlDie, BlSlot } from '../../../src-shared/games/bladeforge/types.ts';
import type { BlMeansView, BlSeatView, BlView } from '../../../src-shared/games/bladeforge/view.ts';
import { PlayerVoice } from '../../../src-shared/text/voice.ts';
import { signedNumber } from '../../../src-shared/text/words.ts';
import type { Outcome } from '../../../src-shared/kernel/game-types.ts';
import type { Ending } from '../../match/game-ui.ts';
import type { BladeforgeTable } from './table.svelte.ts';

export const faceOf = (card: BlCardId): BlCardFace | null => FACES[card] ?? null;

/** The die after a Reforge; the largest stays. */
export const nextDie = (die: BlDie): BlDie => DICE[Math.min(DICE.indexOf(die) + 1, DICE.length - 1)];

/** Names of the hand's cards that the bigger die can use and the present one cannot, without the Blade that is put in. */
export function openedBy(hand: readonly BlCardId[], blade: BlCardId | null, now: BlDie, next: BlDie): string[] {
  const faces = hand.flatMap((card) => (card === blade ? [] : (faceOf(card) ?? [])));
  return [...new Set(faces.filter(({ req }) => req > now && req <= next).map(({ name }) => name))];
}

/** Health at or below which its shield is drawn cracked. */
export const isWeak = (health: number): boolean => health <= 6;

/** "6–9", "0". */
export const range = (least: number, most: number): string => (least === most ? `${least}` : `${least}–${most}`);

/** Lasting effects on a player, each with its end. */
export function lastingOf({ lasting: { defenseMod, blockMod, weaken } }: BlSeatView, mine: boolean): { text: string; until: string }[] {
  const next = mine ? 'until your next turn' : 'until their next turn';
  return [
    defenseMod === 0 ? null : { text: `${signedNumber(defenseMod)} Defense`, until: next },
    blockMod === 0 ? null : { text: `${signedNumber(blockMod)} to block`, until: next },
    weaken === 0 ? null : { text: `${signedNumber(-weaken)} Defense`, until: 'this turn' },
  ].filter((one) => one !== null);
}

/** Effects prepared for this turn's attack. */
export function preparedOf({ attackMod, times, dieSteps, keepBest, noBlock, pierce }: BlMeansView): string[] {
  return [
    attackMod !== 0 && `${signedNumber(attackMod)} Attack`,
    times > 1 && `×${times}`,
    dieSteps > 0 && `die ${signedNumber(dieSteps)} ${dieSteps === 1 ? 'size' : 'sizes'}`,
    keepBest && 'best of two',
    noBlock && 'no block',
    pierce && 'pierces Shields',
  ].filter((word) => word !== false);
}

/** Cards of a Forge by place. */
export const partsOf = ({ forge }: BlSeatView): { slot: BlSlot; face: BlCardFace }[] =>
  SLOTS.flatMap((slot) => {
    const card = forge[slot];
    const face = card ? faceOf(card) : null;
    return face ? [{ slot, face }] : [];
  });

/** Seats in turn order after one of them. */
export const after = (seat: number, count: number): number[] => Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count);

export function captionOf(view: BlView, { mine, isMe, reader }: Pick<BladeforgeTable, 'mine' | 'isMe' | 'reader'>): string {
  if (view.phase === 'over') return `Turn ${view.turn} · over`;
  const turn = `${new PlayerVoice(reader).whose(view.active)} turn`;
  const who = view.toAct === null ? '' : mine && isMe && view.active !== view.viewer ? 'your answer' : turn;
  return [`Turn ${view.turn}`, who].filter(Boolean).join(' · ');
}

/** Who came where and why, best first; of two players the title says it. */
export function placesOf({ ranking }: Outcome, reader: Reader, { story, view }: Pick<BladeforgeTable, 'story' | 'view'>): Ending['places'] {
  if (ranking.length === 2) return undefined;
  return ranking
    .map((place, seat) => ({ seat, place, words: felledWords(story.falls.get(seat)?.defeated, view?.seats[seat].out === 0, reader) }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** In a match continued from a replay, earlier defeats are unknown. */
function felledWords(defeated: BlEvent | undefined, standing: boolean, reader: Reader): string {
  if (defeated) return eventText(defeated, reader);
  return standing ? 'Still standing.' : 'Out of the match.';
}
