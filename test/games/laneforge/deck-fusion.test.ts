/** What the forge of decks tells of a pair: counted from the card data, so it is checked against cards chosen by hand. */
import { describe, expect, it } from 'vitest';
import type { FactionDeck } from '../../../src-shared/games/laneforge/decks/deck-schema.ts';
import { fuse } from '../../../src-shared/games/laneforge/decks/fusion.ts';
import { deckOfCode, rollDeck } from '../../../src-shared/games/laneforge/decks/roll.ts';
import { SAMPLE_HANDS, sampleHands } from '../../../src-shared/games/laneforge/decks/sample-hands.ts';
import { NAMED_STARTERS, STARTERS } from '../../../src-shared/games/laneforge/decks/starters.ts';
import { SETS } from '../../../src-shared/games/laneforge/sets/index.ts';
import { tagWords, triggerTitle } from '../../../src-shared/games/laneforge/text/deck-words.ts';
import { FACES } from '../../../src-shared/games/laneforge/text/faces.ts';

const bell = rollDeck('f1', 'AAA').deck;
const moss = rollDeck('f4', 'BBB').deck;
const setOf = (id: string) => SETS.find((set) => set.id === id)!;

/** A deck of some sets, as if a code had made it. */
const deckWith = (deck: FactionDeck, ...sets: string[]): FactionDeck => ({ ...deck, sets });

describe('a pair of faction decks', () => {
  it('has the curve that its twenty cards have at each level', () => {
    const { curve, curves } = fuse([bell, moss], 0);
    for (const [i, level] of ([1, 2, 3] as const).entries()) {
      const faces = [...bell.sets, ...moss.sets].map((id) => FACES[`${id}:${level}`]).filter(({ type }) => type === 'creature');
      const mean = (of: 'attack' | 'health') => faces.reduce((sum, face) => sum + face[of]!, 0) / faces.length;
      expect(curve[i]).toMatchObject({ level, attack: mean('attack'), health: mean('health') });
      const strength = bell.sets.reduce((sum, id) => sum + setOf(id).ratings[i], 0) / 10;
      expect(curves[0][i].strength).toBeCloseTo(strength);
    }
  });

  it('counts creatures, spells and how its sets grow', () => {
    const { creatures, spells, growth } = fuse([bell, moss], 0);
    expect([creatures[0] + spells[0], creatures[1] + spells[1]]).toEqual([10, 10]);
    expect(spells[0]).toBe(bell.sets.filter((id) => setOf(id).type === 'spell').length);
    expect(growth.early[1] + growth.even[1] + growth.late[1]).toBe(10);
  });

  it('names the leaning of each deck as the generator chose it', () => {
    const { themes } = fuse([bell, moss], 0);
    expect(themes[0]?.name).toBe(rollDeck('f1', 'AAA').theme.name);
    expect(themes[0]?.sets).toBeGreaterThanOrEqual(4);
    expect(fuse([{ ...bell, code: 'nothing' }, moss], 0).themes[0]).toBeNull();
  });

  it('puts what both decks have before what one has alone', () => {
    const { keywords } = fuse([deckWith(bell, 'portcullis-keeper', 'unfinished-bell'), deckWith(moss, 'bramble-fence')], 0);
    expect(keywords.map(({ id, shared }) => [id, shared])).toEqual([
      ['armor', true],
      ['defender', true],
    ]);
    expect(keywords[0].sets).toEqual([['unfinished-bell'], ['bramble-fence']]);
  });

  it('finds who asks and who answers, in the same deck or across', () => {
    const kites = rollDeck('f2', 'BBB').deck;
    const tag = 'minions';
    const asking = SETS.find((set) => set.needs?.includes(tag))!;
    const giving = SETS.find((set) => set.gives?.includes(tag) && set.faction !== asking.faction)!;
    const [need] = fuse([deckWith(bell, asking.id), deckWith(kites, giving.id)], 0).needs;
    expect(need).toEqual({ tag, needs: [[asking.id], []], gives: [[], [giving.id]], bridges: true });
    const own = fuse([deckWith(bell, asking.id, giving.id), deckWith(kites)], 0).needs[0];
    expect(own).toMatchObject({ gives: [[giving.id], []], bridges: false });
  });

  it('never lets a set answer its own need', () => {
    for (const set of SETS.filter(({ needs = [], gives = [] }) => needs.some((tag) => gives.includes(tag)))) {
      for (const { needs, gives } of fuse([deckWith(bell, set.id), deckWith(moss)], 0).needs) {
        expect(needs[0]).toEqual([set.id]);
        expect(gives[0]).toEqual([]);
      }
    }
  });

  it('shows what waits for a spell together with the spells', () => {
    const { triggers } = fuse([deckWith(bell, 'muster-the-moulds'), deckWith(rollDeck('f3', 'AAA').deck, 'bellows-hound')], 0);
    expect(triggers).toMatchObject([{ waits: [[], ['bellows-hound']], causes: [['muster-the-moulds'], []], champion: false }]);
    expect(triggerTitle(triggers[0].spec)).toBe('Whenever you play a spell');
  });

  it('counts the kept Champion among what sets triggers off, and not the other', () => {
    const seeds = Array.from({ length: 100 }, (_, i) => `S${i}`);
    const led = seeds.map((seed) => {
      const pair = [rollDeck('f1', seed).deck, rollDeck('f4', seed).deck] as const;
      return ([0, 1] as const).map((kept) => fuse(pair, kept).triggers.filter(({ champion }) => champion).length);
    });
    expect(led.some(([bellmark, mosswake]) => bellmark > mosswake)).toBe(true);
    expect(led.some(([bellmark, mosswake]) => bellmark < mosswake)).toBe(true);
  });

  it('leaves out a trigger that one deck has and nothing sets off', () => {
    const { triggers } = fuse([deckWith(bell), deckWith(moss, 'seedcoffin-bearer')], 0);
    expect(triggers).toEqual([]);
  });
});

describe('sample hands', () => {
  it('are ten of five different cards of the twenty', () => {
    const hands = sampleHands([bell, moss], 'ONE');
    expect(hands).toHaveLength(SAMPLE_HANDS);
    for (const hand of hands) {
      expect(new Set(hand).size).toBe(5);
      expect([...bell.sets, ...moss.sets]).toEqual(expect.arrayContaining(hand));
    }
  });

  it('are the same for the same seed, in either order of the decks, and others for another seed', () => {
    expect(sampleHands([moss, bell], 'ONE')).toEqual(sampleHands([bell, moss], 'ONE'));
    expect(sampleHands([bell, moss], 'TWO')).not.toEqual(sampleHands([bell, moss], 'ONE'));
  });

  it('show every card about as often', () => {
    const seen = new Map<string, number>();
    for (let i = 0; i < 200; i++) for (const set of sampleHands([bell, moss], `S${i}`).flat()) seen.set(set, (seen.get(set) ?? 0) + 1);
    // 200 seeds × 10 hands × 5 cards over 20 sets: 500 each
    expect(seen.size).toBe(20);
    for (const times of seen.values()) expect(Math.abs(times - 500)).toBeLessThan(100);
  });
});

describe('a code', () => {
  it('makes the deck that it was copied from', () => {
    const read = deckOfCode(` ${bell.code.toLowerCase()} `);
    expect(read.ok && read.made.deck).toEqual(bell);
  });

  it('that is wrong says why', () => {
    expect(deckOfCode('LF1-f9-X')).toMatchObject({ ok: false, problem: expect.stringContaining('There is no faction "f9"') });
  });
});

describe('the ready-made decks', () => {
  it('are shown under eight different names', () => {
    expect(new Set(NAMED_STARTERS.map(({ deck }) => deck.name)).size).toBe(8);
    expect(NAMED_STARTERS.map(({ id }) => id)).toEqual(STARTERS.map(({ id }) => id));
    expect(NAMED_STARTERS.filter(({ deck }) => deck.faction === 'f1').map(({ deck }) => deck.name)).toEqual([
      'Rampart of Halloran Vey I',
      'Rampart of Halloran Vey II',
    ]);
  });
});

describe('what card sets ask for and bring', () => {
  it('is always called something people read', () => {
    for (const tag of new Set(SETS.flatMap(({ needs = [], gives = [] }) => [...needs, ...gives]))) {
      expect(tagWords(tag), tag).toMatch(/[A-Z]|^spells$/);
    }
  });
});
