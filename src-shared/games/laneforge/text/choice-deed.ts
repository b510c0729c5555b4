/** What a text would do with the creature it asks for, found in the card's own tree: "to take 3 damage". */
import { joined, signedNumber } from '../../../text/words.ts';
import { CHAMPIONS } from '../champions/index.ts';
import type { Effect, Group, Script } from '../effects/dsl.ts';
import { MINIONS, SETS } from '../sets/index.ts';
import type { LnChoiceView } from '../view.ts';
import { keywordName } from './keywords.ts';
import { isPick, slotOf } from './mentions.ts';

export interface Deed {
  /** Absent where its numbers depend on the table, or are others in another text of the card. */
  to: string | null;
  /** How many creatures the step picks in all; null where that is not clear. */
  of: number | null;
}

/** All scripts that are printed on what asks. */
function scriptsOf({ card, champion }: LnChoiceView, level: number): Script[] {
  if (champion) {
    const lines = CHAMPIONS.find(({ id }) => id === champion)?.lines ?? [];
    return lines.flatMap(({ versions }) => versions[level as 2 | 3 | 4] ?? []);
  }
  const [id, printed] = (card ?? '').split(':');
  const face = [...SETS, ...MINIONS].find((spec) => spec.id === id)?.faces[Number(printed) - 1];
  return [...(face?.abilities ?? [])];
}

/** Every list of steps that is carried out in a row. */
function rowsOf(steps: readonly Effect[]): (readonly Effect[])[] {
  const inner = steps.flatMap((step): (readonly Effect[])[] => {
    if (step.do === 'if') return [...rowsOf(step.then), ...rowsOf(step.else ?? [])];
    return step.do === 'may' || step.do === 'times' || step.do === 'eachPlayer' ? rowsOf(step.steps) : [];
  });
  return [steps, ...inner];
}

/** What a step is done to. */
function aimOf(step: Effect): Group | null {
  if (step.do === 'strike') return step.by;
  const aim = step.do === 'damage' ? step.to : 'who' in step ? step.who : 'what' in step ? step.what : null;
  const isGroup = aim !== null && aim !== 'you' && aim !== 'opponent' && aim !== 'each' && !(typeof aim === 'object' && 'minion' in aim);
  return isGroup ? aim : null;
}

/** What befalls the creature, as an infinitive; null where the card alone does not say it in a word or two. */
function befalls(step: Effect): string | null {
  switch (step.do) {
    case 'damage':
      return typeof step.amount === 'number' ? `take ${step.amount} damage` : null;
    case 'gainHealth':
    case 'loseHealth':
      return typeof step.amount === 'number' ? `${step.do === 'gainHealth' ? 'gain' : 'lose'} ${step.amount} Health` : null;
    case 'modify': {
      const { attack, health } = step;
      if (typeof attack !== 'number' || typeof health !== 'number') return null;
      const parts = [attack !== 0 && `${signedNumber(attack)} Attack`, health !== 0 && `${signedNumber(health)} Health`];
      return `get ${joined(
        parts.filter((part) => part !== false),
        'and',
      )}`;
    }
    case 'gainArmor':
      return typeof step.amount === 'number' ? `gain ${step.amount} Armor` : null;
    case 'gainKeyword':
      return `gain ${keywordName(step.keyword, step.x)}`;
    case 'loseKeyword':
      return `lose ${keywordName(step.keyword)}`;
    case 'strike':
      return 'Strike';
    case 'ready':
      return 'be Readied';
    default:
      return null;
  }
}

const endsWithTurn = (step: Effect | undefined): boolean => step !== undefined && 'until' in step && step.until === 'thisTurn';

/** "get +5 Attack, gain Breakthrough this turn and be Readied": how long is said once for what follows each other. */
function inOrder(steps: readonly Effect[]): string {
  const told = steps.filter((step) => befalls(step) !== null);
  const words = told.map((step, i) => befalls(step)! + (endsWithTurn(step) && !endsWithTurn(told[i + 1]) ? ' this turn' : ''));
  return joined(words, 'and');
}

interface Found {
  to: string | null;
  of: number;
}

/** The step that picks, and what the steps after it do to what was picked. */
function foundIn(row: readonly Effect[], verb: string): Found[] {
  return row.flatMap((step, i) => {
    const aim = step.do === verb ? aimOf(step) : null;
    if (aim === null || !isPick(aim)) return [];
    const slot = slotOf(aim);
    const after = row.slice(i + 1).filter((later) => aimOf(later) === slot);
    return [{ to: befalls(step) === null ? null : `to ${inOrder([step, ...after])}`, of: aim.n ?? 1 }];
  });
}

/** `level` is the Champion's. */
export function deedOf(choice: LnChoiceView, level: number): Deed {
  const { verb } = choice;
  const rows = scriptsOf(choice, level).flatMap(({ steps, instead }) => rowsOf([...steps]).concat(instead ? rowsOf(instead.steps) : []));
  const found = verb === null ? [] : rows.flatMap((row) => foundIn(row, verb));
  const only = <T>(values: readonly T[]): T | null => (new Set(values).size === 1 ? values[0] : null);
  return { to: only(found.map(({ to }) => to)), of: only(found.map(({ of }) => of)) };
}
