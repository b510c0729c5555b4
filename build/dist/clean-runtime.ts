import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Electron's own demonstration app and version file, which electron-builder leaves in where it did not unpack Electron itself. */
export async function cleanRuntime({ appOutDir }: { appOutDir: string }): Promise<void> {
  for (const name of ['resources/default_app.asar', 'version']) await rm(join(appOutDir, name), { force: true });
}
