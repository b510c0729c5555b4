/** Odds that a seat is told, held against the attacks that came in recorded and in quick games. */
import { expect, test } from 'vitest';
import type { BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import type { BlAttackOdds, BlSwordAnswer, BlThreat } from '../../../src-shared/games/bladeforge/explain/questions.ts';
import type { BlView } from '../../../src-shared/games/bladeforge/view.ts';
import type { BlGame } from '../../../src-shared/games/bladeforge/game-types.ts';
import { GAMES } from '../../../src-shared/games/index.ts';
import { playedActions } from '../recorded.ts';

const game = GAMES.bladeforge;
const GAMES_PLAYED = 10;

interface Said {
  odds: BlAttackOdds;
  sword: BlSwordAnswer['before'];
}
type Change = (said: Said) => Said;

const told = <T extends BlEvent['type']>(events: readonly BlEvent[], type: T) =>
  events.filter((event): event is Extract<BlEvent, { type: T }> => event.type === type);

const oddsOf = (view: BlView, target: number): BlAttackOdds =>
  (game.query(view, [], { ask: 'attack' }) as BlAttackOdds[]).find((one) => one.target === target)!;

function saidBefore(view: BlView, seat: number, target: number): Said {
  const card = view.seats[seat].forge.blade;
  return { odds: oddsOf(view, target), sword: (game.query(view, [], { ask: 'sword', card, slot: 'blade' }) as BlSwordAnswer).before };
}

/** What contradicts the odds in what came: the first that is found. */
function contradiction({ odds, sword }: Said, events: readonly BlEvent[]): string | null {
  const [{ blow }] = told(events, 'blow');
  const fell = told(events, 'defeated').some(({ seat }) => seat === odds.target);
  const shield = told(events, 'shieldTook').at(0);
  const chances = sword.totals.reduce((sum, { chance }) => sum + chance, 0);
  if (Math.abs(chances - 1) > 1e-9) return 'chances do not sum to 1';
  if (!sword.totals.some(({ total, chance }) => total === blow.attackTotal && chance > 0)) return 'a total without a chance';
  if (blow.damage < odds.least || blow.damage > odds.most) return 'damage out of bounds';
  if (blow.damage > 0 ? odds.damages === 0 : odds.damages === 1) return 'damage against certainty';
  if ((shield !== undefined) !== (odds.shield !== null && blow.damage > 0)) return 'a Shield that did not take it';
  if (shield && (shield.broke ? odds.shield!.breaks === 0 : odds.shield!.breaks === 1)) return 'a Shield against certainty';
  if (fell && odds.defeats === 0) return 'a fall without a chance';
  const asked = blow.damage > 0 && !shield && odds.blockHolds !== null;
  return !asked && !fell && odds.defeatsBlocked === 1 ? 'no fall against certainty' : null;
}

/** Every attack of the played matches, with what the attacker was told before. */
const attacks = [...playedActions<BlGame>(game, GAMES_PLAYED)].flatMap(({ view, seat, action, told }) =>
  action.type === 'attack' ? [{ said: saidBefore(view, seat, action.target), told }] : [],
);

const contradictions = (change: Change = (said) => said): string[] => [
  ...new Set(attacks.flatMap(({ said, told }) => contradiction(change(said), told) ?? [])),
];

test('what attacks came to had a chance, and what was certain came', () => {
  expect(attacks.length).toBeGreaterThan(100);
  expect(contradictions()).toEqual([]);
});

test('odds that leave out what may come are found', () => {
  expect(contradictions(({ odds, sword }) => ({ odds, sword: { ...sword, totals: sword.totals.slice(1) } }))).toContain(
    'chances do not sum to 1',
  );
  const shifted =
    (by: number): Change =>
    ({ odds, sword }) => ({ odds, sword: { ...sword, totals: sword.totals.map((one) => ({ ...one, total: one.total + by })) } });
  expect(contradictions(shifted(20))).toContain('a total without a chance');
  expect(contradictions(({ odds, sword }) => ({ sword, odds: { ...odds, most: odds.least } }))).toContain('damage out of bounds');
  expect(contradictions(({ odds, sword }) => ({ sword, odds: { ...odds, defeats: 0 } }))).toContain('a fall without a chance');
});

/** What changes no sword. */
const QUIET: readonly BlEvent['type'][] = ['drew', 'turnEnded', 'turn', 'phase'];

/** A threat is what the rival's own odds say in its turn, unless something was changed before its attack. */
test('threats are the odds that the rival has when it attacks next', () => {
  let threats: BlThreat[] = [];
  let compared = 0;
  for (const { view, seat, action, told } of playedActions<BlGame>(game, GAMES_PLAYED)) {
    if (action.type === 'attack') {
      const threat = threats.find(({ by, target }) => by === seat && target === action.target);
      if (threat) {
        const { by, ...odds } = threat;
        expect(odds).toEqual(oddsOf(view, action.target));
        expect(by).toBe(seat);
        compared++;
      }
    }
    const ends = action.type === 'drawToEnd' || action.type === 'endTurn';
    if (ends) threats = game.query(view, [], { ask: 'threats' }) as BlThreat[];
    if (!told.every(({ type }) => QUIET.includes(type))) threats = [];
  }
  expect(compared).toBeGreaterThan(5);
});
