/** What could still be done in a phase of the own turn and cannot be done any more after it. From the view and the legal actions. */
import type { HxAction } from '../actions.ts';
import { isAtWork } from '../at-work.ts';
import type { HxView } from '../view.ts';
import { FACES, cardName } from './faces.ts';
import { nameOfEntity } from './speech.ts';
import { tileName } from './tile-name.ts';

/** A card, or a piece with its place. */
export interface StillToAct {
  name: string;
  /** Null for a card. */
  tile: number | null;
}

/** Fast things can be played later, also in the rival's turn. */
function isSlow(view: HxView, unit: number, ability: number): boolean {
  const entity = view.entities.find(({ tile }) => tile === unit);
  return entity?.abilities.find(({ index }) => index === ability)?.speed === 'slow';
}

/** The tile of the piece that the action would use; null where nothing is lost by leaving it. */
function pieceOf(view: HxView, action: HxAction): number | null {
  switch (action.type) {
    case 'orderUnit':
      return isAtWork(view, action.unit) ? null : action.unit;
    case 'attack':
      return action.unit;
    case 'activateAbility':
      return view.phase === 'summon2' && isSlow(view, action.unit, action.ability) ? action.unit : null;
    case 'baseAbility':
      return view.phase === 'summon2' ? view.players[view.me!.seat].baseTile : null;
    default:
      return null;
  }
}

function pieceAt(view: HxView, tile: number): StillToAct {
  const entity = view.entities.find((e) => e.tile === tile);
  const name = entity?.kind === 'unit' ? nameOfEntity(entity) : 'your base';
  return { name: `${name} (${tileName(view.map.tiles, tile)})`, tile };
}

/** Summon 1 leaves nothing: all of it can be done in Summon 2. */
export function stillToAct(view: HxView, actions: readonly HxAction[]): StillToAct[] {
  const pieces = new Set(actions.flatMap((action) => pieceOf(view, action) ?? []));
  const cards =
    view.phase === 'summon2'
      ? actions.flatMap((a) =>
          a.type === 'playCard' && !FACES[a.card]?.keywords.includes('instant') ? [{ name: cardName(a.card), tile: null }] : [],
        )
      : [];
  return [...cards, ...[...pieces].map((tile) => pieceAt(view, tile))];
}
