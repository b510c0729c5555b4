/**
 * What lies in the forge of decks: the bench with rolled decks, and the pair on the anvil. It stays as it was left
 * while the window is open, so that looking up a rule or setting a table costs nothing.
 */
import { createContext } from 'svelte';
import type { FactionDeck } from '../../../../src-shared/games/laneforge/decks/deck-schema.ts';
import type { GeneratedDeck } from '../../../../src-shared/games/laneforge/decks/generate.ts';
import { rollDeck } from '../../../../src-shared/games/laneforge/decks/roll.ts';
import { FACTIONS } from '../../../../src-shared/games/laneforge/types.ts';
import type { LnFaction } from '../../../../src-shared/games/laneforge/types.ts';
import type { Client } from '../../../client/client.ts';
import { chance, seedByLot } from './chance.ts';

/** As many as can be told apart at a glance. */
export const BENCH_PLACES = 8;

export interface BenchDeck {
  /** The place keeps its number when its deck is rolled again. */
  readonly place: number;
  made: GeneratedDeck;
  /** Stays when the others are rolled again. */
  locked: boolean;
}

type Pair = readonly [FactionDeck | null, FactionDeck | null];

export class Forge {
  bench = $state.raw<readonly BenchDeck[]>([]);
  /** At most one deck of a faction; by value, whatever becomes of the bench. */
  pair = $state.raw<Pair>([null, null]);
  /** Which of the two Champions is kept. */
  kept = $state<0 | 1>(0);
  handSeed = $state(seedByLot());
  /** The page shows what the pair makes. */
  fusing = $state(false);
  #places = 0;

  constructor() {
    for (const faction of FACTIONS) this.roll(faction, seedByLot());
  }

  // Getters, no deriveds: those would end with the page that made the forge, which outlives it.

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

  /** Lays a deck on the bench; the one that lies there already if it does. Null when there is no room. */
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

  /** Rolls another deck of the same faction in each given place. */
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

  /** How a deck is spoken of: with its code where two on the bench bear the same name. */
  called({ name, code }: FactionDeck): string {
    return this.bench.filter(({ made }) => made.deck.name === name).length > 1 ? `${name}, ${code}` : name;
  }

  // ---------------------------------------------------------------- the anvil

  isOnAnvil({ code }: FactionDeck): boolean {
    return this.pair.some((deck) => deck?.code === code);
  }

  /**
   * Lays a deck on the anvil or takes it off. One of the same faction gives way, else the later one. What lies on the
   * anvil is locked on the bench.
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

  /** Two decks of different factions, by lot from those given; false when there are none. */
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

/** The one forge of this window. */
export function forgeOf(client: Client): Forge {
  const forge = forges.get(client) ?? new Forge();
  forges.set(client, forge);
  return forge;
}

export const [getForge, setForge] = createContext<Forge>();
