/** The lobby in sentences. */
import { isolated } from '../../src-shared/text/names.ts';
import type { LobbyView } from '../../src-shared/protocol/lobby.ts';
import { isTimed } from '../../src-shared/protocol/timing.ts';
import { joinWords, nameToOthers } from '../app/words/people.ts';
import { timingWords } from '../match/clock-words.ts';

/**
 * Why the guest's app cannot play at this table, which goes by other cards; null when it can. A page in a browser is the host's own.
 * @param own version of the app and of the game's content there; content 0: as the host's
 */
export function versionProblem({ host }: LobbyView, title: string, own: { version: string; content: number | undefined }): string | null {
  if (own.content === host.content || own.content === 0) return null;
  const mine =
    own.content === undefined ? `your app (${own.version}) does not have the game` : `yours of version ${own.content} (${own.version})`;
  return `The host’s ${title} has cards of version ${host.content} (Five Forges ${host.version}), ${mine}: bring both to the same version, or join in a browser.`;
}

/** What is played is known: nobody can be ready for a match before. */
export const isLaid = ({ common }: LobbyView): boolean => common !== null;

export const LAYING = 'The host is still laying the table.';

/** What everybody waits for before a match, or that it is on. */
export function waitsFor(lobby: LobbyView, isOver: boolean): string {
  const { seats, match, you } = lobby;
  if (match && isOver) return 'The match is over. The host brings everybody back to the table.';
  if (match && match.seat === null) return onWithout(lobby);
  if (match) return 'The match is on, and your seat is waiting for you.';
  const open = seats.flatMap(({ kind }, seat) => (kind === 'open' ? seat + 1 : []));
  if (open.length > 0) {
    return `${open.length === 1 ? 'Seat' : 'Seats'} ${joinWords(open.map(String))} ${open.length === 1 ? 'is' : 'are'} open: the host gives ${open.length === 1 ? 'it' : 'them'} to somebody or to a bot.`;
  }
  const away = seats.flatMap(({ connected, name }, seat) => (connected ? [] : nameToOthers(name, seat)));
  if (away.length > 0) return `Waiting for ${joinWords(away)}, who ${away.length === 1 ? 'is' : 'are'} away.`;
  if (!isLaid(lobby)) return LAYING;
  const unready = seats.flatMap(({ ready, guest, name }, seat) => (ready ? [] : guest === you ? 'you' : nameToOthers(name, seat)));
  if (unready.length > 0) return `Waiting for ${joinWords(unready)} to be ready.`;
  return 'Everybody is ready: the host starts the match.';
}

function onWithout({ seats, spectators }: LobbyView): string {
  return `The match is on: ${joinWords(seats.map(({ name }, seat) => nameToOthers(name, seat)))} are playing. You have no seat in it${spectators ? ' and look on' : ''}; your place at the table is kept.`;
}

interface Known {
  name: string;
  seat: number | null;
  ready: boolean;
  connected: boolean;
}

/** All guests by id, seated or not. */
function guestsOf({ seats, waiting }: LobbyView): Map<string, Known> {
  const seated = seats.flatMap(({ guest, name, ready, connected }, seat): [string, Known][] =>
    guest === null ? [] : [[guest, { name, seat, ready, connected }]],
  );
  const others = waiting.map(({ id, name, connected }): [string, Known] => [id, { name, seat: null, ready: false, connected }]);
  return new Map([...seated, ...others]);
}

/**
 * What has changed, for whoever does not see it.
 * @param title the title of a game
 */
export function changesIn(before: LobbyView, now: LobbyView, title: (game: string) => string): string {
  const said: string[] = [];
  if (before.game !== now.game) said.push(`The host has put another game on the table: ${title(now.game)}.`);
  else said.push(...changeOfTerms(before, now));
  const [were, are] = [guestsOf(before), guestsOf(now)];
  for (const [id, { name }] of were) if (!are.has(id)) said.push(`${isolated(name)} has left the table.`);
  for (const [id, guest] of are) {
    const was = were.get(id);
    said.push(
      ...(id === now.you ? ownChange(was, guest) : was ? changeOf(was, guest) : [`${isolated(guest.name)} has come to the table.`]),
    );
  }
  if (before.match === null && now.match !== null) said.push('The match begins.');
  if (before.match !== null && now.match === null) said.push('Everybody is back at the table.');
  return said.join(' ');
}

/** By what all play, and that it takes back that somebody was ready, which the own button says too late. */
function changeOfTerms(before: LobbyView, now: LobbyView): string[] {
  const isOther = (part: 'timing' | 'common') => JSON.stringify(before[part]) !== JSON.stringify(now[part]);
  const said: string[] = [];
  if (isOther('timing'))
    said.push(isTimed(now.timing) ? `The clocks are set: ${timingWords(now.timing)}` : 'There are no clocks any more.');
  const wasReady = ({ seats, you }: LobbyView) => seats.some(({ guest, ready }) => guest === you && ready);
  if ((isOther('timing') || isOther('common')) && wasReady(before) && !wasReady(now)) {
    said.push('What all play by has changed: say anew that you are ready.');
  }
  return said;
}

function changeOf(was: Known, now: Known): string[] {
  const name = isolated(now.name);
  if (was.connected !== now.connected) return [`${name} is ${now.connected ? 'back' : 'away'}.`];
  if (was.name !== now.name) return [`${isolated(was.name)} is called ${name} now.`];
  if (was.seat !== now.seat) return [now.seat === null ? `${name} has stood up.` : `${name} sits at seat ${now.seat + 1}.`];
  if (was.ready !== now.ready) return [`${name} is ${now.ready ? 'ready' : 'not ready any more'}.`];
  return [];
}

/** The own readiness is said by its button. */
function ownChange(was: Known | undefined, now: Known): string[] {
  if (!was || was.seat === now.seat) return [];
  return [now.seat === null ? 'You have no seat now.' : `You sit at seat ${now.seat + 1}.`];
}

/** Why the guest does not look as it has chosen, in a sentence; null when it does, or has no seat. */
export function alikeWords({ looks, wish, seats }: LobbyView, seat: number): string | null {
  const mine = looks.at(seat);
  if (seat < 0 || mine === undefined) return null;
  const taken = (kind: 'colour' | 'emblem'): string[] => {
    const wanted = wish[kind];
    if (wanted === null || mine[kind] === wanted) return [];
    const other = looks.findIndex((look) => look[kind] === wanted);
    const name = seats.at(other)?.name;
    return [`${name ? isolated(name) : 'Somebody'} has the ${kind} ${wanted} already: yours is ${mine[kind]}.`];
  };
  const said = [...taken('colour'), ...taken('emblem')];
  return said.length === 0 ? null : said.join(' ');
}
