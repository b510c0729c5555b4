import { Menu, app } from 'electron';
import { menuTemplate } from './menu-template.ts';
import type { MenuActions } from './menu-template.ts';

export function setMenu(actions: MenuActions): void {
  const template = menuTemplate(actions, { mac: process.platform === 'darwin', packaged: app.isPackaged });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
