import type { WrPhase } from '../../types.ts';
import { inHelpGroup, type WrKeywordHelp } from '../keyword-help.ts';

const phase = inHelpGroup('phase');
type PhaseWords = Omit<WrKeywordHelp, 'id' | 'group' | 'home'>;

/** The parts of a turn (WR-7.1). */
const PHASE_WORDS: Record<WrPhase, PhaseWords> = {
  mulligan: {
    name: 'Mulligan',
    icon: 'card-exchange',
    line: 'Before turn 1 of a Classic match you may change cards you drew.',
    rule: 'Each player puts any number of the cards they drew back into the deck, shuffles, and draws as many. It happens once. The Defence card cannot be put back, and your rival sees only how many you changed. Skirmish has none.',
    example: 'You put back 2 of 3 cards: you draw 2, and one of those you put back may return.',
  },
  refill: {
    name: 'Refill',
    icon: 'battery-pack',
    line: 'Your maximum energy grows, and your energy is refilled to it.',
    rule: 'In Classic the maximum is 2 in turn 1 and grows by 1 each turn. In Skirmish it is 3 and grows by 2, and one unspent energy is carried over.',
    example: 'Classic, turn 4: 5 of 5 energy, whatever was left in turn 3.',
  },
  startTriggers: {
    name: 'Start of turn',
    icon: 'sunrise',
    line: 'What happens at the start of your turn, before the draw.',
    rule: 'Lasting Stratagems do what they say for the start of a turn, Stealth of your units ends, and undisturbed prayers give their Faith.',
    example: 'Two Troops prayed undisturbed: 2 Faith now, before you draw.',
  },
  draw: {
    name: 'Draw',
    icon: 'card-draw',
    line: 'You draw a card, in Overtime two.',
    rule: 'You draw in your first turn as well. A card drawn into a full hand is burned. With an empty deck nothing happens in Classic; in Skirmish your Warlord takes fatigue.',
    example: 'Overtime, with one card left in a Skirmish deck: you draw it, then take 1 damage.',
  },
  talents: {
    name: 'Talents',
    icon: 'upgrade',
    line: 'Your Warlord’s and your Troops’ Talent cards come to your hand.',
    rule: 'The Warlord’s comes first, then those of your Troops from left to right. None comes to a full hand, or while the last one from the same source is still there.',
    example: 'A hand of 9 draws a card and is full: no Talent this turn.',
  },
  action: {
    name: 'Action',
    icon: 'sword-clash',
    line: 'Play cards, attack and use actions, in any order.',
    rule: 'You may do as much as your energy, your cards and the attacks of your units allow, and end the turn when you like. Your rival decides nothing in it.',
    example: 'Attack, play a Troop, attack again, play your Talent.',
  },
  endStep: {
    name: 'End of turn',
    icon: 'sunset',
    line: 'Effects of the end of the turn, Regeneration, and what expires.',
    rule: 'In this order: effects for the end of the turn; Regeneration of both sides; your Remnants go; Ephemeral cards and unused extra plays go; Tracer marks that were used, “this turn”, Blind and Stun end.',
    example: 'A Remnant with Regeneration beside it: first the neighbour heals, then the Remnant goes.',
  },
};

export const PHASE_HELP: readonly WrKeywordHelp[] = Object.entries(PHASE_WORDS).map(([id, words]) => phase({ id, ...words }));
