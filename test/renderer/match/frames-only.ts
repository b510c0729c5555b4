/** A client without a host: it tells of frames and of nothing else. */
import type { Client } from '../../../src-renderer/client/client.ts';
import { Listeners } from '../../../src-renderer/client/transport.ts';
import type { MatchFrame, Method, Params, Results } from '../../../src-shared/protocol/messages.ts';
import { settingsSchema } from '../../../src-shared/protocol/settings.ts';
import type { Settings } from '../../../src-shared/protocol/settings.ts';

const deaf = (): (() => void) => () => undefined;

/** The course of a match that comes to its end in the second turn. */
export const COURSE: Results['replay.course'] = {
  points: [
    { at: 0, turn: 1, shares: [0.5, 0.5] },
    { at: 9, turn: 2, shares: [1, 0] },
  ],
  turning: [],
};

export abstract class FramesOnly implements Client {
  readonly status = 'open';
  settings: Settings = settingsSchema.parse({});
  protected readonly frames = new Listeners<MatchFrame>();

  abstract request<M extends Method>(method: M, params: Params<M>): Promise<Results[M]>;

  onFrame = (listener: (frame: MatchFrame) => void) => this.frames.add(listener);
  onMatches = deaf;
  onSettings = deaf;
  onLab = deaf;
  onVisit = deaf;
  onTable = deaf;
  onLan = deaf;
  onCommand = deaf;
  onOpened = deaf;
  onTrouble = deaf;
  onNotice = deaf;
  onStatus = deaf;

  close(): void {
    // nothing is open
  }
}
