import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { CHAMPIONS } from '../../../src-shared/games/laneforge/champions/index.ts';
import type { AbilitySpec, CardSet, CreatureFace, CreatureSet, MinionSpec } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { FACTION_INFO } from '../../../src-shared/games/laneforge/factions.ts';
import { MINIONS, SETS } from '../../../src-shared/games/laneforge/sets/index.ts';
import { FACTIONS, GROWTHS, RARITIES, type LnFaction } from '../../../src-shared/games/laneforge/types.ts';
import { costlessRound, keepsGoing, mayReady, minionsIn, readies } from './loops.ts';
import { ROWS, abilitiesOf, does, matrixOfTheChecklist, nodesOf } from './matrix.ts';

const CHAMPION_LEVELS = [2, 3, 4] as const;

const setsOf = (faction: LnFaction): CardSet[] => SETS.filter((set) => set.faction === faction);
const minionsOf = (faction: LnFaction): MinionSpec[] => MINIONS.filter((minion) => minion.faction === faction);
const championsOf = (faction: LnFaction) => CHAMPIONS.filter((champion) => champion.faction === faction);
const count = (sets: readonly CardSet[], test: (set: CardSet) => boolean): number => sets.filter(test).length;
const isCreature = (set: CardSet): set is CreatureSet => set.type === 'creature';

/** Everything that is made of faces, with its creature faces. */
const CREATURES: { id: string; faces: CreatureFace[] }[] = [...SETS.filter(isCreature), ...MINIONS];
const everyAbility: { id: string; ability: AbilitySpec }[] = [...SETS, ...MINIONS].flatMap((spec) =>
  abilitiesOf(spec).map((ability) => ({ id: spec.id, ability })),
);

describe('the whole pool', () => {
  it('LN-21.1 four factions, 96 sets, 288 card faces, in content order', () => {
    expect(SETS).toHaveLength(96);
    expect(SETS.every((set) => set.faces.length === 3)).toBe(true);
    expect(SETS.map((set) => set.faction)).toEqual(FACTIONS.flatMap((faction) => Array.from({ length: 24 }, () => faction)));
  });

  it('LN-21.1 ids and names are nobody else’s', () => {
    const all = [...SETS, ...MINIONS, ...CHAMPIONS];
    expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
    expect(new Set(all.map((one) => one.name)).size).toBe(all.length);
    const lines = CHAMPIONS.flatMap((champion) => champion.lines.map((line) => line.id));
    expect(new Set(lines).size).toBe(lines.length);
    for (const id of [...all.map((one) => one.id), ...lines]) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('every faction has a name, a world, an identity, three themes and an emblem', () => {
    for (const faction of FACTIONS) {
      const info = FACTION_INFO[faction];
      expect(info.id).toBe(faction);
      expect(info.name && info.world && info.identity, faction).toBeTruthy();
      expect(new Set(info.themes.map((theme) => theme.id)).size, faction).toBe(3);
      expect(info.emblem in gameIcons.icons, info.emblem).toBe(true);
    }
    expect(new Set(FACTIONS.map((faction) => FACTION_INFO[faction].emblem)).size).toBe(4);
  });

  it('every picture is made of icons that exist, and no two are alike', () => {
    const pictures = [...SETS, ...MINIONS, ...CHAMPIONS].map(({ art }) => art);
    for (const { hero, far } of pictures) {
      expect(hero in gameIcons.icons, hero).toBe(true);
      if (far) expect(far in gameIcons.icons, far).toBe(true);
    }
    expect(new Set(pictures.map(({ hero, far }) => `${hero} ${far}`)).size).toBe(pictures.length);
  });

  it('every set has one line of flavour of its own', () => {
    for (const set of SETS) expect(set.flavour.trim() && !set.flavour.includes('\n'), set.id).toBeTruthy();
    expect(new Set(SETS.map((set) => set.flavour)).size).toBe(SETS.length);
  });

  it('LN-21.8 a face holds effects and numbers, never words of its own', () => {
    for (const spec of [...SETS, ...MINIONS]) {
      const words = nodesOf(spec.faces).flatMap((node) => Object.values(node).filter((value) => typeof value === 'string'));
      for (const word of words) expect(word, spec.id).toMatch(/^[A-Za-z0-9]+(-[a-z]+)*$/);
    }
    for (const champion of CHAMPIONS) for (const node of nodesOf(champion.lines)) expect(node, champion.id).not.toHaveProperty('text');
  });
});

const matrix = matrixOfTheChecklist();

describe('the matrix', () => {
  it('LN-21.7 it is read whole from the checklist, every row of it can be counted and asks for two sets or more', () => {
    expect(matrix).toHaveLength(66);
    expect(matrix.map((row) => row.name).toSorted()).toEqual(Object.keys(ROWS).toSorted());
    for (const row of matrix)
      expect(
        FACTIONS.reduce((sum, f) => sum + row.minimum[f], 0),
        row.name,
      ).toBeGreaterThanOrEqual(2);
  });
});

describe.each(FACTIONS)('faction %s', (faction) => {
  const pool = setsOf(faction);

  it('LN-21.1 has 24 sets: 16 creatures and 8 spells', () => {
    expect(count(pool, isCreature)).toBe(16);
    expect(count(pool, (set) => set.type === 'spell')).toBe(8);
  });

  it('LN-21.2 has 12 common, 8 uncommon and 4 rare sets, 8 of each growth', () => {
    expect(RARITIES.map((rarity) => count(pool, (set) => set.rarity === rarity))).toEqual([12, 8, 4]);
    expect(GROWTHS.map((growth) => count(pool, (set) => set.growth === growth))).toEqual([8, 8, 8]);
  });

  it('LN-21.2 has three themes, each on 10 sets or more', () => {
    const themes = FACTION_INFO[faction].themes.map((theme) => theme.id);
    for (const theme of themes)
      expect(
        count(pool, (set) => set.themes.includes(theme)),
        theme,
      ).toBeGreaterThanOrEqual(10);
    for (const set of pool) {
      expect(set.themes.length, set.id).toBeGreaterThan(0);
      expect(
        set.themes.every((theme) => themes.includes(theme)),
        set.id,
      ).toBe(true);
    }
  });

  it('LN-21.2 has 4 to 6 removal sets, and every need can be met by 5 sets', () => {
    const removal = count(pool, (set) => set.tags?.includes('removal') === true);
    expect(removal >= 4 && removal <= 6, `${removal} removal sets`).toBe(true);
    for (const need of new Set(pool.flatMap((set) => set.needs ?? [])))
      expect(
        count(pool, (set) => set.gives?.includes(need) === true),
        need,
      ).toBeGreaterThanOrEqual(5);
  });

  it('LN-21.3 has two Minions at three levels, and 3 sets or more make them, both of them used', () => {
    const minions = minionsOf(faction);
    expect(minions).toHaveLength(2);
    expect(minions.flatMap((minion) => minion.faces)).toHaveLength(6);
    expect(count(pool, (set) => does(set.faces, 'minion'))).toBeGreaterThanOrEqual(3);
    const made = pool.flatMap((set) => minionsIn(set.faces));
    expect(new Set(made)).toEqual(new Set(minions.map((minion) => minion.id)));
  });

  it('LN-21.4 has three Champions of five lines, each for two levels or more, not weaker at a higher level', () => {
    const champions = championsOf(faction);
    expect(champions).toHaveLength(3);
    for (const champion of champions) {
      expect(champion.lines, champion.id).toHaveLength(5);
      for (const line of champion.lines) {
        const ratings = CHAMPION_LEVELS.flatMap((level) => line.versions[level]?.rating ?? []);
        expect(ratings.length, line.id).toBeGreaterThanOrEqual(2);
        expect(ratings, line.id).toEqual(ratings.toSorted((a, b) => a - b));
        expect(
          ratings.every((rating) => Number.isInteger(rating) && rating >= 1 && rating <= 100),
          line.id,
        ).toBe(true);
      }
    }
  });

  it('LN-15.1 a deck can find an ability for each of the cycles 2, 3 and 4 in every Champion', () => {
    for (const champion of championsOf(faction))
      for (const level of CHAMPION_LEVELS)
        expect(champion.lines.filter((line) => line.versions[level]).length, `${champion.id} ${level}`).toBeGreaterThanOrEqual(3);
  });

  it('LN-D8 a Champion’s Minions have their level named', () => {
    for (const champion of championsOf(faction))
      for (const node of nodesOf(champion.lines).filter((one) => typeof one.minion === 'string'))
        expect(node.level, champion.id).toBeDefined();
  });

  it('LN-21.5 a level is rated above the one below, within 1 to 100', () => {
    for (const { id, ratings } of pool) {
      const [one, two, three] = ratings;
      expect(one >= 1 && one < two && two < three && three <= 100, id).toBe(true);
      expect(ratings.every(Number.isInteger), id).toBe(true);
    }
  });

  it.each(matrix.filter((row) => row.minimum[faction] > 0))('LN-21.7 $name', ({ name, minimum }) => {
    expect(count(pool, ROWS[name])).toBeGreaterThanOrEqual(minimum[faction]);
  });

  it('LN-21.7 has removal, drawing or filtering, a Free card, a destroy trigger and an end-of-turn trigger', () => {
    const has = (...rows: string[]): boolean => pool.some((set) => rows.some((row) => ROWS[row](set)));
    expect(pool.some((set) => set.tags?.includes('removal'))).toBe(true);
    expect(has('draw cards')).toBe(true);
    expect(has('Free by precondition', 'Free by constraint')).toBe(true);
    expect(
      has('this is destroyed', 'any creature is destroyed', 'another own creature is destroyed', 'an enemy creature is destroyed'),
    ).toBe(true);
    expect(has('end of turn')).toBe(true);
  });
});

describe('limits of a card', () => {
  it.each(CREATURES)('LN-21.5 $id has printed Health, no Attack below 0, and Mobility from 1 to 4', ({ faces }) => {
    for (const face of faces) {
      expect(face.health).toBeGreaterThanOrEqual(1);
      expect(face.attack).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(face.attack) && Number.isInteger(face.health)).toBe(true);
      for (const keyword of face.keywords ?? []) {
        if (typeof keyword === 'string') continue;
        if ('mobility' in keyword) expect(keyword.mobility >= 1 && keyword.mobility <= 4).toBe(true);
        else expect(keyword.armor).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('LN-12.1 a trigger belongs to a creature; a spell has spell abilities only', () => {
    for (const set of SETS) for (const ability of abilitiesOf(set)) expect(ability.kind === 'spell', set.id).toBe(set.type === 'spell');
  });
});

describe('LN-21.6 nothing goes on for ever', () => {
  it('LN-21.6 Ready effects stand only on spells, Champions, Deploy and end-of-turn abilities', () => {
    const wrong = everyAbility.filter(({ ability }) => readies(ability) && !mayReady(ability));
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(SETS.filter((set) => set.faces.some((face) => readies(face.free))).map((set) => set.id)).toEqual([]);
  });

  it('LN-21.6 no Activate Reanimates, makes a Minion that could go on, or borrows a Champion’s ability', () => {
    for (const { id, ability } of everyAbility) {
      if (ability.kind !== 'activate') continue;
      expect(does(ability, 'reanimate', 'reanimateThis', 'useChampion'), id).toBe(false);
      for (const made of minionsIn(ability))
        expect(keepsGoing(MINIONS.find((minion) => minion.id === made)!.faces), `${id}: ${made}`).toBe(false);
    }
  });

  it('LN-21.6 a Minion made by a trigger that an Activate may set off could not go on either', () => {
    for (const minion of MINIONS) expect(keepsGoing(minion.faces), minion.id).toBe(false);
  });

  it('LN-21.6 no round of events that cost nothing sets itself off again', () => {
    expect(costlessRound(everyAbility.map(({ ability }) => ability))).toBeNull();
  });

  it('LN-21.6 the check for such rounds finds one', () => {
    const round: AbilitySpec[] = [
      { kind: 'when', trigger: { on: 'playerGainsHealth', who: 'you' }, steps: [{ do: 'gainHealth', amount: 1, who: 'this' }] },
      { kind: 'when', trigger: { on: 'creatureGainsHealth', who: 'this' }, steps: [{ do: 'gainHealth', amount: 1, who: 'you' }] },
    ];
    expect(costlessRound(round)).toEqual(['playerGainsHealth', 'creatureGainsHealth', 'playerGainsHealth']);
    expect(costlessRound(round.slice(1))).toBeNull();
  });
});
