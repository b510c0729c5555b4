/** The running resolution: the boards, the queue and the answers of chance. */
import { copySides, otherOf, ownerOf, unitIn, type Sides } from './board.ts';
import type { Effect, Happening, PlayerId, Question, Result, Scene, TriggerName, Unit } from './scene.ts';

export interface Trigger {
  name: TriggerName;
  unit: number;
  owner: PlayerId;
  about?: number;
  /** What the card says it does; Concussive, Hunt Mark and Unstable do what the rules say. */
  effect?: Effect;
  /** A death trigger or a lethal Scarred, which resolves although its unit is gone (WR-19.8). */
  outlives: boolean;
}

export interface Battle {
  sides: Sides;
  active: PlayerId;
  turns: Record<PlayerId, number>;
  queue: Trigger[];
  /** Triggers resolved in this attack (WR-19.11). */
  resolved: number;
  result: Result | null;
  log: Happening[];
  answers: readonly number[];
  asked: number;
}

export const battleOf = (scene: Scene): Battle => ({
  sides: copySides(scene),
  active: scene.active,
  turns: scene.turns,
  queue: [],
  resolved: 0,
  result: null,
  log: [],
  answers: scene.chance,
  asked: 0,
});

/** A scene that scripts too little gets the first option. */
export function ask(battle: Battle, question: Question): number {
  const answer = battle.answers[battle.asked++] ?? 0;
  const picked = question.options[answer % question.options.length];
  battle.log.push({ type: 'chance', picked, ...question });
  return picked;
}

export const inPlay = ({ sides }: Battle, id: number): Unit | undefined => unitIn(sides.p1, id) ?? unitIn(sides.p2, id);

export function controllerOf({ sides }: Battle, id: number): PlayerId {
  const owner = ownerOf(sides, id);
  if (!owner) throw new Error(`unit ${id} is not in play`);
  return owner;
}

export const enemyOf = ({ active }: Battle): PlayerId => otherOf(active);
