/** What end-to-end tests know of a game. */
import type { Page } from '@playwright/test';
import type { Ear } from '../robot/ear.ts';
import { atRest, play, type Options, type Played, type Robot } from '../robot/play.ts';
import type { FirstLesson } from '../robot/lesson.ts';
import type { AnyWish } from '../robot/mind.ts';
import type { FrameSight } from '../robot/sight.ts';
import type { Scene } from '../support/scene.ts';
import type { MatchState } from '../support/steps.ts';

type Start = (page: Page, table: { seed: string }) => Promise<void>;
/** A whole game may be got ready on another machine. */
type WholeStart = (page: Page, table: { seed: string; elsewhere: () => Promise<Page> }) => Promise<void>;

/** A robot, where it does not matter what exactly it sees. */
export type Player = (page: Page, options: Options<FrameSight>) => Promise<Played>;

export const playedBy =
  <Sight extends FrameSight, Wish extends AnyWish>(robot: Robot<Sight, Wish>): Player =>
  (page, options) =>
    play(page, robot, options);

/** A game from the set-up table to the end screen, with one way of input alone. */
export interface WholeGame {
  /** Its title, and what tells its tables apart where there are two. */
  name: string;
  by: 'mouse' | 'keyboard';
  start: WholeStart;
  plays: Player;
  /** It did play, and not only "go on". */
  touched(used: Played['used']): void;
}

/** A whole game by somebody who sees nothing. */
export interface HeardGame {
  /** Its title, and the table if it is no usual one. */
  name: string;
  start: Start;
  listener(page: Page, ear: Ear, seed: string): { play(): Promise<string>; deeds: Readonly<Record<string, number>> };
  /** It did play, and what happened was said. */
  heard(deeds: Readonly<Record<string, number>>, said: string): void;
}

/** A moment in the middle of a match at which the power is cut. */
export interface PowerCut {
  start: Start;
  /** Plays up to it. @returns what must be the same afterwards */
  upTo(page: Page): Promise<unknown>;
  standing(page: Page): Promise<unknown>;
  /** It does go on. */
  goesOn(page: Page): Promise<void>;
}

/** Several people at one screen, which is covered whole whenever it changes hands. */
export interface Handovers {
  scenes?: readonly string[];
  start(page: Page): Promise<void>;
  plays: Player;
  /** What only those who hold a card may know, from the name of the card in their hand. */
  secret(label: string): string;
}

/** A run of the Lab that is over soon, and what it says of its bots. */
export interface LabRun {
  bots: readonly string[];
  matches: number;
  says: RegExp;
}

/** `test/e2e/games/<game>/index.ts` exports it as `E2E`; nothing else needs to be told of a new game. */
export interface E2eGame {
  /** Positions, by the names that Home shows. */
  scenes: Readonly<Record<string, () => Scene>>;
  /** The states of a match that a player can be in, by the scene from which they are reached one after the other. */
  states: readonly (readonly [scene: string, states: readonly MatchState[]])[];
  /** Selector of the viewer's own side of the board. */
  ownSide: string;
  /** A small table: mine, and rivals that play anything. */
  start: Start;
  wholeGames: readonly WholeGame[];
  byEar: HeardGame;
  /** Absent in a game without lessons. */
  firstLesson?: FirstLesson;
  powerCut: PowerCut;
  handovers: Handovers;
  lab: LabRun;
  /** Two seats, and what is mine in whichever I sit. */
  again?: { start: Start; own(page: Page): Promise<unknown> };
  /** Its own screen in Home's footer. */
  workshop?: string;
  /** Makes a config end soon. */
  short?(config: unknown): unknown;
}

interface Moment<Sight extends FrameSight> {
  start: Start;
  /** Whether it has come. */
  until(sight: Sight): boolean;
  /** What must be the same afterwards. What is selected or half said is the window's own and may be gone. */
  standing(sight: Sight): unknown;
  /** When it has gone on far enough, told from how it stood; at its end where this is left out. */
  onwards?(sight: Sight, before: Sight): boolean;
}

/** A power cut in a match that a robot plays by mouse. */
export function powerCutAt<Sight extends FrameSight, Wish extends AnyWish>(
  robot: Robot<Sight, Wish>,
  { start, until, standing, onwards }: Moment<Sight>,
): PowerCut {
  const by = (seed: string, end: Options<Sight>['until']): Options<Sight> => ({ by: 'mouse', seed, ...(end && { until: end }) });
  let stood: Sight;
  return {
    start,
    async upTo(page) {
      await play(page, robot, by('power cut', until));
      stood = await atRest(page, robot.look);
      return standing(stood);
    },
    standing: async (page) => standing(await robot.look(page)),
    async goesOn(page) {
      const { ending } = await play(page, robot, by('afterwards', onwards && ((sight) => onwards(sight, stood))));
      if (!onwards && ending === '') throw new Error('the match did not come to its end');
    },
  };
}
