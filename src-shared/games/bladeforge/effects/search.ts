import { DEFS } from '../catalog.ts';
import { NONE, type BlState } from '../state.ts';
import { checkDefeats, harm } from '../rules/defeat.ts';
import { isTrap, putOpenly, toSalvage } from '../rules/hands.ts';
import { cardId, tell } from '../rules/tell.ts';
import type { EffectRule } from './types.ts';

/** Everything turned up and not kept goes to the Salvage (D47). */
function putAway(s: BlState, seat: number): void {
  toSalvage(s, seat, s.revealed, 'revealed');
  s.revealed = [];
}

/** A trap is kept and costs health; it never is what was looked for (BL-13.3, 13.14). */
function spring(s: BlState, seat: number, card: number): void {
  tell()?.all({ type: 'revealed', seat, card: cardId(card), takes: 'trap' });
  putOpenly(s, seat, card);
  tell()?.all({ type: 'trapSprung', seat, card: cardId(card), in: 'search' });
  harm(s, seat, DEFS[card].trap, { trap: cardId(card), in: 'search' });
}

/** Armory cards face up until one of the type appears; no reshuffle in between (BL-13.1–13.6, D45–D47). */
export const searchUp: EffectRule<'searchUp'> = {
  names: 'nobody',
  hasObject: (s) => s.armory.length > 0,
  run(s, { seat }, { type }) {
    if (s.armory.length === 0) return 'idle';
    let found = NONE;
    while (found === NONE && s.armory.length > 0) {
      const card = s.armory.pop()!;
      if (isTrap(card)) {
        spring(s, seat, card);
        if (s.seats[seat].health > 0) continue;
        putAway(s, seat);
        checkDefeats(s, seat, 'armoryTrap');
        return 'done';
      }
      const fits = DEFS[card].type === type;
      tell()?.all({ type: 'revealed', seat, card: cardId(card), takes: fits ? 'hand' : 'salvage' });
      if (fits) putOpenly(s, seat, (found = card));
      else s.revealed.push(card);
    }
    putAway(s, seat);
    tell()?.all({ type: 'searchEnded', seat, found: found === NONE ? null : cardId(found) });
    return 'done';
  },
};
