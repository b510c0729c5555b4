/**
 * Which rules of a checklist are cited by tests. A rule is a line `- **HX-7.3** …` of `docs/rules/<game>.md`;
 * a test cites it by carrying the ID in its own name. Nothing here touches files, so it can be tested by itself.
 */

/** One test as some runner reported it. */
export interface TestReport {
  runner: string;
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  /** Where it stands, from the root of the project. */
  file?: string;
  /** Its name after those of the groups that it is in. */
  words?: string;
  /** How long it took by the clock, all tries together. */
  seconds?: number;
  /** Passed only when it was tried again. */
  again?: true;
  /** What it failed of, the first time it did: the runner's words, some lines. */
  why?: string;
  /** Skipped because it belongs to another command, which this names. */
  elsewhere?: string;
}

export interface Coverage {
  /** Every rule of the checklist, in its order. */
  ids: string[];
  cited: string[];
  uncited: string[];
  /** Cited only by tests that belong to a longer run, which was not part of this one. */
  gates: string[];
}

/** A name that cites more rules than this says too little about each. */
export const MAX_CITATIONS = 3;

/** Tests that only a longer run runs carry its tier in their name. @returns that tier; undefined for all others */
export const longerTierOf = (name: string): 'full' | 'long' | undefined =>
  (['full', 'long'] as const).find((tier) => name.includes(`(${tier})`));

const RULE_LINE = /^- \*\*([A-Z]{2}-[A-Z]?\d+(?:\.\d+)?)\*\*/gm;
const CITATION = /\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?(?![\w.-]*\d)/g;

export function rulesOf(checklist: string): string[] {
  return [...checklist.matchAll(RULE_LINE)].map((match) => match[1]);
}

export function citationsIn(name: string): string[] {
  return [...new Set(name.match(CITATION) ?? [])];
}

export function coverageOf(ids: readonly string[], tests: readonly TestReport[]): Coverage {
  const passed = new Set<string>();
  const waiting = new Set<string>();
  for (const test of tests) {
    if (test.state === 'passed') for (const id of citationsIn(test.name)) passed.add(id);
    else if (test.state === 'skipped' && (test.elsewhere ?? longerTierOf(test.name)))
      for (const id of citationsIn(test.name)) waiting.add(id);
  }
  return {
    ids: [...ids],
    cited: ids.filter((id) => passed.has(id)),
    uncited: ids.filter((id) => !passed.has(id) && !waiting.has(id)),
    gates: ids.filter((id) => !passed.has(id) && waiting.has(id)),
  };
}

/** Names that break the house rules: too many citations, or a citation of a rule that no checklist has. */
export function problemsIn(tests: readonly TestReport[], known: ReadonlySet<string>): string[] {
  const games = new Set([...known].map((id) => id.slice(0, 2)));
  const problems: string[] = [];
  for (const test of tests) {
    const cited = citationsIn(test.name);
    if (cited.length > MAX_CITATIONS) problems.push(`cites ${cited.length} rules, at most ${MAX_CITATIONS} are allowed: "${test.name}"`);
    for (const id of cited) {
      if (games.has(id.slice(0, 2)) && !known.has(id)) problems.push(`cites ${id}, which no checklist has: "${test.name}"`);
    }
  }
  return [...new Set(problems)];
}
