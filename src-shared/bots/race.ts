import type { Judgement } from './lookahead.ts';

/** Moves that stay to the end. */
const FINALISTS = 2;
/**
 * Rounds and share of the budget before a difference is believed, since the tree below the moves has to grow first; and by how
 * many of its standard errors it has to stand out.
 */
const FEWEST_ROUNDS = 12;
const FEWEST_SHARE = 0.15;
const BELIEVED = 4;

/** Statistics of a root move, absolute and relative to the others of its rounds. */
interface Runner {
  key: number;
  /** How much worse it looked than the best at first: 0 or below. */
  bias: number;
  judged: number;
  rounds: number;
  sum: number;
  /** Sums of its results less the round's mean, and of their squares. */
  ahead: number;
  aheadSquared: number;
}

/**
 * Sequential halving of the root's moves. In a round each remaining move is tried once in the same determinization with common random
 * numbers, so that differences come from the moves. Half drop out in equal shares of the budget; a move that is clearly behind drops
 * out at once.
 */
export class Race {
  readonly #trust: number;
  #live: Runner[] = [];
  #out: Runner[] = [];
  #entrants = 0;
  #next = 0;
  #results: number[] = [];

  /** @param trust weight of the prior, in rounds */
  constructor(trust: number) {
    this.#trust = trust;
  }

  /** @param judged best first */
  begin(judged: readonly Judgement[]): void {
    this.#live = judged.map(({ key, value }) => ({
      key,
      judged: value,
      bias: value - judged[0].value,
      rounds: 0,
      sum: 0,
      ahead: 0,
      aheadSquared: 0,
    }));
    this.#out = [];
    this.#entrants = judged.length;
    this.#next = 0;
  }

  get decided(): boolean {
    return this.#live.length === 1;
  }

  get atStart(): boolean {
    return this.#next === 0;
  }

  /** The move to try now. */
  get key(): number {
    return this.#live[this.#next].key;
  }

  /** @param share of the budget that is spent, 0…1 */
  record(result: number, share: number): void {
    this.#results[this.#next++] = result;
    if (this.#next < this.#live.length) return;
    this.#next = 0;
    this.#close();
    this.#dropOut(share);
  }

  /** Best first, those that dropped out behind in the order of how long they stayed. */
  ranking(): (Judgement & { rounds: number })[] {
    return [...this.#sorted(), ...this.#out].map(({ key, judged, rounds, sum }) => ({
      key,
      rounds,
      value: rounds === 0 ? judged : sum / rounds,
    }));
  }

  #close(): void {
    const live = this.#live;
    let mean = 0;
    for (let i = 0; i < live.length; i++) mean += this.#results[i] / live.length;
    for (let i = 0; i < live.length; i++) {
      const runner = live[i];
      const ahead = this.#results[i] - mean;
      runner.rounds++;
      runner.sum += this.#results[i];
      runner.ahead += ahead;
      runner.aheadSquared += ahead * ahead;
    }
  }

  #dropOut(share: number): void {
    const live = this.#sorted();
    const places = Math.max(FINALISTS, Math.ceil(this.#entrants ** (1 - share)));
    const [leader] = live;
    const isBehind = (): boolean => share >= FEWEST_SHARE && isBeaten(live[live.length - 1], leader);
    while (live.length > 1 && (live.length > places || isBehind())) this.#out.unshift(live.pop()!);
    this.#live = live;
  }

  #sorted(): Runner[] {
    return [...this.#live].sort((a, b) => this.#worth(b) - this.#worth(a));
  }

  #worth({ bias, rounds, ahead }: Runner): number {
    return (rounds === 0 ? 0 : ahead / rounds) + (bias * this.#trust) / (this.#trust + rounds);
  }
}

/** Behind the leader by a significant difference. */
function isBeaten(runner: Runner, leader: Runner): boolean {
  const n = runner.rounds;
  if (n < FEWEST_ROUNDS) return false;
  const gap = (leader.ahead - runner.ahead) / n;
  const variance = (r: Runner): number => r.aheadSquared / n - (r.ahead / n) ** 2;
  return gap > BELIEVED * Math.sqrt((variance(runner) + variance(leader)) / n);
}
