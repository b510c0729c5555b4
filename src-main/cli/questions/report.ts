import { added, NONE, type KindCount, type QuestionCount } from './count.ts';

/** Sums over matches. */
export interface Questions {
  matches: number;
  turns: number;
  own: Map<string, KindCount>;
  rival: Map<string, KindCount>;
}

export const noQuestions = (): Questions => ({ matches: 0, turns: 0, own: new Map(), rival: new Map() });

export function addMatch(sum: Questions, { turns, own, rival }: QuestionCount): void {
  sum.matches++;
  sum.turns += turns;
  addKinds(sum.own, own);
  addKinds(sum.rival, rival);
}

function addKinds(sum: Map<string, KindCount>, more: ReadonlyMap<string, KindCount>): void {
  for (const [kind, count] of more) sum.set(kind, added(sum.get(kind) ?? NONE, count));
}

const total = (kinds: ReadonlyMap<string, KindCount>): KindCount => [...kinds.values()].reduce(added, NONE);

/** What is said of a game: questions, and presses of the main button with second ones. */
export interface Totals {
  matches: number;
  turns: number;
  own: { questions: number; presses: number };
  rival: { questions: number; presses: number };
}

export function totalsOf({ matches, turns, own, rival }: Questions): Totals {
  const of = (kinds: ReadonlyMap<string, KindCount>) => {
    const { asked, presses, again } = total(kinds);
    return { questions: asked, presses: presses + again };
  };
  return { matches, turns, own: of(own), rival: of(rival) };
}

/** Of all matches, for people. */
export function describeQuestions(title: string, sum: Questions): string {
  const { matches, turns, own, rival } = totalsOf(sum);
  const each = (what: 'questions' | 'presses'): string => {
    const [mine, theirs] = [own, rival].map((side) => side[what] / Math.max(1, turns));
    return `${(mine + theirs).toFixed(2)} ${what} a turn: ${mine.toFixed(2)} in the own, ${theirs.toFixed(2)} in rivals’`;
  };
  return [
    `${title}: ${matches} matches, ${turns} own turns`,
    each('questions'),
    each('presses'),
    ...tableOf('own turn', sum.own),
    ...tableOf('rival’s turn', sum.rival),
  ].join('\n');
}

function tableOf(name: string, kinds: ReadonlyMap<string, KindCount>): string[] {
  if (kinds.size === 0) return [];
  const rows = [...kinds].sort((a, b) => b[1].asked - a[1].asked || (a[0] < b[0] ? -1 : 1));
  const width = Math.max(name.length, ...rows.map(([kind]) => kind.length));
  const line = (cells: readonly (string | number)[]): string => cells.map((cell) => String(cell).padStart(10)).join('');
  return [
    `${name.padEnd(width)}${line(['asked', 'forced', 'presses', 'again', 'answered', 'otherwise'])}`,
    ...rows.map(([kind, n]) => `${kind.padEnd(width)}${line([n.asked, n.forced, n.presses, n.again, n.answered, n.otherwise])}`),
  ];
}
