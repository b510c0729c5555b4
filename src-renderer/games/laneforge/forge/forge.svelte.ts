/** State of the forge of decks: the bench with rolled decks, which is remembered, and the pair on the anvil, which lives as long as the window. */
import { isolated } from '../../../../src-shared/text/names.ts';
import { createContext } from 'svelte';
import { z } from 'zod';
import type { FactionDeck } from '../../../../src-shared/games/laneforge/decks/deck-schema.ts';
import type { GeneratedDeck } from '../../../../src-shared/games/laneforge/decks/generate.ts';
import { deckOfCode, rollDeck } from '../../../../src-shared/games/laneforge/decks/roll.ts';
import { FACTIONS } from '../../../../src-shared/games/laneforge/types.ts';
import type { LnFaction } from '../../../../src-shared/games/laneforge/types.ts';
import type { Client } from '../../../client/client.ts';
import { recall, remember } from '../../../app/memory.ts';
import { chance, seedByLot } from '../../../app/chance.ts';

/** Limit of the bench. */
export const BENCH_PLACES = 8;

export interface BenchDeck {
  /** Stable across rerolls of its deck. */
  readonly place: number;
  made: GeneratedDeck;
  /** Not rerolled with the others. */
  locked: boolean;
}

/** The remembered bench: a code makes the same deck on every machine. */
const KEY = 'laneforge.bench';
const benchSchema = z.array(z.object({ code: z.string().max(40), locked: z.boolean() })).max(BENCH_PLACES);

type Pair = readonly [FactionDeck | null, FactionDeck | null];

export class Forge {
  bench = $state.raw<readonly BenchDeck[]>([]);
  /** At most one deck per faction; by value, independent of the bench. */
  pair = $state.raw<Pair>([null, null]);
  /** Index of the chosen Champion. */
  kept = $state<0 | 1>(0);
  handSeed = $state(seedByLot());
  /** The fusion page is open. */
  fusing = $state(false);
  #places = 0;

  constructor() {
    const kept = recall(KEY, benchSchema);
    if (kept) this.#recall(kept);
    else for (const faction of FACTIONS) this.roll(faction, seedByLot());
    $effect.root(() => {
      $effect(() =>
        remember(
          KEY,
          this.bench.map(({ made, locked }) => ({ code: made.deck.code, locked })),
        ),
      );
    });
  }

  /** A code of an earlier version makes no deck any more, and is left out. */
  #recall(kept: z.infer<typeof benchSchema>): void {
    for (const { code, locked } of kept.toReversed()) {
      const read = deckOfCode(code);
      const laid = read.ok ? this.lay(read.made) : null;
      if (laid && locked) this.lock(laid, true);
    }
  }

  // Getters instead of deriveds, which would be destroyed with the component that created this object.

  get both(): readonly [FactionDeck, FactionDeck] | null {
    const [a, b] = this.pair;
    return a && b ? [a, b] : null;
  }

  get full(): boolean {
    return this.bench.length >= BENCH_PLACES;
  }

  get loose(): number {
    return this.bench.filter(({ locked }) => !locked).length;
  }

  /** Adds a deck to the bench, or finds the equal one. Null when the bench is full. */
  roll(faction: LnFaction | 'any', seed: string): BenchDeck | null {
    return this.lay(rollDeck(faction === 'any' ? FACTIONS[chance(FACTIONS.length)] : faction, seed));
  }

  lay(made: GeneratedDeck): BenchDeck | null {
    const there = this.bench.find((one) => one.made.deck.code === made.deck.code);
    if (there) return there;
    if (this.full) return null;
    const laid = { place: this.#places++, made, locked: false };
    this.bench = [laid, ...this.bench];
    return laid;
  }

  /** Rerolls the decks at the given places, with the same factions. */
  rollAgain(places: readonly BenchDeck[]): BenchDeck[] {
    const rolled = places.map((one) => ({ ...one, made: rollDeck(one.made.deck.faction, seedByLot()) }));
    this.bench = this.bench.map((one) => rolled.find(({ place }) => place === one.place) ?? one);
    return rolled;
  }

  rollLoose(): BenchDeck[] {
    return this.rollAgain(this.bench.filter(({ locked }) => !locked));
  }

  lock({ place }: BenchDeck, locked: boolean): void {
    this.bench = this.bench.map((one) => (one.place === place ? { ...one, locked } : one));
  }

  clear({ place }: BenchDeck): void {
    this.bench = this.bench.filter((one) => one.place !== place);
  }

  /** A deck's label inside sentences: with its code when another on the bench has the same name. */
  called({ name, code }: FactionDeck): string {
    const label = isolated(name);
    return this.bench.filter(({ made }) => made.deck.name === name).length > 1 ? `${label}, ${code}` : label;
  }

  // ---------------------------------------------------------------- the anvil

  isOnAnvil({ code }: FactionDeck): boolean {
    return this.pair.some((deck) => deck?.code === code);
  }

  /**
   * Puts a deck on the anvil or takes it off. One of the same faction is replaced, else the later one. Decks on the anvil are locked on the
   * bench.
   */
  toggle(deck: FactionDeck): void {
    if (this.isOnAnvil(deck)) {
      const without = (one: FactionDeck | null) => (one?.code === deck.code ? null : one);
      this.pair = [without(this.pair[0]), without(this.pair[1])];
      return;
    }
    const [first, second] = this.pair;
    const at = first?.faction === deck.faction ? 0 : second?.faction === deck.faction ? 1 : first === null ? 0 : 1;
    this.set(at === 0 ? [deck, second] : [first, deck]);
  }

  set(pair: Pair): void {
    this.pair = pair;
    this.kept = 0;
    for (const one of this.bench) if (this.isOnAnvil(one.made.deck)) this.lock(one, true);
  }

  /** A random pair of different factions; false when there is none. */
  pairByLot(decks: readonly FactionDeck[]): boolean {
    if (decks.length === 0) return false;
    const first = decks[chance(decks.length)];
    const others = decks.filter(({ faction }) => faction !== first.faction);
    if (others.length === 0) return false;
    this.set([first, others[chance(others.length)]]);
    return true;
  }
}

const forges = new WeakMap<Client, Forge>();

/** Singleton of the window. */
export function forgeOf(client: Client): Forge {
  const forge = forges.get(client) ?? new Forge();
  forges.set(client, forge);
  return forge;
}

export const [getForge, setForge] = createContext<Forge>();
