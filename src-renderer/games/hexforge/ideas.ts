/** What Hexforge explains in somebody's first matches, each the first time it matters. What comes first is told first. */
import type { HxGame } from '../../../src-shared/games/hexforge/game-types.ts';
import type { HxAction } from '../../../src-shared/games/hexforge/actions.ts';
import { FACES } from '../../../src-shared/games/hexforge/text/faces.ts';
import type { HxEntityKeyword } from '../../../src-shared/games/hexforge/types.ts';
import type { HxEntityView } from '../../../src-shared/games/hexforge/view.ts';
import type { Idea, IdeaMoment } from '../../match/ideas/idea.ts';

type Moment = IdeaMoment<HxGame>;

/** So many cards in hand, and the limit is worth knowing. */
const MANY_CARDS = 6;

const offers = ({ actions }: Moment, type: HxAction['type']): boolean => actions.some((action) => action.type === type);
const offersOfBase = ({ actions }: Moment, ...abilities: string[]): boolean =>
  actions.some((action) => action.type === 'baseAbility' && abilities.includes(action.ability));
const told = ({ events }: Moment, fits: (event: Moment['events'][number]) => boolean): boolean => events.some(fits);

const unitsOf = ({ view }: Moment, owner: number): HxEntityView[] => view.entities.filter((e) => e.kind === 'unit' && e.owner === owner);
const own = (moment: Moment): HxEntityView[] => unitsOf(moment, moment.seat);
const enemies = (moment: Moment): HxEntityView[] => unitsOf(moment, 1 - moment.seat);
const workers = (moment: Moment): HxEntityView[] => own(moment).filter(({ yields }) => yields !== undefined);
const has = ({ keywords }: HxEntityView, keyword: HxEntityKeyword): boolean => keywords.some(({ id }) => id === keyword);
/** Enemies that could be attacked now. */
const inStrikingRange = (moment: Moment): HxEntityView[] =>
  enemies(moment).filter(({ tile }) => moment.actions.some((action) => action.type === 'attack' && action.tile === tile));
const fights = (moment: Moment): boolean => offers(moment, 'attack') || moment.view.attacks.length > 0;

/** A unit card is being played, and it is asked where the unit is to appear. */
function placesUnit({ view: { choice } }: Moment): boolean {
  if (choice?.kind !== 'target' || choice.index > 0) return false;
  const { def, ability } = choice.source;
  return def !== null && ability === undefined && FACES[def].type === 'unit';
}

export const IDEAS: readonly Idea<HxGame>[] = [
  {
    id: 'order-attackers',
    title: 'You order the attackers',
    says: 'Your unit strikes back once, along this line: each attacker takes at most its full health, the last takes the rest. Whoever is to fall stands first.',
    matters: ({ view }) => view.choice?.kind === 'orderAttackers',
  },
  {
    id: 'towers',
    title: 'Why here and not there',
    says: 'Your base and your forges are towers, and each has brought cards of its own. A unit appears on a free tile beside the tower that brought its card, and beside no other.',
    matters: placesUnit,
  },
  {
    id: 'stack',
    title: 'The newest resolves first',
    says: 'What is played waits on the stack, which resolves from the top down. Your answer would lie on top and come first; it needs something fast.',
    matters: ({ view, seat, actions }) => actions.length > 1 && view.stack.some(({ owner }) => owner !== seat),
  },
  {
    id: 'offer',
    title: 'Offer, agree or answer',
    says: 'Your rival offers to go on, and nothing happens before you agree. Play something fast instead, and the offer is off.',
    matters: (moment) => moment.actions.length > 1 && offers(moment, 'agreeAdvance'),
  },
  {
    id: 'first-worker',
    title: 'Which worker first',
    says: 'Workers dig what pays for your cards, and the first is free. Press your base: it summons either of two kinds, and says what each digs. Take the colour that the costs in your hand ask for.',
    matters: (moment) => offersOfBase(moment, 'summonPrimaryWorker', 'summonSecondaryWorker') && workers(moment).length === 0,
  },
  {
    id: 'minerals',
    title: 'Send it to a mineral tile',
    says: 'A worker yields at the start of your turn, if it stands on a mineral tile then. It may walk there in the turn in which it came.',
    matters: (moment) => offers(moment, 'orderUnit') && workers(moment).some(({ tile }) => moment.view.map.tiles[tile].type !== 'mineral'),
  },
  {
    id: 'orders',
    title: 'Orders',
    says: 'A unit walks up to 4 tiles, and none before you confirm. Whoever meets a wall or something unseen in the fog stops before it.',
    matters: (moment) => offers(moment, 'orderUnit'),
  },
  {
    id: 'costs',
    title: 'What pays for what',
    says: 'A coloured cost takes only its own colour, a grey number takes anything. What you keep pays for fast cards in your rival’s turn and is gone when yours begins.',
    matters: (moment) => told(moment, (one) => one.type === 'harvested' && one.seat === moment.seat && Object.keys(one.gained).length > 0),
  },
  {
    id: 'forge-in-deck',
    title: 'The forge changed your deck',
    says: 'Its five cards were shuffled into your deck, and its units appear beside it. If it falls, those cards leave the game wherever they are.',
    matters: (moment) => told(moment, (one) => one.type === 'entered' && one.by === 'raise' && one.thing.owner === moment.seat),
  },
  {
    id: 'raise-a-forge',
    title: 'A forge can be raised',
    says: 'It stands next to a worker of yours, and adds five cards to your deck. The first costs 2 of anything, each further one 1 more.',
    matters: (moment) => offersOfBase(moment, 'raiseForge'),
  },
  {
    id: 'commander',
    title: 'Your commander',
    says: 'It is summoned beside the base for its cost, again and again. Whenever it falls, your base takes as much damage as it had health just before.',
    matters: (moment) => offersOfBase(moment, 'summonCommander'),
  },
  {
    id: 'more-workers',
    title: 'Another worker',
    says: 'A further worker costs as many resources as you have workers. The second costs 1, so the earlier it comes, the more it brings.',
    matters: (moment) => offersOfBase(moment, 'summonPrimaryWorker', 'summonSecondaryWorker') && workers(moment).length > 0,
  },
  {
    id: 'their-commander',
    title: 'The enemy commander',
    says: 'When it falls, its base takes damage equal to the health that it had just before. Felled in one moment from full health it costs most.',
    matters: (moment) => enemies(moment).some(({ role }) => role === 'commander'),
  },
  {
    id: 'taunt',
    title: 'Taunt',
    says: 'A unit of yours that stands beside an enemy with Taunt can attack only that, or another with Taunt.',
    matters: (moment) => fights(moment) && enemies(moment).some((one) => has(one, 'taunt')),
  },
  {
    id: 'quick-strike',
    title: 'Quick Strike',
    says: 'Blows fall in two steps, and Quick Strike comes first. What falls in the first step no longer strikes in the second.',
    matters: (moment) => fights(moment) && [...own(moment), ...enemies(moment)].some((one) => has(one, 'quickStrike')),
  },
  {
    id: 'exhausted',
    title: 'Exhausted, not helpless',
    says: 'That enemy is exhausted: it cannot attack before its own next turn. Attacked, it strikes back with all its power, as any unit does.',
    matters: (moment) => inStrikingRange(moment).some(({ exhausted }) => exhausted),
  },
  {
    id: 'attack',
    title: 'Attacking',
    says: 'A unit attacks what stands next to it. Enemy units strike back at the same moment, towers do not, and nothing falls before you have confirmed.',
    matters: (moment) => offers(moment, 'attack'),
  },
  {
    id: 'recover',
    title: 'Units recover, towers do not',
    says: 'Damage that a unit survives is gone when the next turn begins, unless it stands on strife. Damage on a base or a forge stays.',
    matters: ({ view }) => view.entities.some(({ kind, damage }) => kind === 'unit' && damage > 0),
  },
  {
    id: 'fast-cards',
    title: 'A fast card',
    says: 'A card in your hand says Instant: it may be played in your rival’s turn too, and before blows fall. Keep what it costs until then.',
    matters: ({ view, actions }) =>
      actions.some((action) => action.type === 'playCard' && FACES[action.card].keywords.includes('instant')) && view.stack.length === 0,
  },
  {
    id: 'falls-first',
    title: 'Falls first',
    says: 'With eight cards in hand the next draw discards the oldest, which is marked. It comes back when your deck is empty and the discard is shuffled into it.',
    matters: ({ view }) => view.choice === null && (view.me?.hand.length ?? 0) >= MANY_CARDS,
  },
];
