/** Positions of Deckforge. */
import type { DkAction } from '../../../../src-shared/games/deckforge/actions.ts';
import type { DkConfig } from '../../../../src-shared/games/deckforge/config.ts';
import { POOL } from '../../../../src-shared/games/deckforge/decks/built-in.ts';
import { inOrder } from '../../../../src-shared/games/deckforge/decks/canonical.ts';
import type { DeckCard, OnlineDeck } from '../../../../src-shared/games/deckforge/decks/wire.ts';
import { deckforge } from '../../../../src-shared/games/deckforge/game.ts';
import { refresh } from '../../../../src-shared/games/deckforge/rules/values.ts';
import type { DkPermanent, DkState } from '../../../../src-shared/games/deckforge/state.ts';
import type { CardType } from '../../../../src-shared/games/deckforge/types.ts';
import type { SidePosition } from '../../../games/deckforge/position.ts';
import { buildPosition } from '../../../games/deckforge/position.ts';
import type { Rival, Scene } from '../../support/scene.ts';
import { scenesOf } from '../../support/scene.ts';

/** A card of the pool in play, by its name; or with what differs. */
type Standing = string | { card: string; with: Partial<DkPermanent> };

interface Side extends Omit<SidePosition, 'board'> {
  board?: Standing[];
}

interface Spec {
  rivals: readonly Rival[];
  players: Side[];
  turn?: number;
  active?: number;
  graveyard?: CardType[];
  /** What has happened since. */
  played?: (find: (name: string) => number) => DkAction[];
}

const cardNamed = (name: string): DeckCard => {
  const found = POOL.find(({ card }) => card.name === name);
  if (!found) throw new Error(`no card "${name}" in the pool`);
  return found.card;
};

/** Every built-in card; but of Attack Spells only those that ask for a target. */
const DECK: OnlineDeck = {
  name: 'Everything at hand',
  author: 'Five Forges',
  cards: inOrder(POOL.map(({ card }) => card).filter(({ type, aim }) => type !== 'attack' || aim === 'any')),
};

const EVERY_TYPE: CardType[] = ['creature', 'flying', 'attack', 'defense', 'artifact'];

/** Five at a table: everything that can be in play, and one of them is out. */
const FULL_TABLE: Side[] = [
  {
    life: 31,
    hand: EVERY_TYPE,
    board: [
      'Anvil Warden',
      { card: 'Slag Runner', with: { stun: 2, damage: 1 } },
      { card: 'Chain Ganger', with: { delay: 1 } },
      'Soot Heron',
      'Chimney Swift',
      'Pressure Valve',
      'Salve Tin',
    ],
    reflects: 1,
    prevents: [3],
  },
  {
    life: 24,
    hand: ['creature', 'attack', 'defense'],
    board: ['Bellows Hand', 'Looming Kiln', 'Spark Kite', 'Standing Mirror', 'Crowbar'],
  },
  {
    life: 9,
    hand: ['flying', 'artifact'],
    board: [
      'Turnstile Guard',
      { card: 'Lodestone Sentry', with: { freeze: 1 } },
      'Spellproof Smelter',
      'Bellows Wyvern',
      'Weathercock',
      'Return Chute',
      'Sealed Writ',
    ],
    reflects: 2,
  },
  { out: true },
  { life: 38, hand: ['creature', 'creature', 'defense', 'attack', 'artifact'], board: ['Pig Iron Golem'] },
];

const CREATURES = ['Anvil Warden', 'Slag Runner', 'Turnstile Guard', 'Tithe Hammerer', 'Foundry Foreman', 'Looming Kiln', 'Rivet Mender'];
const FLIERS = ['Spark Kite', 'Soot Heron', 'Bellows Wyvern', 'Chimney Swift', 'Glass Moth'];
const ARTIFACTS = ['Pressure Valve', 'Salve Tin', 'Paper Wings', 'Standing Mirror'];
const CROWD: Side = { life: 17, hand: EVERY_TYPE, board: [...CREATURES, ...FLIERS, ...ARTIFACTS] };

const SCENES = {
  'Five at a table': { rivals: ['bot', 'bot', 'bot', 'bot'], turn: 41, players: FULL_TABLE, graveyard: EVERY_TYPE },
  /** A rival attacks, whom I may block and answer. */
  'Under attack': {
    rivals: ['bot', 'bot', 'bot'],
    turn: 18,
    active: 1,
    players: [
      { life: 14, hand: ['defense', 'creature'], board: ['Anvil Warden', 'Turnstile Guard', 'Soot Heron', 'Salve Tin'] },
      { life: 22, hand: ['attack'], board: ['Tithe Hammerer', 'Chain Ganger'] },
      { life: 30, hand: ['creature'], board: ['Spark Kite'] },
      { life: 26, hand: ['flying'], board: ['Rivet Mender'] },
    ],
    played: (find) => [{ type: 'declareAttack', attacker: find('Tithe Hammerer'), target: 0 }],
  },
  /** A rival's turn ends, and mine of asking for an Artifact comes. */
  'Between turns': {
    rivals: ['bot'],
    turn: 12,
    active: 1,
    players: [
      { life: 20, hand: ['creature'], board: ['Anvil Warden', 'Salve Tin', 'Pressure Valve'] },
      { life: 20, board: ['Chain Ganger'] },
    ],
    played: () => [{ type: 'endMain' }],
  },
  /** A rival makes me choose which Artifact goes. */
  Levied: {
    rivals: ['bot'],
    turn: 12,
    active: 1,
    players: [
      { life: 20, hand: ['creature'], board: ['Anvil Warden', 'Standing Mirror', 'Paper Wings'], activated: true },
      { life: 20, board: ['Chain Ganger', 'Crowbar'] },
    ],
    played: (find) => [{ type: 'activateArtifact', artifact: find('Crowbar'), target: 0 }],
  },
  /** More tokens than may be kept. */
  'A full hand': {
    rivals: ['bot'],
    turn: 15,
    players: [{ hand: [...EVERY_TYPE, 'creature', 'flying'] }, { board: ['Chain Ganger'] }],
  },
  'A crowd': { rivals: ['bot'], turn: 33, players: [CROWD, { ...CROWD, life: 8 }], graveyard: ['attack', 'defense'] },
  'Four crowds': {
    rivals: ['bot', 'bot', 'bot'],
    turn: 33,
    players: [CROWD, { ...CROWD, life: 8 }, { ...CROWD, life: 26 }, { ...CROWD, life: 40 }],
  },
  /** Somebody beside me; hands alone are secret. */
  'Shared screen': {
    rivals: ['friend'],
    turn: 8,
    players: [
      { hand: EVERY_TYPE, board: ['Anvil Warden', 'Spark Kite'] },
      { hand: EVERY_TYPE, board: ['Chain Ganger', 'Crowbar'] },
    ],
  },
  /** One rival is out already, and the other will not stand an attack. */
  'Nobody in the way': {
    rivals: ['bot', 'bot'],
    turn: 30,
    players: [{ life: 12, board: ['Tithe Hammerer'] }, { life: 2 }, { out: true }],
  },
} satisfies Record<string, Spec>;

export type DeckforgeScene = keyof typeof SCENES;

/** As if they had all been revealed from one deck. */
function fromOneDeck(state: DkState): DkConfig {
  for (const permanent of state.seats.flatMap(({ board }) => board)) {
    const { name } = state.config.decks[permanent.deck].cards[permanent.card];
    permanent.deck = 0;
    permanent.card = DECK.cards.findIndex((card) => card.name === name);
  }
  return { seats: state.seats.length, tokensPerPlayer: 10, deckMode: 'shared', decks: [DECK], maxTurns: state.config.maxTurns };
}

const cardIn = (standing: Standing) =>
  typeof standing === 'string' ? cardNamed(standing) : { card: cardNamed(standing.card), with: standing.with };

function deckforgeScene(name: DeckforgeScene): Scene {
  const { rivals, players, played, ...position }: Spec = SCENES[name];
  const state = buildPosition({ ...position, players: players.map(({ board, ...side }) => ({ ...side, board: board?.map(cardIn) })) });
  state.config = fromOneDeck(state);
  refresh(state);
  const find = (wanted: string) => state.seats.flatMap(({ board }) => board).find(({ card }) => DECK.cards[card].name === wanted)!.id;
  for (const action of played?.(find) ?? []) deckforge.apply(state, action);
  return { game: 'deckforge', config: state.config, rivals, state, turn: state.turn, hash: deckforge.hash(state) };
}

export const DECKFORGE_SCENES = scenesOf(SCENES, deckforgeScene);
