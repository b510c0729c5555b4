/** A forecast of an attack in words and numbers. */
import type { WrAttackForecast, WrSpan } from '../../../../src-shared/games/warforge/explain/questions.ts';
import { ATTACK_MODE_WAYS } from '../../../../src-shared/games/warforge/text/names.ts';

export const spanText = ({ least, most }: WrSpan): string => (least === most ? String(least) : `${least}…${most}`);

/** A share of sampled worlds is an estimate. */
const chanceText = (share: number): string => (share === 1 ? 'falls' : `falls in about ${Math.round(share * 100)} %`);

/** "In melee: deal 4, take 3; it falls." */
export function forecastWords({ mode, deals, takes, targetFalls, attackerFalls }: WrAttackForecast): string {
  const fates = [
    ...(targetFalls > 0 ? [`it ${chanceText(targetFalls)}`] : []),
    ...(attackerFalls > 0 ? [`the attacker ${chanceText(attackerFalls)}`] : []),
  ];
  return [`${ATTACK_MODE_WAYS[mode]}: deal ${spanText(deals)}, take ${spanText(takes)}`, ...fates].join('; ');
}
