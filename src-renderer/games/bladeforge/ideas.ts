/** What Bladeforge explains in somebody's first matches, each the first time it matters. What comes first is told first. */
import type { BlAction } from '../../../src-shared/games/bladeforge/actions.ts';
import type { BlGame } from '../../../src-shared/games/bladeforge/game-types.ts';
import { FACES } from '../../../src-shared/games/bladeforge/text/faces.ts';
import type { BlCardFace } from '../../../src-shared/games/bladeforge/text/faces.types.ts';
import { PART_SLOTS } from '../../../src-shared/games/bladeforge/types.ts';
import type { BlSeatView } from '../../../src-shared/games/bladeforge/view.ts';
import type { Idea, IdeaMoment } from '../../match/ideas/idea.ts';

/** Cards in hand that the die is too small for, from which recycling is worth a word. */
const MANY_TOO_BIG = 3;
/** Health at which one good blow fells. */
const LOW_HEALTH = 6;
/** Players from whom on it matters who strikes the last blow. */
const A_CROWD = 3;

type Moment = IdeaMoment<BlGame>;
type Kind = BlAction['type'];

const offers = ({ actions }: Moment, ...types: readonly Kind[]): boolean => actions.some(({ type }) => types.includes(type));
/** The player's main phase, with nothing under way. */
const isMyMain = (moment: Moment): boolean => offers(moment, 'drawToEnd', 'endTurn');
const canAttack = (moment: Moment): boolean => offers(moment, 'attack');
const isAsked = ({ view, seat }: Moment, kind: 'part' | 'block'): boolean => view.choice?.kind === kind && view.choice.of === seat;

const own = ({ view, seat }: Moment): BlSeatView => view.seats[seat];
const rivals = ({ view, seat }: Moment): BlSeatView[] => view.seats.filter((one) => one.seat !== seat && one.out === 0);
const hasPart = ({ forge }: BlSeatView): boolean => PART_SLOTS.some((slot) => forge[slot] !== null);

const inHand = (moment: Moment): BlCardFace[] => (own(moment).hand ?? []).flatMap((card): BlCardFace | [] => FACES[card] ?? []);
const holds = (moment: Moment, fits: (face: BlCardFace) => boolean): boolean => inHand(moment).some(fits);
/** It takes a placement. */
const isForTheSword = ({ type }: BlCardFace): boolean => type !== 'gadget' && type !== 'shield';
const tooBig = (moment: Moment): BlCardFace[] => inHand(moment).filter(({ req }) => req > own(moment).die);
/** A Gadget of the hand with that effect can be played. */
const canPlay = ({ actions }: Moment, effect: string): boolean =>
  actions.some((action) => action.type === 'playGadget' && FACES[action.card].keywords.includes(effect));

export const IDEAS: readonly Idea<BlGame>[] = [
  {
    id: 'block',
    title: 'To block or to take it',
    says: 'Both roll their die, and yours must be higher: then the blow does nothing. If it is not, you take it all and lose a part as well.',
    matters: (moment) => isAsked(moment, 'block'),
  },
  {
    id: 'lost-part',
    title: 'A part is lost',
    says: 'The block failed, so one of your parts goes to the Salvage, and you choose which. A blade that is not complete cannot be Reforged.',
    matters: (moment) => isAsked(moment, 'part'),
  },
  {
    id: 'loot',
    title: 'Loot',
    says: 'Whom you fell leaves you the hand and the whole sword. The cards lie in your hand now and ask for die and placement like any other.',
    matters: ({ events, seat }) => events.some((one) => one.type === 'looted' && one.seat === seat),
  },
  {
    id: 'after-reforge',
    title: 'A bigger die',
    says: 'It stays bigger, and you can use cards that ask for it. This turn has no attack and no draw at its end; whatever else it has left is allowed.',
    matters: (moment) => isMyMain(moment) && moment.view.means.reforged,
  },
  {
    id: 'reforge',
    title: 'Reforge',
    says: 'Your blade is complete: you may give up Grip and Guards for a bigger die, and put in another Blade. The die decides blows, blocks and which cards you can use.',
    matters: (moment) => offers(moment, 'reforge'),
  },
  {
    id: 'placement',
    title: 'One placement a turn',
    says: 'Each turn you may put one Grip or Guard on your sword, or replace a part or the Blade. Attack and Defense of all its cards add up.',
    matters: (moment) => isMyMain(moment) && moment.view.means.placementsLeft > 0 && holds(moment, isForTheSword),
  },
  {
    id: 'complete',
    title: 'One part short',
    says: 'One more part makes your blade complete, and with Blade, Grip and two Guards you may Reforge, even in the same turn.',
    matters: (moment) =>
      offers(moment, 'place') && own(moment).die < 12 && PART_SLOTS.filter((slot) => own(moment).forge[slot] === null).length === 1,
  },
  {
    id: 'gadget',
    title: 'Gadgets',
    says: 'They are played in your own turn, as many as you like, and take no placement. Nobody can answer one.',
    matters: (moment) => isMyMain(moment) && offers(moment, 'playGadget'),
    known: ({ events, seat }) => events.some((one) => one.type === 'gadget' && one.seat === seat),
  },
  {
    id: 'last-act',
    title: 'How a turn ends',
    says: 'Attack a rival or draw a card: one of the two, as the last act of your turn. Do all else before it.',
    matters: (moment) => canAttack(moment) && !offers(moment, 'place', 'replace'),
  },
  {
    id: 'their-block',
    title: 'What a rival’s panel says',
    says: 'It shows what your attack would do. “Their block” is the chance that the rival’s die beats yours, and that your blow does nothing.',
    matters: (moment) => canAttack(moment) && rivals(moment).some((one) => one.forge.shield === null && hasPart(one)),
  },
  {
    id: 'own-shield',
    title: 'A Shield of your own',
    says: 'It takes the whole damage of an attack, however large, and takes no placement. Damage of its Stability or more breaks it.',
    matters: (moment) => offers(moment, 'placeShield'),
  },
  {
    id: 'past-a-shield',
    title: 'A rival behind a Shield',
    says: 'An attack takes no health there; less damage than its Stability does nothing, since a Shield never wears down. What a Gadget hits for goes past it.',
    matters: (moment) => canAttack(moment) && rivals(moment).some(({ forge }) => forge.shield !== null),
  },
  {
    id: 'too-big',
    title: 'Cards for a bigger die',
    says: 'Your die is too small for some of your cards. Keep a few for later; any two others can be recycled: they go, and you draw one.',
    matters: (moment) => offers(moment, 'recycle') && tooBig(moment).length >= MANY_TOO_BIG,
  },
  {
    id: 'last-blow',
    title: 'Whose is the last blow',
    says: 'A rival is weak. Whoever deals the last blow takes its hand and sword, so do not wear it down for somebody else.',
    matters: (moment) =>
      canAttack(moment) && rivals(moment).length + 1 >= A_CROWD && rivals(moment).some(({ health }) => health <= LOW_HEALTH),
  },
  {
    id: 'below-zero',
    title: 'Defense below 0',
    says: 'In an attack it counts as 0, so nothing is added to the blow. Other Defense has to fill the hole first before it takes anything off.',
    matters: (moment) => isMyMain(moment) && [own(moment), ...rivals(moment)].some(({ defense }) => defense < 0),
  },
  {
    id: 'trap',
    title: 'A trap in your hand',
    says: 'It cannot be played and does you no harm. Whoever steals it, or turns it up in a search, loses health.',
    matters: (moment) => isMyMain(moment) && holds(moment, ({ keywords }) => keywords.includes('trap')),
  },
  {
    id: 'search',
    title: 'A search is open',
    says: 'Cards are turned up from the Armory until one fits. Everybody sees them, the others go to the Salvage, and a trap among them strikes you.',
    matters: (moment) => canPlay(moment, 'searchUp'),
  },
  {
    id: 'prepared',
    title: 'Prepared for this turn',
    says: 'What you played makes this turn’s attack stronger, and it is gone when the turn ends. Draw now, and it was for nothing.',
    matters: (moment) => {
      const { attackMod, times, dieSteps, keepBest } = moment.view.means;
      return canAttack(moment) && (attackMod > 0 || times > 1 || dieSteps > 0 || keepBest);
    },
  },
];
