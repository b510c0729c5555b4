import type { HiddenThing } from '../../../kernel/game.ts';
import type { Viewer } from '../../../kernel/seat.ts';
import { DEFS } from '../catalog.ts';
import { phaseName } from '../modes.ts';
import type { LnState } from '../state.ts';
import { championName } from '../text/champions.ts';
import { leveledName } from '../text/faces.ts';

/** Other hands without what everybody knows to be there, and Champions picked but not yet shown. */
export function hidden(s: LnState, viewer: Viewer): HiddenThing[] {
  const picking = phaseName(s.phase) === 'champions';
  return s.seats.flatMap(({ hand, knownHand, champion }, seat) => {
    if (seat === viewer) return [];
    const cards = hand
      .filter((inst) => !knownHand.includes(inst))
      .map((inst) => {
        const { id } = DEFS[s.faces[inst]];
        return { seat, place: 'hand', what: leveledName(id), card: id };
      });
    const kept = picking && champion >= 0 ? [{ seat, place: 'Champion', what: championName(s.decks[seat][champion].champion.id) }] : [];
    return [...kept, ...cards];
  });
}
