import type { matchMethods } from '../../../src-shared/protocol/methods/match.ts';
import { STILL_SECRET } from '../../../src-shared/protocol/replay.ts';
import { HostError } from '../host-error.ts';
import type { Matches } from '../matches.ts';
import type { HostScreen } from '../screens.ts';
import type { DataFolder } from '../store/files.ts';
import { DONE, type Handlers } from './handlers.ts';

/** Limit on matches that one screen shows at once; the window shows one. */
const MOST_WATCHED = 16;

export interface MatchHandlerDeps {
  matches: Matches;
  data: DataFolder;
  /** Attaches a screen to a match, or detaches it. */
  watch(screen: HostScreen, match: string): void;
  leave(screen: HostScreen, match: string): void;
  /** The same people play once more. @param swapped everybody sits one seat further */
  rematched(match: string, next: string, swapped: boolean): void;
  /** Closes it on all screens. */
  clear(match: string): void;
  /** The match was deleted: revokes its seats' tokens. */
  gone(match: string): void;
  /** A bot plays on for a person of the screen, or the person does again. */
  standIn(screen: HostScreen, match: string, seat: number, stands: boolean): void;
  /** Gives a seat to a page of its own and returns the page's URL, or revokes its access. */
  seatLink(match: string, seat: number, revoke: boolean): string | null;
}

export function matchHandlers({ matches, data, ...host }: MatchHandlerDeps): Handlers<keyof typeof matchMethods> {
  return {
    'match.list': () => ({ matches: matches.list(), problems: data.problems }),
    'match.create': ({ setup }) => ({ match: matches.create(setup) }),
    'match.open': ({ match }, screen) => {
      if (screen.watching.size >= MOST_WATCHED && !screen.watching.has(match)) {
        throw new HostError('forbidden', 'Too many matches are open on this screen. Close one of them first.');
      }
      host.watch(screen, match);
      return DONE;
    },
    'match.close': ({ match }, screen) => {
      host.leave(screen, match);
      return DONE;
    },
    'match.delete': async ({ match }) => {
      host.clear(match);
      try {
        await matches.remove(match);
      } finally {
        // A file can be gone though its removal was refused: its folder was not synced then.
        if (!matches.has(match)) host.gone(match);
      }
      return DONE;
    },
    'match.act': ({ match, seat, seq, action }, screen) => ({ seq: matches.live(match).act(screen, seat, seq, action) }),
    'match.undo': ({ match, seat }, screen) => ({ seq: matches.live(match).takeBacks.undo(screen, seat) }),
    'match.redo': ({ match, seat }, screen) => ({ seq: matches.live(match).takeBacks.redo(screen, seat) }),
    'match.restage': ({ match, seat, seq, actions }, screen) => ({
      seq: matches.live(match).takeBacks.restage(screen, seat, seq, actions),
    }),
    'match.concede': ({ match, seat }, screen) => {
      matches.live(match).concede(screen, seat);
      return DONE;
    },
    'match.propose': ({ match, seat, wish }, screen) => {
      matches.live(match).together.propose(screen, seat, wish);
      return DONE;
    },
    'match.answer': ({ match, seat, proposal, agree }, screen) => {
      matches.live(match).together.answer(screen, seat, proposal, agree);
      return DONE;
    },
    'match.resume': ({ match, seat }, screen) => {
      matches.live(match).together.resume(screen, seat);
      return DONE;
    },
    'match.say': ({ match, seat, phrase }, screen) => {
      matches.live(match).together.say(screen, seat, phrase);
      return DONE;
    },
    'match.ready': ({ match, seat }, screen) => {
      matches.live(match).ready(screen, seat);
      return DONE;
    },
    'match.cover': ({ match }, screen) => {
      matches.find(match)?.cover(screen);
      return DONE;
    },
    'match.prefs': ({ match, seat, prefs }, screen) => {
      matches.live(match).setPrefs(screen, seat, prefs);
      return DONE;
    },
    'match.usual': ({ match, seat, usual }, screen) => {
      screen.usual = usual;
      matches.find(match)?.setUsual(seat, usual);
      return DONE;
    },
    'match.standIn': ({ match, seat, stands }, screen) => {
      host.standIn(screen, match, seat, stands);
      return DONE;
    },
    'match.ask': ({ match, seat, ask }, screen) => {
      if (ask.kind === 'public') return { answer: matches.live(match).questions.inPublic(screen, ask.question) };
      const content = ask.kind === 'why' ? ask.intent : ask.kind === 'preview' ? ask.action : ask.question;
      return { answer: matches.live(match).questions.ofSeat(screen, seat, ask.kind, content) };
    },
    'match.past': ({ match, seat, line }, screen) => ({ view: matches.live(match).questions.past(screen, seat, line), line }),
    'match.step': ({ match }) => {
      matches.live(match).step();
      return DONE;
    },
    'match.hurry': ({ match }, screen) => {
      matches.live(match).hurry(screen);
      return DONE;
    },
    'match.salvage': ({ match }) => ({ match: matches.salvage(match) }),
    'match.rematch': ({ match, swap, sameSeed }) => {
      const next = matches.rematch(match, swap, sameSeed);
      host.rematched(match, next, swap);
      return { match: next };
    },
    'match.export': ({ match }, screen) => matches.export(match, screen.connection.role.kind === 'owner'),
    'match.draw': ({ match }) => {
      const { header, end } = matches.replays.sourceOf(match).read(match);
      if (!end) throw new HostError('forbidden', STILL_SECRET);
      return { draw: header.draw ?? null, seed: header.rng.seed };
    },
    'match.hint': ({ match, seat, seq }, screen) => matches.live(match).hint(screen, seat, seq),
    'match.seatLink': ({ match, seat, revoke }) => ({ url: host.seatLink(match, seat, revoke) }),
  };
}
