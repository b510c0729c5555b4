import { describe, expect, it } from 'vitest';
import { joinedMoves, sayingsOf, spokenOf, wordingOf as hexforgeWording } from '../../../src-renderer/games/hexforge/log-words.ts';
import { scoreOf } from '../../../src-renderer/games/hexforge/scene/motions.ts';
import { wordingOf as laneforgeWording } from '../../../src-renderer/games/laneforge/log-words.ts';
import { asText, bookOf, bookReader, filtered, glued, plainText, since, turnOf, wordingOf } from '../../../src-renderer/match/logbook.ts';
import type { HxEvent } from '../../../src-shared/games/hexforge/events.ts';
import type { HxView } from '../../../src-shared/games/hexforge/view.ts';
import { FRAMES, at } from '../../fixtures/hexforge-frames.ts';

const { log, view } = FRAMES.summon;
const reader = { viewer: 1, names: ['Brannoch', 'You'], tiles: (view as HxView).map.tiles };
const book = bookOf(log, (events) => sayingsOf(events as readonly HxEvent[], { reader }));

const thing = { tile: 4, owner: 0, kind: 'unit' as const, def: 'cinder-vixen', id: 7 };
const step = (from: number, to: number): HxEvent => ({ type: 'moved', thing: { ...thing, tile: to }, from, to });

describe('log', () => {
  it('is sorted under turns and phases; what says nothing has no heading', () => {
    expect(book.map((turn) => turn.heading)).toEqual(['Turn 5 · yours', 'Turn 6 · Brannoch’s', 'Turn 7 · yours']);
    expect(book[0].phases.map((phase) => phase.name)).toEqual(['Harvest', 'Draw']);
  });

  it('links cards', () => {
    const line = book[0].phases[1].lines[0];
    expect(line.parts.find((part) => part.card)).toMatchObject({ card: 'quench-raven' });
    expect(plainText(line.parts)).toBe('You draw Quench Raven.');
  });

  it('keeps a sign after a card’s name on its line', () => {
    const parts = glued([
      { text: 'You play ' },
      { text: 'Raven', card: 'a' },
      { text: ', then ' },
      { text: 'Fox', card: 'b' },
      { text: '’s. ' },
    ]);
    expect(parts.map(({ text, tail }) => text + tail)).toEqual(['You play ', 'Raven,', ' then ', 'Fox’s.', ' ']);
  });

  it('filters by seat and by words', () => {
    const rivals = filtered(book, { seat: 0, search: '' });
    expect(rivals.flatMap((t) => t.phases.flatMap((p) => p.lines)).every((line) => line.seat === 0)).toBe(true);
    expect(filtered(book, { seat: null, search: 'raven' })).toHaveLength(1);
    expect(filtered(book, { seat: null, search: 'nothing of the kind' })).toEqual([]);
  });

  it('that has grown is drawn anew only where it has: all else stays the very same', () => {
    const read = bookReader();
    const say = (events: readonly unknown[]) => sayingsOf(events as readonly HxEvent[], { reader });
    const before = read(log.slice(0, -1), say, 'mine');
    const after = read(log, say, 'mine');
    expect(after).toEqual(book);
    expect(after).not.toBe(before);
    const lines = (turns: typeof book) => turns.flatMap((turn) => turn.phases.flatMap((phase) => phase.lines));
    lines(before).forEach((line, i) => expect(lines(after)[i]).toBe(line));
    expect(after[0]).toBe(before[0]);
    let said = 0;
    const counted = (events: readonly unknown[]) => (said++, say(events));
    expect(read([...log], counted, 'mine')).toBe(after);
    expect(said, 'what has been put into words is not put into words again').toBe(0);
    // A new wording of old lines is taken.
    const anew = (events: readonly unknown[]) => sayingsOf(events as readonly HxEvent[], { reader: { ...reader, names: ['Ada', 'You'] } });
    const renamed = read(log, anew, 'Ada’s');
    expect(asText(renamed)).toBe(asText(book).replaceAll('Brannoch', 'Ada'));
    expect(renamed[0].phases[0]).toBe(after[0].phases[0]);
  });

  it('is put into other words for other eyes, other names and what a covered hand hides', () => {
    const other = { ...reader, viewer: 'spectator' } as const;
    const named = { ...reader, names: ['Ada', 'You'] };
    for (const wording of [hexforgeWording, laneforgeWording]) {
      const of = (r: typeof reader | typeof other, on = false) => wordingOf(r, wording({ reader: r, cover: { on } } as never));
      expect(new Set([of(reader), of(other), of(named)]).size).toBe(3);
      expect(of(reader) === of(reader, true)).toBe(wording === hexforgeWording);
    }
  });

  it('without a filter is the book itself', () => {
    expect(filtered(book, { seat: null, search: ' ' })).toBe(book);
  });

  it('can be copied, recapped and looked back in', () => {
    expect(asText(book).split('\n')[0]).toBe('Turn 5 · yours');
    expect(since(book, 3).every((line) => line.line >= 3)).toBe(true);
    expect(turnOf(book, 5)).toBe(6);
  });

  it('tells the steps of one piece as one way', () => {
    expect(joinedMoves([step(1, 2), step(2, 3), { type: 'reshuffled', seat: 0 }, step(3, 4)])).toEqual([
      step(1, 3),
      { type: 'reshuffled', seat: 0 },
      step(3, 4),
    ]);
    expect(spokenOf([step(1, 2), step(2, 3)], { reader }).match(/moves/g)).toHaveLength(1);
  });
});

describe('motions', () => {
  it('plays steps of one piece as one slide, pieces one after another', () => {
    const { motions } = scoreOf(
      [step(1, 2), step(2, 3), { ...step(8, 9), thing: { ...thing, id: 8, tile: 9 } } as HxEvent],
      [],
      () => null,
    );
    expect(motions).toEqual([
      { kind: 'slide', piece: 7, path: [1, 2, 3], at: 0, ms: 360 },
      { kind: 'slide', piece: 8, path: [8, 9], at: 360, ms: 180 },
    ]);
  });

  it('lands simultaneous damage in one beat, with one sound', () => {
    const hit = (id: number): HxEvent => ({ type: 'damaged', thing: { ...thing, id }, amount: 2, by: null });
    const { motions, cues } = scoreOf([hit(1), hit(2)], [], () => null);
    expect(new Set(motions.map((m) => m.at))).toEqual(new Set([0]));
    expect(cues.filter((cue) => cue.sound === 'hit')).toHaveLength(1);
  });

  it('strikes with every declared attacker when combat is resolved', () => {
    const { motions } = scoreOf([{ type: 'combat', step: 'normal' }], [{ attacker: at(-1, 1), tile: at(1, 0) }], () => 42);
    expect(motions).toMatchObject([{ kind: 'strike', piece: 42, toward: at(1, 0) }]);
  });

  it('never keeps anybody waiting long', () => {
    const long = Array.from({ length: 60 }, (_, i) => ({ ...step(i, i + 1), thing: { ...thing, id: i } }) as HxEvent);
    expect(scoreOf(long, [], () => null).length).toBeLessThanOrEqual(2600);
  });
});
