import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dealResultSchema, withoutThoughts, type DealResult, type MatchLine } from '../../arena/plan.ts';
import { labPlanSchema, labRunId } from '../../../src-shared/protocol/lab.ts';
import type { DataFolder } from '../store/files.ts';
import { parseJson } from '../store/json.ts';
import { LARGEST, readBytes } from '../store/read-file.ts';

const FORMAT = 1;
const EXTENSION = '.ffrun';

const headerSchema = z.strictObject({
  format: z.literal(FORMAT, { error: 'it was written by another version of Five Forges' }),
  engine: z.string(),
  contentVersion: z.number(),
  /** Hash of the game's content table. Matches are stored as indices into the legal actions, so they are valid for this content only. */
  content: z.string().optional(),
  startedAt: z.string(),
  plan: labPlanSchema,
});
/** First line of a run's file: the request, and the program's version. */
export type LabHeader = z.infer<typeof headerSchema>;

export interface KeptRun {
  run: string;
  header: LabHeader;
  /** A finished deal without choices and thoughts, which are long and stay on disk. */
  results: Map<number, DealResult>;
}

/** Files of the Lab's runs: JSON lines, a header and then one line per finished deal. */
export class LabFiles {
  readonly #data: DataFolder;
  readonly #folder: string;

  constructor(data: DataFolder) {
    this.#data = data;
    this.#folder = data.folder('lab');
  }

  create(plan: LabHeader['plan'], engine: string, { contentVersion, content }: Pick<LabHeader, 'contentVersion' | 'content'>): KeptRun {
    const startedAt = new Date().toISOString();
    const header: LabHeader = { format: FORMAT, engine, contentVersion, content, startedAt, plan };
    const run = `${plan.game}-${startedAt.slice(0, 19).replace(/[^0-9]/g, '')}-${randomBytes(3).toString('hex')}`;
    writeFileSync(this.#path(run), `${JSON.stringify(header)}\n`, { flag: 'wx' });
    return { run, header, results: new Map() };
  }

  append(run: string, result: DealResult): void {
    appendFileSync(this.#path(run), `${JSON.stringify(result)}\n`);
  }

  /** All readable runs; an unreadable file is set aside. */
  readAll(): KeptRun[] {
    const names = readdirSync(this.#folder).filter((name) => name.endsWith(EXTENSION));
    return names.map((name) => name.slice(0, -EXTENSION.length)).flatMap((run) => this.#read(run) ?? []);
  }

  /** The full record of one match; null when the file has no such line. */
  matchOf(run: string, deal: number, rotation: number): MatchLine | null {
    const start = `{"deal":${deal},`;
    const line = this.#lines(run).find((text) => text.startsWith(start));
    const parsed = dealResultSchema.safeParse(line === undefined ? null : parseJson(line));
    return parsed.success ? (parsed.data.matches[rotation] ?? null) : null;
  }

  remove(run: string): void {
    rmSync(this.#path(run), { force: true });
  }

  #read(run: string): KeptRun | null {
    try {
      labRunId.parse(run);
      const [first, ...lines] = this.#lines(run);
      const header = headerSchema.parse(parseJson(first ?? ''));
      const results = new Map<number, DealResult>();
      for (const line of lines) {
        const parsed = dealResultSchema.safeParse(parseJson(line));
        if (parsed.success) results.set(parsed.data.deal, inBrief(parsed.data));
      }
      return { run, header, results };
    } catch (error) {
      this.#data.setAside(this.#path(run), error instanceof z.ZodError ? error.issues[0].message : (error as Error).message);
      return null;
    }
  }

  /** The complete lines of a file. A last line cut off by a crash is truncated, so that the next append starts on its own line. */
  #lines(run: string): string[] {
    const path = this.#path(run);
    if (!existsSync(path)) return [];
    const bytes = readBytes(path, LARGEST.run);
    const whole = bytes.lastIndexOf(0x0a) + 1;
    if (whole < bytes.length) truncateSync(path, whole);
    return bytes.subarray(0, whole).toString('utf8').split('\n').slice(0, -1);
  }

  #path(run: string): string {
    return join(this.#folder, run + EXTENSION);
  }
}

/** The result and length of a match, without its choices and thoughts. */
export const inBrief = (result: DealResult): DealResult => ({
  deal: result.deal,
  matches: withoutThoughts(result).matches.map((line) => ({ ...line, choices: '' })),
});
