import { cpus, release, totalmem, version } from 'node:os';
import type { AppInfo } from '../../../src-shared/protocol/messages.ts';
import type { ReportWish } from '../../../src-shared/protocol/report.ts';
import { settingsSchema } from '../../../src-shared/protocol/settings.ts';
import type { Settings } from '../../../src-shared/protocol/settings.ts';
import { privatePaths, redact } from './redact.ts';

export interface ReportFacts {
  info: AppInfo;
  settings: Settings;
  dataDir: string;
  /** The log's last lines, oldest first. */
  log: readonly string[];
  /** The text of the attached match file. */
  match: string | null;
}

/**
 * A plain text that the person can read before sending it. It contains neither user names nor paths of the person; only the attached match,
 * which is optional, has the names typed at the table.
 */
export function bugReport(wish: ReportWish, facts: ReportFacts, now: Date): { fileName: string; text: string } {
  const parts: [title: string, lines: readonly string[]][] = [
    ['What happened', wish.error === null ? ['Nothing broke; the report was asked for.'] : [wish.error.what, wish.error.detail]],
    ['Versions', versionLines(facts.info)],
    ['System', [...systemLines(), wish.window]],
    ['Settings that are not as they came', settingLines(facts.settings)],
    ['What the window noticed', orNothing(wish.noticed)],
    ['Last lines of the log', orNothing(facts.log)],
  ];
  const head = `Five Forges: a report of a problem, ${now.toISOString()}\n\nThis file was written on this computer and sent nowhere. Read it before you give it to somebody.\n`;
  const body = parts.map(([title, lines]) => `\n${title}\n${'-'.repeat(title.length)}\n${lines.join('\n')}\n`).join('');
  const told = redact(head + body, privatePaths(facts.dataDir));
  const match = facts.match === null ? '' : `\nThe match, as its file says it\n------------------------------\n${facts.match}`;
  return { fileName: `five-forges-report-${now.toISOString().slice(0, 10)}.txt`, text: told + match };
}

const orNothing = (lines: readonly string[]): readonly string[] => (lines.length > 0 ? lines : ['Nothing.']);

function versionLines({ version: own, protocol, headless, runtime, games }: AppInfo): string[] {
  return [
    `Five Forges ${own}, protocol ${protocol}${headless ? ', in a browser' : ''}`,
    ...(runtime.electron === null ? [] : [`Electron ${runtime.electron}, Chromium ${runtime.chromium ?? 'unknown'}`]),
    `Node.js ${runtime.node}`,
    `Cards: ${games.map(({ title, contentVersion }) => `${title} ${contentVersion}`).join(', ')}`,
  ];
}

function systemLines(): string[] {
  const cores = cpus();
  return [
    `${process.platform} ${release()} (${version()}), ${process.arch}`,
    `${cores.length} cores${cores[0] ? ` of ${cores[0].model.trim()}` : ''}, ${Math.round(totalmem() / 2 ** 30)} GB of memory`,
  ];
}

/** The seat name is private. */
function settingLines({ person: { name: _name, ...person }, table, machine }: Settings): readonly string[] {
  const fresh = settingsSchema.parse({});
  const usual: Record<string, unknown> = { ...fresh.person, ...fresh.table, ...fresh.machine };
  const chosen = Object.entries({ ...person, ...table, ...machine });
  const changed = chosen.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(usual[key]));
  return orNothing(changed.map(([key, value]) => `${key}: ${JSON.stringify(value)}`));
}
