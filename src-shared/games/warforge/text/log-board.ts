import { line } from '../../../text/voice.ts';
import { joined, signedNumber } from '../../../text/words.ts';
import { isPlain } from './facts.ts';
import { PACTS_TEXT, keywordName } from './keywords.ts';
import type { Lines } from './log-lines.ts';
import { ATTACK_MODE_WAYS, placeName } from './names.ts';
import { card } from './voice.ts';

const left = (n: number): string => `, and ${n > 0 ? `has ${n} health left` : 'has none left'}`;

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
  attack: (e, v) => line(v.Thing(e.attacker), ' attacks ', v.thing(e.target), ` ${ATTACK_MODE_WAYS[e.mode]}.`),
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
  modified: (e, v) => {
    const changes = [
      { n: e.melee, word: 'melee' },
      { n: e.ranged, word: 'ranged' },
    ].filter(({ n }) => n !== 0);
    const words = changes.map(({ n, word }) => `${signedNumber(n)} ${word}`);
    return line(v.Thing(e.thing), ` gets ${joined(words, 'and')}.`);
  },
  gained: (e, v) => {
    if (e.keyword === 'stun' || e.keyword === 'blind')
      return line(v.Thing(e.thing), ` is ${e.keyword === 'stun' ? 'Stunned' : 'Blinded'}.`);
    return line(v.Thing(e.thing), ` gains ${keywordName(e.keyword, e.x > 0 && !isPlain(e.keyword) ? e.x : undefined)}.`);
  },
  lost: (e, v) => line(v.Thing(e.thing), ` loses ${keywordName(e.keyword)}.`),
  blessed: (e, v) => line(v.Thing(e.thing), ` receives the ${PACTS_TEXT[e.pact].name}.`),
  readied: (e, v) => line(v.Thing(e.thing), ' is Ready again.'),
  died: (e, v) => line(v.Things(e.things), ` ${e.things.length === 1 ? 'is' : 'are'} destroyed.`),
  returned: (e, v) => line(v.Thing(e.thing), e.to === 'hand' ? ' returns to the hand.' : ' is shuffled into the deck.'),
};
