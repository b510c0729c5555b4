import type { Role } from '../../src-main/host/connection.ts';
import type { BotRequest } from '../../src-shared/bots/types.ts';
import { Recording } from '../../src-shared/kernel/events.ts';
import type { GameEvent } from '../../src-shared/kernel/events.ts';
import type { Game, GameView } from '../../src-shared/kernel/game.ts';
import type { Seat, Viewer } from '../../src-shared/kernel/seat.ts';
import type { MatchFrame } from '../../src-shared/protocol/messages.ts';

type Marked = GameView & { madeFor?: Viewer };

/** Whom the rules told an event, by its text. */
let told = new Map<string, Set<Viewer>>();

export const forgetTold = (): void => void (told = new Map());

function note(event: GameEvent, viewers: readonly Viewer[]): void {
  const text = JSON.stringify(event);
  const known = told.get(text);
  if (known) for (const viewer of viewers) known.add(viewer);
  else told.set(text, new Set(viewers));
}

/** Every recording notes whom it tells what, from now on. */
export function watchRecordings(): void {
  const rules = { ...methodsOf(Recording.prototype) };
  const everybody = ({ seats }: Recording): Viewer[] => [...seats.keys(), 'spectator'];
  Recording.prototype.all = function (event) {
    note(event, everybody(this));
    rules.all.call(this, event);
  };
  Recording.prototype.only = function (seat, event) {
    note(event, [seat]);
    rules.only.call(this, seat, event);
  };
  Recording.prototype.split = function (insiders, full, bare) {
    note(full, insiders);
    note(
      bare,
      everybody(this).filter((viewer) => !(insiders as readonly Viewer[]).includes(viewer)),
    );
    rules.split.call(this, insiders, full, bare);
  };
  Recording.prototype.each = function (cut) {
    rules.each.call(this, (viewer) => {
      const event = cut(viewer);
      if (event) note(event, [viewer]);
      return event;
    });
  };
}

const methodsOf = ({ all, only, split, each }: Recording): Pick<Recording, 'all' | 'only' | 'split' | 'each'> => ({
  all,
  only,
  split,
  each,
});

/** A game whose views say for whom they were made. */
export const withMarkedViews = (game: Game): Game => ({
  ...game,
  view: (state, viewer) => ({ ...game.view(state, viewer), madeFor: viewer }) as GameView,
});

/** @returns what the frame gives away that its screen may not show; null when it keeps all secrets */
export function breachOf(frame: MatchFrame, role: Role, holder: Seat | undefined): string | null {
  const { mode, seat, local, status } = frame;
  if (role.kind === 'seat' && (mode !== 'seat' || seat !== role.seat)) return `seat ${role.seat} got a frame (${mode}) of seat ${seat}`;
  if (role.kind === 'watcher' && mode !== 'watch') return `one who looks on got a frame (${mode})`;
  if (mode === 'seat' && !local.includes(seat)) return `seat ${seat} is not at the screen that got its frame`;
  // After the end nothing is secret any more.
  if (mode === 'seat' && local.length > 1 && holder !== seat && status !== 'finished')
    return `seat ${seat} was shown, and its person had not taken the screen`;
  if (mode === 'curtain' && frame.actions.length > 0) return `behind the curtain of seat ${seat} are its actions`;
  const viewer = mode === 'seat' ? seat : 'spectator';
  const stages: Marked[] = frame.log.flatMap((group) => group.stages?.map(({ view }) => view) ?? []);
  const stage = stages.find(({ madeFor }) => madeFor !== viewer);
  if (stage) return `${viewer} got the view of ${stage.madeFor} on the way`;
  return secretsBeyond(
    viewer,
    frame.view,
    frame.log.flatMap(({ events }) => events),
  );
}

/** The same of a question to the bot in a seat. */
export const breachOfRequest = ({ view, history }: BotRequest, seat: Seat): string | null => secretsBeyond(seat, view, history);

function secretsBeyond(viewer: Viewer, view: Marked, events: readonly GameEvent[]): string | null {
  if (view.madeFor !== viewer) return `${viewer} got the view of ${view.madeFor}`;
  const secret = events.map((event) => JSON.stringify(event)).find((text) => !told.get(text)?.has(viewer));
  return secret === undefined ? null : `${viewer} was told ${secret}`;
}
