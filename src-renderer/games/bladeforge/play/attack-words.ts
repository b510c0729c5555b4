/** An attack in one line, number by number, and what came of it. */
import type { BlBlow } from '../../../../src-shared/games/bladeforge/events.ts';
import { cardName } from '../../../../src-shared/games/bladeforge/text/faces.ts';
import { PlayerVoice } from '../../../../src-shared/text/voice.ts';
import type { PlayerReader } from '../../../../src-shared/text/voice.ts';
import type { AttackRecord } from './record.ts';

const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

/** "d8: 6 + Attack 5 + 2 − Defense 4 = 9". */
export function equationOf(blow: BlBlow): string {
  const { die, roll, other, forgeAttack, attackMod, times, forgeDefense, defenseMod, weaken, defenseTotal, damage } = blow;
  const sum = `${roll} ${forgeAttack < 0 ? `− Attack ${-forgeAttack}` : `+ Attack ${forgeAttack}`}${attackMod === 0 ? '' : ` ${signed(attackMod)}`}`;
  const total = times > 1 ? `(${sum}) × ${times}` : sum;
  const changed = defenseMod - weaken;
  const defense = changed === 0 ? `Defense ${forgeDefense}` : `Defense ${forgeDefense} ${signed(changed)}`;
  // A total below nothing counts as nothing.
  const held = changed === 0 && forgeDefense === defenseTotal ? defense : `(${defense} → ${defenseTotal})`;
  return `d${die}${other === null ? '' : ` (best of ${roll} and ${other})`}: ${total} − ${held} = ${damage}`;
}

/** "Orrin’s Pan Lid takes it and holds." */
export function outcomeWords({ blow, shield, chosen, duel, lost, felled }: AttackRecord, reader: PlayerReader): string {
  const voice = new PlayerVoice(reader);
  const { target, damage } = blow;
  if (shield) {
    const name = `${voice.Whose(target)} ${cardName(shield.shield)}`;
    return shield.broke ? `${name} takes it all and breaks at ${shield.stability}.` : `${name} takes it all and holds.`;
  }
  if (damage === 0) return 'No damage.';
  if (duel) {
    const duels = `${duel.roll}${duel.blockMod ? ` + ${duel.blockMod}` : ''} against ${duel.attackerRoll}`;
    if (duel.held) return `${voice.does(target, 'block')} it: ${duels}.`;
    return `The block fails, ${duels}: ${voice.does(target, 'lose')} ${lost}${felled ? ' and is out' : ''}.`;
  }
  if (felled) return `${voice.does(target, 'fall')}.`;
  if (lost > 0) return `${voice.does(target, 'lose')} ${lost} health.`;
  return chosen === null ? `${damage} damage, and ${voice.whom(target)} may block.` : `${damage} damage.`;
}
