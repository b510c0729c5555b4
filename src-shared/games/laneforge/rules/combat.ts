import { step } from '../../../kernel/events.ts';
import type { LnClash } from '../events.ts';
import { LANES, type LnState } from '../state.ts';
import { at, cannot, isFront } from './creatures.ts';
import { hurt, hurtPlayer } from './damage.ts';
import { closeEvent, openEvent } from './happen.ts';
import { tell, thingOf } from './tell.ts';
import { passesBy, throughTo } from './traits.ts';
import { pushWindow } from './window.ts';

/* Combat (LN-9): all lanes at once, from the values at its start, as one event. */

/** The damage of one lane's fight; null where no creature stands in front (LN-9.1). */
export function clashOf(s: LnState, lane: number): LnClash | null {
  const pair = [at(s, 0, lane), at(s, 1, lane)];
  const [a, b] = pair;
  if (!(a && isFront(a)) && !(b && isFront(b))) return null;
  const clash: LnClash = { lane: lane + 1, toCreature: [0, 0], toPlayer: [0, 0] };
  const passing = a !== null && b !== null && (passesBy(a, b) || passesBy(b, a));
  for (let seat = 0; seat < 2; seat++) {
    const c = pair[seat];
    const other = pair[1 - seat];
    if (c === null) continue;
    if (other === null || passing) {
      if (isFront(c) && !cannot(c, 'damagePlayers')) clash.toPlayer[1 - seat] = c.attack;
      continue;
    }
    const through = throughTo(c, other);
    clash.toCreature[1 - seat] = c.attack - through;
    if (!cannot(c, 'damagePlayers')) clash.toPlayer[1 - seat] = through;
  }
  return clash;
}

const fighters = (s: LnState, lane: number) => [at(s, 0, lane), at(s, 1, lane)].filter((c) => c !== null).map(thingOf);

/** LN-9.7–9.12: amounts first, then everything at once, then one window. */
export function combat(s: LnState): void {
  const fights: LnClash[] = [];
  for (let lane = 0; lane < LANES; lane++) {
    const clash = clashOf(s, lane);
    if (clash !== null) fights.push(clash);
  }
  const e = openEvent(s);
  tell()?.all({ type: 'combat', fights, things: fights.flatMap(({ lane }) => fighters(s, lane - 1)) });
  step(s);
  for (const { lane, toCreature, toPlayer } of fights) {
    const pair = [at(s, 0, lane - 1), at(s, 1, lane - 1)];
    for (let seat = 0; seat < 2; seat++) {
      const dealer = pair[1 - seat];
      if (dealer === null) continue;
      const victim = pair[seat];
      if (victim !== null) hurt(e, victim, toCreature[seat], dealer, null);
      hurtPlayer(s, e, seat, toPlayer[seat], dealer, null);
    }
  }
  closeEvent(s, e);
  pushWindow(s);
}
