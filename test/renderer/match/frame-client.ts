/** A client without a host: shows one frame, remembers what was asked of it, and answers as told. */
import type { Client } from '../../../src-renderer/client/client.ts';
import type { MatchFrame, Method, Params, Results } from '../../../src-shared/protocol/messages.ts';
import { settingsSchema } from '../../../src-shared/protocol/settings.ts';
import type { Settings } from '../../../src-shared/protocol/settings.ts';

export interface Asked {
  method: Method;
  params: unknown;
}

export class FrameClient implements Client {
  readonly status = 'open';
  readonly asked: Asked[] = [];
  /** Answers by method; absent = a plain one. */
  readonly answers: Partial<Record<Method, (params: never) => unknown>> = {};
  settings: Settings = settingsSchema.parse({});
  #listeners = new Set<(frame: MatchFrame) => void>();
  #frame: MatchFrame;

  constructor(frame: MatchFrame) {
    this.#frame = frame;
  }

  /** As when the host has something new to show. */
  push(frame: MatchFrame): void {
    this.#frame = frame;
    for (const listener of this.#listeners) listener(frame);
  }

  request<M extends Method>(method: M, params: Params<M>): Promise<Results[M]> {
    this.asked.push({ method, params });
    if (method === 'match.open') queueMicrotask(() => this.push(this.#frame));
    const own = this.answers[method] as ((params: unknown) => unknown) | undefined;
    return Promise.resolve((own ? own(params) : this.#plain(method)) as Results[M]);
  }

  #plain(method: Method): unknown {
    switch (method) {
      case 'replay.course':
        return {
          points: [
            { at: 0, turn: 1, shares: [0.5, 0.5] },
            { at: 9, turn: 2, shares: [1, 0] },
          ],
          turning: [],
        };
      case 'app.info':
        return {
          version: '0',
          protocol: 1,
          guest: null,
          headless: true,
          platform: 'linux',
          games: [{ id: 'hexforge', title: 'Hexforge', contentVersion: 1 }],
        };
      case 'settings.get':
      case 'settings.set':
        return { settings: this.settings };
      case 'app.opened':
        return { opened: [] };
      case 'match.list':
        return { matches: [], problems: [] };
      case 'match.ask':
        return { answer: null };
      case 'match.past':
        return { view: this.#frame.view, line: 0 };
      default:
        return { seq: this.#frame.seq };
    }
  }

  onFrame(listener: (frame: MatchFrame) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onMatches(): () => void {
    return () => undefined;
  }

  onSettings(): () => void {
    return () => undefined;
  }

  onLab(): () => void {
    return () => undefined;
  }

  onVisit(): () => void {
    return () => undefined;
  }

  onTable(): () => void {
    return () => undefined;
  }

  onLan(): () => void {
    return () => undefined;
  }

  onCommand(): () => void {
    return () => undefined;
  }

  onOpened(): () => void {
    return () => undefined;
  }

  onTrouble(): () => void {
    return () => undefined;
  }

  onNotice(): () => void {
    return () => undefined;
  }

  onStatus(): () => void {
    return () => undefined;
  }

  close(): void {
    this.#listeners.clear();
  }
}
