/** Requests to the host of a running app, beside those of its page. */
import type { Page } from '@playwright/test';
import { WebSocket } from 'ws';
import type { HostMessage, Method, Params, Results } from '../../../src-shared/protocol/messages.ts';
import { PROTOCOL_VERSION } from '../../../src-shared/protocol/messages.ts';

/** @throws what the host refuses, in its words */
export type Ask = <M extends Method>(method: M, params: Params<M>) => Promise<Results[M]>;

const ANSWER_MS = 20_000;

function resultOf<M extends Method>(method: M, answer: HostMessage): Results[M] {
  if ('result' in answer) return answer.result as Results[M];
  throw new Error(`${method} was not answered: ${JSON.stringify(answer)}`);
}

/** Through the preload of the desktop window; the page's own requests count from 1. */
export const askThroughWindow =
  (page: Page): Ask =>
  async (method, params) => {
    const text = await page.evaluate(
      ([method, params, patience]) =>
        new Promise<string>((resolve, reject) => {
          const bridge = window.fiveForges!;
          const id = 1e9 + Math.floor(Math.random() * 1e9);
          const off = bridge.onMessage((message) => {
            if ((JSON.parse(message) as { id?: number }).id !== id) return;
            off();
            resolve(message);
          });
          setTimeout(() => reject(new Error(`no answer to ${method}`)), patience);
          bridge.send(JSON.stringify({ id, method, params }));
        }),
      [method, params, ANSWER_MS] as const,
    );
    return resultOf(method, JSON.parse(text) as HostMessage);
  };

/** @param url of a page, with its token */
export const askBySocket =
  (url: string): Ask =>
  async (method, params) => {
    const { origin, host, hash } = new URL(url);
    const socket = new WebSocket(`ws://${host}/socket`, { origin, handshakeTimeout: ANSWER_MS });
    try {
      const answer = await new Promise<HostMessage>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no answer to ${method}`)), ANSWER_MS);
        socket.on('error', reject);
        socket.on('open', () => socket.send(JSON.stringify({ hello: hash.replace('#token=', ''), protocol: PROTOCOL_VERSION })));
        socket.on('message', (data: Buffer) => {
          const message = JSON.parse(data.toString()) as HostMessage;
          if ('push' in message && (message.push as string) === 'welcome') socket.send(JSON.stringify({ id: 1, method, params }));
          if (!('id' in message)) return;
          clearTimeout(timer);
          resolve(message);
        });
      });
      return resultOf(method, answer);
    } finally {
      socket.close();
    }
  };
