/** Where the focus is in a dialog that has just opened: on what Enter should act on. */
import { readFileSync, readdirSync } from 'node:fs';
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import ConfirmDialog from '../../../src-renderer/ui/dialog/ConfirmDialog.svelte';
import Dialog from '../../../src-renderer/ui/dialog/Dialog.svelte';
import { explained, tips } from '../../../src-renderer/ui/terms/tips.svelte.ts';

let shown: ReturnType<typeof mount> | undefined;
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

const html = (text: string) => createRawSnippet(() => ({ render: () => `<div>${text}</div>` }));
const idle = (): void => undefined;

function open<P extends Record<string, unknown>>(component: Component<P>, props: P): string | undefined {
  shown = mount(component, { target: document.body, props });
  flushSync();
  const focused = document.activeElement;
  return focused?.id || focused?.textContent?.trim();
}
const dialog = (content: string, actions?: string) =>
  open(Dialog, { title: 'T', onclose: idle, children: html(content), ...(actions !== undefined && { actions: html(actions) }) });

const confirming = { title: 'T', confirm: 'Do it', cancel: 'Leave it', onconfirm: idle, oncancel: idle, children: html('why') };

it('on the confirming button, or on the one that keeps all as it is where nothing can be taken back', async () => {
  expect(open(ConfirmDialog, confirming)).toBe('Do it');
  await unmount(shown!);
  expect(open(ConfirmDialog, { ...confirming, irreversible: true })).toBe('Leave it');
});

it.each([
  ['what is marked', '<input id="field"><button id="marked" data-first>x</button>', undefined, 'marked'],
  ['a field', '<button class="button">x</button><input id="field">', '<button class="button">ok</button>', 'field'],
  ['the last button below', 'text', '<button class="button">no</button><button class="button" id="ok">ok</button>', 'ok'],
  [
    'the one that can be pressed',
    'text',
    '<button class="button" id="no">no</button><button class="button" aria-disabled="true">ok</button>',
    'no',
  ],
  ['the first choice', '<button class="button" aria-disabled="true">a</button><button class="button" id="b">b</button>', undefined, 'b'],
])('on %s', (_, content, actions, expected) => {
  expect(dialog(content, actions)).toBe(expected);
});

it('on the text where there is nothing else, never on the closing cross', () => {
  expect(dialog('only words')).toBe('only words');
  expect(document.activeElement).toBe(document.querySelector('.content'));
});

it('opens once over a sign that shows its tip: that the sign loses the focus, and so its tip, opens nothing again', () => {
  const sign = document.body.appendChild(document.createElement('button'));
  const leave = explained(() => ({ terms: [] }))(sign)!;
  const tipOf = (): void => tips.show({ node: sign, read: () => ({ terms: [] }), placement: 'top' });
  sign.addEventListener('focusin', tipOf);
  sign.focus();
  expect(tips.shown?.node).toBe(sign);
  const opened = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  dialog('words');
  expect(opened).toHaveBeenCalledTimes(1);
  expect(tips.shown).toBeNull();
  leave();
  sign.remove();
});

it('holds for every dialog: they are all made from the one', () => {
  const own = readdirSync('src-renderer', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte') && /<dialog\b/.test(readFileSync(`src-renderer/${file}`, 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));
  expect(own).toEqual(['ui/dialog/Dialog.svelte']);
});
