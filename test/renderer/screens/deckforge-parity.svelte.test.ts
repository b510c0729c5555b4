/** Deckforge’s comparison of decks over a fake Lab: what is asked for, what is shown, what is kept. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ParityBench, FAIR_GAMES } from '../../../src-renderer/games/deckforge/parity/bench.svelte.ts';
import FairChanges from '../../../src-renderer/games/deckforge/parity/FairChanges.svelte';
import { keepVerdict, keptVerdict } from '../../../src-renderer/games/deckforge/parity/kept.ts';
import type { Client } from '../../../src-renderer/client/client.ts';
import { BUILT_IN_DECKS } from '../../../src-shared/games/deckforge/decks/built-in.ts';
import { deckId } from '../../../src-shared/games/deckforge/decks/deck-id.ts';
import type { OnlineDeck } from '../../../src-shared/games/deckforge/decks/wire.ts';
import type { LabPlan, LabRun, LabState } from '../../../src-shared/protocol/lab.ts';

const [A, B] = BUILT_IN_DECKS.map(({ deck }) => deck);

/** ATK and DEF of a deck, for a Lab in which nothing else counts. */
const might = ({ cards }: OnlineDeck): number => cards.reduce((sum, { atk, def }) => sum + atk + def, 0);

/** A Lab in which the decks' creatures alone decide, and A has a lead. */
class FakeLab {
  readonly plans: LabPlan[] = [];
  readonly deleted: string[] = [];
  #hear: (run: LabRun | null) => void = () => undefined;
  #runs = new Map<string, { plan: LabPlan; played: number; state: LabState }>();
  /** Games are played at once. */
  quick = true;
  refuses = '';

  readonly client = {
    onLab: (hear: (run: LabRun | null) => void) => ((this.#hear = hear), () => undefined),
    request: (method: string, params: { plan?: LabPlan; run?: string }) => Promise.resolve().then(() => this.#answer(method, params)),
  } as unknown as Client;

  #answer(method: string, { plan, run = '' }: { plan?: LabPlan; run?: string }): unknown {
    if (method === 'lab.start') {
      if (this.refuses) throw new Error(this.refuses);
      this.plans.push(plan!);
      const id = `run-${this.plans.length}`;
      this.#runs.set(id, { plan: plan!, played: this.quick ? plan!.matches : 0, state: this.quick ? 'finished' : 'running' });
      return { run: id };
    }
    if (method === 'lab.stop') this.#runs.get(run)!.state = 'stopped';
    if (method === 'lab.delete') this.deleted.push(run);
    return method === 'lab.delete' ? {} : this.runOf(run);
  }

  play(run: string, played: number): void {
    const one = this.#runs.get(run)!;
    one.played = played;
    if (played === one.plan.matches) one.state = 'finished';
    this.#hear(this.runOf(run));
  }

  runOf(run: string): LabRun {
    const { plan, played, state } = this.#runs.get(run)!;
    const [a, b] = (plan.config as { decks: OnlineDeck[] }).decks;
    const lead = 0.5 + 0.04 * (might(a) - might(b) - might(A) + might(B));
    const wins = Math.round(played / (1 + Math.exp(-lead)));
    return {
      run,
      bots: plan.bots,
      sides: plan.sides,
      matches: plan.matches,
      played,
      state,
      note: '',
      seed: plan.seed,
      engine: '0.1.0',
      working: 2,
      report: { wins: [wins, played - wins], draws: 0, errors: 0, turns: 30, bots: ['greedy', 'greedy'] },
    } as unknown as LabRun;
  }
}

let lab: FakeLab;
let bench: ParityBench;
let shown: ReturnType<typeof mount> | null = null;
beforeEach(() => {
  lab = new FakeLab();
  bench = new ParityBench(lab.client);
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  localStorage.clear();
  document.body.innerHTML = '';
});
const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

describe('a comparison', () => {
  it('asks for a duel of both decks in which what is compared goes round', async () => {
    await bench.compare([A, B]);
    expect(lab.plans[0]).toMatchObject({
      game: 'deckforge',
      matches: 2000,
      seed: '1',
      sides: [A.name, B.name],
      config: { deckMode: 'own' },
    });
    expect(bench.report).toMatchObject({ verdict: 'favoursA', games: 2000, partial: false });
  });

  it('tells of its progress, and marks what was cancelled', async () => {
    lab.quick = false;
    const done = bench.compare([A, B]);
    await settled();
    lab.play('run-1', 400);
    expect(bench.isComparing).toBe(true);
    expect(bench.report?.games).toBe(400);
    await bench.cancel();
    await done;
    expect(bench.isComparing).toBe(false);
    expect(bench.report).toMatchObject({ games: 400, planned: 2000, partial: true });
    expect(keptVerdict(deckId(A), deckId(B))).toBeNull();
  });

  it('keeps a whole one’s verdict, also for the pair the other way round', async () => {
    await bench.compare([A, B]);
    const [a, b] = [deckId(A), deckId(B)];
    expect([keptVerdict(a, b), keptVerdict(b, a), keptVerdict(a, 'x')]).toEqual(['favoursA', 'favoursB', null]);
    keepVerdict({ ...bench.report!, verdict: 'balanced' });
    expect(keptVerdict(b, a)).toBe('balanced');
  });

  it('says why the Lab refuses', async () => {
    lab.refuses = 'Another run is under way: stop it, or let it finish first.';
    await bench.compare([A, B]);
    expect([bench.problem.length > 0, bench.isBusy, bench.report]).toEqual([true, false, null]);
  });
});

describe('Make it fair', () => {
  const textOf = (): string => (document.body.textContent ?? '').replace(/\s+/g, ' ');

  it('plays each try, leaves no run behind, and gives a changed deck to whoever asks for it', async () => {
    await bench.compare([A, B]);
    const taken: OnlineDeck[] = [];
    shown = mount(FairChanges, { target: document.body, props: { bench, onedit: (deck: OnlineDeck) => taken.push(deck) } });
    flushSync();
    await bench.makeFair();
    flushSync();
    expect(lab.plans.slice(1).every(({ matches }) => matches === FAIR_GAMES)).toBe(true);
    expect(lab.deleted).toHaveLength(lab.plans.length - 1);
    const [best] = bench.fairness!.found!;
    expect(textOf()).toContain('fewest changes first. Nothing is changed yet.');
    expect(textOf()).toMatch(/: (ATK|DEF) \d+ → \d+ in The Open Forge/);
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('with these changes'))!.click();
    expect(taken).toEqual([best.decks.find((_, i) => best.edits[i].length > 0)]);
    expect(taken[0]).not.toEqual(A);
  });

  it('can be stopped in the middle', async () => {
    await bench.compare([A, B]);
    lab.quick = false;
    const done = bench.makeFair();
    await settled();
    expect(bench.isSearching).toBe(true);
    await bench.cancel();
    await done;
    expect(bench.fairness).toMatchObject({ found: [], stopped: true });
  });

  it('says why there is nothing to do', () => {
    shown = mount(FairChanges, { target: document.body, props: { bench } });
    flushSync();
    expect(textOf()).toContain('Compare the decks first.');
  });
});
