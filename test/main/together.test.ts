/** People at one match agree among themselves, over seats' pages and a shared screen. */
import { afterEach, describe, expect, test } from 'vitest';
import { AWAY_MS, REST_MS } from '../../src-main/host/match/together.ts';
import { realEnv } from '../../src-main/host/env/env.ts';
import type { MatchFrame } from '../../src-shared/protocol/messages.ts';
import { PHRASE_MS, type Phrase } from '../../src-shared/protocol/phrases.ts';
import type { Wish } from '../../src-shared/protocol/together.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import { BOT, FRIEND, PERSON, TestScreen, inProcessBot, makeRig, openMatch, until } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

let rig: Rig;
let match: string;
afterEach(() => rig.end());

/** Milliseconds by which the host's clock is ahead. */
let ahead = 0;
const clock = { ...realEnv.clock, ticks: () => realEnv.clock.ticks() + ahead };

/** Ada sits at the host's screen, Ben has a page of his own. */
async function seated(): Promise<{ ada: TestScreen; ben: TestScreen }> {
  ahead = 0;
  rig = makeRig({ env: { ...realEnv, clock } });
  match = await openMatch(rig.screen, [PERSON, FRIEND]);
  rig.host.giveSeat(match, 1);
  return { ada: rig.screen, ben: await page(1) };
}

async function page(seat: number): Promise<TestScreen> {
  const screen = new TestScreen(rig.host, { kind: 'seat', match, seat });
  await screen.ask('match.open', { match });
  return screen;
}

const propose = (screen: TestScreen, wish: Wish, seat = screen.frame.seat) => screen.ask('match.propose', { match, seat, wish });
const answer = (screen: TestScreen, agree: boolean, proposal = screen.frame.together!.proposal!.id, seat = screen.frame.seat) =>
  screen.ask('match.answer', { match, seat, proposal, agree });
const act = (screen: TestScreen, action: unknown = screen.frame.actions[0]) =>
  screen.ask('match.act', { match, seat: screen.frame.seat, seq: screen.frame.seq, action });

/** Both play until it is somebody else's turn. @returns who has acted last, and the frame before that decision */
async function untilHandedOver(ada: TestScreen, ben: TestScreen) {
  const first = ada.frame.actions.length > 0 ? ada : ben;
  let before = first.frame;
  while (first.frame.actions.length > 0) {
    before = first.frame;
    await act(first);
  }
  return { first, second: first === ada ? ben : ada, before };
}

const position = ({ view, actions, log: _ }: MatchFrame) => ({ view, actions });

describe('a take-back by agreement', () => {
  test('leads back to before the last decision, marks the match, and cannot be redone', async () => {
    const { ada, ben } = await seated();
    const { first, second, before } = await untilHandedOver(ada, ben);
    expect(first.frame).toMatchObject({ undo: { can: false }, together: { noTakeBack: null, proposal: null } });
    await propose(first, { kind: 'takeBack' });
    expect(second.frame.together!.proposal).toMatchObject({
      wish: { kind: 'takeBack' },
      by: first.frame.seat,
      asked: [second.frame.seat],
      agreed: [],
    });
    await answer(second, true);
    expect(position(first.frame)).toEqual(position(before));
    expect(first.frame).toMatchObject({ reset: true, casual: true, undo: { canRedo: false }, together: { proposal: null } });
    expect(second.frame).toMatchObject({ reset: true, casual: true });
    expect(rig.file(match)).toMatch(/\{"undo":\d+,"casual":true\}\n$/);
    expect((await first.refusal('match.redo', { match, seat: first.frame.seat })).code).toBe('illegal');
  });

  test('resumes from the file as it was agreed', async () => {
    const { ada, ben } = await seated();
    const { first, second, before } = await untilHandedOver(ada, ben);
    await propose(first, { kind: 'takeBack' });
    await answer(second, true);
    rig = await rig.restart();
    const again = await page(before.seat);
    expect(position(again.frame)).toEqual(position(before));
    expect(again.frame.casual).toBe(true);
  });

  test('is not made on a no, and not asked again at once', async () => {
    const { ada, ben } = await seated();
    const { first, second } = await untilHandedOver(ada, ben);
    const view = JSON.stringify(first.frame.view);
    await propose(first, { kind: 'takeBack' });
    await answer(second, false);
    expect(first.frame.together).toMatchObject({ proposal: null, settled: { id: 1, how: 'refused', who: second.frame.seat } });
    expect(JSON.stringify(first.frame.view)).toBe(view);
    const { seat } = first.frame;
    expect(await first.refusal('match.propose', { match, seat, wish: { kind: 'takeBack' } })).toMatchObject({ code: 'illegal' });
    ahead += REST_MS;
    await propose(first, { kind: 'takeBack' });
    expect(second.frame.together!.proposal?.id).toBe(2);
  });

  test('lapses when the other plays on, and an answer to it is refused', async () => {
    const { ada, ben } = await seated();
    const { first, second } = await untilHandedOver(ada, ben);
    await propose(first, { kind: 'takeBack' });
    const { id } = second.frame.together!.proposal!;
    await act(second);
    expect(first.frame.together!.proposal).toBeNull();
    const file = rig.file(match);
    expect((await second.refusal('match.answer', { match, seat: second.frame.seat, proposal: id, agree: true })).code).toBe('stale');
    expect(rig.file(match)).toBe(file);
  });

  test('is withdrawn by who asked, and by nobody else’s answer twice', async () => {
    const { ada, ben } = await seated();
    const { first, second } = await untilHandedOver(ada, ben);
    await propose(first, { kind: 'takeBack' });
    const proposal = first.frame.together!.proposal!.id;
    const { seat } = first.frame;
    // Nobody agrees with themselves.
    expect((await first.refusal('match.answer', { match, seat, proposal, agree: true })).code).toBe('illegal');
    await answer(first, false);
    expect(second.frame.together!.proposal).toBeNull();
    // Who withdraws was told no by nobody, and may ask again.
    await propose(first, { kind: 'takeBack' });
    expect(second.frame.together!.proposal).not.toBeNull();
  });

  test('is not for what a seat can take back itself, nor before it has done anything', async () => {
    const { ada, ben } = await seated();
    const why = (screen: TestScreen) => screen.frame.together!.noTakeBack;
    expect([why(ada), why(ben)]).toEqual(['Nothing to take back yet.', 'Nothing to take back yet.']);
    expect((await ada.refusal('match.propose', { match, seat: 0, wish: { kind: 'takeBack' } })).message).toBe('Nothing to take back yet.');
  });
});

test('nobody for whom a bot plays is asked to agree to a take-back', async () => {
  const { ada, ben } = await seated();
  const { first } = await untilHandedOver(ada, ben);
  if (first === ben) await untilHandedOver(ada, ben);
  await ben.ask('match.close', { match });
  rig.host.standIn(match, 1, 'random');
  await until(() => ada.frame.actions.length > 0);
  expect((await ada.refusal('match.propose', { match, seat: 0, wish: { kind: 'takeBack' } })).message).toBe(
    'Nobody else plays on who could agree.',
  );
});

test('a bot that thinks stops when somebody asks to take back what it answers, and thinks again after a no', async () => {
  const game = Object.values(GAMES).find(({ seats }) => seats.max >= 3)! as Game;
  rig = makeRig({ game, spawnBot: inProcessBot(() => null) });
  const ada = rig.screen;
  const seats = [PERSON, FRIEND, { ...BOT, bot: 'greedy' as const }];
  // The draw says who begins: a person has to.
  let ben: TestScreen;
  const due = () => [ada, ben].find(({ frame }) => frame.actions.length > 0);
  for (let n = 0; n === 0 || !due(); n++) {
    ({ match } = await ada.ask('match.create', { setup: { game: game.id, config: game.seriesConfig!(1), seats, seed: `seed ${n}` } }));
    rig.host.giveSeat(match, 1);
    ben = await page(1);
    await ada.ask('match.open', { match });
  }
  let last = due()!;
  for (let asked: TestScreen | undefined = last; asked; asked = due()) await act((last = asked));
  const other = last === ada ? ben! : ada;
  expect(other.frame.thinking).toMatchObject({ seat: 2 });
  await propose(last, { kind: 'takeBack' });
  expect(other.frame.thinking).toBeNull();
  await answer(other, false);
  expect(other.frame.thinking).toMatchObject({ seat: 2 });
  // A pause stops it as well.
  await propose(other, { kind: 'pause' });
  await answer(last, true);
  expect([other.frame.thinking, last.frame.together!.paused]).toEqual([null, true]);
  await last.ask('match.resume', { match, seat: last.frame.seat });
  expect(other.frame.thinking).toMatchObject({ seat: 2 });
});

test('what somebody does in secret does not end what is asked, which would tell of it', async () => {
  const game = GAMES.hexforge as Game;
  rig = makeRig({ game });
  const setup = { game: game.id, config: { ...(game.seriesConfig!(0) as object), firstSeat: 0 }, seats: [PERSON, FRIEND], seed: 'a' };
  ({ match } = await rig.screen.ask('match.create', { setup }));
  rig.host.giveSeat(match, 1);
  const pages = [rig.screen, await page(1)];
  await rig.screen.ask('match.open', { match });
  const random = new Random('secret');
  let secrets = 0;
  for (let n = 0; n < 400 && secrets < 3 && pages.some(({ frame }) => frame.actions.length > 0); n++) {
    const [asked, other] = pages[0].frame.actions.length > 0 ? pages : pages.toReversed();
    if (other.frame.together!.noTakeBack === null && other.frame.together!.proposal === null) await propose(other, { kind: 'takeBack' });
    const shown = other.frames.length;
    await act(asked, random.pick(asked.frame.actions));
    if (other.frames.length > shown || other.frame.together!.proposal === null) continue;
    secrets++;
    expect(asked.frame.together!.proposal).not.toBeNull();
  }
  expect(secrets).toBe(3);
});

describe('a pause by agreement', () => {
  test('asks nobody until somebody goes on', async () => {
    const { ada, ben } = await seated();
    const asked = ada.frame.actions.length > 0 ? ada : ben;
    const { actions, seq, seat } = asked.frame;
    await propose(ada, { kind: 'pause' });
    await answer(ben, true);
    expect([ada.frame, ben.frame]).toMatchObject([
      { actions: [], together: { paused: true } },
      { actions: [], together: { paused: true } },
    ]);
    const file = rig.file(match);
    for (const now of [seq, asked.frame.seq]) {
      expect(await asked.refusal('match.act', { match, seat, seq: now, action: actions[0] })).toMatchObject({ code: 'illegal' });
    }
    expect((await ada.refusal('match.undo', { match, seat: 0 })).message).toContain('paused');
    expect(rig.file(match)).toBe(file);
    await ben.ask('match.resume', { match, seat: 1 });
    expect(asked.frame.actions).toEqual(actions);
    expect((await ben.refusal('match.resume', { match, seat: 1 })).code).toBe('illegal');
  });

  test('asks only who is there, and lapses when one of them goes', async () => {
    const { ada, ben } = await seated();
    await propose(ada, { kind: 'pause' });
    expect(ada.frame.together!.proposal!.asked).toEqual([1]);
    ben.close();
    expect(ada.frame.together).toMatchObject({ proposal: null, settled: { how: 'lapsed', who: null }, paused: false });
    // Nobody else is there: it is agreed at once.
    await propose(ada, { kind: 'pause' });
    expect(ada.frame.together!.paused).toBe(true);
  });
});

describe('going on without somebody', () => {
  test('waits for two minutes of absence, and then the seat concedes', async () => {
    const { ada, ben } = await seated();
    const wish = { kind: 'goOn', without: 1 } as const;
    expect((await ada.refusal('match.propose', { match, seat: 0, wish })).message).toContain('is not away');
    ben.close();
    expect((await ada.refusal('match.propose', { match, seat: 0, wish })).message).toContain('may come back');
    ahead += AWAY_MS;
    await propose(ada, wish);
    await until(() => ada.frame.status === 'finished');
    expect(rig.file(match)).toContain('{"seat":1,"concede":true');
  });

  test('forgets an absence that has ended', async () => {
    const { ada, ben } = await seated();
    ben.close();
    ahead += AWAY_MS;
    (await page(1)).close();
    expect((await ada.refusal('match.propose', { match, seat: 0, wish: { kind: 'goOn', without: 1 } })).message).toContain('may come back');
  });
});

describe('phrases', () => {
  const say = (screen: TestScreen, phrase: Phrase, seat = screen.frame.seat) => screen.ask('match.say', { match, seat, phrase });
  const heard = (screen: TestScreen) => screen.frame.together!.said.map(({ n, seat, phrase }) => `${n} ${seat} ${phrase}`);

  test('go to every screen and into no file, one in five seconds from each seat', async () => {
    const { ada, ben } = await seated();
    const file = rig.file(match);
    await say(ada, 'hello');
    expect((await ada.refusal('match.say', { match, seat: 0, phrase: 'thanks' })).code).toBe('tooFast');
    await say(ben, 'wellPlayed');
    expect([heard(ada), heard(ben)]).toEqual([
      ['1 0 hello', '2 1 wellPlayed'],
      ['1 0 hello', '2 1 wellPlayed'],
    ]);
    ahead += PHRASE_MS;
    await say(ada, 'thanks');
    expect(heard(ben).at(-1)).toBe('3 0 thanks');
    expect(rig.file(match)).toBe(file);
  });

  test('leave a decision on an earlier frame current', async () => {
    const { ada, ben } = await seated();
    const [asked, other] = ada.frame.actions.length > 0 ? [ada, ben] : [ben, ada];
    const { seat, seq, actions } = asked.frame;
    await say(other, 'moment');
    await asked.ask('match.act', { match, seat, seq, action: actions[0] });
  });

  test('are for matches at more than one screen, also after the end', async () => {
    rig = makeRig();
    match = await openMatch(rig.screen, [PERSON, FRIEND]);
    expect(rig.screen.frame.together!.talks).toBe(false);
    expect((await rig.screen.refusal('match.say', { match, seat: 0, phrase: 'hello' })).code).toBe('forbidden');
    rig.host.giveSeat(match, 1);
    const ben = await page(1);
    await ben.ask('match.concede', { match, seat: 1 });
    expect(ben.frame).toMatchObject({ status: 'finished', together: { talks: true } });
    await say(ben, 'goodGame');
    expect(heard(rig.screen)).toEqual(['1 1 goodGame']);
  });
});

describe('nobody else', () => {
  test('asks or answers: another’s seat, one who looks on, a page that has not opened the match', async () => {
    const { ada, ben } = await seated();
    await propose(ada, { kind: 'pause' });
    const proposal = ada.frame.together!.proposal!.id;
    expect((await ada.refusal('match.answer', { match, seat: 1, proposal, agree: true })).code).toBe('forbidden');
    expect((await ben.refusal('match.answer', { match, seat: 0, proposal, agree: false })).code).toBe('forbidden');
    const shut = new TestScreen(rig.host, { kind: 'seat', match, seat: 1 });
    expect((await shut.refusal('match.answer', { match, seat: 1, proposal, agree: true })).code).toBe('notFound');
    expect((await ben.refusal('match.say', { match, seat: 0, phrase: 'hello' })).code).toBe('forbidden');
    const watcher = new TestScreen(rig.host, { kind: 'watcher', match });
    expect((await watcher.refusal('match.propose', { match, seat: 0, wish: { kind: 'pause' } })).code).toBe('forbidden');
    expect(ada.frame.together!.proposal).toMatchObject({ agreed: [] });
  });

  test('plays: one person alone is shown nothing of it', async () => {
    rig = makeRig();
    match = await openMatch(rig.screen, [PERSON, { kind: 'bot', name: 'Rust', bot: 'random', budgetMs: 50 }]);
    expect(rig.screen.frame.together).toBeUndefined();
    expect((await rig.screen.refusal('match.propose', { match, seat: 0, wish: { kind: 'pause' } })).code).toBe('forbidden');
  });
});
