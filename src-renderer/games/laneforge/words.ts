/** Words for things on the table, from the game's text modules. */
import { FACTION_INFO } from '../../../src-shared/games/laneforge/factions.ts';
import { abilitiesOf, CHAMPION_FACES } from '../../../src-shared/games/laneforge/text/champions.ts';
import { FACES } from '../../../src-shared/games/laneforge/text/faces.ts';
import type { LnCardFace } from '../../../src-shared/games/laneforge/text/faces.types.ts';
import { LEVELS, type LnCardId, type LnLevel } from '../../../src-shared/games/laneforge/types.ts';
import type { LnDeckView, LnSeatView, LnTriggerView, LnView } from '../../../src-shared/games/laneforge/view.ts';
import type { Side } from './board/forecast-words.ts';
import type { LaneforgeTable } from './table.svelte.ts';

export const faceOf = (card: LnCardId): LnCardFace | null => FACES[card] ?? null;
export const nameOfCard = (card: LnCardId): string => faceOf(card)?.name ?? card;

export const levelOf = (card: LnCardId): LnLevel => LEVELS.find((level) => card.endsWith(`:${level}`))!;
export const setOf = (card: LnCardId): string => card.slice(0, -2);
export const atLevel = (card: LnCardId, level: LnLevel): LnCardId => `${setOf(card)}:${level}`;
export const nextLevelOf = (card: LnCardId): LnCardId | null => {
  const next = LEVELS.find((level) => level > levelOf(card));
  return next === undefined ? null : atLevel(card, next);
};

/** A Champion as a deck has it: its three abilities by level. */
export interface ChampionLook {
  id: string;
  name: string;
  title: string;
  faction: string;
  art: LnCardFace['art'];
  abilities: { level: number; name: string; text: string }[];
}

/** The Champion of a faction deck. */
export function championLook({ champion }: Pick<LnDeckView, 'champion'>): ChampionLook {
  const abilities = abilitiesOf(champion.id, champion.lines).map(({ level, name, plain }) => ({ level, name, text: plain }));
  return { ...CHAMPION_FACES[champion.id], abilities };
}

export const championOf = (seat: LnSeatView, deck: number): ChampionLook => championLook(seat.decks[deck]);

export const CYCLES = ['I', 'II', 'III', 'IV'] as const;

export function captionOf(view: LnView, { mine, names }: Pick<LaneforgeTable, 'mine' | 'names'>): string {
  if (view.phase === 'over') return `Turn ${view.turn} · over`;
  if (view.phase === 'champions') return 'Choosing Champions';
  const who = view.toAct === null ? '' : mine ? (view.active === view.viewer ? 'your action' : 'your choice') : names[view.toAct];
  // In Sudden Death the text is short; the phase bar shows whose turn it is.
  return view.suddenDeath ? `Sudden Death · Turn ${view.turn}` : [`Turn ${view.turn}`, who].filter(Boolean).join(' · ');
}

/** The two sides as the forecast speaks of them, the lower one first. */
export function sidesOf({ below, above, seat, names }: Pick<LaneforgeTable, 'below' | 'above' | 'seat' | 'names'>): [Side, Side] {
  const side = (one: number): Side => ({ seat: one, name: names[one] ?? `Seat ${one + 1}`, mine: one === seat });
  return [side(below), side(above)];
}

const factions: Readonly<Record<string, { name: string } | undefined>> = FACTION_INFO;
export const factionName = (faction: string): string => factions[faction]?.name ?? faction;

/** What a waiting trigger is called and would do. */
export function triggerWords({ card, lane, row, ability, it }: LnTriggerView): { name: string; text: string } {
  const text = faceOf(card)?.abilities[ability]?.plain ?? '';
  return { name: `${nameOfCard(card)}, lane ${lane} ${row}`, text: it && it !== card ? `${text} (${nameOfCard(it)})` : text };
}
