import type { Foresight, Reading } from '../../../kernel/foresight.ts';
import type { DkAction } from '../actions.ts';
import { MAX_ACTIONS, routine } from '../routine.ts';
import { listActions } from '../rules/legal.ts';
import { handSize } from '../rules/zones.ts';
import type { DkState } from '../state.ts';
import type { DkView } from '../view.ts';

/** Named numbers of every player, every permanent and the piles. */
function read(s: DkState): Reading {
  const reading: Reading = new Map();
  s.seats.forEach((own, seat) => {
    reading.set(
      `seat:${seat}`,
      new Map([
        ['life', own.life],
        ['hand', handSize(own)],
        ['reflects', own.reflects],
        ['prevents', own.prevents.length],
      ]),
    );
    for (const p of own.board)
      reading.set(
        `permanent:${p.id}`,
        new Map([
          ['seat', seat],
          ['atk', p.atk],
          ['def', p.def],
          ['damage', p.damage],
          ['stun', p.stun],
          ['freeze', p.freeze],
        ]),
      );
  });
  reading.set('table', new Map([['typeDeck', s.typeDeck.length]]));
  return reading;
}

const NOTHING: readonly number[] = [];
const keys = new Int32Array(MAX_ACTIONS);

/**
 * Nobody responds or uses an artifact, the seat itself no more than others: its answer to an attack is weighed by what comes of it. Whatever
 * else others decide, such as a block, may come either way.
 */
function next(s: DkState, seat: number): readonly number[] {
  if (s.choice === null) return NOTHING;
  const { kind } = s.choice;
  if (kind === 'respond' || kind === 'window') return [routine(s)];
  return s.choice.seat === seat ? NOTHING : [...keys.subarray(0, listActions(s, keys))];
}

export const foresight: Foresight<DkState> = {
  read,
  next,
  place: 'seat',
  fallen: (s) => s.seats.flatMap(({ out }, seat) => (out === 0 ? [] : [seat])),
};

/** Whatever is done is seen by everybody, and every card is revealed. */
export const locks = (_view: DkView, _action: DkAction): boolean => true;
