import type { HostMessage, MatchFrame } from '../../../src-shared/protocol/messages.ts';

/** Milliseconds between one drawn frame and the next. */
export interface Watched {
  idle: number[];
  thinking: number[];
}

export interface Watch {
  match: string;
  /** Of each kind. */
  seconds: number;
  /** Begins the name of the mark that is set whenever what is watched changes. */
  mark: string;
}

/**
 * Runs inside the page, so it may use nothing from outside itself. Plays the person's seat at random and notes the
 * times between drawn frames, separately while a bot thinks and while none does, until there is enough of both.
 * A second after each message the page draws what it said: of the times between frames that is left out, but among
 * what is marked a bot's move and all that it sets off count with the bot's thinking.
 */
export function playAndWatch({ match, seconds, mark }: Watch): Promise<Watched> {
  const SETTLED_MS = 1000;
  const LIMIT_MS = 240_000;
  const bridge = window.fiveForges!;
  const watched: Watched = { idle: [], thinking: [] };
  const started = performance.now();
  let id = 2_000_000;
  let frame: MatchFrame | null = null;
  let heardAt = started;
  /** What was heard last is a bot's doing. */
  let botMoved = false;
  let marked: keyof Watched | null = null;
  let last: { at: number; kind: keyof Watched } | null = null;

  const msOf = (kind: keyof Watched) => watched[kind].reduce((sum, ms) => sum + ms, 0);
  const kindOf = (now: number): keyof Watched | null => {
    if (frame === null || now - heardAt < SETTLED_MS) return null;
    if (frame.thinking !== null) return 'thinking';
    return frame.actions.length > 0 ? 'idle' : null;
  };
  const act = ({ seat, seq, actions }: MatchFrame) => {
    const action = actions[id % actions.length];
    bridge.send(JSON.stringify({ id: id++, method: 'match.act', params: { match, seat, seq, action } }));
  };
  const read = (text: string) => {
    const message = JSON.parse(text) as HostMessage;
    if (!('push' in message) || message.push !== 'frame' || message.frame.match !== match) return;
    botMoved = frame !== null && frame.thinking !== null;
    frame = message.frame;
    heardAt = performance.now();
  };
  // In a task of its own: what the page takes for its messages is measured, not what is done here.
  const leave = bridge.onMessage((text) => void setTimeout(() => read(text)));

  return new Promise((resolve) => {
    const onFrame = () => {
      const now = performance.now();
      const kind = kindOf(now);
      if (kind !== null && last?.kind === kind) watched[kind].push(now - last.at);
      const doing = kind ?? (botMoved && now - heardAt < SETTLED_MS ? 'thinking' : null);
      if (doing !== marked) performance.mark(`${mark}${doing}`);
      marked = doing;
      last = kind && { at: now, kind };
      // A person who has been watched for long enough moves on at once.
      const wait = msOf('idle') < msOf('thinking') + 1000 ? 2000 : 0;
      if (frame && frame.thinking === null && frame.actions.length > 0 && now - heardAt > wait) {
        act(frame);
        heardAt = now;
        botMoved = false;
      }
      const enough = Math.min(msOf('idle'), msOf('thinking')) >= seconds * 1000;
      if (enough || frame?.status === 'finished' || now - started > LIMIT_MS) {
        leave();
        resolve(watched);
      } else {
        requestAnimationFrame(onFrame);
      }
    };
    requestAnimationFrame(onFrame);
    // The present state was sent before this listener was added: ask for it again.
    bridge.send(JSON.stringify({ id: id++, method: 'match.open', params: { match } }));
  });
}
