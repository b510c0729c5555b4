import { configOfDeal } from '../../src-main/arena/configs.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import type { MatchFrame, MatchSummary, Method, Params } from '../../src-shared/protocol/messages.ts';
import { Guest } from './guest.ts';
import { concededBy, deedOf, deedsIn, mustBeSound, mustHold, UNDO, type Deed } from './laws.ts';
import { DATA, type Answer, type SimScreen, type World } from './world.ts';

/** The person at the computer, as those who act for them see it. */
export interface Household {
  readonly world: World;
  readonly game: Game;
  readonly screen: SimScreen;
  ask<M extends Method>(method: M, params: Params<M>): Promise<Answer<M>>;
}

/** What was acknowledged about one match. */
interface Known {
  deeds: Deed[];
  /** It was to be deleted, which was not acknowledged: it may be there or not. */
  mayBeGone?: true;
}

/** A match that was exported and deleted, and is to be imported again. */
interface Exported extends Known {
  text: string;
}

const PERSON = { kind: 'human', name: 'Ada' } as const;
const FRIEND = { kind: 'human', name: 'Ben' } as const;
const BOT = { kind: 'bot', name: 'Rust', bot: 'random', budgetMs: 50 } as const;
/** Where bots and guests sit. */
export const OTHER_SEAT = 1;
const MOST_WAIT_MS = 30_000;

/** Matches: played, taken back, deleted and brought back; and the laws about them. */
export class Play {
  readonly #home: Household;
  readonly #matches = new Map<string, Known>();
  readonly #deleted = new Set<string>();
  readonly #exported: Exported[] = [];
  #open: string | null = null;
  #guest: Guest | null = null;

  constructor(home: Household) {
    this.#home = home;
  }

  get open(): string | null {
    return this.#open;
  }

  /** After a start, or a lost connection. */
  async connect(): Promise<void> {
    if (this.#open !== null) await this.#home.ask('match.open', { match: this.#open });
    const guest = this.#guest;
    // The tokens of a match end with it.
    if (guest && !isOver(this.#home.world.disk.text(pathOf(guest.match)))) await guest.connect();
    else this.#guest = null;
  }

  /** No screen shows a match any more. */
  async leave(): Promise<void> {
    if (this.#open !== null) await this.#home.ask('match.close', { match: this.#open });
    this.#guest?.screen.break();
    this.#guest = null;
  }

  async newMatch(): Promise<void> {
    const { game, ask, world } = this.#home;
    const { chance } = world;
    const seats = [PERSON, chance.below(3) === 0 ? FRIEND : BOT];
    const config: unknown = configOfDeal(game, chance.below(4));
    const made = await ask('match.create', { setup: { game: game.id, config, seats, seed: chance.seed() } });
    if (!('result' in made)) return;
    const { match } = made.result;
    this.#matches.set(match, { deeds: [] });
    this.#open = match;
    this.#guest = null;
    await ask('match.open', { match });
    if (seats[1] === FRIEND && chance.below(2) === 0) await this.#invite(match);
  }

  async act(): Promise<void> {
    if (this.#open === null) return this.newMatch();
    const frame = await this.#frame();
    if (frame === null || frame.status === 'failed') return;
    if (frame.status === 'finished') return this.newMatch();
    const own = this.#home.screen;
    const guest = this.#guest?.screen;
    const screen = frame.actions.length === 0 && guest?.frame && hasQuestion(guest.frame) ? guest : own;
    const { match, seat, seq, actions } = screen.frameOf(this.#open)!;
    if (actions.length === 0) return;
    const action = actions[this.#home.world.chance.below(actions.length)];
    const decision = { match, seat, seq, action };
    const answer = screen === own ? await this.#home.ask('match.act', decision) : await screen.ask('match.act', decision);
    if ('result' in answer) this.#matches.get(match)!.deeds.push(deedOf(seat, action));
  }

  async undo(): Promise<void> {
    const frame = await this.#frame();
    if (!frame?.undo.can) return;
    const answer = await this.#home.ask('match.undo', meIn(frame));
    if ('result' in answer) this.#matches.get(frame.match)!.deeds.push(UNDO);
  }

  async redo(): Promise<void> {
    const frame = await this.#frame();
    if (frame?.undo.canRedo) await this.#rewrite(frame, () => this.#home.ask('match.redo', meIn(frame)));
  }

  /** Everything since the last checkpoint is replaced by some of it: where that is not allowed, it is refused in words. */
  async restage(): Promise<void> {
    const frame = await this.#frame();
    if (!frame?.undo.can || frame.actions.length === 0) return;
    const { chance } = this.#home.world;
    const action = frame.actions[chance.below(frame.actions.length)];
    const actions = chance.below(2) === 0 ? [] : [action];
    await this.#rewrite(frame, () => this.#home.ask('match.restage', { ...meIn(frame), seq: frame.seq, actions }));
  }

  async concede(): Promise<void> {
    const frame = await this.#frame();
    if (frame?.status !== 'playing' || frame.mode !== 'seat') return;
    const answer = await this.#home.ask('match.concede', meIn(frame));
    if ('result' in answer) this.#matches.get(frame.match)!.deeds.push(concededBy(frame.seat));
  }

  /** A match that is over leaves as a file, and one that left so comes back. */
  async swapFiles(): Promise<void> {
    const returning = this.#exported[0];
    if (returning) await this.#import(returning);
    else if (this.#open !== null) await this.#export(this.#open);
  }

  /** Another program takes away the file of the match that is played. The next action writes it anew; without one it is gone. */
  async takeAway(): Promise<void> {
    const match = this.#open;
    const frame = this.#home.screen.frameOf(match);
    if (match === null || !frame || frame.status === 'failed') return;
    const known = this.#matches.get(match)!;
    const before = known.deeds.length;
    this.#home.world.disk.takeAway(pathOf(match));
    await this.act();
    if (known.deeds.length === before) this.#forget(match);
  }

  /** @throws when a match is lost, or is back though it was deleted */
  check(listed: readonly MatchSummary[]): void {
    for (const [match, { deeds, mayBeGone }] of this.#matches) {
      const summary = listed.find((one) => one.match === match);
      if (!summary && mayBeGone) continue;
      if (!summary || summary.state === 'damaged') throw new Error(`a match is lost: ${JSON.stringify(summary ?? match)}`);
      this.#mustHold(match, deeds);
    }
    const back = listed.find(({ match }) => this.#deleted.has(match));
    if (back) throw new Error(`${back.match} is back, though it was deleted`);
  }

  #mustHold(match: string, deeds: readonly Deed[]): void {
    const { world, game } = this.#home;
    const text = world.disk.text(pathOf(match))!;
    mustBeSound(game, text);
    mustHold(text, deeds);
  }

  #forget(match: string): void {
    this.#matches.delete(match);
    if (this.#open === match) this.#open = null;
    if (this.#guest?.match === match) this.#guest = null;
  }

  async #invite(match: string): Promise<void> {
    const answer = await this.#home.ask('match.seatLink', { match, seat: OTHER_SEAT, revoke: false });
    if (!('result' in answer)) return;
    this.#guest = new Guest(this.#home.world, match, OTHER_SEAT, answer.result.url!.slice(1));
    await this.#guest.connect();
  }

  /** The frame to decide on, once somebody is asked; a match that has stopped is tried again. */
  async #frame(): Promise<MatchFrame | null> {
    const match = this.#open;
    if (match === null) return null;
    const { world, ask, screen } = this.#home;
    if (this.#guest?.screen.isBroken) await this.connect();
    const isReady = () => {
      const shown = screen.frameOf(match);
      return shown && (shown.status !== 'playing' || hasQuestion(shown) || (this.#guest?.screen.frame?.actions.length ?? 0) > 0);
    };
    if (!(await world.clock.runUntil(() => isReady() === true, MOST_WAIT_MS))) await ask('match.open', { match });
    const frame = screen.frameOf(match);
    if (!frame) return null;
    if (frame.status === 'failed') await ask('match.open', { match });
    if (frame.mode === 'curtain') await ask('match.ready', meIn(frame));
    await world.clock.runUntil(() => false, 5);
    return screen.frameOf(match) ?? null;
  }

  /** What a change has written when it is acknowledged is acknowledged as well. */
  async #rewrite(frame: MatchFrame, change: () => Promise<Answer<'match.redo'>>): Promise<void> {
    const written = () => deedsIn(this.#home.world.disk.text(pathOf(frame.match)) ?? '');
    const before = written().length;
    if ('result' in (await change())) this.#matches.get(frame.match)!.deeds.push(...written().slice(before));
  }

  async #export(match: string): Promise<void> {
    const { ask, screen } = this.#home;
    if (screen.frameOf(match)?.status !== 'finished') return;
    const answer = await ask('match.export', { match });
    if (!('result' in answer)) return;
    const known = this.#matches.get(match)!;
    mustHold(answer.result.text, known.deeds);
    known.mayBeGone = true;
    if (!('result' in (await ask('match.delete', { match })))) return;
    delete known.mayBeGone;
    this.#exported.push({ ...known, text: answer.result.text });
    this.#forget(match);
    this.#deleted.add(match);
  }

  async #import({ text, ...known }: Exported): Promise<void> {
    const answer = await this.#home.ask('file.keep', { fileName: 'a match.ffmatch', text });
    if (!('result' in answer) || answer.result.holds !== 'match') return;
    this.#exported.shift();
    const { match } = answer.result.match;
    this.#matches.set(match, known);
    this.#deleted.delete(match);
    this.#mustHold(match, known.deeds);
  }
}

const pathOf = (match: string): string => `${DATA}/matches/${match}.ffmatch`;

const isOver = (text: string | null): boolean => text?.includes('\n{"end":') ?? true;

const meIn = ({ match, seat }: MatchFrame): { match: string; seat: number } => ({ match, seat });

const hasQuestion = (frame: MatchFrame): boolean => frame.actions.length > 0 || frame.mode === 'curtain';
