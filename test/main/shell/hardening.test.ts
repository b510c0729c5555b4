/** What is refused to any page, asked of the handlers themselves: without devices or a hand at the mouse Chromium refuses much by itself. */
import { EventEmitter } from 'node:events';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hardenContents, hardenSession } from '../../../src-main/electron/hardening.ts';

type Handler = (...args: never[]) => unknown;

const electron = vi.hoisted(() => ({ handlers: {} as Record<string, Handler>, app: null as unknown, session: null as unknown }));
vi.mock('electron', () => ({
  get app() {
    return electron.app;
  },
  get session() {
    return electron.session;
  },
}));

const app = new EventEmitter();
const downloads = new EventEmitter();
const spelling = vi.fn();
const note =
  (name: string) =>
  (handler: Handler): void =>
    void (electron.handlers[name] = handler);
const handlerOf = (name: string) => electron.handlers[name] as (...args: unknown[]) => unknown;

beforeAll(() => {
  electron.app = app;
  electron.session = {
    defaultSession: Object.assign(downloads, {
      setPermissionRequestHandler: note('request'),
      setPermissionCheckHandler: note('check'),
      setDevicePermissionHandler: note('device'),
      webRequest: { onBeforeRequest: note('load') },
      setSpellCheckerEnabled: spelling,
    }),
  };
  hardenSession();
  hardenContents();
});

const PERMISSIONS = [
  'media',
  'display-capture',
  'geolocation',
  'notifications',
  'midiSysex',
  'clipboard-read',
  'openExternal',
  'usb',
  'hid',
];

test.each(PERMISSIONS)('%s is refused to who asks for it and to who only looks', (permission) => {
  const answer = vi.fn();
  handlerOf('request')({}, permission, answer, {});
  expect(answer).toHaveBeenCalledExactlyOnceWith(false);
  expect(handlerOf('check')({}, permission, 'app://five-forges/', {})).toBe(false);
});

test('no device is ever granted', () => {
  for (const deviceType of ['usb', 'hid', 'serial']) expect(handlerOf('device')({ deviceType, origin: 'app://five-forges/' })).toBe(false);
});

test.each([
  ['https://example.org/', true],
  ['http://127.0.0.1:4710/', true],
  ['ws://127.0.0.1/', true],
  ['file:///etc/passwd', true],
  ['not an address', true],
  ['app://five-forges/index.html', false],
  ['blob:app://five-forges/1', false],
])('loading %s is cancelled: %s', (url, cancel) => {
  const answer = vi.fn();
  handlerOf('load')({ url }, answer);
  expect(answer).toHaveBeenCalledExactlyOnceWith({ cancel });
});

test.each([
  ['https://example.org/tool.exe', true],
  ['data:text/plain,x', true],
  ['blob:https://example.org/1', true],
  ['blob:app://five-forges/1', false],
])('a download of %s is stopped: %s', (url, stopped) => {
  const preventDefault = vi.fn();
  downloads.emit('will-download', { preventDefault }, { getURL: () => url });
  expect(preventDefault.mock.calls.length > 0).toBe(stopped);
});

test('no dictionary is fetched', () => {
  expect(spelling).toHaveBeenCalledExactlyOnceWith(false);
});

let contents: EventEmitter & { setWindowOpenHandler: Handler; setWebRTCIPHandlingPolicy: Handler };
let opens: () => unknown;
beforeEach(() => {
  contents = Object.assign(new EventEmitter(), {
    setWindowOpenHandler: (handler: () => unknown) => void (opens = handler),
    setWebRTCIPHandlingPolicy: vi.fn(),
  });
  app.emit('web-contents-created', {}, contents);
});

test('any page’s window, whoever made it, opens no other, attaches nothing, and hides its network', () => {
  expect(opens()).toEqual({ action: 'deny' });
  const preventDefault = vi.fn();
  contents.emit('will-attach-webview', { preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(contents.setWebRTCIPHandlingPolicy).toHaveBeenCalledWith('disable_non_proxied_udp');
});

test.each([
  ['will-navigate', 'https://example.org/', true, true],
  ['will-navigate', 'app://five-forges.evil/', true, true],
  ['will-navigate', 'app://five-forges/', true, false],
  ['will-redirect', 'https://example.org/', true, true],
  ['will-frame-navigate', 'app://five-forges/', true, false],
  // Our page has no frames.
  ['will-frame-navigate', 'app://five-forges/', false, true],
  ['will-frame-navigate', 'https://example.org/', true, true],
])('%s to %s (main frame: %s) is stopped: %s', (event, url, isMainFrame, stopped) => {
  const preventDefault = vi.fn();
  contents.emit(event, { url, isMainFrame, preventDefault });
  expect(preventDefault.mock.calls.length > 0).toBe(stopped);
});
