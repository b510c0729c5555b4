/**
 * Accessible names, one function for each kind of thing, always in the same order: name, owner, state, numbers,
 * keywords, place, what it can do. Made from a seat's view and its legal actions alone.
 */
import { said, unstopped, type SpeechContextOf } from '../../../text/speech.ts';
import { bonusText, counted, joined } from '../../../text/words.ts';
import type { HxAction } from '../actions.ts';
import type { HxEntityView, HxHandCardView, HxStackItemView, HxTargetView, HxTileView, HxView } from '../view.ts';
import { costWords } from './costs.ts';
import { FACES, cardName } from './faces.ts';
import type { HxCardFace } from './faces.types.ts';
import { keywordName } from './keywords.ts';
import { BASE_ABILITY_NAMES, KIND_NAMES, TILE_NAMES } from './names.ts';
import { tileName } from './tile-name.ts';

export { tileName } from './tile-name.ts';

export type SpeechContext = SpeechContextOf<HxView, HxAction>;

function ownerWords(owner: number, { view, names }: SpeechContext): string {
  return owner === view.viewer ? 'yours' : `${names[owner] ?? `Seat ${owner + 1}`}’s`;
}

const place = (tile: number, { view }: SpeechContext): string => tileName(view.map.tiles, tile);

// ---------------------------------------------------------------- units and towers

function stateOf(entity: HxEntityView): string[] {
  if (entity.kind !== 'unit') return entity.damage > 0 ? ['damaged'] : [];
  const words = [entity.exhausted ? 'exhausted' : 'ready'];
  if (entity.damage > 0) words.push(`damaged by ${entity.damage}`);
  return words;
}

const numbersOf = (entity: HxEntityView): string =>
  entity.kind === 'unit' ? `${entity.power}/${entity.health}` : `${entity.health} of ${entity.maxHealth}`;

const keywordsOf = (entity: HxEntityView): string[] => entity.keywords.map((keyword) => keywordName(keyword.id, keyword.n));

function extrasOf(entity: HxEntityView): string[] {
  const words: string[] = [];
  if (entity.yields) words.push(`yields ${costWords(entity.yields)} on mineral`);
  if (entity.equipment) words.push(`wears ${cardName(entity.equipment)}`);
  for (const effect of entity.effects) {
    const gains = [
      effect.power || effect.health ? bonusText(effect.power, effect.health) : '',
      ...effect.keywords.map((k) => keywordName(k.id, k.n)),
    ];
    words.push(`${effect.until} ${joined(gains.filter(Boolean), 'and')} from ${cardName(effect.from)}`);
  }
  for (const ability of entity.abilities) {
    const text = FACES[ability.from]?.abilities[ability.index]?.plain ?? '';
    words.push(`ability for ${costWords(ability.cost)}${ability.used ? ', used up' : ''}: ${text.replace(/\.$/, '')}`);
  }
  return words;
}

/** A unit of one's own without an order: choosing its tile means the unit, not the way there. */
const staysHere = (tile: number, { entities, me, viewer }: HxView): boolean =>
  entities.some((e) => e.tile === tile && e.kind === 'unit' && e.owner === viewer) && !me?.orders.some((order) => order.unit === tile);

/** What the legal actions allow with the thing on a tile. */
function canDo(tile: number, { actions, view }: SpeechContext): string[] {
  const words: string[] = [];
  const here = (test: (action: HxAction) => boolean) => actions.filter(test).length;
  if (here((a) => a.type === 'chooseTile' && a.tile === tile)) words.push('can be chosen');
  if (here((a) => a.type === 'orderUnit' && a.unit === tile)) words.push('can be ordered');
  const attacks = here((a) => a.type === 'attack' && a.unit === tile);
  if (attacks) words.push(`can attack ${counted(attacks, 'tile')}`);
  if (here((a) => a.type === 'attack' && a.tile === tile)) words.push('can be attacked');
  if (here((a) => a.type === 'activateAbility' && a.unit === tile)) words.push('can use an ability');
  if (here((a) => a.type === 'orderAttacker' && a.unit === tile)) words.push('can be next in line');
  if (view.me && tile === view.players[view.me.seat].baseTile) {
    if (here((a) => a.type === 'baseAbility' && a.ability !== 'raiseForge')) words.push('can summon');
    if (here((a) => a.type === 'baseAbility' && a.ability === 'raiseForge')) words.push('can raise a forge');
  }
  if (here((a) => (a.type === 'step' || a.type === 'goTo') && a.tile === tile)) {
    words.push(staysHere(tile, view) ? 'can be ordered instead' : 'can be moved to');
  }
  return words;
}

export function nameOfEntity(entity: HxEntityView): string {
  if (entity.def) return cardName(entity.def);
  return entity.slot ? `${KIND_NAMES[entity.kind]} ${entity.slot}` : KIND_NAMES[entity.kind];
}

/** Everything but the place and what can be done there. */
function entityParts(entity: HxEntityView, context: SpeechContext): string[] {
  const head = [nameOfEntity(entity), ownerWords(entity.owner, context)];
  if (context.verbosity === 'short') return [...head, numbersOf(entity)];
  const role = entity.role === 'commander' || entity.role === 'token' ? [entity.role] : [];
  const extras = context.verbosity === 'full' ? extrasOf(entity) : [];
  return [...head, ...role, ...stateOf(entity), numbersOf(entity), ...keywordsOf(entity), ...extras];
}

export function entitySpeech(entity: HxEntityView, context: SpeechContext): string {
  const can = context.verbosity === 'short' ? [] : canDo(entity.tile, context);
  return said([...entityParts(entity, context), place(entity.tile, context), ...can]);
}

// ---------------------------------------------------------------- tiles

function orderWords(tile: number, context: SpeechContext): string | null {
  const order = context.view.me?.orders.find((o) => o.unit === tile);
  if (!order) return null;
  return order.path.length ? `order: to ${place(order.path[order.path.length - 1], context)}` : 'order: not drawn yet';
}

const isFree = ({ seen, type }: HxTileView): boolean => seen && type !== 'wall' && type !== 'base';

/** "D7, sensor, in vision, Rill Skimmer, yours, ready, 1/2". */
export function tileSpeech(index: number, context: SpeechContext): string {
  const tile = context.view.map.tiles[index];
  const type = tile.type === null ? 'never seen' : TILE_NAMES[tile.type];
  const sight = tile.type === null ? null : tile.seen ? 'in vision' : 'out of vision';
  const entity = context.view.entities.find((e) => e.tile === index);
  const head = [place(index, context), type, context.verbosity === 'short' && tile.seen ? null : sight];
  const there = entity ? entityParts(entity, context) : [isFree(tile) && context.verbosity !== 'short' ? 'free' : null];
  return said([...head, ...there, orderWords(index, context), ...canDo(index, context)]);
}

// ---------------------------------------------------------------- cards

/** "3/2", "+1/+1" on equipment; nothing on spells. */
export function faceNumbers({ power, health, bonus }: HxCardFace): string[] {
  if (power !== null) return [`${power}/${health}`];
  return bonus ? [`${bonus.power}/${bonus.health}`] : [];
}

export function handCardSpeech(card: HxHandCardView, context: SpeechContext): string {
  const face = FACES[card.def];
  const playable = context.actions.some(
    (a) => (a.type === 'playCard' || a.type === 'chooseHand') && a.card === card.def && a.class === card.class,
  );
  const can = playable && (context.actions.some((a) => a.type === 'chooseHand') ? 'can be chosen' : 'can be played');
  if (context.verbosity === 'short') return said([face.name, `costs ${costWords(card.cost)}`, can]);
  const hand = context.view.me?.hand ?? [];
  const where = hand[0]?.id === card.id && hand.length > 1 ? 'oldest, goes first' : null;
  const text =
    context.verbosity === 'full'
      ? face.plain
      : joined(
          face.keywords.map((id) => keywordName(id)),
          'and',
        );
  return said([face.name, face.type, `costs ${costWords(card.cost)}`, ...faceNumbers(face), unstopped(text), where, can]);
}

function chosenTarget(target: HxTargetView, context: SpeechContext): string {
  const name = target.def ? cardName(target.def) : null;
  switch (target.kind) {
    case 'tile':
      return name ? `${name} at ${place(target.at, context)}` : place(target.at, context);
    case 'item':
      return name ?? `entry ${target.at + 1} of the stack`;
    default:
      return name ?? 'a card';
  }
}

export function stackItemName(item: HxStackItemView): string {
  if (item.hidden) return 'Hidden entry';
  if (item.what === 'base') return item.baseAbility ? BASE_ABILITY_NAMES[item.baseAbility] : 'Base ability';
  return item.what === 'ability' ? `Ability of ${cardName(item.def ?? '')}` : cardName(item.def ?? '');
}

export function stackItemSpeech(item: HxStackItemView, context: SpeechContext): string {
  const top = context.view.stack.length - 1;
  const where = item.position === top ? 'next to resolve' : `resolves after ${top - item.position}`;
  const choose = context.actions.some((a) => a.type === 'chooseItem' && a.item === item.position) && 'can be chosen';
  const head = [stackItemName(item), ownerWords(item.owner, context)];
  if (item.hidden || context.verbosity === 'short') return said([...head, where, choose]);
  const targets = item.targets.map((target) => chosenTarget(target, context));
  return said([...head, item.countered && 'countered', targets.length > 0 && `targets ${joined(targets, 'and')}`, where, choose]);
}

// ---------------------------------------------------------------- players

/** State of one player, for the summary keys: the viewer's own or a rival's as far as it is known. */
export function playerSpeech(seat: number, context: SpeechContext): string {
  const { view, names, verbosity } = context;
  const player = view.players[seat];
  const own = view.me?.seat === seat ? view.me : null;
  const units = view.entities.filter((e) => e.owner === seat && e.kind === 'unit');
  const forges = view.entities.filter((e) => e.owner === seat && e.kind === 'forge').length;
  const workers = units.filter((e) => e.keywords.some((k) => k.id === 'worker')).length;
  const head = [own ? 'You' : (names[seat] ?? `Seat ${seat + 1}`), `base ${player.baseHealth} of ${player.baseMax}`];
  if (verbosity === 'short') return said([...head, own && `${costWords(own.pool)} to spend`]);
  const pool =
    own && Object.values(own.pool).some((n) => n > 0) ? `${costWords(own.pool)} to spend until your next Upkeep` : 'nothing to spend';
  const income = own && Object.values(own.income).some((n) => n > 0) ? costWords(own.income) : 'nothing';
  return said([
    ...head,
    own && pool,
    own && `${income} at your next Harvest`,
    counted(player.hand, 'card') + ' in hand',
    `${player.deck} in deck`,
    `${player.discard.length} in discard`,
    verbosity === 'full' && `${player.lost.length} lost`,
    `${counted(forges, 'forge')}${own ? '' : ' in sight'}`,
    `${counted(units.length, 'unit')}${own ? '' : ' in sight'}, ${counted(workers, 'worker')} among them`,
  ]);
}
