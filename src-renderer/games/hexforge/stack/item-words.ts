/** Texts of stack items, limited to what the seat may see. */
import { BASE_ABILITY_NAMES } from '../../../../src-shared/games/hexforge/text/names.ts';
import { stackItemName } from '../../../../src-shared/games/hexforge/text/speech.ts';
import { cardName } from '../../../../src-shared/games/hexforge/text/faces.ts';
import type { HxCardFace } from '../../../../src-shared/games/hexforge/text/faces.types.ts';
import type { HxStackItemView, HxTargetView } from '../../../../src-shared/games/hexforge/view.ts';
import type { HexforgeTable } from '../table.svelte.ts';
import { joined } from '../../../../src-shared/text/words.ts';
import { faceOf, pieceName, tileName } from '../words.ts';

export interface ItemWords {
  def: string | null;
  face: HxCardFace | null;
  icon: string;
  title: string;
  text: string;
  countered: boolean;
}

type Seen = Pick<HexforgeTable, 'seat' | 'pieces' | 'layout' | 'view'>;

/** Includes the target's owner, which often differs from the item's. */
export function targetWords(target: HxTargetView, table: Seen): string {
  const name = target.def ? cardName(target.def) : null;
  const of = (owner: number | undefined) => (owner === undefined ? '' : owner === table.seat ? 'your ' : 'the rival’s ');
  if (target.kind === 'tile') {
    const piece = table.pieces.get(target.at);
    const what = piece ? pieceName(piece) : name;
    return what ? `${of(piece?.owner)}${what} at ${tileName(table, target.at)}` : tileName(table, target.at);
  }
  if (target.kind === 'item') {
    const item = table.view?.stack.find(({ position }) => position === target.at);
    return `${of(item?.owner)}${name ?? `item ${target.at + 1}`}`;
  }
  return name ?? 'a card';
}

export function itemWords(item: HxStackItemView, table: Seen): ItemWords {
  const whose = item.owner === table.seat ? 'Yours' : 'Rival’s';
  if (item.hidden)
    return { def: null, face: null, icon: 'locked-chest', title: 'Sealed', text: `${whose}. You cannot see it.`, countered: false };
  const targets = joined(
    item.targets.map((target) => targetWords(target, table)),
    'and',
  );
  const title = item.what === 'base' && item.baseAbility ? BASE_ABILITY_NAMES[item.baseAbility] : stackItemName(item);
  return {
    def: item.def,
    face: item.def ? faceOf(item.def) : null,
    icon: item.baseAbility === 'raiseForge' ? 'anvil' : 'castle',
    title,
    text: `${whose}${item.countered ? ', countered' : ''}.${targets ? ` Target: ${targets}.` : ''}`,
    countered: item.countered,
  };
}
