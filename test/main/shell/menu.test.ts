import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test } from 'vitest';
import { menuTemplate } from '../../../src-main/electron/menu-template.ts';
import { MENU_COMMANDS } from '../../../src-shared/protocol/shell.ts';
import type { MenuCommand } from '../../../src-shared/protocol/shell.ts';

function build(mac: boolean, packaged = true, networkTables = true) {
  const ran: string[] = [];
  const menus = menuTemplate({ run: (command) => ran.push(command), open: () => ran.push('open…') }, { mac, packaged, networkTables });
  const items = menus.flatMap(({ submenu }) => (submenu ?? []) as MenuItemConstructorOptions[]);
  return { menus, items, ran };
}
const press = ({ click }: MenuItemConstructorOptions): void => (click as () => void)();

describe.each([
  ['macOS', true],
  ['other systems', false],
])('the menus of %s', (_system, mac) => {
  test('hold every entry of the page, each doing what its name says', () => {
    const { items, ran } = build(mac);
    for (const id of MENU_COMMANDS) {
      const item = items.find((each) => each.id === id);
      expect(item, id).toBeDefined();
      press(item!);
      expect(ran.at(-1)).toBe(id satisfies MenuCommand);
    }
    press(items.find(({ id }) => id === 'open')!);
    expect(ran.at(-1)).toBe('open…');
  });

  test('give no key twice, and no entry of their own without a name', () => {
    const { items } = build(mac);
    const keys = items.flatMap(({ accelerator }) => (accelerator ? [String(accelerator)] : []));
    expect(new Set(keys).size).toBe(keys.length);
    for (const { type, role, label } of items) if (type !== 'separator' && !role) expect(label).toMatch(/\S/);
  });

  test('hold the developer’s tools only while the program is not packaged', () => {
    const tools = (packaged: boolean) => build(mac, packaged).items.filter(({ role }) => role === 'toggleDevTools');
    expect(tools(true)).toEqual([]);
    expect(tools(false)).toHaveLength(1);
  });
});

test.each([true, false])('tables on the network are offered when the settings say so: %s', (networkTables) => {
  const item = build(false, true, networkTables).items.find(({ id }) => id === 'networkTable');
  expect(item?.visible).toBe(networkTables);
});

test('a Mac has its own menu with settings, services and hiding, and quits from there', () => {
  const [app, file] = build(true).menus;
  const roles = (app.submenu as MenuItemConstructorOptions[]).map(({ role, id }) => role ?? id);
  expect(roles.filter(Boolean)).toEqual(['credits', 'settings', 'services', 'hide', 'hideOthers', 'unhide', 'quit']);
  expect((file.submenu as MenuItemConstructorOptions[]).some(({ role }) => role === 'quit')).toBe(false);
  expect((file.submenu as MenuItemConstructorOptions[]).at(-1)).toMatchObject({ role: 'close' });
});

test('elsewhere settings and quitting are in the File menu', () => {
  const [file] = build(false).menus;
  const items = file.submenu as MenuItemConstructorOptions[];
  expect(items.at(-1)).toMatchObject({ role: 'quit' });
  expect(items.find(({ id }) => id === 'settings')).toMatchObject({ accelerator: 'CmdOrCtrl+,' });
});
