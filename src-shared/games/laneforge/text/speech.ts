/**
 * Accessible names, one function for each kind of thing, always in the same order: name, owner, state, numbers,
 * keywords, place, what it can do. Made from a seat's view, its legal actions and the engine's forecast alone.
 */
import type { Seat } from '../../../kernel/seat.ts';
import { said, unstopped, type SpeechContextOf } from '../../../text/speech.ts';
import { counted, joined, signedNumber } from '../../../text/words.ts';
import type { LnAction } from '../actions.ts';
import type { LnForecast, LnLaneForecast } from '../explain/questions.ts';
import type { LnCardId, LnRow } from '../types.ts';
import type { LnCreatureView, LnSeatView, LnView } from '../view.ts';
import { championName, currentAbility } from './champions.ts';
import { FACES, leveledName } from './faces.ts';
import type { LnCardFace } from './faces.types.ts';
import { forecastWords, lanesInDanger } from './forecast-words.ts';
import { keywordName } from './keywords.ts';
import { ROW_NAMES } from './names.ts';
import { Sides } from './sides.ts';

export type { Verbosity } from '../../../text/speech.ts';

export type SpeechContext = SpeechContextOf<LnView, LnAction>;

const sidesOf = ({ view, names }: SpeechContext): Sides => new Sides({ viewer: view.viewer, names });

// ---------------------------------------------------------------- creatures and places

/** "Armor 3", "Armor 1 of 3 left": used printed Armor comes back after Combat. */
function armorWords({ armor }: LnCreatureView): string[] {
  const gained = armor.gained + armor.thisTurn;
  const [active, full] = [armor.active + gained, armor.printed + gained];
  if (full === 0) return [];
  return [active < full ? `Armor ${active} of ${full} left` : `Armor ${full}`];
}

const keywordsOf = (creature: LnCreatureView): string[] => [
  ...armorWords(creature),
  ...creature.keywords.map((id) => keywordName(id, id === 'mobility' ? creature.mobility : undefined)),
];

/** What ends with the turn, and what is missing. */
function changesOf({ thisTurn, silenced }: LnCreatureView): string[] {
  const turn = [
    thisTurn.attack !== 0 && `${signedNumber(thisTurn.attack)} Attack`,
    thisTurn.health !== 0 && `${signedNumber(thisTurn.health)} Health`,
    ...thisTurn.gained.map((id) => keywordName(id)),
  ].filter((word) => word !== false);
  const words = turn.length > 0 ? [`${joined(turn, 'and')} this turn`] : [];
  if (silenced !== 'no') words.push(`without its printed abilities${silenced === 'thisTurn' ? ' this turn' : ''}`);
  return words;
}

/** What the legal actions allow with the creature. */
function canDo(creature: LnCreatureView, { actions, view }: SpeechContext): string[] {
  const { seat, lane } = creature;
  const some = (test: (action: LnAction) => boolean) => actions.some(test);
  const words: string[] = [];
  if (some((a) => a.type === 'chooseCreature' && a.seat === seat && a.lane === lane)) words.push('can be chosen');
  if (seat !== view.viewer) return words;
  if (some((a) => a.type === 'activate' && a.lane === lane)) words.push('can use Activate');
  if (some((a) => a.type === 'useMobility' && a.lane === lane)) words.push('can Move');
  return words;
}

/** Everything but whose it is, its place and what it can do. */
function creatureParts(creature: LnCreatureView, { verbosity }: SpeechContext): string[] {
  const { card, minion, attack, health, ready } = creature;
  const name = leveledName(card) + (minion ? ', Minion' : '');
  if (verbosity === 'short') return [name, `${attack} by ${health}`];
  const parts = [name, `${attack} attack ${health} health`, ready ? 'ready' : 'exhausted', ...keywordsOf(creature)];
  if (verbosity === 'normal') return parts;
  const text = creature.silenced === 'no' ? (FACES[card]?.plain ?? '') : '';
  return [...parts, ...changesOf(creature), unstopped(text)];
}

/** "Emberling level 2, yours, 6 attack 5 health, ready, Aggressive, front row of lane 3, can use Activate". */
export function creatureSpeech(creature: LnCreatureView, context: SpeechContext): string {
  const [name, ...rest] = creatureParts(creature, context);
  const place = `${ROW_NAMES[creature.row]} of lane ${creature.lane}`;
  const can = context.verbosity === 'short' ? [] : canDo(creature, context);
  return said([name, sidesOf(context).side(creature.seat), ...rest, place, ...can]);
}

/** "lane 3, your front row, empty". */
export function emptyPlaceSpeech(seat: Seat, lane: number, row: LnRow, context: SpeechContext): string {
  const chosen = context.actions.some((a) => a.type === 'chooseLane' && a.lane === lane) && seat === context.view.viewer;
  return said([`lane ${lane}`, `${sidesOf(context).whose(seat)} ${ROW_NAMES[row]}`, 'empty', chosen && 'can be chosen']);
}

/** "yours front, Emberling level 2, 6 attack 5 health, ready". */
function halfOf(seat: Seat, lane: number, context: SpeechContext): string {
  const side = sidesOf(context).side(seat);
  const creature = context.view.creatures.find((one) => one.seat === seat && one.lane === lane);
  if (!creature) return `${side} empty`;
  return said([`${side} ${creature.row}`, ...creatureParts(creature, context)]);
}

/** "Lane 3: yours front, …; rival back, …; forecast: yours survives with 1, nothing through". */
export function laneSpeech(lane: number, context: SpeechContext, forecast?: LnLaneForecast): string {
  const sides = sidesOf(context);
  const foreseen = forecast && `forecast: ${forecastWords(forecast, sides)}`;
  return `Lane ${lane}: ${[...sides.order.map((seat) => halfOf(seat, lane, context)), foreseen].filter(Boolean).join('; ')}`;
}

/** All five lanes: a spoken overview of the board. */
export const boardSpeech = (context: SpeechContext, forecast?: LnForecast): string =>
  [1, 2, 3, 4, 5]
    .map(
      (lane) =>
        `${laneSpeech(
          lane,
          context,
          forecast?.lanes.find((one) => one.lane === lane),
        )}.`,
    )
    .join(' ');

// ---------------------------------------------------------------- cards

function cardCan(card: LnCardId, { actions }: SpeechContext): string[] {
  const of = (test: (action: LnAction) => boolean, words: string) => (actions.some(test) ? [words] : []);
  return [
    ...of((a) => a.type === 'chooseCard' && a.card === card, 'can be chosen'),
    ...of((a) => a.type === 'playCard' && a.card === card && !a.free, 'can be played'),
    ...of((a) => a.type === 'playCard' && a.card === card && a.free, 'can be played for Free'),
    ...of((a) => a.type === 'banishCard' && a.card === card, 'can be banished'),
  ];
}

/** "4 attack 7 health"; nothing on spells. */
export const faceNumbers = ({ attack, health }: LnCardFace): string[] => (attack === null ? [] : [`${attack} attack ${health} health`]);

/** "Tin Warden level 2, creature, 4 attack 7 health, Defender and Armor 1, can be played". */
export function handCardSpeech(card: LnCardId, context: SpeechContext): string {
  const face = FACES[card];
  if (!face) return card;
  const can = cardCan(card, context);
  if (context.verbosity === 'short') return said([leveledName(card), ...can]);
  const names = face.keywords.map((id) => keywordName(id, id === 'armor' ? face.armor : id === 'mobility' ? face.mobility : undefined));
  const text = context.verbosity === 'full' ? unstopped(face.plain) : joined(names, 'and');
  return said([leveledName(card), face.type, ...faceNumbers(face), text, ...can]);
}

// ---------------------------------------------------------------- players

function championWords({ champion, decks }: LnSeatView, { verbosity }: SpeechContext): string {
  if (champion.deck === null || champion.id === null) return 'Champion not known yet';
  const name = `Champion ${championName(champion.id)}`;
  const ability = currentAbility(decks[champion.deck].champion, champion.level);
  if (!ability) return `${name}, no ability in cycle ${champion.level}`;
  const state = champion.used.includes(champion.level) ? 'used' : champion.ready ? 'ready' : 'exhausted';
  return said([name, `${ability.name} ${state}`, verbosity === 'full' && state === 'ready' && unstopped(ability.plain)]);
}

function turnWords({ view }: SpeechContext): string {
  const action = view.action > 0 ? `, action ${view.action} of 4` : '';
  return `turn ${view.turn}, cycle ${view.cycle}${action}`;
}

/** State of one player, for the summary keys: the viewer's own or a rival's. The forecast adds the lanes in danger. */
export function playerSpeech(seat: Seat, context: SpeechContext, forecast?: LnForecast): string {
  const { view, verbosity } = context;
  const sides = sidesOf(context);
  const own = view.seats[seat];
  const who = sides.isReader(seat) ? 'You' : sides.name(seat);
  const creatures = view.creatures.filter((one) => one.seat === seat).length;
  const danger = forecast ? lanesInDanger(forecast, seat) : [];
  const inDanger =
    forecast &&
    (danger.length > 0 ? `in danger: ${danger.length === 1 ? 'lane' : 'lanes'} ${joined(danger.map(String), 'and')}` : 'no lane in danger');
  const head = [who, `${own.health} Health`, view.forge === seat ? 'with the Forge' : 'without the Forge'];
  if (verbosity === 'short') return `${said([...head, inDanger])}.`;
  const parts = [
    ...head,
    view.suddenDeath && 'Sudden Death',
    turnWords(context),
    championWords(own, context),
    counted(creatures, 'creature'),
    `${counted(own.handCount, 'card')} in hand`,
    `${own.deckCount} in deck`,
    `${own.discard.length} in the discard pile`,
    verbosity === 'full' && `${own.banish.length} banished`,
    inDanger,
  ];
  return `${said(parts)}.`;
}
