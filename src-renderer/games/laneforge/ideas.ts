/** What Laneforge explains in somebody's first matches, each the first time it matters. What comes first is told first. */
import type { LnGame } from '../../../src-shared/games/laneforge/game-types.ts';
import type { LnAction } from '../../../src-shared/games/laneforge/actions.ts';
import { FACES } from '../../../src-shared/games/laneforge/text/faces.ts';
import type { LnCardFace } from '../../../src-shared/games/laneforge/text/faces.types.ts';
import type { LnCardId } from '../../../src-shared/games/laneforge/types.ts';
import type { LnCreatureView } from '../../../src-shared/games/laneforge/view.ts';
import type { Idea, IdeaMoment } from '../../match/ideas/idea.ts';

/** Its end begins Sudden Death, if nothing has before. */
const LAST_TURN = 12;

type Moment = IdeaMoment<LnGame>;

const offers = ({ actions }: Moment, type: LnAction['type']): boolean => actions.some((action) => action.type === type);
/** The one card of the phase is still to be used. */
const hasCardToUse = (moment: Moment): boolean => offers(moment, 'banishCard');
const ownTurnsForge = ({ view, seat }: Moment): boolean => view.forge === seat;

const inHand = ({ view, seat }: Moment): LnCardFace[] =>
  (view.seats[seat].hand ?? []).flatMap((card: LnCardId): LnCardFace | [] => FACES[card] ?? []);
const holdsKeyword = (moment: Moment, keyword: string): boolean =>
  hasCardToUse(moment) && inHand(moment).some(({ keywords }) => keywords.includes(keyword));

const own = ({ view, seat }: Moment): LnCreatureView[] => view.creatures.filter((one) => one.seat === seat);
const enemies = ({ view, seat }: Moment): LnCreatureView[] => view.creatures.filter((one) => one.seat !== seat);
/** The enemy's creatures that would strike the player in Combat. */
const unstopped = (moment: Moment): LnCreatureView[] =>
  enemies(moment).filter(({ row, lane }) => row === 'front' && !own(moment).some((mine) => mine.lane === lane));

export const IDEAS: readonly Idea<LnGame>[] = [
  {
    id: 'keep-a-champion',
    title: 'Two decks, one Champion',
    says: 'Of the Champions of your two decks you keep one for the whole match. A cycle is three turns, and it has one ability in each of the cycles 2, 3 and 4.',
    matters: ({ view }) => view.choice?.kind === 'champion',
  },
  {
    id: 'one-card',
    title: 'One card in each action',
    says: 'You act twice in a turn, and each time you play one card or banish one. Then comes Combat: all lanes fight at once.',
    matters: hasCardToUse,
  },
  {
    id: 'sudden-death',
    title: 'Sudden Death',
    says: 'After turn 12, or when both would fall at once, whoever has less Health loses on the spot. Gaining Health counts as much as striking.',
    matters: ({ view }) => view.suddenDeath !== null || view.turn >= LAST_TURN,
  },
  {
    id: 'with-the-forge',
    title: 'You hold the Forge',
    says: 'This turn you act first, and your creatures enter the front row: they attack in this turn’s Combat. Afterwards the Forge passes.',
    matters: (moment) => hasCardToUse(moment) && ownTurnsForge(moment),
  },
  {
    id: 'without-the-forge',
    title: 'Your rival holds the Forge',
    says: 'Your creatures enter the back row: they do not attack this turn, but strike back at what attacks their lane. After Combat they step forward.',
    matters: (moment) => hasCardToUse(moment) && !ownTurnsForge(moment),
  },
  {
    id: 'champion-ability',
    title: 'Your Champion can act',
    says: 'Its ability of this cycle is a free action, once: press it beside your Champion. Unused it is lost when the cycle ends.',
    matters: (moment) => offers(moment, 'useChampion'),
  },
  {
    id: 'new-cycle',
    title: 'A new cycle',
    says: 'Deck and discard pile were shuffled together. What you played or banished comes back a level higher, what you left in hand as it was.',
    matters: ({ events, seat }) => events.some((one) => one.type === 'reshuffled' && one.seat === seat),
  },
  {
    id: 'next-level',
    title: 'A next level earned',
    says: 'The next level of the card you used went to your discard pile. It is in your deck when the next cycle begins.',
    matters: ({ events, seat }) => events.some((one) => one.type === 'levelled' && one.seat === seat),
  },
  {
    id: 'unused-cards',
    title: 'What is not used',
    says: 'The cards left in your hand were discarded after the turn and earned no level. Nothing is gained by keeping a card.',
    matters: ({ events, seat }) => events.some((one) => one.type === 'discarded' && one.seat === seat && one.why === 'maintenance'),
  },
  {
    id: 'block',
    title: 'Nobody stops it',
    says: 'An enemy in the front row that faces nobody strikes you in Combat. A creature of yours in that lane takes the blow instead.',
    matters: (moment) => hasCardToUse(moment) && unstopped(moment).length > 0,
  },
  {
    id: 'free-card',
    title: 'A card for Free',
    says: 'One of your cards can be played for Free now, beside the one card of this action. Its text says what that takes.',
    matters: ({ actions }) => actions.some((action) => action.type === 'playCard' && action.free),
  },
  {
    id: 'activate',
    title: 'Activate is a free action',
    says: 'A Ready creature of yours can use its text now, before or after your card: press the gear at its side. It is Exhausted then, but still fights.',
    matters: (moment) => offers(moment, 'activate'),
  },
  {
    id: 'mobility',
    title: 'Mobility is a free action',
    says: 'A creature of yours can move to an empty lane on your side: away from a fight it would lose, or to where it faces nobody.',
    matters: (moment) => offers(moment, 'useMobility'),
  },
  {
    id: 'banish',
    title: 'When no card fits',
    says: 'Banish a card that would do nothing now, or would take the place of a good creature. It earns its next level all the same.',
    matters: (moment) => hasCardToUse(moment) && own(moment).length >= 3,
  },
  {
    id: 'aggressive',
    title: 'Aggressive',
    says: 'A card in your hand is Aggressive: it enters the front row even without the Forge, and so attacks this very turn.',
    matters: (moment) => holdsKeyword(moment, 'aggressive') && !ownTurnsForge(moment),
  },
  {
    id: 'defender',
    title: 'Defender',
    says: 'A Defender enters the back row and stays there. It never attacks, but guards its lane and strikes back every turn.',
    matters: (moment) => holdsKeyword(moment, 'defender'),
  },
  {
    id: 'breakthrough',
    title: 'Breakthrough',
    says: 'In Combat, what is more than the enemy’s Armor and Health goes through to its player. Play it where the enemy is weak.',
    matters: (moment) => holdsKeyword(moment, 'breakthrough'),
  },
  {
    id: 'stealth',
    title: 'Stealth',
    says: 'In Combat it slips past an enemy in the back row and strikes the player. Against the front row it fights like any other.',
    matters: (moment) => holdsKeyword(moment, 'stealth'),
  },
  {
    id: 'armor',
    title: 'Armor',
    says: 'Armor takes up that much damage before Health does. Printed Armor is whole again after every turn.',
    matters: ({ view }) => view.creatures.some(({ armor }) => armor.active + armor.gained > 0),
  },
];
