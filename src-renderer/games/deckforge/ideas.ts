/** What Deckforge explains in somebody's first matches, each the first time it matters. What comes first is told first. */
import type { DkAction } from '../../../src-shared/games/deckforge/actions.ts';
import type { DkGame } from '../../../src-shared/games/deckforge/game-types.ts';
import { traitsOf } from '../../../src-shared/games/deckforge/text/speech.ts';
import { FIRST_ID, NONE, type CardType, type DkChoiceKind } from '../../../src-shared/games/deckforge/types.ts';
import type { DkPermanentView } from '../../../src-shared/games/deckforge/view.ts';
import type { Idea, IdeaMoment } from '../../match/ideas/idea.ts';

/** Tokens that a hand keeps at the end of its player's turn. */
const HAND_LIMIT = 5;

type Moment = IdeaMoment<DkGame>;

/** The player's main phase, with nothing under way. */
const isMyMain = ({ view, seat }: Moment): boolean => view.phase === 'main' && view.active === seat && view.choice === null;
const isAsked = ({ view }: Moment, kind: DkChoiceKind): boolean => view.choice?.kind === kind;
const offers = ({ actions }: Moment, type: DkAction['type']): boolean => actions.some((action) => action.type === type);
const canPlay = ({ actions }: Moment, cardType: CardType): boolean =>
  actions.some((action) => action.type === 'playCard' && action.cardType === cardType);

const own = ({ view, seat }: Moment): readonly DkPermanentView[] => view.seats[seat].board;
const enemies = ({ view, seat }: Moment): DkPermanentView[] => view.seats.flatMap((one) => (one.seat === seat ? [] : one.board));
const isFlying = ({ kw }: DkPermanentView): boolean => traitsOf(kw).includes('fly');
const isUnblockable = ({ kw }: DkPermanentView): boolean => traitsOf(kw).includes('unb');
const isImmune = ({ kw }: { kw: number }): boolean => traitsOf(kw).some((trait) => trait === 'ims' || trait === 'ima');

export const IDEAS: readonly Idea<DkGame>[] = [
  {
    id: 'initiative',
    title: 'Who begins',
    says: 'Everybody reveals a creature of the type they choose, by lot; the highest ATK + DEF has the first turn. Then all of them are cleared away: this costs no token.',
    matters: (moment) => isAsked(moment, 'initiative'),
  },
  {
    id: 'block',
    title: 'To block or not',
    says: 'If a creature of yours blocks, it and the attacker deal each other their ATK, and the target takes nothing. Each of yours blocks once a turn, so look at who may come next.',
    matters: (moment) => isAsked(moment, 'block'),
  },
  {
    id: 'response',
    title: 'One response',
    says: 'You may respond once to each attack or spell aimed at you or a creature of yours: with a Defense Spell or an Artifact. What a Defense Spell becomes shows when it is played.',
    matters: (moment) => isAsked(moment, 'respond') && (offers(moment, 'respond') || offers(moment, 'activateArtifact')),
  },
  {
    id: 'last-moment',
    title: 'The moment before it happens',
    says: 'Whoever is attacked or named has had the chance to answer. An Artifact used now takes effect before the damage or the spell; unused, it stays with you.',
    matters: (moment) => {
      const { event } = moment.view;
      return isAsked(moment, 'window') && event?.step === 'inEvent' && event.defender !== NONE && event.defender !== moment.seat;
    },
  },
  {
    id: 'target',
    title: 'Naming the target',
    says: 'Only now that the card is known do you say whom it is for. Where that may be any creature, your own can be chosen, too.',
    matters: (moment) => isAsked(moment, 'aim'),
  },
  {
    id: 'lot',
    title: 'A token is only a type',
    says: 'Played, it becomes a card of its type, by lot from the deck in use. Point at the token to see every card that it could become, and how likely each is.',
    matters: (moment) => isMyMain(moment) && offers(moment, 'playCard'),
  },
  {
    id: 'extra-card',
    title: 'More than one card',
    says: 'A card lets you play more than one this turn. Of Attack Spells it is still one a turn at most.',
    matters: (moment) => isMyMain(moment) && moment.view.limit > 1 && offers(moment, 'playCard'),
  },
  {
    id: 'summoning-delay',
    title: 'Summoning Delay',
    says: 'Your creature came this turn, so it cannot attack before your next one. It may block at once.',
    matters: (moment) => isMyMain(moment) && own(moment).some(({ delay }) => delay),
  },
  {
    id: 'hand-limit',
    title: 'More than five tokens',
    says: 'At the end of your turn you discard down to five; which tokens go is your choice. What you play now you need not discard.',
    matters: (moment) => isMyMain(moment) && offers(moment, 'playCard') && moment.view.seats[moment.seat].handCount > HAND_LIMIT,
  },
  {
    id: 'keep-a-defense',
    title: 'An answer to keep',
    says: 'A Defense Spell played now is your card of this turn. Kept in hand it can answer an attack or an Attack Spell, beside that card.',
    matters: (moment) => isMyMain(moment) && canPlay(moment, 'defense'),
  },
  {
    id: 'attack',
    title: 'Ready to attack',
    says: 'Each of your ready creatures may attack once a turn, one after another. Attacking leaves no gap: all of them may still block afterwards.',
    matters: (moment) => isMyMain(moment) && offers(moment, 'declareAttack'),
  },
  {
    id: 'stun-and-freeze',
    title: 'Stunned or frozen',
    says: 'A Stunned or frozen creature of yours cannot attack for so many of your turns, but it may block. The turn in which that came does not count.',
    matters: (moment) => isMyMain(moment) && own(moment).some(({ stun, freeze }) => stun + freeze > 0),
  },
  {
    id: 'charges',
    title: 'What waits beside a player',
    says: 'Reflect turns back the next Attack Spell aimed at that player or a creature of theirs; Prevent lowers the next damage to the player from an attack or Attack Spell. Then it is gone.',
    matters: (moment) => isMyMain(moment) && moment.view.seats.some(({ reflects, prevents }) => reflects + prevents.length > 0),
  },
  {
    id: 'immunity',
    title: 'Immune to spells or Artifacts',
    says: 'What is immune can be aimed at, but such cards do nothing to it, for good or ill. Combat damage and abilities of creatures reach it.',
    matters: (moment) => isMyMain(moment) && moment.view.seats.some((one) => (one.out === 0 && isImmune(one)) || one.board.some(isImmune)),
  },
  {
    id: 'damage',
    title: 'Damage adds up',
    says: 'A creature keeps the damage it has taken until the turn ends, and falls when that reaches its DEF. Another attack, a spell or an Artifact may finish this one.',
    matters: (moment) => isMyMain(moment) && enemies(moment).some(({ damage }) => damage > 0),
  },
  {
    id: 'strike-back',
    title: 'Attacking a creature',
    says: 'A creature that is attacked strikes back with its ATK at the same moment. Its player may block with another one instead.',
    matters: ({ actions }) => actions.some((action) => action.type === 'declareAttack' && action.target >= FIRST_ID),
  },
  {
    id: 'artifact',
    title: 'An Artifact works once',
    says: 'Use it in your turn, or as your response in a rival’s; then it goes to the Graveyard. You may use one Artifact in each player’s turn.',
    matters: (moment) => isMyMain(moment) && offers(moment, 'activateArtifact'),
  },
  {
    id: 'one-card',
    title: 'One card a turn',
    says: 'You have played your card of this turn, and the other tokens wait. Attacks and Artifacts go beside it, and so does a Defense Spell as a response.',
    matters: (moment) => {
      const { plays, limit, seats } = moment.view;
      return isMyMain(moment) && plays === 1 && limit === 1 && seats[moment.seat].handCount > 0;
    },
  },
  {
    id: 'flying',
    title: 'Flying',
    says: 'What flies is blocked only by creatures that fly or can block flying. On the ground or in the air, any creature may attack it.',
    matters: (moment) => isMyMain(moment) && enemies(moment).some(isFlying),
  },
  {
    id: 'unblockable',
    title: 'Unblockable',
    says: 'Only creatures that can block unblockable ones stop it. If it flies as well, the blocker needs to be able to do both.',
    matters: (moment) => isMyMain(moment) && [...own(moment), ...enemies(moment)].some(isUnblockable),
  },
];
