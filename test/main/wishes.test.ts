/** What a person wishes for a while: to be asked nothing until the end of the turn. In Hexforge, against a bot that plays at random. */
import { afterEach, expect, test } from 'vitest';
import { GAMES } from '../../src-shared/games/index.ts';
import type { Game, GameAction } from '../../src-shared/kernel/game.ts';
import { Table } from '../../src-main/host/match/table.ts';
import type { Timeline } from '../../src-main/host/match/timeline.ts';
import { answerByWishes } from '../../src-main/host/match/wishes.ts';
import type { PriorityPrefs } from '../../src-shared/protocol/messages.ts';
import { BOT, PERSON, makeRig, until } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

const hexforge = GAMES.hexforge as Game;

let rig: Rig;
let match: string;
afterEach(() => rig.end());

const frame = () => rig.screen.frame;
const lastLine = () => Math.max(...rig.screen.frames.flatMap(({ log }) => log.map(({ line }) => line)));

/** Up to the person's first Summon, with one thing done by hand. */
async function sitDown(): Promise<void> {
  rig = makeRig({ game: hexforge });
  const config = { ...(hexforge.seriesConfig!(0) as object), firstSeat: 0 };
  ({ match } = await rig.screen.ask('match.create', { setup: { game: 'hexforge', config, seats: [PERSON, BOT], seed: 'a' } }));
  await rig.screen.ask('match.open', { match });
  const action = { type: 'baseAbility', ability: 'summonPrimaryWorker' } as GameAction;
  await rig.screen.ask('match.act', { match, seat: 0, seq: frame().seq, action });
  const [tile] = frame().actions;
  await rig.screen.ask('match.act', { match, seat: 0, seq: frame().seq, action: tile });
}

test.each([
  ['the first', 1],
  ['a later one', 2],
])('“until the end of the turn” ends with the turn in which it was wished: %s', async (_which, wishes) => {
  await sitDown();
  for (let i = 0; i < wishes; i++) {
    const { turn } = frame().view;
    await rig.screen.ask('match.prefs', { match, seat: 0, prefs: { ...frame().prefs, until: 'endOfTurn' } });
    await until(() => frame().actions.length > 0 && frame().view.turn > turn);
    // Asked in the rival's turn, or at the latest in the next own one.
    expect(frame().view.turn - turn).toBeLessThanOrEqual(2);
    expect(frame().prefs.until).toBeNull();
  }
});

test('what was answered by a wish is no acting: the recap begins where the person last did something', async () => {
  await sitDown();
  const acted = lastLine();
  const { turn } = frame().view;
  await rig.screen.ask('match.prefs', { match, seat: 0, prefs: { ...frame().prefs, until: 'endOfTurn' } });
  await until(() => frame().actions.length > 0 && frame().view.turn > turn);
  expect(lastLine()).toBeGreaterThan(acted + 5);
  expect(frame().recapFrom).toBe(acted + 1);
});

test('a wish ends when what it waited for comes, though somebody else is asked then', () => {
  const table = new Table([PERSON, BOT] as never, 'standard');
  table.setPrefs(0, { ...table.prefs[0], until: 'resolved' }, 3);
  const game = { view: () => ({}), passesOn: () => false };
  answerByWishes(
    { game, toAct: 1, state: {} } as unknown as Timeline,
    table,
    () => true,
    () => undefined,
  );
  expect(table.prefs[0].until).toBeNull();
});

test('a wish that holds no longer ends, though decisions go on answering themselves', () => {
  const table = new Table([PERSON, BOT] as never, 'standard');
  table.setPrefs(0, { ...table.prefs[0], until: 'resolved' }, 3);
  const answered: (string | null)[] = [];
  const answers = ['letResolve', 'letResolve', 'letResolve'];
  const game = {
    view: () => ({}),
    actions: () => [],
    // What was wished for comes after the first answer; later ones are by the preset.
    passesOn: () => answers.length > 2,
    auto: (_view: unknown, _actions: unknown, { until: wish }: PriorityPrefs) => {
      answered.push(wish);
      return answers.shift() ?? null;
    },
  };
  answerByWishes(
    { game, toAct: 0, state: {}, hasActed: () => false } as unknown as Timeline,
    table,
    () => true,
    () => undefined,
  );
  expect(answered).toEqual(['resolved', null, null, null]);
  expect(table.prefs[0].until).toBeNull();
});
