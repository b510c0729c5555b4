import { join } from 'node:path';
import { z } from 'zod';
import { dealResultSchema, withoutThoughts, type DealResult, type MatchLine } from '../../arena/plan.ts';
import { issuesInWords } from '../../../src-shared/kernel/issue-words.ts';
import { labPlanSchema, labRunId } from '../../../src-shared/protocol/lab.ts';
import { isoNow } from '../env/clock.ts';
import { DiskError } from '../env/disk-error.ts';
import type { DataFolder } from '../store/files.ts';
import { parseFile, parseJson } from '../store/json.ts';
import { LARGEST } from '../store/read-file.ts';
import { removeFile, tryTo, writeWhole } from '../store/write-file.ts';

const FORMAT = 1;
const EXTENSION = '.ffrun';

const headerSchema = z.strictObject({
  format: z.literal(FORMAT, { error: 'it was written by another version of Five Forges' }),
  engine: z.string(),
  contentVersion: z.number(),
  /** Mark of its content's table: a match is kept as places in the lists of what could be done. */
  content: z.string().optional(),
  startedAt: z.string(),
  plan: labPlanSchema,
});
/** The same as a newer version may write it. */
const newerSchema = headerSchema.extend({ format: z.number().min(FORMAT) }).loose();
/** First line of a run's file: what was asked for, of which program. */
export type LabHeader = z.infer<typeof headerSchema>;

export interface KeptRun {
  run: string;
  header: LabHeader;
  /** Without the choices and thoughts, which are long: those stay on the disk. */
  results: Map<number, DealResult>;
  /** Lines of its file that cannot be understood; their deals count as not played. */
  damaged: number;
}

/** Runs of the Lab on the disk: a header, then a line for each deal as it is finished. */
export class LabFiles {
  readonly #data: DataFolder;
  readonly #folder: string;
  /** Bytes of whole lines in each file, as far as that is known: what stands behind them was cut off. */
  readonly #whole = new Map<string, number>();

  constructor(data: DataFolder) {
    this.#data = data;
    this.#folder = data.folder('lab');
  }

  /** @throws DiskError; nothing is left then */
  create(plan: LabHeader['plan'], engine: string, { contentVersion, content }: Pick<LabHeader, 'contentVersion' | 'content'>): KeptRun {
    const { disk, clock, random } = this.#data.env;
    const startedAt = isoNow(clock);
    const header: LabHeader = { format: FORMAT, engine, contentVersion, content, startedAt, plan };
    const run = `${plan.game}-${startedAt.slice(0, 19).replace(/[^0-9]/g, '')}-${random(3).toString('hex')}`;
    const text = `${JSON.stringify(header)}\n`;
    writeWhole(disk, this.#path(run), text);
    this.#whole.set(run, Buffer.byteLength(text));
    return { run, header, results: new Map(), damaged: 0 };
  }

  /** @throws DiskError; the next line begins on its own all the same */
  append(run: string, result: DealResult): void {
    const { disk } = this.#data.env;
    const path = this.#path(run);
    const line = `${JSON.stringify(result)}\n`;
    const whole = this.#whole.get(run);
    const size = disk.stat(path)?.size ?? 0;
    if (whole !== undefined && size > whole) disk.truncate(path, whole);
    const handle = disk.open(path, 'a');
    try {
      disk.write(handle, line);
    } finally {
      tryTo(() => disk.close(handle));
    }
    this.#whole.set(run, (whole ?? size) + Buffer.byteLength(line));
  }

  /** All runs that can be read now; one that makes no sense is set aside. @throws DiskError when the folder cannot be read */
  readAll(): KeptRun[] {
    const names = this.#data.names(this.#folder).filter((name) => name.endsWith(EXTENSION));
    return names.map((name) => name.slice(0, -EXTENSION.length)).flatMap((run) => this.#read(run) ?? []);
  }

  /** All that is kept of one match; null when its line is not there. @throws DiskError */
  matchOf(run: string, deal: number, rotation: number): MatchLine | null {
    const start = `{"deal":${deal},`;
    const line = this.#lines(run)?.find((text) => text.startsWith(start));
    const parsed = dealResultSchema.safeParse(line === undefined ? null : parseJson(line));
    return parsed.success ? (parsed.data.matches[rotation] ?? null) : null;
  }

  /** @throws DiskError */
  remove(run: string): void {
    removeFile(this.#data.env.disk, this.#path(run));
    this.#whole.delete(run);
  }

  #read(run: string): KeptRun | null {
    let lines: string[] | null;
    try {
      lines = this.#lines(run);
    } catch (error) {
      if (error instanceof DiskError) return null;
      throw error;
    }
    if (lines === null) return null;
    const first = parseFile(lines[0] ?? '');
    const header = headerSchema.safeParse(first);
    if (!labRunId.safeParse(run).success || !header.success) {
      this.#refuse(run, first, header.error ? issuesInWords(header.error)[0] : 'that is no name of a run');
      return null;
    }
    const results = new Map<number, DealResult>();
    let damaged = 0;
    for (const line of lines.slice(1)) {
      const parsed = dealResultSchema.safeParse(parseJson(line));
      if (parsed.success) results.set(parsed.data.deal, inBrief(parsed.data));
      else damaged++;
    }
    return { run, header: header.data, results, damaged };
  }

  #refuse(run: string, first: unknown, reason: string): void {
    if (newerSchema.safeParse(first).success) {
      this.#data.report(`${run}${EXTENSION} was written by a newer version of Five Forges. It stays where it is for that one.`);
    } else {
      this.#data.setAside(this.#path(run), reason);
    }
  }

  /** Whole lines; what was cut off at the end is left out. Null where there is no such file. */
  #lines(run: string): string[] | null {
    const text = this.#data.readText(this.#path(run), LARGEST.run);
    if (text === null) return null;
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    this.#whole.set(run, Buffer.byteLength(whole));
    return whole.split('\n').slice(0, -1);
  }

  #path(run: string): string {
    return join(this.#folder, run + EXTENSION);
  }
}

/** Who won and how long it took, without what was chosen and weighed. */
export const inBrief = (result: DealResult): DealResult => ({
  deal: result.deal,
  matches: withoutThoughts(result).matches.map((line) => ({ ...line, choices: '' })),
});
