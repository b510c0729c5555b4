import { Menu, app } from 'electron';
import type { MenuCommand } from '../../src-shared/protocol/shell.ts';
import { menuTemplate } from './menu-template.ts';
import type { MenuActions } from './menu-template.ts';

export function setMenu(actions: MenuActions, networkTables: boolean): void {
  const template = menuTemplate(actions, { mac: process.platform === 'darwin', packaged: app.isPackaged, networkTables });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

/** The settings have changed whether tables may be opened. */
export function showNetworkTables(wanted: boolean): void {
  const item = Menu.getApplicationMenu()?.getMenuItemById('networkTable' satisfies MenuCommand);
  if (item) item.visible = wanted;
}
