/** What deserves a moment of its own gets one, and what is shown of a match shows causes before their results. */
import { describe, expect, test } from 'vitest';
import { Staging } from '../../../src-main/host/match/staging.ts';
import { momentsOf as bladeforge } from '../../../src-renderer/games/bladeforge/scene/moments.ts';
import { momentsOf as hexforge } from '../../../src-renderer/games/hexforge/scene/moments.ts';
import { momentsOf as laneforge } from '../../../src-renderer/games/laneforge/scene/moments.ts';
import type { Moment } from '../../../src-renderer/match/moments.svelte.ts';
import type { BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import type { HxEvent } from '../../../src-shared/games/hexforge/events.ts';
import { GAMES, type GameId } from '../../../src-shared/games/index.ts';
import type { LnEvent } from '../../../src-shared/games/laneforge/events.ts';
import { FACES } from '../../../src-shared/games/laneforge/text/faces.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { applyEntry, begin } from '../../../src-shared/kernel/replay.ts';
import { oldMatches } from '../../fixtures/old-matches.ts';
import { FRAMES } from '../../fixtures/hexforge-frames.ts';

const names = ['You', 'Ines', 'Tamsin'];
const reader = { viewer: 0, names } as const;
const titles = (moments: readonly Moment[]) => moments.map(({ title }) => title);

/** Events that the first seat was told in a recorded match, as they were shown: position by position. */
function shown<E extends { type: string }>(id: GameId, match: number, stepwise = true): E[][] {
  const game = GAMES[id];
  const { log } = oldMatches(id)[match - 1];
  const staging = new Staging(game, [0]);
  const state = begin(game, log.header);
  return log.entries.flatMap((entry, line) => {
    const recording = new Recording<E>(log.header.seats.length);
    const look = staging.watch(line, recording as unknown as Recording);
    if (!stepwise) recording.onStep = null;
    recordInto(recording as unknown as Recording, () => applyEntry(game, state, entry));
    look(state);
    const ends = staging.of(line, 0).map(({ events }) => events);
    return ends.map((end, i) => recording.seats[0].slice(ends[i - 1] ?? 0, end));
  });
}

/** What must have been seen before what comes of it. */
const CAUSES: Record<GameId, { causes: readonly string[]; results: readonly string[] }> = {
  hexforge: { causes: ['combat'], results: ['damaged', 'left'] },
  laneforge: { causes: ['combat'], results: ['damaged', 'playerDamaged', 'left'] },
  bladeforge: { causes: ['blow', 'blockRolled'], results: ['harmed', 'shieldTook', 'defeated'] },
  warforge: { causes: ['attack'], results: ['damaged', 'died'] },
  deckforge: { causes: ['attacked'], results: ['damaged', 'destroyed'] },
};
/** A recorded match of each in which there is both. */
const MATCH: Record<GameId, number> = { hexforge: 5, laneforge: 2, bladeforge: 1, warforge: 2, deckforge: 1 };

/** Positions that show a result together with its cause, and how many causes there were. */
function early(id: GameId, stepwise: boolean) {
  const { causes, results } = CAUSES[id];
  const positions = shown(id, MATCH[id], stepwise).map((events) => events.map(({ type }) => type));
  const withCause = positions.filter((types) => types.some((type) => causes.includes(type)));
  return { causes: withCause.length, early: withCause.filter((types) => types.some((type) => results.includes(type))).length };
}

describe('causes', () => {
  test.each(Object.keys(MATCH) as GameId[])('in %s are seen before their results', (id) => {
    const found = early(id, true);
    expect(found.causes).toBeGreaterThan(1);
    expect(found.early).toBe(0);
  });

  test('that are shown together with their results are found', () => {
    expect(early('bladeforge', false).early).toBeGreaterThan(1);
  });
});

describe('moments of Hexforge', () => {
  const table = { reader: { ...reader, tiles: FRAMES.summon.view.map.tiles }, view: null };
  const forge = FRAMES.summon.view.entities.find(({ kind }) => kind === 'base')!;
  const thing = { tile: forge.tile, owner: 0, kind: 'forge' as const, def: forge.def, id: forge.id };

  test('a forge raised, in a recorded match', () => {
    const events = shown<HxEvent>('hexforge', MATCH.hexforge).flat();
    const raised = events.filter((event) => event.type === 'entered' && event.by === 'raise');
    expect(raised.length).toBeGreaterThan(0);
    expect(titles(hexforge(events, table)).filter((title) => title.endsWith('forge is raised'))).toHaveLength(raised.length);
  });

  test('a forge and a commander that fall, as gain and harm', () => {
    const fell = (seat: number): HxEvent[] => [
      { type: 'forgeFell', thing: { ...thing, owner: seat } },
      { type: 'commanderPenalty', seat, amount: 5 },
    ];
    expect(hexforge([...fell(0), ...fell(1)], table)).toMatchObject([
      { title: 'Your forge falls', tone: 'harm' },
      { title: 'Your commander falls', tone: 'harm' },
      { title: 'Ines’s forge falls', tone: 'gain' },
      { title: 'Ines’s commander falls', tone: 'gain' },
    ]);
  });
});

describe('moments of Laneforge', () => {
  const told = shown<LnEvent>('laneforge', MATCH.laneforge).flat();
  const moments = laneforge(told, { reader, below: 0, told });

  test('the end of a cycle, with the cards that rose a level and what they were', () => {
    const [cycle] = moments.filter(({ title }) => title.startsWith('Cycle '));
    expect(cycle.title).toBe('Cycle II');
    expect(cycle.cards?.length).toBeGreaterThan(0);
    for (const { face, from } of cycle.cards ?? []) expect(from).toMatchObject({ name: face.name });
    expect(cycle.ms).toBe(2000);
  });

  test('a rival’s spell and a rival’s Champion, not one’s own', () => {
    const rivals = told.filter((event) => event.type === 'championUsed' || (event.type === 'played' && FACES[event.card].type === 'spell'));
    const seen = (seat: number) =>
      laneforge(told, { reader: { viewer: seat, names }, below: seat, told }).filter(({ tone }) => tone === 'plain');
    expect(rivals.length).toBeGreaterThan(1);
    expect(seen(0).length + seen(1).length).toBe(rivals.length);
  });

  test('Sudden Death', () => {
    expect(titles(laneforge([{ type: 'suddenDeath', turns: [13, 14] }], { reader, below: 0, told }))).toEqual(['Sudden Death']);
  });
});

describe('moments of Bladeforge', () => {
  test('a die that grows and a rival who falls, in a recorded match', () => {
    const events = shown<BlEvent>('bladeforge', MATCH.bladeforge).flat();
    const seen = titles(bladeforge(events, { reader, names }));
    const count = (type: BlEvent['type']) => events.filter((event) => event.type === type).length;
    expect(count('reforged')).toBeGreaterThan(0);
    expect(count('defeated')).toBeGreaterThan(0);
    expect(seen.filter((title) => /die grows to d\d+$/.test(title))).toHaveLength(count('reforged'));
    expect(seen.filter((title) => /falls?$/.test(title))).toHaveLength(count('defeated'));
  });

  test('at a large table, rivals’ dice are shown at their places alone', () => {
    const reforged = (seat: number): BlEvent => ({ type: 'reforged', seat, die: 8 }) as BlEvent;
    const seats = [...names, 'Orrin', 'Wenna'];
    expect(titles(bladeforge([reforged(1), reforged(0)], { reader: { viewer: 0, names: seats }, names: seats }))).toEqual([
      'Your die grows to d8',
    ]);
  });
});
