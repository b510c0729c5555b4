import type { Seat } from '../../../kernel/seat.ts';
import { line, type LogSegment } from '../../../text/voice.ts';
import { counted } from '../../../text/words.ts';
import type { HxEvent } from '../events.ts';
import type { HxTargetView } from '../view.ts';
import type { Lines } from './log-lines.ts';
import { costWords } from './costs.ts';
import type { HxBaseAbility } from '../types.ts';
import { BASE_ABILITY_NAMES } from './names.ts';
import { card, cards, type Voice } from './voice.ts';

type OnStack = Extract<HxEvent, { type: 'stacked' | 'resolving' | 'fizzled' }>;

const cardCount = (n: number): string => (n === 1 ? 'a card' : counted(n, 'card'));

/** What lies on the stack: "[Flint Spark]", "an ability of [Ember Leech]", "Raise Forge". */
function entry(event: OnStack): LogSegment[] {
  if (event.what === 'card' && event.def) return [card(event.def)];
  if (event.what === 'ability' && event.def) return line('an ability of ', card(event.def));
  if (event.what === 'base' && 'baseAbility' in event && event.baseAbility) return line(BASE_ABILITY_NAMES[event.baseAbility]);
  return line(event.what === 'hidden' ? 'something hidden' : event.what === 'base' ? 'an ability of a base' : 'an ability');
}

/** "at K5", "on [Ember Leech] at K5", "against [Flint Spark]". */
function target(t: HxTargetView, v: Voice): LogSegment[] {
  switch (t.kind) {
    case 'tile':
      return t.def ? line('on ', card(t.def), ` at ${v.place(t.at)}`) : line(`at ${v.place(t.at)}`);
    case 'item':
      return t.def ? line('against ', card(t.def)) : line(`against entry ${t.at + 1} of the stack`);
    case 'card':
    case 'handCard':
      return t.def
        ? line('on ', card(t.def))
        : line(`on a card in ${t.seat === undefined ? 'a' : v.whose(t.seat)} ${t.kind === 'handCard' ? 'hand' : 'pile'}`);
  }
}

const aimedAt = (targets: readonly HxTargetView[] | undefined, v: Voice): LogSegment[] =>
  line(...(targets ?? []).flatMap((t, i) => [i > 0 ? ' and ' : ' ', target(t, v)]));

const BASE_DEEDS: Record<HxBaseAbility, (own: string) => { verb: string; what: string }> = {
  summonCommander: (own) => ({ verb: 'summon', what: `${own} commander` }),
  summonPrimaryWorker: () => ({ verb: 'summon', what: 'a worker' }),
  summonSecondaryWorker: () => ({ verb: 'summon', what: 'a worker' }),
  raiseForge: () => ({ verb: 'begin', what: 'a forge' }),
};

/** What was put on the stack, as a deed: "You play [Flint Spark]", "Mira summons a worker". */
function deed(e: Extract<HxEvent, { type: 'stacked' }>, v: Voice): LogSegment[] {
  if (e.what === 'hidden') return line(`${v.does(e.seat, 'do', 'does')} something out of sight`);
  if (e.what !== 'base' || !e.baseAbility) return line(`${v.does(e.seat, e.what === 'card' ? 'play' : 'use')} `, entry(e));
  const { verb, what } = BASE_DEEDS[e.baseAbility](v.isReader(e.seat) ? 'your' : 'their');
  return line(`${v.does(e.seat, verb)} ${what}`);
}

/** Opens a sentence about a stack entry with its owner: "Your [Flint Spark]", "Mira’s hidden entry". */
function owned(e: OnStack, v: Voice): LogSegment[] {
  if (e.what === 'hidden') return line(`${v.Whose(e.seat)} hidden entry`);
  if (e.what === 'ability' && e.def) return line(`The ability of ${v.whose(e.seat)} `, card(e.def));
  return line(`${v.Whose(e.seat)} `, entry(e));
}

const pileSeat = (seat: Seat, v: Voice): string => (v.isReader(seat) ? 'your' : 'the');

/** Hands, decks, piles, resources, the stack. */
export const CARD_LINES: Lines<
  | 'harvested'
  | 'gained'
  | 'drew'
  | 'reshuffled'
  | 'discarded'
  | 'stacked'
  | 'resolving'
  | 'fizzled'
  | 'countered'
  | 'spent'
  | 'purged'
  | 'cardLost'
  | 'recalled'
> = {
  harvested: (e, v) => {
    const gained = costWords(e.gained, '');
    return line(gained === '' ? `${v.Whose(e.seat)} workers yield nothing.` : `${v.does(e.seat, 'harvest')} ${gained}.`);
  },
  gained: (e, v) => line(`${v.does(e.seat, 'gain')} ${costWords(e.gained)} from `, card(e.from), '.'),
  drew: (e, v) => {
    if (e.count === 0) return line(`${v.does(e.seat, 'have', 'has')} nothing to draw.`);
    return e.cards?.length
      ? line(`${v.does(e.seat, 'draw')} `, cards(e.cards), '.')
      : line(`${v.does(e.seat, 'draw')} ${cardCount(e.count)}.`);
  },
  reshuffled: (e, v) => line(`${v.does(e.seat, 'shuffle')} ${pileSeat(e.seat, v)} discard into ${pileSeat(e.seat, v)} deck.`),
  discarded: (e, v) => {
    const why = { overflow: v.isReader(e.seat) ? ': your hand was full' : ': the hand was full', cost: ' as a price', effect: '' }[
      e.reason
    ];
    return line(`${v.does(e.seat, 'discard')} `, card(e.def), `${why}.`);
  },
  stacked: (e, v) => line(deed(e, v), e.what === 'hidden' ? [] : aimedAt(e.targets, v), '.'),
  resolving: (e, v) => line(owned(e, v), ' resolves.'),
  fizzled: (e, v) =>
    line(owned(e, v), e.reason === 'countered' ? ' is countered and does nothing.' : ' does nothing: its targets are gone.'),
  countered: (e) => line(card(e.by), ` counters entry ${e.position + 1} of the stack.`),
  spent: (e, v) => line(`${v.does(e.seat, 'pay')} ${costWords(e.paid, 'nothing')}.`),
  purged: (e, v) =>
    line(`With forge ${e.slot} these cards of ${v.isReader(e.seat) ? 'yours' : v.name(e.seat)} leave the game: `, cards(e.cards), '.'),
  cardLost: (e, v) => line(`${v.Whose(e.seat)} `, card(e.def), ' becomes lost.'),
  recalled: (e, v) => {
    const where = { hand: 'to hand', deckTop: 'to the top of the deck', deckBottom: 'to the bottom of the deck' }[e.to];
    return line(`${v.Whose(e.seat)} `, card(e.def), ` returns ${where}.`);
  },
};
