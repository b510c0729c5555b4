import type { BotId, LibraryEntry, SeatSetup, TableSetup } from '../../../../src-shared/protocol/messages.ts';
import { mapOf } from '../../../app/hexforge/entries.ts';
import { BOT_NAMES } from '../../../app/words/people.ts';

export type SeatKind = 'me' | 'friend' | 'bot';

export interface SeatDraft {
  kind: SeatKind;
  /** A friend's name; mine is in the settings, a bot has one of its own. */
  friend: string;
  bot: BotId;
  budgetMs: number;
  loadout: string;
}

/** What the set-up screen holds while it is filled in. */
export interface TableDraft {
  map: string;
  seats: [SeatDraft, SeatDraft];
  firstSeat: 0 | 1 | null;
  /** Empty: random. */
  seed: string;
  maxTurns: number;
}

export const MAX_TURNS = 200;
export const DEFAULT_BUDGET_MS = 1000;

/** The map with a middling number of tiles: neither a duel in a closet nor a march. */
export function standardMap(maps: readonly LibraryEntry[]): LibraryEntry | undefined {
  const builtIn = maps.filter((entry) => entry.builtIn);
  const bySize = (builtIn.length > 0 ? builtIn : [...maps]).toSorted((a, b) => mapOf(a).tiles.length - mapOf(b).tiles.length);
  return bySize[Math.floor((bySize.length - 1) / 2)];
}

/** A table that can be started as it is: me with the first starter loadout, a thinking bot with another. */
export function draftFrom(entries: readonly LibraryEntry[]): TableDraft | null {
  const loadouts = entries.filter((entry) => entry.kind === 'loadout');
  const map = standardMap(entries.filter((entry) => entry.kind === 'map'));
  if (!map || loadouts.length === 0) return null;
  const seat = (kind: SeatKind, loadout: LibraryEntry): SeatDraft => ({
    kind,
    friend: 'Friend',
    bot: 'ismcts',
    budgetMs: DEFAULT_BUDGET_MS,
    loadout: loadout.id,
  });
  return {
    map: map.id,
    seats: [seat('me', loadouts[0]), seat('bot', loadouts[1] ?? loadouts[0])],
    firstSeat: null,
    seed: '',
    maxTurns: MAX_TURNS,
  };
}

/** Everything that keeps the table from being started, in words. */
export function problemsOf(draft: TableDraft): string[] {
  const problems: string[] = [];
  if (draft.seats.every((seat) => seat.kind === 'me')) problems.push('You cannot sit in both seats: make one a friend or a bot.');
  if (draft.seats.every((seat) => seat.kind === 'bot'))
    problems.push('Somebody has to sit at the table: make one seat yours or a friend’s.');
  for (const [i, seat] of draft.seats.entries()) {
    if (seat.kind === 'friend' && seat.friend.trim() === '') problems.push(`Seat ${i + 1}: your friend needs a name.`);
  }
  if (!Number.isInteger(draft.maxTurns) || draft.maxTurns < 1 || draft.maxTurns > MAX_TURNS) {
    problems.push(`The turn limit is a whole number from 1 to ${MAX_TURNS}.`);
  }
  return problems;
}

function seatSetup(seat: SeatDraft, index: number, myName: string): SeatSetup {
  if (seat.kind === 'bot') return { kind: 'bot', name: BOT_NAMES[index], bot: seat.bot, budgetMs: seat.budgetMs };
  return { kind: 'human', name: seat.kind === 'me' ? myName : seat.friend.trim() };
}

/** The table as the host takes it; loadouts and map go in by value. */
export function tableSetup(draft: TableDraft, entries: readonly LibraryEntry[], myName: string): TableSetup {
  const value = (kind: LibraryEntry['kind'], id: string): unknown => {
    const entry = entries.find((other) => other.kind === kind && other.id === id);
    if (!entry) throw new Error(`The ${kind} "${id}" is not in the library any more.`);
    return entry.value;
  };
  return {
    game: 'hexforge',
    config: {
      map: value('map', draft.map),
      loadouts: draft.seats.map((seat) => value('loadout', seat.loadout)),
      firstSeat: draft.firstSeat,
      maxTurns: draft.maxTurns,
    },
    seats: draft.seats.map((seat, i) => seatSetup(seat, i, myName)),
    ...(draft.seed.trim() !== '' && { seed: draft.seed.trim() }),
  };
}
