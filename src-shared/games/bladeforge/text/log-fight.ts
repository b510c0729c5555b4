import { line, type LogSegment } from '../../../text/voice.ts';
import { blowWords, rollWords } from './blow-words.ts';
import type { EventOf, Lines } from './log-lines.ts';
import { card, type Voice } from './voice.ts';

const left = (health: number): string => (health === 0 ? 'no health left' : `${health} health left`);

/** "Mira loses 2 health, 13 health left": what is not told as an attack's damage. */
export const lossWords = ({ seat, amount, health }: EventOf<'harmed'>, v: Voice): string =>
  `${v.whom(seat)} ${v.isReader(seat) ? 'lose' : 'loses'} ${amount} health, ${left(health)}`;

/** "[Flying Clinker]: you lose 2 health, 13 health left; Mira loses 2 health, …": all that one card costs at once. */
export function lossLine(losses: readonly EventOf<'harmed'>[], v: Voice): LogSegment[] {
  const [{ by }] = losses;
  const from = 'gadget' in by ? line(card(by.gadget), ': ') : 'trap' in by ? line(card(by.trap), ' goes off: ') : [];
  return line(from, `${losses.map((loss) => lossWords(loss, v)).join('; ')}.`);
}

function defeatWords({ seat, source }: EventOf<'defeated'>, v: Voice): string {
  const is = v.does(seat, 'are', 'is');
  if (typeof source === 'object') return `${is} defeated by ${v.whom(source.by)}.`;
  switch (source) {
    case 'armoryTrap':
      return `${is} defeated by a trap of the Armory; nobody loots.`;
    case 'self':
      return `${is} defeated by a card of ${v.isReader(seat) ? 'your' : 'their'} own; nobody loots.`;
    case 'noKiller':
      return `${is} defeated, and nobody is left to loot.`;
    case 'concede':
      return `${v.does(seat, 'give')} up.`;
  }
}

/** Attacks, blocks, Shields, health and defeat. */
export const FIGHT_LINES: Lines<
  'attackNamed' | 'blow' | 'shieldTook' | 'blockChosen' | 'blockRolled' | 'harmed' | 'attackEnded' | 'defeated'
> = {
  attackNamed: ({ attacker, target }, v) => line(`${v.does(attacker, 'attack')} ${v.whom(target)}.`),
  blow: ({ blow }) => line(`${blowWords(blow)}.`),
  shieldTook: ({ seat, shield, stability, broke }, v) =>
    line(`${v.Whose(seat)} `, card(shield), `, Stability ${stability}, takes it and ${broke ? 'breaks' : 'holds'}.`),
  blockChosen: ({ seat, block }, v) => line(block ? `${v.does(seat, 'block')}.` : `${v.does(seat, 'do', 'does')} not block.`),
  blockRolled: ({ seat, die, roll, blockMod, attackerDie, attackerRoll, held }, v) => {
    const duel = `${rollWords(die, roll, blockMod)} against ${rollWords(attackerDie, attackerRoll)}`;
    return line(`${v.Whose(seat)} block, ${duel}, ${held ? 'holds: nothing is lost' : 'fails'}.`);
  },
  harmed: (event, v) => {
    if (!('attack' in event.by)) return lossLine([event], v);
    return line(`${v.does(event.seat, 'take')} ${event.amount} damage, ${left(event.health)}.`);
  },
  attackEnded: () => line('The attack ends with its attacker.'),
  defeated: (event, v) => line(defeatWords(event, v)),
};
