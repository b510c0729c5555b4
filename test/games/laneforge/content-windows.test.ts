import { expect, it } from 'vitest';
import { DEFS } from '../../../src-shared/games/laneforge/catalog.ts';
import type { LnConfig } from '../../../src-shared/games/laneforge/config.ts';
import { CONTENT_VERSION } from '../../../src-shared/games/laneforge/content-version.ts';
import type { FactionDeck } from '../../../src-shared/games/laneforge/decks/deck-schema.ts';
import { generateFactionDeck } from '../../../src-shared/games/laneforge/decks/generate.ts';
import type { CardSet } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import type { LnEvent } from '../../../src-shared/games/laneforge/events.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { SETS } from '../../../src-shared/games/laneforge/sets/index.ts';
import type { LnState } from '../../../src-shared/games/laneforge/state.ts';
import { FACTIONS, type LnFaction } from '../../../src-shared/games/laneforge/types.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';

/** Each set is to be there while this many windows open. */
const WINDOWS = 200;
/** What a player does at top level; each of these opens windows (LN-12.6, LN-D14). */
const OPENS_WINDOWS: ReadonlySet<string> = new Set(['playCard', 'banishCard', 'activate', 'useMobility', 'useChampion', 'endActionPhase']);

const inPlay = (s: LnState): string[] => s.creatures.flatMap((c) => (c ? DEFS[c.face].set : []));

/** Both players have the same pair of decks, one of which holds the set. */
function configWith(set: CardSet, random: Random): LnConfig {
  const others = FACTIONS.filter((faction) => faction !== set.faction);
  const roll = (faction: LnFaction): FactionDeck => generateFactionDeck(CONTENT_VERSION, faction, random.seed().toUpperCase());
  let deck = roll(set.faction);
  while (!deck.sets.includes(set.id)) deck = roll(set.faction);
  const pair: [FactionDeck, FactionDeck] = [deck, roll(random.pick(others))];
  return { decks: [pair, pair] };
}

/** Plays at random, yet the set as often as it can. Tells of each top-level action which sets were there. */
function playThrough(set: CardSet, seed: string, tell: (there: Iterable<string>) => void): void {
  const random = new Random(seed);
  const state = laneforge.create(configWith(set, random), seed) as LnState;
  while (laneforge.toAct(state) !== null) {
    const offered = laneforge.actions(state);
    const wanted = offered.filter((action) => action.type === 'playCard' && action.card.startsWith(`${set.id}:`));
    const action = random.pick(wanted.length > 0 ? wanted : offered);
    const cut = new Recording<LnEvent>(2);
    recordInto(cut, () => laneforge.play(state, laneforge.key(state, action)));
    if (cut.spectator.some((event) => event.type === 'triggersDropped'))
      expect.unreachable(`${seed}: ${inPlay(state).join(', ')} after ${JSON.stringify(action)}`);
    if (OPENS_WINDOWS.has(action.type))
      tell(new Set([...inPlay(state), ...(action.type === 'playCard' ? [action.card.split(':')[0]] : [])]));
  }
}

const PATIENCE_MS = 30_000;

it.each(FACTIONS)(
  'LN-21.6 with each set of %s in play or just played, 200 random windows close before the limit of batches',
  (faction) => {
    const seen = new Map(SETS.map((set) => [set.id, 0]));
    for (const set of SETS.filter((one) => one.faction === faction))
      for (let game = 0; seen.get(set.id)! < WINDOWS; game++) {
        expect(game, set.id).toBeLessThan(WINDOWS);
        playThrough(set, `windows of ${set.id} ${game}`, (there) => {
          for (const id of there) seen.set(id, (seen.get(id) ?? 0) + 1);
        });
      }
  },
  PATIENCE_MS,
);
