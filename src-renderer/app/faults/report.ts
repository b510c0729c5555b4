import type { ReportWish } from '../../../src-shared/protocol/report.ts';
import type { App } from '../context.ts';

const WHAT_CHARS = 200;
const DETAIL_CHARS = 20_000;

/** The error as shown on the crash page. */
export interface Fault {
  what: string;
  detail: string;
}

/**
 * Makes a bug report. When the host does not answer, the page writes what it knows itself.
 * @param match attached in full, hidden information included
 */
export async function makeReport(app: App, fault: Fault | null, match: string | null): Promise<{ fileName: string; text: string }> {
  const wish: ReportWish = {
    error: fault && { what: fault.what.slice(0, WHAT_CHARS), detail: fault.detail.slice(0, DETAIL_CHARS) },
    window: windowInWords(app),
    noticed: [...app.faults.noticed],
    match,
  };
  try {
    return await app.client.request('report.make', wish);
  } catch (error) {
    app.faults.add(error);
    return pageReport(app, wish);
  }
}

function windowInWords({ settings }: App): string {
  const { innerWidth, innerHeight, devicePixelRatio, navigator } = window;
  const text = Math.round(settings.person.uiScale * 100);
  return `Window of ${innerWidth} × ${innerHeight} at ${devicePixelRatio}, text at ${text} %; ${navigator.userAgent}`.slice(0, 500);
}

function pageReport({ info, faults }: App, { error, window }: ReportWish): { fileName: string; text: string } {
  const lines = [
    `Five Forges ${info.version}: a report of a problem`,
    'The window wrote it alone: the rest of the program did not answer.',
    window,
    ...(error ? [error.what, error.detail] : []),
    ...faults.noticed,
  ];
  return { fileName: 'five-forges-report.txt', text: `${lines.join('\n\n')}\n` };
}
