/** A forecast of an attack in words and numbers. */
import type { WrAttackForecast, WrSpan } from '../../../../src-shared/games/warforge/explain/questions.ts';
import { ATTACK_MODE_WAYS } from '../../../../src-shared/games/warforge/text/names.ts';

export const spanText = ({ least, most }: WrSpan): string => (least === most ? String(least) : `${least}…${most}`);

const chanceText = (chance: number): string => (chance > 0.999 ? 'falls' : `falls in ${Math.round(chance * 100)} %`);

/** "In melee: deal 4, take 3; it falls." */
export function forecastWords({ mode, deals, takes, targetFalls, attackerFalls }: WrAttackForecast): string {
  const fates = [
    ...(targetFalls > 0 ? [`it ${chanceText(targetFalls)}`] : []),
    ...(attackerFalls > 0 ? [`the attacker ${chanceText(attackerFalls)}`] : []),
  ];
  return [`${ATTACK_MODE_WAYS[mode]}: deal ${spanText(deals)}, take ${spanText(takes)}`, ...fates].join('; ');
}
