/** The page on a match's frames, as a test of it needs it: opened by hand, gone after each test. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll } from 'vitest';
import App from '../../../src-renderer/App.svelte';
import type { MatchFrame } from '../../../src-shared/protocol/messages.ts';
import { FrameClient } from './frame-client.ts';

/** Lets the page draw and whatever waits for timers run. */
export async function settle(ms = 0): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await new Promise((go) => setTimeout(go, ms / 4));
    flushSync();
  }
}

/** To be called once at the head of a test file. @returns shows a match at a frame; the client is the page's */
export function framePage(): (frame: MatchFrame) => Promise<FrameClient> {
  let app: ReturnType<typeof mount> | undefined;

  beforeAll(() => {
    // happy-dom measures and animates nothing.
    Element.prototype.animate ??= () => ({ finish: () => undefined }) as unknown as Animation;
  });

  afterEach(async () => {
    if (app) await unmount(app);
    app = undefined;
    document.body.replaceChildren();
  });

  return async (frame) => {
    const client = new FrameClient(frame);
    app = mount(App, { target: document.body, props: { client, start: { name: 'match', id: 'fixture' } } });
    await settle();
    return client;
  };
}
