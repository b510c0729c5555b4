import { Menu, app } from 'electron';
import { menuTemplate } from './menu-template.ts';
import type { MenuDeeds } from './menu-template.ts';

export function setMenu(deeds: MenuDeeds): void {
  const template = menuTemplate(deeds, { mac: process.platform === 'darwin', packaged: app.isPackaged });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
