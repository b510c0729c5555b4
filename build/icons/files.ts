/** Every picture that packages need, by its path in the project. */
import { DOCUMENTS, documentIcon } from './documents.ts';
import { bmp, icns, ico, png } from './formats.ts';
import { macWindow } from './install-pictures.ts';
import { DISK_WINDOW, diskWindow, HEADER, header, SIDEBAR, sidebar } from './installers.ts';
import { markFor, markForMac } from './mark.ts';

/** electron-builder looks for pictures here. */
export const RESOURCES = 'build/resources';

const LINUX_PX = [16, 24, 32, 48, 64, 128, 256, 512] as const;

export function drawAll(): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const put = (name: string, content: Buffer) => files.set(`${RESOURCES}/${name}`, content);
  for (const px of LINUX_PX) put(`icons/${px}x${px}.png`, png(markFor(px), px));
  put('icon.ico', ico(markFor));
  put('icon.icns', icns(markForMac));
  for (const [extension, kind] of Object.entries(DOCUMENTS)) {
    const drawn = () => documentIcon(kind);
    put(`${extension}.ico`, ico(drawn));
    put(`${extension}.icns`, icns(drawn));
    put(`${extension}.png`, png(drawn(), 256));
    put(`${extension}.svg`, Buffer.from(drawn()));
  }
  put('background.png', png(diskWindow(), DISK_WINDOW.width));
  put('background@2x.png', png(diskWindow(), DISK_WINDOW.width * 2));
  put('installerSidebar.bmp', bmp(sidebar(), SIDEBAR.width));
  put('uninstallerSidebar.bmp', bmp(sidebar(), SIDEBAR.width));
  put('installerHeader.bmp', bmp(header(), HEADER.width));
  files.set('docs/images/install-mac.png', png(macWindow(), 880));
  files.set('src-renderer/icon.svg', Buffer.from(markFor(0).replace(/\s*<!--[\s\S]*?-->/, '')));
  return files;
}
