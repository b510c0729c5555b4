import { describe, expect, it } from 'vitest';
import { draftFrom, problemsOf, tableSetup } from '../../../src-renderer/screens/setup/hexforge/table.ts';
import type { TableDraft } from '../../../src-renderer/screens/setup/hexforge/table.ts';
import { GAMES } from '../../../src-shared/games/index.ts';
import { tableSetupSchema } from '../../../src-shared/protocol/messages.ts';
import { BUILT_IN } from '../fake-client.ts';

const draft = (): TableDraft => draftFrom(BUILT_IN)!;

describe('a table for Hexforge', () => {
  it('can be started as it stands, by the protocol and by the game', () => {
    const setup = tableSetup(draft(), BUILT_IN, 'Ada');
    expect(tableSetupSchema.safeParse(setup).success).toBe(true);
    const config = GAMES.hexforge.config.parse(setup.config);
    expect(GAMES.hexforge.checkConfig(config)).toEqual([]);
    expect(setup.seats).toEqual([
      { kind: 'human', name: 'Ada' },
      { kind: 'bot', name: 'Ilka', bot: 'ismcts', budgetMs: 1000 },
    ]);
    expect(setup).not.toHaveProperty('seed');
  });

  it('takes the middle one of the built-in maps', () => {
    expect(draft().map).toBe('standard');
  });

  it('hands on seed, friend and thinking time', () => {
    const table = draft();
    table.seed = ' anvil ';
    table.seats[0].kind = 'friend';
    table.seats[0].friend = ' Ines ';
    table.seats[1].budgetMs = 3000;
    const setup = tableSetup(table, BUILT_IN, 'Ada');
    expect(setup.seed).toBe('anvil');
    expect(setup.seats).toEqual([
      { kind: 'human', name: 'Ines' },
      { kind: 'bot', name: 'Ilka', bot: 'ismcts', budgetMs: 3000 },
    ]);
  });

  it('says in words what is missing', () => {
    const alone = draft();
    alone.seats[1].kind = 'me';
    const empty = draft();
    empty.seats[0].kind = 'bot';
    const endless = draft();
    endless.maxTurns = 0.5;
    const nameless = draft();
    nameless.seats[1].kind = 'friend';
    nameless.seats[1].friend = ' ';
    for (const table of [alone, empty, endless, nameless]) expect(problemsOf(table)).toHaveLength(1);
    expect(problemsOf(draft())).toEqual([]);
  });

  it('cannot be laid without loadouts or maps', () => {
    expect(draftFrom(BUILT_IN.filter((entry) => entry.kind === 'map'))).toBeNull();
    expect(draftFrom(BUILT_IN.filter((entry) => entry.kind === 'loadout'))).toBeNull();
  });
});
