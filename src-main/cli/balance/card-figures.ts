import type { Balance } from '../../../src-shared/kernel/balance.ts';
import { Z95 } from '../../../src-shared/wilson.ts';
import { playersOf, playersShare, sum, type Line, type Player, type Share } from './shares.ts';

/** Those who drew a card early. */
export interface EarlyFigures {
  matches: number;
  /** How much more often they won than all who hold it on the same ground. */
  lift: number;
  /** Half of its 95 % interval. */
  margin: number;
}

export interface CardFigures {
  card: string;
  sides: string[];
  /** Matches of a player who holds it. */
  offered: number;
  plays: number;
  /** Among these matches, those in which it was played, and how often they were won. */
  whenPlayed: Share;
  /** How often those who hold it won, played or not. */
  held: Share;
  /** Where the game says what early is. */
  early?: EarlyFigures;
}

export function cardsOf(balance: Balance, lines: readonly Line[]): CardFigures[] {
  const ids = [...new Set(balance.sides.flatMap((side) => side.cards))];
  const players = playersOf(lines);
  return ids.map((card): CardFigures => {
    const sides = balance.sides.filter((side) => side.cards.includes(card)).map((side) => side.id);
    const offered = players.filter(({ line, seat }) => line.held?.[seat].includes(card) ?? sides.includes(line.sides[seat]));
    return {
      card,
      sides,
      offered: offered.length,
      plays: sum(offered.map(({ line, seat }) => line.played[seat][card] ?? 0)),
      whenPlayed: playersShare(offered.filter(({ line, seat }) => line.played[seat][card] > 0)),
      held: playersShare(offered),
      ...(balance.early && { early: earlyOf(balance, card, offered) }),
    };
  });
}

function earlyOf({ grounds }: Balance, card: string, offered: readonly Player[]): EarlyFigures {
  const byGround = grounds.map(({ id }) => {
    const here = offered.filter(({ line }) => line.ground === id);
    const early = playersShare(here.filter(({ line, seat }) => line.early![seat].includes(card)));
    return { ...early, lift: early.share - playersShare(here).share };
  });
  const matches = sum(byGround.map((ground) => ground.matches));
  const lift = matches === 0 ? 0 : sum(byGround.map((ground) => ground.lift * ground.matches)) / matches;
  return { matches, lift, margin: (Z95 * 0.5) / Math.sqrt(Math.max(1, matches)) };
}
