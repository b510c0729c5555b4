/** What players call things. Ids are for code; these are the only names people read. */
import { FACTION_INFO } from '../factions.ts';
import type { WrAttackMode, WrFaction, WrKeywordGroup, WrKind, WrMode, WrPhase, WrPlace, WrRarity, WrRole, WrSide } from '../types.ts';
import { PHASE_HELP } from './keywords/phases.ts';

export const MODE_NAMES: Record<WrMode, string> = { classic: 'Classic', skirmish: 'Skirmish' };

/** What stands on the table about the mode. */
export const MODE_SIGNS: Record<WrMode, string> = {
  classic: 'Classic mode: decks of 30 cards',
  skirmish: 'Skirmish mode: decks of 12 cards',
};

/** One sentence for those who choose between them. */
export const MODE_LINES: Record<WrMode, string> = {
  classic: 'Thirty cards, ten more health, a mulligan, and energy that grows by one each turn.',
  skirmish: 'Twelve cards, no mulligan, energy that grows by two each turn, and an empty deck that hurts.',
};

export const factionName = (faction: WrFaction | null): string => (faction === null ? 'No faction' : FACTION_INFO[faction].name);

export const SIDE_NAMES: Record<WrSide, string> = { left: 'left', right: 'right' };

const ORDER = ['', 'first', 'second', 'third', 'fourth'];

/** "right side, first from the Warlord", "Warlord". */
export function placeName(place: WrPlace): string {
  if (place === 'W') return 'Warlord';
  return `${place.startsWith('L') ? 'left' : 'right'} side, ${ORDER[Number(place[1])]} from the Warlord`;
}

/** "first right", where there is little room. */
export const placeShort = (place: WrPlace): string =>
  place === 'W' ? 'Warlord' : `${ORDER[Number(place[1])]} ${place.startsWith('L') ? 'left' : 'right'}`;

export const ATTACK_MODE_NAMES: Record<WrAttackMode, string> = { melee: 'melee', ranged: 'ranged' };

/** "in melee", "at range": how an attack is made. */
export const ATTACK_MODE_WAYS: Record<WrAttackMode, string> = { melee: 'in melee', ranged: 'at range' };

export const RARITY_NAMES: Record<WrRarity, string> = { common: 'Common', rare: 'Rare', epic: 'Epic', legendary: 'Legendary' };

export const KIND_NAMES: Record<WrKind, string> = { warlord: 'Warlord', troop: 'Troop', stratagem: 'Stratagem' };

/** Null for what needs no word beside its kind. */
export const ROLE_NAMES: Record<WrRole, string | null> = {
  deck: null,
  warlord: null,
  defence: 'Defence card',
  talent: 'Talent card',
  token: 'Token',
  secret: 'Secret',
  sabotage: 'Sabotage card',
  exclusive: 'Exclusive card',
};

export const GROUP_NAMES: Record<WrKeywordGroup, string> = {
  attack: 'Attacks',
  protection: 'Protection',
  state: 'Marks and states',
  trigger: 'Triggers',
  action: 'Actions',
  play: 'Playing cards',
  counter: 'Counters',
};

export const PHASE_NAMES = Object.fromEntries(PHASE_HELP.map(({ id, name }) => [id, name])) as Readonly<Record<WrPhase, string>>;
