/** An attack as one readable sum (BL-15.5), for the log and for the dice tray. */
import { signedNumber } from '../../../text/words.ts';
import type { BlBlow } from '../events.ts';
import { dieName } from './names.ts';

const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** " + 2", " − 1", nothing for 0. */
const summand = (n: number): string => (n === 0 ? '' : ` ${n < 0 ? '−' : '+'} ${Math.abs(n)}`);

/** "d8: 6 + Attack 5 + 2", the lower die of two in brackets. */
function attackSum({ die, roll, other, forgeAttack, attackMod }: BlBlow): string {
  const rolled = `${dieName(die)}: ${roll}${other === null ? '' : ` (and ${other})`}`;
  return `${rolled} + Attack ${minus(forgeAttack)}${summand(attackMod)}`;
}

function attackWords(blow: BlBlow): string {
  const sum = attackSum(blow);
  const below = blow.roll + blow.forgeAttack + blow.attackMod < 0;
  if (below) return `(${sum}, counted as 0)`;
  return blow.times > 1 ? `(${sum}) × ${blow.times}` : sum;
}

/** "Defense 4", "Defense 3 (2 + 2 − 1)", "Defense 0 (−3)". */
function defenseWords({ forgeDefense, defenseMod, weaken, defenseTotal }: BlBlow): string {
  const plain = defenseMod === 0 && weaken === 0 && forgeDefense >= 0;
  return `Defense ${defenseTotal}${plain ? '' : ` (${minus(forgeDefense)}${summand(defenseMod)}${summand(-weaken)})`}`;
}

/** "d8: 6 + Attack 5 + 2 − Defense 4 = 9". */
export const blowWords = (blow: BlBlow): string => `${attackWords(blow)} − ${defenseWords(blow)} = ${blow.damage}`;

/** "d6: 3 + 2", a die with what is added to it. */
export const rollWords = (die: BlBlow['die'], roll: number, bonus = 0): string =>
  `${dieName(die)}: ${roll}${bonus === 0 ? '' : ` ${signedNumber(bonus).replace(/^(.)/, '$1 ')}`}`;
