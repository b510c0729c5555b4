/** Manual payment of a generic cost, starting from the engine's proposal. */
import { RESOURCES } from '../../../../src-shared/games/hexforge/types.ts';
import type { HxCost, HxResource } from '../../../../src-shared/games/hexforge/types.ts';
import type { HxAction } from '../../../../src-shared/games/hexforge/actions.ts';
import type { HxChoiceView } from '../../../../src-shared/games/hexforge/view.ts';

export type PayChoice = Extract<HxChoiceView, { kind: 'pay' }>;

export const amount = (cost: HxCost, resource: HxResource): number => cost[resource] ?? 0;
export const total = (cost: HxCost): number => RESOURCES.reduce((sum, r) => sum + amount(cost, r), 0);

/** Changes the amount of a resource by one; another resource compensates. */
export function shifted(choice: PayChoice, paid: HxCost, resource: HxResource, by: 1 | -1): HxCost {
  const now = amount(paid, resource);
  const want = now + by;
  if (want < 0 || want > amount(choice.pool, resource)) return paid;
  const partner = [...RESOURCES].reverse().find((other) => {
    if (other === resource) return false;
    const left = amount(paid, other) - by;
    return left >= 0 && left <= amount(choice.pool, other);
  });
  if (!partner) return paid;
  return { ...paid, [resource]: want, [partner]: amount(paid, partner) - by };
}

/** The actions of a payment: the default as one, otherwise one per generic point. */
export function payActions(choice: PayChoice, paid: HxCost): HxAction[] {
  const same = RESOURCES.every((r) => amount(paid, r) === amount(choice.proposal, r));
  if (same) return [{ type: 'payDefault' }];
  return RESOURCES.flatMap((resource) => Array.from({ length: amount(paid, resource) }, (): HxAction => ({ type: 'payWith', resource })));
}
