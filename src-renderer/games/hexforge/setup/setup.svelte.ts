/** State of the set-up: two loadouts, a map, who starts, and the turn limit. */
import { z } from 'zod';
import type { HxLoadout } from '../../../../src-shared/games/hexforge/loadouts/schema.ts';
import type { LibraryEntry } from '../../../../src-shared/protocol/messages.ts';
import { broughtEntry } from '../../../screens/setup/brought.ts';
import type { GameSetup } from '../../../screens/setup/setup-ui.ts';
import { MAX_TURNS, MIN_TURNS, TURN_LIMIT_WORDS, USUAL_TURNS } from '../../../../src-shared/games/hexforge/text/turn-limit.ts';
import { mapOf } from '../library/entries.ts';

const keptSchema = z.object({
  chosen: z.tuple([z.string(), z.string()]),
  map: z.string(),
  firstSeat: z.union([z.literal(0), z.literal(1), z.null()]),
  maxTurns: z.number(),
});

/** The map of median size. */
export function standardMap(maps: readonly LibraryEntry[]): LibraryEntry | undefined {
  const builtIn = maps.filter((entry) => entry.builtIn);
  const bySize = (builtIn.length > 0 ? builtIn : [...maps]).toSorted((a, b) => mapOf(a).tiles.length - mapOf(b).tiles.length);
  return bySize[Math.floor((bySize.length - 1) / 2)];
}

const valueOf = (entries: readonly LibraryEntry[], id: string): unknown => entries.find((entry) => entry.id === id)?.value ?? null;

export class HexforgeSetup implements GameSetup {
  readonly loadouts: readonly LibraryEntry[];
  readonly maps: readonly LibraryEntry[];
  /** By seat. */
  chosen = $state<[string, string]>(['', '']);
  map = $state('');
  firstSeat = $state<0 | 1 | null>(null);
  /** Null while what is typed is no such number. */
  maxTurns = $state<number | null>(USUAL_TURNS);

  /** The first seat's loadout comes from the deck room, and stays when the last table is recalled. */
  readonly #brought: LibraryEntry | null;

  constructor(loadouts: readonly LibraryEntry[], maps: readonly LibraryEntry[], map: LibraryEntry, brought: LibraryEntry | null = null) {
    this.loadouts = loadouts;
    this.maps = maps;
    this.#brought = brought;
    const first = brought ?? loadouts[0];
    this.chosen = [first.id, (loadouts.find((entry) => entry !== first) ?? first).id];
    this.map = map.id;
  }

  /** `brought`: a loadout from the deck room for the first seat; it need not be in the library. */
  static propose(entries: readonly LibraryEntry[], brought?: unknown): HexforgeSetup | null {
    const kept = entries.filter((entry) => entry.kind === 'loadout');
    const mine = brought === undefined ? null : broughtEntry(brought, (brought as HxLoadout).name, kept);
    const loadouts = mine && !kept.includes(mine) ? [mine, ...kept] : kept;
    const maps = entries.filter((entry) => entry.kind === 'map');
    const map = standardMap(maps);
    return map && loadouts.length > 0 ? new HexforgeSetup(loadouts, maps, map, mine) : null;
  }

  problems(): string[] {
    const isFine = this.maxTurns !== null && this.maxTurns >= MIN_TURNS && this.maxTurns <= MAX_TURNS;
    return isFine ? [] : [TURN_LIMIT_WORDS];
  }

  kept(): unknown {
    const { chosen, map, firstSeat, maxTurns } = this;
    return { chosen, map, firstSeat, maxTurns };
  }

  recall(kept: unknown): void {
    const { data } = keptSchema.safeParse(kept);
    if (!data) return;
    const has = (entries: readonly LibraryEntry[], id: string): boolean => entries.some((entry) => entry.id === id);
    const stays = (seat: number): boolean => (seat === 0 && this.#brought !== null) || !has(this.loadouts, data.chosen[seat]);
    this.chosen = [0, 1].map((seat) => (stays(seat) ? this.chosen[seat] : data.chosen[seat])) as [string, string];
    if (has(this.maps, data.map)) this.map = data.map;
    this.firstSeat = data.firstSeat;
    this.maxTurns = data.maxTurns;
  }

  pick(seat: number): unknown {
    return valueOf(this.loadouts, this.chosen[seat]);
  }

  config(): unknown {
    return {
      map: valueOf(this.maps, this.map),
      loadouts: this.chosen.map((id) => valueOf(this.loadouts, id)),
      firstSeat: this.firstSeat,
      maxTurns: this.maxTurns,
    };
  }
}
