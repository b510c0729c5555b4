/** Words for things on the table, from the game's text modules. */
import type { DkEventTold } from '../../../src-shared/games/deckforge/events.ts';
import { deckFaces, type DkCardFace } from '../../../src-shared/games/deckforge/text/faces.ts';
import { eventText, type Reader } from '../../../src-shared/games/deckforge/text/log.ts';
import type { DkCardRef } from '../../../src-shared/games/deckforge/types.ts';
import type { DkView } from '../../../src-shared/games/deckforge/view.ts';
import type { Outcome } from '../../../src-shared/kernel/game-types.ts';
import { PlayerVoice } from '../../../src-shared/text/voice.ts';
import type { Ending } from '../../match/game-ui.ts';
import type { DeckforgeTable } from './table.svelte.ts';

/** What is printed on a card of a deck in use. */
export function faceOf({ config }: Pick<DkView, 'config'>, { deck, card }: DkCardRef): DkCardFace | null {
  const list = config.decks[deck];
  return list ? (deckFaces(list, deck)[card] ?? null) : null;
}

/** The card that a sign of the log names. */
export function refOf(sign: string): DkCardRef {
  const [deck, card] = sign.split(':').map(Number);
  return { deck, card };
}

/** Life at or below which its shield is drawn cracked. */
export const isWeak = (life: number): boolean => life <= 10;

/** Seats in turn order after one of them. */
export const after = (seat: number, count: number): number[] => Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count);

export function captionOf(view: DkView, { mine, isMe, reader }: Pick<DeckforgeTable, 'mine' | 'isMe' | 'reader'>): string {
  if (view.phase === 'over') return `Turn ${view.turn} · over`;
  if (view.turn === 0) return 'Before the first turn';
  const turn = `${new PlayerVoice(reader).whose(view.active)} turn`;
  const who = view.toAct === null ? '' : mine && isMe && view.active !== view.viewer ? 'your answer' : turn;
  return [`Turn ${view.turn}`, who].filter(Boolean).join(' · ');
}

/** Who came where and why, best first; of two players the title says it. */
export function placesOf(
  { ranking }: Outcome,
  reader: Reader,
  { told, view }: { told: readonly DkEventTold[]; view: DkView | null },
): Ending['places'] {
  if (ranking.length === 2) return undefined;
  const fallOf = (seat: number) => told.find((event) => event.type === 'eliminated' && event.seat === seat);
  return ranking
    .map((place, seat) => {
      const fall = fallOf(seat);
      const standing = view?.seats[seat].out === 0;
      return { seat, place, words: fall ? eventText(fall, reader) : standing ? 'Still in the match.' : 'Out of the match.' };
    })
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
