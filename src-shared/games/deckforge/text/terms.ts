/** Words that cards mark: printed keywords, statuses and what spells do to each other (DK-11, DK-17). */
import type { KeywordEntry } from '../../../kernel/keywords.ts';
import { mark } from '../../../text/markup.ts';
import type { Trait } from '../decks/wire.ts';

export const TERM_IDS = ['unb', 'bfl', 'bun', 'ims', 'ima', 'fly', 'stun', 'freeze', 'prevent', 'reflect', 'negate', 'bounce'] as const;
export type TermId = (typeof TERM_IDS)[number];

export const TERMS: Readonly<Record<TermId, KeywordEntry>> = {
  unb: {
    name: 'Unblockable',
    icon: 'sprint',
    line: 'Cannot be blocked, unless the blocker can block unblockable creatures.',
    rule: 'When this creature attacks, only a creature that can block unblockable creatures may block it. If it also flies, the blocker must be able to do both. What is gained or lost after the block changes nothing.',
    example: 'An unblockable 3/2 attacks you: your 8/8 has to watch, your Turnstile Guard may step in.',
    cites: ['DK-7.4', 'DK-7.9'],
  },
  bfl: {
    name: 'Can block flying',
    icon: 'crossbow',
    line: 'May block flying creatures though it does not fly.',
    rule: 'Flying attackers are blocked only by flying creatures and by creatures with this keyword. It does not help against unblockable ones.',
    example: 'A flying 3/3 attacks you: a creature on the ground with this keyword may block it.',
    cites: ['DK-7.3'],
  },
  bun: {
    name: 'Can block unblockable',
    icon: 'padlock',
    line: 'May block unblockable creatures.',
    rule: 'Lifts unblockable and nothing else: a flying unblockable attacker also has to be blocked by a flying creature, or one that can block flying.',
    example: 'A flying creature with this keyword may block whatever attacks.',
    cites: ['DK-7.4'],
  },
  ims: {
    name: 'Immune to spells',
    icon: 'magic-shield',
    line: 'Attack and Defense Spells do nothing to it, for good or ill.',
    rule: 'It may still be targeted, and answered for; the effect on it is void, whoever cast the spell. Combat damage, creatures’ abilities and Artifacts reach it, and what was done to it before stays. A player can be immune, too.',
    example: 'A spell that deals 2 damage to each creature passes it by.',
    cites: ['DK-11.8', 'DK-11.9', 'DK-11.10'],
  },
  ima: {
    name: 'Immune to Artifacts',
    icon: 'cracked-shield',
    line: 'Artifacts do nothing to it, for good or ill.',
    rule: 'It may still be targeted; the Artifact is used up without effect on it. Combat damage, creatures’ abilities and spells reach it, and what was done to it before stays. A player can be immune, too.',
    example: 'An Artifact that destroys it is spent for nothing.',
    cites: ['DK-11.8', 'DK-11.9', 'DK-12.7'],
  },
  fly: {
    name: 'Flying',
    icon: 'feathered-wing',
    line: 'Blocked only by flying creatures and those that can block flying.',
    rule: 'Every Flying Creature has it, and others can gain it. It limits who may block, not who may be attacked: creatures on the ground attack flying ones as they like.',
    example: 'A Flying Creature that loses flying keeps its type and can be blocked by anybody.',
    cites: ['DK-7.3', 'DK-6.6', 'DK-11.17'],
  },
  stun: {
    name: 'Stun',
    icon: 'knockout',
    line: 'Cannot attack for so many of its controller’s turns. It may block.',
    rule: 'The number falls at the end of each turn of its controller that had begun with it. A longer Stun takes the place of a shorter one. An attack that has been declared goes on.',
    example: 'Stunned for 1 turn in your turn, a rival’s creature misses their next turn and attacks in the one after.',
    cites: ['DK-11.3', 'DK-11.4', 'DK-11.5'],
  },
  freeze: {
    name: 'Freeze',
    icon: 'frozen-orb',
    line: 'Cannot attack for so many of its controller’s turns. It may block.',
    rule: 'Works as Stun does and lasts beside it: a creature is ready again when both are gone.',
    example: 'Stunned for 1 turn and frozen for 2, it misses two turns.',
    cites: ['DK-11.3', 'DK-11.4'],
  },
  prevent: {
    name: 'Prevent',
    icon: 'shield-reflect',
    line: 'Takes damage off the attack or spell; outside of one it waits for the next against you.',
    rule: 'In an attack or spell it lowers the damage to what is protected, not below 0. Used outside, it is a charge on the player against the next damage of an attack or Attack Spell to them, and gone after one use.',
    example: 'Prevent 5 against 2 damage: nothing comes through, and nothing is left of it.',
    cites: ['DK-11.15'],
  },
  reflect: {
    name: 'Reflect',
    icon: 'mirror-mirror',
    line: 'Turns an Attack Spell back to who cast it; with no spell to turn it waits for the next.',
    rule: 'The target becomes the caster, who may answer; a spell for creatures takes a creature of theirs. Without such a spell it is a charge that turns the next Attack Spell aimed at you or a creature of yours. A spell is turned once.',
    example: 'A spell that deals 6 damage to you is reflected: its caster takes the 6.',
    cites: ['DK-11.11', 'DK-11.12', 'DK-11.13', 'DK-11.14'],
  },
  negate: {
    name: 'Negate',
    icon: 'cancel',
    line: 'Ends the attack or spell: nothing of it happens.',
    rule: 'The spell goes to the Graveyard without effect; the creature has attacked. Immunity does not keep it off.',
    example: 'An attack for 7 is negated: no damage on either side, and the attacker is spent for the turn.',
    cites: ['DK-11.16'],
  },
  bounce: {
    name: 'Return',
    icon: 'return-arrow',
    line: 'The creature goes back to its owner’s hand as a plain type.',
    rule: 'The card that it stood for is forgotten: when the type is played again, a new card is revealed.',
    example: 'A 9/9 is returned and played again: it may be a 1/2 now.',
    cites: ['DK-11.18'],
  },
};

/** A term inside a sentence. */
export const term = (id: TermId, words: string): string => mark(id, words);

const TRAIT_WORDS: Readonly<Record<Trait, string>> = {
  unb: 'unblockable',
  bfl: '“can block flying”',
  bun: '“can block unblockable”',
  ims: 'immunity to spells',
  ima: 'immunity to Artifacts',
  fly: 'flying',
};

export const traitTerm = (trait: Trait): string => term(trait, TRAIT_WORDS[trait]);
