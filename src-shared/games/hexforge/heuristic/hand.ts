import { DEFS } from '../catalog.ts';
import { GENERIC, noAmounts, total, type Amounts } from '../cost.ts';
import { KIND, type HxState } from '../state.ts';

const CARD = 0.8;
/** How much of a card's worth is left when a turn's yield lacks nothing, one, two… of what it costs. */
const FIT = [1, 0.6, 0.4, 0.25] as const;

/** Scratch array: the heuristic allocates nothing. */
const scratch = noAmounts();

/** What all workers of a seat yield together once each stands on a mineral. */
function yieldsOf(s: HxState, seat: number): Amounts {
  scratch.fill(0);
  for (const e of s.entities) {
    if (e.owner !== seat || e.kind !== KIND.unit) continue;
    const { yields } = DEFS[e.def];
    if (yields !== null) for (let i = 0; i < scratch.length; i++) scratch[i] += yields[i];
  }
  return scratch;
}

/** Resources do not keep: a card is worth what a turn's yield, colours included, can make of it. */
export function handWorth(s: HxState, seat: number): number {
  const yields = yieldsOf(s, seat);
  const all = total(yields);
  let sum = 0;
  for (const inst of s.seats[seat].hand) {
    const { cost, cmc } = DEFS[s.defs[inst]];
    let colours = 0;
    for (let i = 0; i < GENERIC; i++) colours += Math.max(0, cost[i] - yields[i]);
    const lacking = Math.max(colours, cmc - all, 0);
    sum += CARD * FIT[Math.min(FIT.length - 1, lacking)];
  }
  return sum;
}
