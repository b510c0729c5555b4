import { session } from 'electron';
import { isolated } from '../../src-shared/text/names.ts';
import type { Host } from '../host/host.ts';

/** Tells of a file that the page saved and the system could not write to its end. Call it after the app is ready. */
export function watchDownloads(host: Pick<Host, 'warn'>): void {
  session.defaultSession.on('will-download', (_event, item) => {
    item.once('done', (_done, state) => {
      if (state !== 'interrupted') return;
      host.warn(
        `${isolated(item.getFilename())} could not be saved. Is the disk full, or the folder closed to Five Forges? Save it again elsewhere.`,
      );
    });
  });
}
