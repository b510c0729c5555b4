import { line, type LogSegment } from '../../../text/voice.ts';
import { joined, signedNumber } from '../../../text/words.ts';
import type { WrEvent, WrThing } from '../events.ts';
import type { WrKeyword } from '../types.ts';
import { isPlain } from './facts.ts';
import { PACTS_TEXT, keywordName } from './keywords.ts';
import type { Lines } from './log-lines.ts';
import { ATTACK_MODE_WAYS, placeName } from './names.ts';
import { card, type Voice } from './voice.ts';

const left = (n: number): string => `, and ${n > 0 ? `has ${n} health left` : 'has none left'}`;

type EventOf<K extends WrEvent['type']> = Extract<WrEvent, { type: K }>;

/** " attacks [B] at range: 2 damage to [B] (4 left), 1 to [A] (none left)." */
export function attackLine(attack: EventOf<'attack'>, blows: readonly EventOf<'damaged'>[], v: Voice): LogSegment[] {
  const came = blows.flatMap(({ thing, n, left: health }, i) => [
    i === 0 ? `: ${n} damage to ` : `, ${n} to `,
    v.thing(thing),
    ` (${health > 0 ? health : 'none'} left)`,
  ]);
  return line(v.Thing(attack.attacker), ' attacks ', v.thing(attack.target), ` ${ATTACK_MODE_WAYS[attack.mode]}`, ...came, '.');
}

const changeWords = ({ melee, ranged }: EventOf<'modified'>): string[] =>
  [
    { n: melee, word: 'melee' },
    { n: ranged, word: 'ranged' },
  ]
    .filter(({ n }) => n !== 0)
    .map(({ n, word }) => `${signedNumber(n)} ${word}`);

/** "[A] and [B] get +1 ranged." */
export const modifiedLine = (things: readonly WrThing[], change: EventOf<'modified'>, v: Voice): LogSegment[] =>
  line(v.Things(things), ` ${things.length === 1 ? 'gets' : 'get'} ${joined(changeWords(change), 'and')}.`);

const PARTICIPLES: Partial<Record<WrKeyword, string>> = { stun: 'Stunned', blind: 'Blinded' };

const gainedName = ({ keyword, x }: EventOf<'gained'>): string => keywordName(keyword, x > 0 && !isPlain(keyword) ? x : undefined);

/** "[A] gets +2 ranged, gains Vanguard and Sentry 1 and is Stunned." */
export function gainedLine(thing: WrThing, events: readonly (EventOf<'gained'> | EventOf<'modified'>)[], v: Voice): LogSegment[] {
  const gained = events.filter((event) => event.type === 'gained');
  const names = gained.filter(({ keyword }) => !PARTICIPLES[keyword]).map(gainedName);
  const struck = gained.flatMap(({ keyword }) => PARTICIPLES[keyword] ?? []);
  const clauses = [
    ...events.flatMap((event) => (event.type === 'modified' ? [`gets ${joined(changeWords(event), 'and')}`] : [])),
    ...(names.length > 0 ? [`gains ${joined(names, 'and')}`] : []),
    ...(struck.length > 0 ? [`is ${joined(struck, 'and')}`] : []),
  ];
  return line(v.Thing(thing), ` ${joined(clauses, 'and')}.`);
}

/** What units do and what becomes of them. */
export const BOARD_LINES: Lines<
  | 'deployed'
  | 'summoned'
  | 'attack'
  | 'acts'
  | 'turnedUp'
  | 'triggered'
  | 'damaged'
  | 'absorbed'
  | 'healed'
  | 'gainedHealth'
  | 'modified'
  | 'gained'
  | 'lost'
  | 'blessed'
  | 'readied'
  | 'died'
  | 'returned'
> = {
  deployed: ({ thing, cost, onto }, v) => {
    const what = thing.card === null ? 'a Troop face down' : card(thing.card);
    const where = onto ? `; it joins the one there: ${placeName(thing.place)}` : `: ${placeName(thing.place)}`;
    return line(`${v.does(thing.seat, 'deploy')} `, what, ` for ${cost} energy${where}.`);
  },
  summoned: (e, v) => line(v.Thing(e.thing), ` enters play: ${placeName(e.thing.place)}.`),
  attack: (e, v) => attackLine(e, [], v),
  acts: (e, v) => line(v.Thing(e.thing), ` uses ${keywordName(e.keyword)}.`),
  turnedUp: (e, v) => line(`${v.Whose(e.thing.seat)} face-down Troop is `, e.thing.card === null ? 'revealed' : card(e.thing.card), '.'),
  triggered: (e, v) => {
    const what = e.keyword === null ? 'The text' : keywordName(e.keyword);
    if (e.thing) return line(`${what} of `, v.thing(e.thing), '.');
    return line(what, ...(e.card === null ? [] : [' of ', card(e.card)]), '.');
  },
  damaged: (e, v) => line(v.Thing(e.thing), ` takes ${e.n} damage`, v.from(e.by), `${left(e.left)}.`),
  absorbed: (e, v) => line(v.Thing(e.thing), ` takes no damage: its ${keywordName('shield')} soaks it up.`),
  healed: (e, v) => line(v.Thing(e.thing), ` is healed by ${e.n}, to ${e.left} health.`),
  gainedHealth: (e, v) => line(v.Thing(e.thing), ` gains ${e.n} health${e.left === undefined ? '' : `, and has ${e.left}`}.`),
  modified: (e, v) => modifiedLine([e.thing], e, v),
  gained: (e, v) => gainedLine(e.thing, [e], v),
  lost: (e, v) => line(v.Thing(e.thing), ` loses ${keywordName(e.keyword)}.`),
  blessed: (e, v) => line(v.Thing(e.thing), ` receives the ${PACTS_TEXT[e.pact].name}.`),
  readied: (e, v) => line(v.Thing(e.thing), ' is Ready again.'),
  died: (e, v) => line(v.Things(e.things), ` ${e.things.length === 1 ? 'is' : 'are'} destroyed.`),
  returned: (e, v) => line(v.Thing(e.thing), e.to === 'hand' ? ' returns to the hand.' : ' is shuffled into the deck.'),
};
