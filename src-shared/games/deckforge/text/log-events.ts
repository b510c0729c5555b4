import { line, listed } from '../../../text/voice.ts';
import { joined, signedNumber } from '../../../text/words.ts';
import { KW } from '../compile.ts';
import type { Trait } from '../decks/wire.ts';
import { PERMANENT, UNTIL_END } from '../state.ts';
import type { EventOf, Lines } from './log-lines.ts';
import { oneToken } from './log-turn.ts';
import { card, whomOrWhat, type Voice } from './voice.ts';
import { TERMS } from './terms.ts';

const WHEN_WORDS: Record<EventOf<'triggered'>['when'], string> = {
  enter: 'as it enters',
  attack: 'as it attacks',
  block: 'as it blocks',
  hit: 'as it hits a player',
  destroyed: 'as it is destroyed',
};

const ENDINGS: Record<EventOf<'eventEnded'>['why'], string> = {
  negated: 'It comes to nothing.',
  attackerGone: 'The attacker is gone: the attack ends.',
  targetGone: 'Its target is gone: the attack ends.',
  blockerGone: 'The blocker is gone: no damage is dealt.',
  defenderGone: 'The defender is out of the match: it ends.',
};

/** "this turn", "for 2 turns", "for good". */
function howLong(left: number): string {
  if (left === UNTIL_END) return 'this turn';
  if (left === PERMANENT) return 'for good';
  return left === 1 ? 'for 1 turn' : `for ${left} turns`;
}

const traits = (kw: number): string =>
  joined(
    (Object.keys(KW) as Trait[]).filter((trait) => (kw & KW[trait]) !== 0).map((trait) => TERMS[trait].name),
    'and',
  );

const isPlayer = ({ id }: { id: number | null }): boolean => id === null;

/** "You have", "Mira has", "[Cub] has". */
const has = (target: EventOf<'damaged'>['target'], v: Voice) =>
  target.card === null ? line(v.does(target.seat, 'have', 'has')) : line(card(target.card), ' has');

/** What is played, how it is answered, and what comes of it. */
export const EVENT_LINES: Lines<
  | 'played'
  | 'entered'
  | 'aimed'
  | 'attacked'
  | 'blocked'
  | 'passed'
  | 'activated'
  | 'triggered'
  | 'charged'
  | 'reflected'
  | 'shielded'
  | 'prevented'
  | 'negated'
  | 'damaged'
  | 'healed'
  | 'status'
  | 'cleansed'
  | 'modified'
  | 'keyword'
  | 'immune'
  | 'destroyed'
  | 'bounced'
  | 'wrecked'
  | 'idle'
  | 'eventEnded'
  | 'ran out'
> = {
  played: ({ seat, cardType, card: told, response }, v) =>
    line(`${v.does(seat, response ? 'respond' : 'play')}${response ? ' with' : ''} ${oneToken(cardType)}: `, card(told), '.'),
  entered: ({ thing }) => line(card(thing.card!), ' enters the Battlefield.'),
  aimed: ({ card: told, target }, v) =>
    target === null ? line(card(told), ' finds no target.') : line(card(told), ' is aimed at ', whomOrWhat(target, v), '.'),
  attacked: ({ attacker, target }, v) => line(`${v.Whose(attacker.seat)} `, card(attacker.card!), ' attacks ', whomOrWhat(target, v), '.'),
  blocked: ({ seat, blocker }, v) =>
    blocker === null ? line(`${v.does(seat, 'do', 'does')} not block.`) : line(`${v.does(seat, 'block')} with `, card(blocker.card!), '.'),
  passed: ({ seat }, v) => line(`${v.does(seat, 'do', 'does')} not respond.`),
  activated: ({ thing, target }, v) =>
    line(`${v.does(thing.seat, 'use')} `, card(thing.card!), ...(target === null ? [] : [' on ', whomOrWhat(target, v)]), '.'),
  triggered: ({ thing, when }) => line(card(thing.card!), ` does its work ${WHEN_WORDS[when]}.`),
  charged: ({ seat, kind, n }, v) =>
    line(
      kind === 'reflect'
        ? `${v.does(seat, 'hold')} a Reflect for the next spell.`
        : `${v.does(seat, 'hold')} a shield that prevents ${n === 0 ? 'all' : n} of the next damage.`,
    ),
  reflected: ({ seat, card: told }, v) => line(`${v.does(seat, 'reflect')} `, card(told), '.'),
  shielded: ({ target, n }, v) => line(`${n === 0 ? 'All' : n} damage to `, whomOrWhat(target, v), ' is prevented.'),
  prevented: ({ target, n }, v) => line(`${n} damage to `, whomOrWhat(target, v), ' does not come through.'),
  negated: () => line('It is negated.'),
  damaged: ({ target, n, now }, v) =>
    isPlayer(target)
      ? line(`${v.does(target.seat, 'take')} ${n}: ${now} life.`)
      : line(whomOrWhat(target, v), ` takes ${n}${now > n ? `, ${now} this turn` : ''}.`),
  healed: ({ seat, n, life }, v) => line(`${v.does(seat, 'heal')} ${n}: ${life} life.`),
  status: ({ target, kind, n }, v) => line(whomOrWhat(target, v), ` is ${kind === 'stun' ? 'stunned' : 'frozen'} ${howLong(n)}.`),
  cleansed: ({ target }, v) => line(whomOrWhat(target, v), ' is free of stun and freeze.'),
  modified: ({ target, atk, def, left }, v) =>
    line(whomOrWhat(target, v), ` gets ${signedNumber(atk)} ATK, ${signedNumber(def)} DEF ${howLong(left)}.`),
  keyword: ({ target, kw, gained, left }, v) =>
    line(
      ...(isPlayer(target) ? [v.does(target.seat, gained ? 'gain' : 'lose')] : [whomOrWhat(target, v), gained ? ' gains' : ' loses']),
      ` ${traits(kw)} ${howLong(left)}.`,
    ),
  immune: ({ target, to }, v) =>
    line(...has(target, v), ` immunity: ${to === 'spells' ? 'the spell' : 'the Artifact'} does nothing there.`),
  destroyed: ({ things }) =>
    line(listed(things.map((thing) => card(thing.card!))), things.length === 1 ? ' is destroyed.' : ' are destroyed.'),
  bounced: ({ thing }, v) => line(card(thing.card!), ` returns to ${v.whose(thing.seat)} hand.`),
  wrecked: ({ thing }) => line(card(thing.card!), ' goes to the Graveyard unused.'),
  idle: ({ card: told }) => line('A part of ', card(told), ' finds nothing to work on.'),
  eventEnded: ({ why }) => line(ENDINGS[why]),
  'ran out': ({ target }, v) => line(whomOrWhat(target, v), ' can attack again.'),
};
