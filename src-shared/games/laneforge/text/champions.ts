/** Champions as windows show them: every ability line in all its versions. */
import { lazily } from '../../../text/lazily.ts';
import { capital } from '../../../text/markup.ts';
import { CHAMPIONS } from '../champions/index.ts';
import { EXTRA } from '../extra-content.ts';
import type { ChampionLine, ChampionSpec } from '../effects/dsl.ts';
import { FACTION_INFO } from '../factions.ts';
import { minions } from './faces.ts';
import type { LnChampionAbility, LnChampionFace } from './faces.types.ts';
import type { MinionBook } from './minion-words.ts';
import { championLine, linesText } from './rules-text.ts';

/** Levels, and so cycles, at which a Champion has an ability (LN-15.1). */
const ABILITY_LEVELS = [2, 3, 4] as const;

const SMALL = new Set(['and', 'for', 'from', 'in', 'of', 'the', 'to']);

/** The id of a line is its name, written small: "toll-for-them" is "Toll for Them". */
export const abilityName = (id: string): string =>
  id
    .split('-')
    .map((word, i) => (i > 0 && SMALL.has(word) ? word : capital(word)))
    .join(' ');

function versionsOf(line: ChampionLine, book: MinionBook): LnChampionFace['lines'][string] {
  const versions: Partial<Record<2 | 3 | 4, LnChampionAbility>> = {};
  for (const level of ABILITY_LEVELS) {
    const version = line.versions[level];
    if (!version) continue;
    const lines = [championLine(version, book)];
    versions[level] = { level, name: abilityName(line.id), lines, plain: linesText(lines) };
  }
  return versions;
}

const championFace = (spec: ChampionSpec, book: MinionBook): LnChampionFace => ({
  id: spec.id,
  name: spec.name,
  title: spec.title,
  faction: spec.faction,
  typeLine: `${FACTION_INFO[spec.faction].name} Champion`,
  art: spec.art,
  lines: Object.fromEntries(spec.lines.map((line) => [line.id, versionsOf(line, book)])),
});

export const CHAMPION_FACES: Readonly<Record<string, LnChampionFace>> = lazily(
  [...CHAMPIONS, ...EXTRA.champions].map((spec) => [spec.id, () => championFace(spec, minions)] as const),
);

export const championName = (id: string): string => CHAMPION_FACES[id]?.name ?? id;

/** The three abilities of a Champion as a faction deck has it: `lines` are its line ids at levels 2, 3 and 4. */
export const abilitiesOf = (id: string, lines: readonly string[]): LnChampionAbility[] =>
  ABILITY_LEVELS.flatMap((level, i) => CHAMPION_FACES[id]?.lines[lines[i]]?.[level] ?? []);

/** What a deck's Champion can do at its present level; undefined in cycles without an ability (LN-15.2, 15.8). */
export const currentAbility = ({ id, lines }: { id: string; lines: readonly string[] }, level: number): LnChampionAbility | undefined =>
  abilitiesOf(id, lines).find((ability) => ability.level === level);
