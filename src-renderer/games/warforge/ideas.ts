/** What is explained in somebody's first matches, each the first time it matters; the first that matters comes first. */
import type { WrGame } from '../../../src-shared/games/warforge/game-types.ts';
import { FACES } from '../../../src-shared/games/warforge/text/faces.ts';
import type { WrCardFace } from '../../../src-shared/games/warforge/text/faces.types.ts';
import type { WrKeyword } from '../../../src-shared/games/warforge/types.ts';
import type { WrUnitView } from '../../../src-shared/games/warforge/view.ts';
import type { Idea, IdeaMoment } from '../../match/ideas/idea.ts';

type Moment = IdeaMoment<WrGame>;

const own = ({ view, seat }: Moment): readonly WrUnitView[] => view.seats[seat].units;
const enemy = ({ view, seat }: Moment): readonly WrUnitView[] => view.seats[1 - seat].units;
const hasOne = (units: readonly WrUnitView[], keyword: WrKeyword): boolean => units.some(({ face }) => face?.keywords.includes(keyword));
const isMyTurn = ({ view, seat }: Moment): boolean => view.phase === 'action' && view.active === seat && view.choice === null;
const can = ({ actions }: Moment, type: Moment['actions'][number]['type']): boolean => actions.some((action) => action.type === type);
/** A card of the hand that can be played now. */
const canPlay = ({ actions }: Moment, fits: (face: WrCardFace) => boolean): boolean =>
  actions.some((action) => action.type === 'play' && fits(FACES[action.card]));
const told = ({ events }: Moment, fits: (event: Moment['events'][number]) => boolean): boolean => events.some(fits);

export const IDEAS: readonly Idea<WrGame>[] = [
  {
    id: 'mulligan',
    title: 'Mulligan: changing cards',
    says: 'Once, before the match, you may put drawn cards back and draw as many anew. Cheap cards are worth keeping: you begin with 2 energy.',
    matters: ({ view }) => view.phase === 'mulligan',
  },
  {
    id: 'target',
    title: 'Choosing a target',
    says: 'The text of a card asks whom it is for. Every unit that it can name is ringed.',
    matters: ({ view }) => view.choice?.kind === 'target',
  },
  {
    id: 'troops',
    title: 'Troops and energy',
    says: 'A Troop costs energy and goes left or right of your Warlord. Energy is full again in each of your turns, and in the Classic mode what you leave is lost.',
    matters: (moment) => isMyTurn(moment) && canPlay(moment, ({ kind }) => kind === 'troop'),
  },
  {
    id: 'warlord-attacks',
    title: 'Your Warlord fights too',
    says: 'It may attack from the first turn on, once a turn. Whatever answers takes away the health that you live on, so choose weak targets.',
    matters: ({ actions }) => actions.some((action) => action.type === 'attack' && action.from === 'W'),
  },
  {
    id: 'talent',
    title: 'Talent cards',
    says: 'A Talent card comes to your hand at the start of your turn and is gone at its end. A new one comes next turn, so use it when you can pay for it.',
    matters: (moment) => isMyTurn(moment) && canPlay(moment, ({ role }) => role === 'talent'),
  },
  {
    id: 'waiting',
    title: 'New Troops wait',
    says: 'A Troop attacks from the turn after it came. Flank and Fast are the exceptions, and they stand on the card.',
    matters: ({ view, events, seat }) =>
      events.some((event) => event.type === 'deployed' && event.thing.seat === seat) && view.active === seat,
  },
  {
    id: 'modes',
    title: 'Melee or ranged',
    says: 'An attack uses the swords, in silver, or the bow, in gold, and the target strikes back with the same at the same moment. Choose the mode in which it has little to answer with.',
    matters: (moment) => can(moment, 'attack') && enemy(moment).length > 1,
  },
  {
    id: 'vanguard',
    title: 'Vanguard guards the others',
    says: 'While an enemy with Vanguard stands, nothing else over there can be attacked. Cards reach past it.',
    matters: (moment) => isMyTurn(moment) && hasOne(enemy(moment), 'vanguard'),
  },
  {
    id: 'flying',
    title: 'Flying',
    says: 'A unit that flies can be attacked in melee only by others that fly. A bow reaches it, and so do cards.',
    matters: (moment) => isMyTurn(moment) && hasOne(enemy(moment), 'flying'),
  },
  {
    id: 'shield',
    title: 'A Shield takes one blow',
    says: 'The next blow on it does nothing, however strong. Break it with your weakest attack, and follow with a strong one.',
    matters: (moment) => isMyTurn(moment) && hasOne(enemy(moment), 'shield'),
  },
  {
    id: 'armour',
    title: 'Armour',
    says: 'Each time it takes damage it takes less by that number, but at least 1. One great blow does more than several small ones.',
    matters: (moment) => isMyTurn(moment) && hasOne(enemy(moment), 'armour'),
  },
  {
    id: 'sentry',
    title: 'Sentry shoots first',
    says: 'Whoever attacks it takes that much before the blow lands. An attacker that dies of it does nothing.',
    matters: (moment) => isMyTurn(moment) && hasOne(enemy(moment), 'sentry'),
  },
  {
    id: 'face-down',
    title: 'A Troop face down',
    says: 'It lies in Ambush: you see only what was paid for it. Attacked or targeted in your turn it turns up, and its Ambush is lost.',
    matters: (moment) => isMyTurn(moment) && enemy(moment).some(({ hidden }) => hidden),
  },
  {
    id: 'instead',
    title: 'Instead of an attack',
    says: 'A unit of yours can do something else than attack: Duty, Agenda, Pray or Ferocity. Select it, and you find what it is.',
    matters: (moment) => can(moment, 'act'),
  },
  {
    id: 'oath',
    title: 'An Oath',
    says: 'In the turn in which you played the Troop you may pay its Oath as well, and its text happens. Later you cannot.',
    matters: (moment) => can(moment, 'oath'),
  },
  {
    id: 'extra-plays',
    title: 'Beside your hand',
    says: 'What waits there may be played this turn only, for its cost. Companion and Tide bring such cards.',
    matters: (moment) => can(moment, 'extra'),
  },
  {
    id: 'stunned',
    title: 'Stunned',
    says: 'A Stunned unit of yours cannot attack or act this turn. It still strikes back when it is attacked.',
    matters: (moment) => isMyTurn(moment) && hasOne(own(moment), 'stun'),
  },
  {
    id: 'overtime',
    title: 'Overtime',
    says: 'From now on both players draw 2 cards at the start of each turn. In Skirmish an empty deck hurts your Warlord, more each time.',
    matters: ({ view }) => view.overtime,
  },
  {
    id: 'fatigue',
    title: 'An empty deck',
    says: 'Each card that you cannot draw costs your Warlord health: 1, then 2, then 3. The match will not last much longer.',
    matters: (moment) => told(moment, (event) => event.type === 'fatigue' && event.seat === moment.seat),
  },
];
