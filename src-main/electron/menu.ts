import { Menu } from 'electron';
import type { MenuItemConstructorOptions } from 'electron';

/** The least a desktop program needs: edit roles for text fields, scale, full screen, quit. */
export function setMenu(): void {
  const first: MenuItemConstructorOptions =
    process.platform === 'darwin' ? { role: 'appMenu' } : { label: 'File', submenu: [{ role: 'quit' }] };
  const template: MenuItemConstructorOptions[] = [
    first,
    { role: 'editMenu' },
    {
      label: 'View',
      submenu: [
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { type: 'separator' },
        { role: 'togglefullscreen' },
        { role: 'toggleDevTools' },
      ],
    },
    { role: 'windowMenu' },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
