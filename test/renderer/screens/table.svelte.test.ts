import { describe, expect, it } from 'vitest';
import { GAME_UIS } from '../../../src-renderer/games/registry.ts';
import { HexforgeSetup } from '../../../src-renderer/games/hexforge/setup/setup.svelte.ts';
import { deckOf } from '../../../src-renderer/games/laneforge/library/entries.ts';
import { LaneforgeSetup } from '../../../src-renderer/games/laneforge/setup/setup.svelte.ts';
import { seatProblems, usualSeats } from '../../../src-renderer/screens/setup/seats.ts';
import { tableSetup } from '../../../src-renderer/screens/setup/start-match.ts';
import { issuesInWords } from '../../../src-shared/kernel/issue-words.ts';
import { GAME_IDS, GAMES } from '../../../src-shared/games/index.ts';
import { tableSetupSchema } from '../../../src-shared/protocol/messages.ts';
import { BUILT_IN, builtInOf } from '../fake-client.ts';

describe('a table', () => {
  it.each(GAME_IDS)('of %s can be started as it stands, by the protocol and by the game', (game) => {
    const setup = GAME_UIS[game].setup.propose(builtInOf(game))!;
    const seats = usualSeats();
    expect([...seatProblems(seats), ...setup.problems(seats)]).toEqual([]);
    const table = tableSetup(game, setup, seats, '', 'Ada');
    expect(tableSetupSchema.safeParse(table).success).toBe(true);
    expect(GAMES[game].checkConfig(GAMES[game].config.parse(table.config))).toEqual([]);
    expect(table.seats).toEqual([
      { kind: 'human', name: 'Ada' },
      { kind: 'bot', name: 'Ilka', bot: 'apprentice', budgetMs: 1000 },
    ]);
    expect(table).not.toHaveProperty('seed');
  });

  it('hands on seed, friend, level and style', () => {
    const seats = usualSeats();
    seats[0] = { ...seats[0], kind: 'friend', friend: ' Ines ' };
    seats[1] = { ...seats[1], level: 'grandmaster', style: 'trickster' };
    const table = tableSetup('hexforge', HexforgeSetup.propose(BUILT_IN)!, seats, ' anvil ', 'Ada');
    expect(table.seed).toBe('anvil');
    expect(table.seats).toEqual([
      { kind: 'human', name: 'Ines' },
      { kind: 'bot', name: 'Ilka', bot: 'grandmaster-trickster', budgetMs: 8000 },
    ]);
  });

  it.each([1, 1001, null])('of Hexforge with the turn limit %s is refused by the page and by the game in the same words', (turns) => {
    const setup = HexforgeSetup.propose(BUILT_IN)!;
    setup.maxTurns = turns;
    const refused = GAMES.hexforge.config.safeParse(setup.config());
    expect(setup.problems()).toEqual(['The turn limit is a whole number from 2 to 1,000.']);
    expect(issuesInWords(refused.error!)).toEqual(setup.problems());
  });

  it('says in words what is missing at the seats', () => {
    const [me, bot] = usualSeats();
    expect(seatProblems([me, me])).toHaveLength(1);
    expect(seatProblems([bot, bot])).toHaveLength(1);
    expect(seatProblems([me, { ...bot, kind: 'friend', friend: ' ' }])).toHaveLength(1);
    expect(seatProblems([me, bot])).toEqual([]);
  });
});

describe('a table of Hexforge', () => {
  it('takes the middle one of the built-in maps', () => {
    expect(HexforgeSetup.propose(BUILT_IN)!.map).toBe('standard');
  });

  it('needs a whole number of turns', () => {
    const setup = HexforgeSetup.propose(BUILT_IN)!;
    setup.maxTurns = 0.5;
    expect(setup.problems()).toHaveLength(1);
  });

  it('cannot be laid without loadouts or maps', () => {
    expect(HexforgeSetup.propose(BUILT_IN.filter((entry) => entry.kind === 'map'))).toBeNull();
    expect(HexforgeSetup.propose(BUILT_IN.filter((entry) => entry.kind === 'loadout'))).toBeNull();
  });
});

describe('a table of Laneforge', () => {
  const decks = builtInOf('laneforge');
  const of = (faction: string) => decks.filter((entry) => deckOf(entry).faction === faction).map(({ id }) => id);
  const people = () => {
    const [me, bot] = usualSeats();
    return [me, { ...bot, kind: 'friend' as const }];
  };

  it('fuses two decks of different factions: one of the same faction takes the other’s place', () => {
    const setup = new LaneforgeSetup(decks);
    setup.brought[0].picks = [null, null];
    for (const id of [of('f1')[0], of('f1')[1], of('f3')[0]]) setup.toggle(0, id);
    expect(setup.brought[0].picks).toEqual([of('f1')[1], of('f3')[0]]);
    setup.toggle(0, of('f4')[0]);
    expect(setup.brought[0].picks).toEqual([of('f3')[0], of('f4')[0]]);
    setup.toggle(0, of('f3')[0]);
    expect(setup.problems(usualSeats())).toEqual(['Seat 1 picks two decks of different factions.']);
  });

  it('waits until both people have put their picks face down', () => {
    const setup = new LaneforgeSetup(decks);
    expect(setup.problems(people())).toHaveLength(2);
    for (const seat of setup.brought) seat.sealed = true;
    expect(setup.problems(people())).toEqual([]);
  });

  it('shows nothing of what lies face down to whoever picks again', () => {
    const setup = new LaneforgeSetup(decks);
    setup.brought[0].sealed = true;
    setup.pickAgain(0);
    expect(setup.brought[0]).toMatchObject({ picks: [null, null], sealed: false });
    expect(setup.waits(1, true)).toBe(true);
  });

  it('cannot be laid with decks of one faction alone', () => {
    expect(LaneforgeSetup.propose(decks.filter((entry) => deckOf(entry).faction === 'f2'))).toBeNull();
  });
});
