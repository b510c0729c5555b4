import { createBot, decide } from '../../../src-shared/bots/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { GameEvent } from '../../../src-shared/kernel/events.ts';
import { LOG_FORMAT, type MatchHeader } from '../../../src-shared/kernel/match-log.ts';
import { RNG_ALGORITHM } from '../../../src-shared/kernel/rng.ts';
import type { HostMessage, MatchFrame } from '../../../src-shared/protocol/messages.ts';
import { settingsSchema } from '../../../src-shared/protocol/settings.ts';
import { realEnv } from '../../host/env/env.ts';
import { FlowActor } from '../../host/flow-actor.ts';
import { Match } from '../../host/match/match.ts';
import { ScreenFeed, type Screen } from '../../host/match/screen-feed.ts';
import { Timeline } from '../../host/match/timeline.ts';
import { configForSeats, configOfDeal } from '../../arena/configs.ts';
import { HOOKS, greedyPort } from './greedy-port.ts';
import { median, rounded } from './measure.ts';

export interface MessageFigures {
  /** Messages about one action, as the screen of one player against a bot got them over a whole game. */
  count: number;
  medianKb: number;
  largestKb: number;
  /** The message with which a screen opens the match at its end: the whole log. */
  wholeKb: number;
  /** From the position after an action to the text of its message: view, legal actions, events, JSON. */
  encodeMs: number;
}

interface Message {
  text: string;
  ms: number;
}

/** A person and a bot. */
const SEATS = 2;
const PERSON = 0;
const kb = (text: string): number => Buffer.byteLength(text) / 1024;

function newMatch(game: Game): Match {
  const header: MatchHeader = {
    format: LOG_FORMAT,
    engine: 'bench',
    contentVersion: game.contentVersion,
    game: game.id,
    config: configForSeats(game, configOfDeal(game, 0), SEATS),
    seats: [
      { kind: 'human', name: 'Person' },
      { kind: 'bot', name: 'Bot', bot: 'greedy', budgetMs: 1000 },
    ],
    rng: { algo: RNG_ALGORITHM, seed: 'bench' },
    startedAt: new Date().toISOString(),
  };
  return new Match({
    id: 'bench',
    timeline: Timeline.fresh(game, header, new FlowActor(game)),
    journal: null,
    casual: false,
    assisted: false,
    sealed: false,
    wishes: {},
    standIns: {},
    clocks: null,
    remote: [],
    thoughts: new Map(),
    settings: () => settingsSchema.parse({}),
    spawnBot: greedyPort(game),
    env: realEnv,
    notice: () => undefined,
    listed: () => undefined,
    over: () => undefined,
    learned: () => undefined,
  });
}

/** The messages of a feed of our own, in the words that a connection would send. */
class Probe {
  readonly messages: Message[] = [];
  readonly #feed: ScreenFeed;
  #text = '';

  constructor() {
    this.#feed = new ScreenFeed({
      seat: null,
      looksOn: false,
      send: (frame) => (this.#text = JSON.stringify({ push: 'frame', frame } satisfies HostMessage)),
    });
  }

  look(match: Match): void {
    this.#text = '';
    const started = performance.now();
    this.#feed.push(match);
    const ms = performance.now() - started;
    if (this.#text !== '') this.messages.push({ text: this.#text, ms });
  }
}

/** Plays to the end, the person's seat as a greedy bot would, and calls `seen` whenever something has changed. */
function playOut(game: Game, match: Match, seen: () => void): Promise<void> {
  const bot = createBot('greedy', game);
  const history: GameEvent[] = [];
  return new Promise((resolve) => {
    const act = ({ view, actions, seq }: MatchFrame) => {
      const { action } = decide(bot, { game: game.id, view, actions, history, budget: {}, seed: String(seq) }, HOOKS);
      match.act(screen, PERSON, seq, action);
    };
    const screen: Screen = {
      seat: null,
      looksOn: false,
      send(frame) {
        seen();
        history.push(...frame.log.flatMap(({ events }) => events));
        if (frame.status !== 'playing') resolve();
        else if (frame.actions.length > 0) setImmediate(act, frame);
      },
    };
    match.attach(screen);
  });
}

/** What one player's screen is told during a whole game against a bot; `sample` is one of the larger texts of it. */
export async function benchMessages(game: Game): Promise<{ figures: MessageFigures; sample: string }> {
  const match = newMatch(game);
  const probe = new Probe();
  await playOut(game, match, () => probe.look(match));
  const whole = new Probe();
  whole.look(match);
  await match.close();
  // The first message opens the match and is about no action.
  const messages = probe.messages.slice(1).sort((a, b) => a.text.length - b.text.length);
  const sizes = messages.map(({ text }) => kb(text));
  const figures = {
    count: messages.length,
    medianKb: rounded(median(sizes)),
    largestKb: rounded(Math.max(...sizes)),
    wholeKb: rounded(kb(whole.messages[0].text)),
    encodeMs: rounded(median(messages.map(({ ms }) => ms))),
  };
  return { figures, sample: messages[Math.floor(messages.length * 0.9)].text };
}
