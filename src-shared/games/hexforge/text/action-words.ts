/** What a seat does, in a few words that follow a verb of the window: "Undo: summon Cinder Vixen". */
import type { HxAction } from '../actions.ts';
import type { HxOwnView, HxView } from '../view.ts';
import { cardName } from './faces.ts';
import { RESOURCE_NAMES } from './names.ts';
import { nameOfEntity, stackItemName } from './speech.ts';
import { tileName } from './tile-name.ts';

/** As the base's menu has it: what is summoned or raised, by its name. */
function baseAbilityWords({ loadout }: HxOwnView, { ability, slot = 1 }: Extract<HxAction, { type: 'baseAbility' }>): string {
  switch (ability) {
    case 'summonCommander':
      return `summon ${cardName(loadout.commander)}`;
    case 'summonPrimaryWorker':
      return `summon ${cardName(loadout.workers[0])}`;
    case 'summonSecondaryWorker':
      return `summon ${cardName(loadout.workers[1])}`;
    case 'raiseForge':
      return `raise forge ${loadout.forges[slot - 1].name}`;
  }
}

/** `view` is the acting seat's, before the action. */
export function actionWords(view: HxView, action: HxAction): string {
  const at = (tile: number): string => tileName(view.map.tiles, tile);
  const thing = (tile: number): string => {
    const entity = view.entities.find((candidate) => candidate.tile === tile);
    return entity ? nameOfEntity(entity) : at(tile);
  };
  switch (action.type) {
    case 'playCard':
      return `play ${cardName(action.card)}`;
    case 'activateAbility':
      return `ability of ${thing(action.unit)}`;
    case 'baseAbility':
      return baseAbilityWords(view.me!, action);
    case 'letResolve':
      return 'let the stack resolve';
    case 'offerAdvance':
      return 'offer to go on';
    case 'agreeAdvance':
      return 'agree to go on';
    case 'chooseTile':
      return `choose ${thing(action.tile)}`;
    case 'chooseItem': {
      const item = view.stack.find(({ position }) => position === action.item);
      return `choose ${item ? stackItemName(item) : 'an entry of the stack'}`;
    }
    case 'choosePile': {
      const card = view.players[action.seat][action.pile][action.index];
      return `choose ${card ? cardName(card.def) : 'a card'}`;
    }
    case 'chooseHand':
      return `choose ${cardName(action.card)}`;
    case 'payWith':
      return `pay with ${RESOURCE_NAMES[action.resource].name}`;
    case 'payDefault':
      return 'pay as proposed';
    case 'orderUnit':
      return `order ${thing(action.unit)}`;
    case 'step':
    case 'goTo':
      return `move ${thing(unitOrdered(view))} to ${at(action.tile)}`;
    case 'endOrder':
      return `end the order of ${thing(unitOrdered(view))}`;
    case 'confirmMoves':
      return 'carry out the orders';
    case 'attack':
      return `attack ${thing(action.tile)} with ${thing(action.unit)}`;
    case 'confirmAttacks':
      return 'confirm the attacks';
    case 'orderAttacker':
      return `meet ${thing(action.unit)} next`;
    case 'keepOrder':
      return 'keep the order of attackers';
  }
}

/** Where the unit stands whose order is being given; −1 if none is. */
const unitOrdered = (view: HxView): number => view.me?.orders.find(({ open }) => open)?.unit ?? -1;
