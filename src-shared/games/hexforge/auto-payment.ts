import { COLOURS, type HxColour, type HxCost } from './types.ts';
import type { HxChoiceView, HxSourceView, HxView } from './view.ts';

/*
 * When the proposed payment is the only sensible one: what it leaves can pay all that any other payment leaves enough for. All payments leave
 * equally much, so that only the colours matter that something still asks for.
 */

type PayChoice = Extract<HxChoiceView, { kind: 'pay' }>;

/** What the thing being played costs. */
function costOf({ me, entities }: HxView, source: HxSourceView): HxCost | null {
  if (source.baseAbility) return me!.prices[source.baseAbility];
  if (source.ability !== undefined) {
    const unit = entities.find(({ tile }) => tile === source.unit);
    return unit?.abilities.find(({ index }) => index === source.ability)?.cost ?? null;
  }
  return me!.hand.find((card) => card.class === source.class)?.cost ?? null;
}

/** Of each colour, how much could still be asked for: all other cards of the hand together; any amount for what can be paid again and again. */
function demandOf({ me, entities }: HxView, source: HxSourceView): (colour: HxColour) => number {
  const own = me!;
  const played = source.class === undefined ? -1 : own.hand.findIndex((card) => card.class === source.class);
  const cards = own.hand.filter((_, at) => at !== played);
  const repeated = [
    ...Object.values(own.prices),
    ...entities.filter(({ owner }) => owner === own.seat).flatMap(({ abilities }) => abilities.map(({ cost }) => cost)),
  ];
  return (colour) => (repeated.some((cost) => cost[colour]) ? Infinity : cards.reduce((sum, { cost }) => sum + (cost[colour] ?? 0), 0));
}

export function onlySensible(view: HxView, { source, proposal, pool }: PayChoice): boolean {
  const cost = costOf(view, source);
  // With some of it paid by hand, so is the rest.
  if (cost === null || COLOURS.some((colour) => source.paid[colour]) || source.paid.C) return false;
  const demand = demandOf(view, source);
  return COLOURS.every((colour) => {
    const most = (pool[colour] ?? 0) - (cost[colour] ?? 0);
    const left = (pool[colour] ?? 0) - (proposal[colour] ?? 0);
    return left >= Math.min(most, demand(colour));
  });
}
