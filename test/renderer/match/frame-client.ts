/** A client without a host: shows one frame, remembers what was asked of it, and answers as told. */
import type { MatchFrame, Method, Params, Results } from '../../../src-shared/protocol/messages.ts';
import { COURSE, FramesOnly } from './frames-only.ts';

export interface Asked {
  method: Method;
  params: unknown;
}

export class FrameClient extends FramesOnly {
  readonly asked: Asked[] = [];
  /** Answers by method; absent = a plain one. */
  readonly answers: Partial<Record<Method, (params: never) => unknown>> = {};
  #frame: MatchFrame;

  constructor(frame: MatchFrame) {
    super();
    this.#frame = frame;
  }

  /** As when the host has something new to show. */
  push(frame: MatchFrame): void {
    this.#frame = frame;
    this.frames.tell(frame);
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
        return COURSE;
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
}
