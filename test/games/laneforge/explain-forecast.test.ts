/** The forecast over the lanes, held against the Combat that came in recorded and in quick games. */
import { expect, test } from 'vitest';
import type { LnEvent } from '../../../src-shared/games/laneforge/events.ts';
import type { LnForecast } from '../../../src-shared/games/laneforge/explain/questions.ts';
import type { LnGame } from '../../../src-shared/games/laneforge/game-types.ts';
import { GAMES } from '../../../src-shared/games/index.ts';
import type { LnView } from '../../../src-shared/games/laneforge/view.ts';
import { playedActions, type PlayedAction } from '../recorded.ts';

type Foretell = (view: LnView) => LnForecast;

const game = GAMES.laneforge;
const GAMES_PLAYED = 10;
const foretell: Foretell = (view) => game.query(view, [], { ask: 'forecast' }) as LnForecast;

const told = <T extends LnEvent['type']>(events: readonly LnEvent[], type: T) =>
  events.filter((event): event is Extract<LnEvent, { type: T }> => event.type === type);

/** What Combat itself did: until a trigger follows on it, or the next step of the turn. */
function combatIn(events: readonly LnEvent[]): readonly LnEvent[] {
  const after = events.slice(events.findIndex(({ type }) => type === 'combat'));
  const end = after.findIndex(({ type }) => type === 'triggered' || type === 'phase');
  return end < 0 ? after : after.slice(0, end);
}

function isKept(forecast: LnForecast, { view, told: events }: PlayedAction<LnGame>): boolean {
  const came = combatIn(events);
  const [{ fights }] = told(came, 'combat');
  const lanes = forecast.lanes.filter((lane) => lane.fights).map(({ lane, toCreature, toPlayer }) => ({ lane, toCreature, toPlayer }));
  const harm = (seat: number) => told(came, 'playerDamaged').reduce((sum, event) => sum + (event.seat === seat ? event.amount : 0), 0);
  const health = view.seats.map((own, seat) => own.health - harm(seat));
  const losers = told(events, 'gameOver').flatMap(({ outcome }) => [0, 1].filter((seat) => !outcome.winners.includes(seat)));
  const isLethal = forecast.lethal.length === 1;
  return (
    JSON.stringify(lanes) === JSON.stringify(fights) &&
    JSON.stringify(health) === JSON.stringify(forecast.health) &&
    (!isLethal || JSON.stringify(losers) === JSON.stringify(forecast.lethal))
  );
}

/** Just before the last action phase of a turn ends, which Combat follows. */
const combats = [...playedActions<LnGame>(game, GAMES_PLAYED)].filter(
  ({ view, action }) => action.type === 'endActionPhase' && view.action === 4,
);
const broken = (say: Foretell): number => combats.filter((played) => !isKept(say(played.view), played)).length;

test('lanes, health and who falls come as they were foretold', () => {
  expect(combats.length).toBeGreaterThan(50);
  expect(combats.filter(({ view }) => foretell(view).lethal.length === 1).length).toBeGreaterThan(3);
  expect(broken(foretell)).toBe(0);
});

test('a forecast that is wrong by one, or silent about a fall, is found', () => {
  const shifted: Foretell = (view) => {
    const forecast = foretell(view);
    return { ...forecast, health: [forecast.health[0], forecast.health[1] + 1] };
  };
  expect(broken(shifted)).toBeGreaterThan(50);
  const rash: Foretell = (view) => ({ ...foretell(view), lethal: [0] });
  expect(broken(rash)).toBeGreaterThan(0);
});
