/** Reads what the test runners left in `test-results/`. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { TestReport } from './citations.ts';

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          title: z.string(),
          ancestorTitles: z.array(z.string()).default([]),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const errorSchema = z.object({
  message: z.string().default(''),
  location: z.object({ file: z.string(), line: z.number() }).optional(),
});

const specSchema = z.object({
  title: z.string(),
  file: z.string().default(''),
  tests: z.array(
    z.object({
      status: z.enum(['skipped', 'expected', 'unexpected', 'flaky']),
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })).default([]),
      results: z.array(z.object({ duration: z.number().default(0), errors: z.array(errorSchema).default([]) })).default([]),
    }),
  ),
});
type Suite = { title: string; specs: z.infer<typeof specSchema>[]; suites?: Suite[] | undefined };
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ title: z.string().default(''), specs: z.array(specSchema), suites: z.array(suiteSchema).optional() }),
);
const playwrightSchema = z.object({ config: z.object({ rootDir: z.string() }).optional(), suites: z.array(suiteSchema) });

export interface ReportFile {
  file: string;
  written: Date;
  tests: TestReport[];
}

/** The first of the errors that were reported, for people: without colours, and with its place where the runner names one. */
function whyOf([first]: readonly z.infer<typeof errorSchema>[]): Pick<TestReport, 'why'> {
  if (first === undefined) return {};
  const place = first.location && `${relative(process.cwd(), first.location.file)}:${first.location.line}: `;
  return { why: `${place ?? ''}${stripVTControlCharacters(first.message)}` };
}

function vitestTests(json: unknown): TestReport[] {
  return vitestSchema.parse(json).testResults.flatMap((file) =>
    file.assertionResults.map(({ title, ancestorTitles, status, duration, failureMessages }): TestReport => ({
      runner: 'vitest',
      name: title,
      file: relative(process.cwd(), resolve(file.name)),
      words: [...ancestorTitles, title].join(' '),
      seconds: (duration ?? 0) / 1000,
      state: status === 'passed' || status === 'failed' ? status : 'skipped',
      ...whyOf((failureMessages ?? []).map((message) => ({ message }))),
    })),
  );
}

/** A test of another command says so as the reason why it is skipped: "belongs to the whole run: npm test -- --whole". */
function elsewhereOf(annotations: readonly { type: string; description?: string | undefined }[]): Pick<TestReport, 'elsewhere'> {
  const command = annotations.map(({ description }) => /^belongs to .+: (.+)$/.exec(description ?? '')?.[1]).find(Boolean);
  return command === undefined ? {} : { elsewhere: command };
}

function playwrightTests(json: unknown): TestReport[] {
  const { config, suites } = playwrightSchema.parse(json);
  const walk = (suite: Suite, groups: readonly string[]): TestReport[] => [
    ...suite.specs.flatMap((spec) =>
      spec.tests.map(({ status, annotations, results }): TestReport => ({
        runner: 'playwright',
        name: spec.title,
        file: relative(process.cwd(), resolve(config?.rootDir ?? '', spec.file)),
        words: [...groups, spec.title].join(' '),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        state: status === 'expected' || status === 'flaky' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
        ...(status === 'flaky' && { again: true }),
        ...(status === 'skipped' && elsewhereOf(annotations)),
        ...whyOf(results.flatMap(({ errors }) => errors)),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...groups, inner.title])),
  ];
  // The outermost group is the file.
  return suites.flatMap((suite) => walk(suite, []));
}

export function readReport(file: string): TestReport[] {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return basename(file) === 'vitest.json' ? vitestTests(json) : playwrightTests(json);
}

/** All reports of the last run: `vitest.json` and one `e2e-<project>.json` for each browser project. */
export function readReports(folder: string): ReportFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name === 'vitest.json' || /^e2e-[a-z]+\.json$/.test(name))
    .sort()
    .map((name) => join(folder, name))
    .map((file) => ({ file, written: statSync(file).mtime, tests: readReport(file) }));
}
