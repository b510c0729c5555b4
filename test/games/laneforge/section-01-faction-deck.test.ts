import { describe, expect, it } from 'vitest';
import { CHAMPIONS } from '../../../src-shared/games/laneforge/champions/index.ts';
import { CONTENT_VERSION } from '../../../src-shared/games/laneforge/content-version.ts';
import { checkFactionDeck } from '../../../src-shared/games/laneforge/decks/check.ts';
import type { FactionDeck } from '../../../src-shared/games/laneforge/decks/deck-schema.ts';
import { generateFactionDeck } from '../../../src-shared/games/laneforge/decks/generate.ts';
import { STARTERS } from '../../../src-shared/games/laneforge/decks/starters.ts';
import { SETS } from '../../../src-shared/games/laneforge/sets/index.ts';
import { FACTIONS } from '../../../src-shared/games/laneforge/types.ts';

/** The version of the cards that this game has. */
const V = CONTENT_VERSION;

const good = generateFactionDeck(CONTENT_VERSION, 'f3', 'STARTER1');
const nameOf = (id: string): string => SETS.find((set) => set.id === id)!.name;
/** A set of the faction that the deck does not have. */
const stranger = SETS.find((set) => set.faction === 'f3' && !good.sets.includes(set.id))!;

function problems(edit: (deck: FactionDeck) => void): string[] {
  const deck = structuredClone(good);
  edit(deck);
  return checkFactionDeck(deck);
}

describe('1 Decks: what a faction deck is', () => {
  it('LN-1.1 whatever a code makes is a deck: ten sets of three cards and a Champion', () => {
    for (const { deck } of STARTERS) {
      expect(checkFactionDeck(deck)).toEqual([]);
      const cards = deck.sets.flatMap((id) => [...SETS.find((set) => set.id === id)!.faces]);
      expect(cards.length + 1).toBe(31);
      expect(CHAMPIONS.some(({ id }) => id === deck.champion.id)).toBe(true);
    }
  });

  it('LN-1.1 nine sets or eleven are no deck, nor is one with an unknown set', () => {
    expect(problems((deck) => deck.sets.pop())).toEqual(['It has 9 card sets; a faction deck has exactly 10.']);
    expect(problems((deck) => deck.sets.push(stranger.id))).toEqual(['It has 11 card sets; a faction deck has exactly 10.']);
    expect(problems((deck) => (deck.sets[4] = 'no-such-set'))).toEqual(['It holds "no-such-set", which is not a known card set.']);
  });

  it('LN-1.2 LN-D1 no name stands in it twice', () => {
    expect(problems((deck) => (deck.sets[9] = deck.sets[0]))).toEqual([
      `It holds ${nameOf(good.sets[0])} 2 times; the ten sets have ten different names.`,
    ]);
  });

  it('LN-1.2 all of it is of one faction, the one it is called after', () => {
    const foreign = SETS.find((set) => set.faction === 'f1')!;
    expect(problems((deck) => (deck.sets[9] = foreign.id))).toEqual([
      `It holds ${foreign.name} of Bellmark; all of it must be of Cinderhost.`,
    ]);
    expect(problems((deck) => (deck.faction = 'f4'))).toEqual([
      `It calls itself a deck of Mosswake, but LF${V}-f3-STARTER1 is one of Cinderhost.`,
    ]);
  });

  it('LN-1.3 its Champion is the one that goes with its ten sets', () => {
    const [first, second] = CHAMPIONS.filter(({ id, faction }) => faction === 'f3' && id !== good.champion.id);
    const own = CHAMPIONS.find(({ id }) => id === good.champion.id)!.name;
    for (const other of [first, second])
      expect(problems((deck) => (deck.champion.id = other.id))).toEqual([
        `Its Champion is ${other.name}; the one of LF${V}-f3-STARTER1 is ${own}.`,
      ]);
    expect(problems((deck) => (deck.champion.id = 'nobody'))).toEqual([
      `Its Champion is "nobody"; the one of LF${V}-f3-STARTER1 is ${own}.`,
    ]);
  });

  it('LN-1.4 no set of it can be swapped for another', () => {
    expect(problems((deck) => (deck.sets[3] = stranger.id))).toEqual([
      `It holds ${stranger.name}, which LF${V}-f3-STARTER1 does not.`,
      `It lacks ${nameOf(good.sets[3])}, which LF${V}-f3-STARTER1 has.`,
    ]);
    expect(problems((deck) => deck.sets.reverse())).toEqual([`Its sets stand in another order than LF${V}-f3-STARTER1 gives them.`]);
  });

  it('LN-1.4 nor can its Champion’s abilities', () => {
    const [two, three] = good.champion.lines;
    expect(problems((deck) => (deck.champion.lines[1] = two))).toEqual([
      `Its Champion has "${two}" at level 3; with LF${V}-f3-STARTER1 it has "${three}".`,
    ]);
    expect(problems((deck) => deck.champion.lines.pop())).toEqual([
      `Its Champion has "nothing" at level 4; with LF${V}-f3-STARTER1 it has "${good.champion.lines[2]}".`,
    ]);
  });

  it('LN-1.4 another deck’s code does not fit it', () => {
    expect(problems((deck) => (deck.code = `LF${V}-f3-STARTER2`))).not.toEqual([]);
    for (const other of FACTIONS.filter((faction) => faction !== 'f3'))
      expect(
        problems((deck) => (deck.code = `LF${V}-${other}-STARTER1`)),
        other,
      ).toHaveLength(1);
  });

  it('LN-1.4 a code that is none is told as what is wrong with it, and a deck keeps its code exactly', () => {
    expect(problems((deck) => (deck.code = `LF${V + 1}-f3-STARTER1`))).toEqual([
      `This code was made with version ${V + 1} of the cards and this game has version ${V}: it would be another deck here.`,
    ]);
    expect(problems((deck) => (deck.code = `lf${V}-f3-starter1`))).toEqual([
      `Its code is written "lf${V}-f3-starter1"; it must be "LF${V}-f3-STARTER1".`,
    ]);
  });

  it('LN-1.4 its name alone is the player’s own', () => {
    expect(problems((deck) => (deck.name = 'Grandmother’s favourite'))).toEqual([]);
  });
});
