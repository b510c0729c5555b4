import type { MenuItemConstructorOptions } from 'electron';
import type { MenuCommand } from '../../src-shared/protocol/shell.ts';

export interface MenuActions {
  /** Runs a command of the page. */
  run(command: MenuCommand): void;
  /** Shows the file dialog and opens what is picked. */
  open(): void;
}

export interface MenuParts {
  mac: boolean;
  packaged: boolean;
  /** Tables may be opened on the network. */
  networkTables: boolean;
}

type Item = MenuItemConstructorOptions;
const LINE: Item = { type: 'separator' };

/** The application menu, by the conventions of each system. Items with an id are our own, the others have Electron roles. */
export function menuTemplate({ run, open }: MenuActions, { mac, packaged, networkTables }: MenuParts): Item[] {
  const command = (id: MenuCommand, label: string, more: Item = {}): Item => ({ id, label, click: () => run(id), ...more });
  const settings = command('settings', mac ? 'Settings…' : '&Settings…', { accelerator: 'CmdOrCtrl+,' });
  const about = command('credits', mac ? 'About Five Forges' : '&About Five Forges and licences');

  const app: Item = {
    label: 'Five Forges',
    submenu: [
      about,
      LINE,
      settings,
      LINE,
      { role: 'services' },
      LINE,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      LINE,
      { role: 'quit' },
    ],
  };
  const file: Item = {
    label: '&File',
    submenu: [
      command('newMatch', 'New match…', { accelerator: 'CmdOrCtrl+N' }),
      command('networkTable', 'Play with others at home…', { visible: networkTables }),
      { id: 'open', label: 'Open…', accelerator: 'CmdOrCtrl+O', click: open },
      LINE,
      command('library', 'Cards and decks'),
      command('lab', 'The Lab'),
      LINE,
      ...(mac ? [{ role: 'close' } as const] : [settings, LINE, { role: 'quit' } as const]),
    ],
  };
  const view: Item = {
    label: '&View',
    submenu: [
      command('textLarger', 'Larger text', { accelerator: 'CmdOrCtrl+Plus' }),
      // `+` without Shift zooms in too, as in browsers.
      { label: 'Larger text', accelerator: 'CmdOrCtrl+=', visible: false, click: () => run('textLarger') },
      command('textSmaller', 'Smaller text', { accelerator: 'CmdOrCtrl+-' }),
      command('textUsual', 'Usual text size', { accelerator: 'CmdOrCtrl+0' }),
      LINE,
      { role: 'togglefullscreen' },
      ...(packaged ? [] : [{ role: 'toggleDevTools' } as const]),
    ],
  };
  const help: Item = {
    role: 'help',
    submenu: [
      // Shown only: the page handles the key, which depends on the focus.
      command('rules', 'Rules', { accelerator: 'F1', registerAccelerator: false }),
      command('keys', 'Keys'),
      command('accessibility', 'Accessibility'),
      LINE,
      command('report', 'Save a bug report…'),
      ...(mac ? [command('credits', 'Licences', { id: 'licences' })] : [LINE, about]),
    ],
  };
  return [...(mac ? [app] : []), file, { role: 'editMenu' }, view, { role: 'windowMenu' }, help];
}
