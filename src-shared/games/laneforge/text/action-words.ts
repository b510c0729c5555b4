/** What a seat does, in a few words that follow a verb of the window: "Undo: play Gatehouse Warden II". */
import type { LnAction } from '../actions.ts';
import type { LnCardId } from '../types.ts';
import type { LnView } from '../view.ts';
import { championName } from './champions.ts';
import { FACES, leveledName } from './faces.ts';

/** The action's schema has checked the shape of the id. */
const card = (id: string): string => leveledName(id as LnCardId);

/** The lane is a step of its own, and comes next. */
const goesToLane = (id: string): boolean => FACES[id as LnCardId]?.type === 'creature';

/** `view` is the acting seat's, before the action. */
export function actionWords(view: LnView, action: LnAction): string {
  const creature = (seat: number, lane: number): string => {
    const found = view.creatures.find((one) => one.seat === seat && one.lane === lane);
    return found ? leveledName(found.card) : `lane ${lane}`;
  };
  const me = view.viewer === 'spectator' ? (view.toAct ?? 0) : view.viewer;
  const own = view.seats[me];
  switch (action.type) {
    case 'pickChampion':
      return `keep ${championName(own.decks[action.deck].champion.id)}`;
    case 'playCard':
      return `play ${card(action.card)}${action.free ? ' for Free' : ''}${goesToLane(action.card) ? ' into a lane' : ''}`;
    case 'banishCard':
      return `banish ${card(action.card)}`;
    case 'activate':
      return `use Activate of ${creature(me, action.lane)}`;
    case 'useMobility':
      return `move ${creature(me, action.lane)} to lane ${action.to}`;
    case 'useChampion':
      return `use the ability of ${own.champion.id === null ? 'the Champion' : championName(own.champion.id)}`;
    case 'endActionPhase':
      return 'end the phase';
    case 'chooseLane':
      return `choose lane ${action.lane}`;
    case 'chooseCreature':
      return `choose ${creature(action.seat, action.lane)}`;
    case 'chooseCard':
      return `choose ${card(action.card)}`;
    case 'accept':
      return 'yes';
    case 'decline':
      return 'no';
    case 'done':
      return 'no more';
    case 'orderTrigger':
      return view.window?.batch[action.index] ? `resolve ${leveledName(view.window.batch[action.index].card)} first` : 'order of abilities';
  }
}
