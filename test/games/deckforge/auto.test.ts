import { describe, expect, test } from 'vitest';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import type { PriorityWishes } from '../../../src-shared/kernel/game.ts';
import { scenario, type Table } from './scenario.ts';
import { artifact, C, cast } from './test-cards.ts';

const wish = (more: Partial<PriorityWishes> = {}): PriorityWishes => ({ preset: 'standard', until: null, forced: true, ...more });
const answer = (g: Table, wishes = wish(), publicOnly = false) =>
  deckforge.auto(g.view(g.toAct()!), g.actions(), wishes, publicOnly)?.type ?? 'asks';

const salve = artifact('Salve', [cast('heal', 'self', 1)]);
/** Three players: the first attacks the second, and all have an Artifact. */
const attacked = () => scenario({ players: [{ board: [C('A', '1/1'), salve] }, { board: [salve] }, { board: [salve] }] }).attack('A', 'P2');

describe('asking about Artifacts', () => {
  test('during an attack asks whoever it concerns, and nobody else', () => {
    const g = attacked();
    while (g.asked() !== 'window') g.pass();
    expect([g.toAct(), answer(g)]).toEqual(['P1', 'asks']);
    g.pass();
    expect([g.toAct(), answer(g)]).toEqual(['P3', 'pass']);
    expect(answer(g, wish({ preset: 'full' }))).toBe('asks');
  });

  test('asks in no other window, but where a stop is set for its phase, in the own turn or in another’s', () => {
    const g = attacked();
    while (!(g.asked() === 'window' && g.phase() === 'main.window')) g.pass();
    expect([g.toAct(), answer(g)]).toEqual(['P1', 'pass']);
    expect(answer(g, wish({ stops: { own: ['main'], rival: [] } }))).toBe('asks');
    expect(answer(g, wish({ stops: { own: [], rival: ['main'] } }))).toBe('pass');
    g.pass();
    expect(answer(g, wish({ stops: { own: [], rival: ['main'] } }))).toBe('asks');
    expect(answer(g, wish({ stops: { own: [], rival: ['end'] } }))).toBe('pass');
  });

  test('hangs on public facts alone, and so it may with several people at the table', () => {
    const g = attacked();
    while (g.asked() !== 'window') g.pass();
    g.pass();
    expect(answer(g, wish(), true)).toBe('pass');
  });
});

describe('one answer', () => {
  const alone = () => scenario({ players: [{ board: [C('A', '1/1')] }, { hand: ['creature'] }] }).attack('A', 'P2');

  test('answers itself for one person among bots; with several all are asked alike (DK-16.4)', () => {
    const g = alone();
    expect([g.asked(), answer(g)]).toEqual(['respond', 'pass']);
    expect(answer(g, wish(), true)).toBe('asks');
    expect(answer(g, wish({ forced: false }))).toBe('asks');
    expect(answer(g, wish({ preset: 'full' }))).toBe('asks');
  });
});
