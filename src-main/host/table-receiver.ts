import { createHash } from 'node:crypto';
import { handoverTalkSchema, type HandoverTalk, type TableOffer } from '../../src-shared/protocol/handover.ts';
import type { MatchHeader } from '../../src-shared/kernel/match-log.ts';
import type { Lobby } from '../../src-shared/lan/lobby.ts';
import { isolated } from '../../src-shared/text/names.ts';
import type { HandedMatches } from './handed-matches.ts';
import { HostError } from './host-error.ts';
import type { LanDesk } from './lan-desk.ts';
import { parseJson } from './store/json.ts';
import type { VisitDesk } from './visit-desk.ts';

export interface ReceiverParts {
  lan: LanDesk;
  matches: Pick<HandedMatches, 'receive' | 'drop'>;
  /** The way to the table at which this device sits. */
  visit: Pick<VisitDesk, 'ask' | 'changed' | 'read'>;
  notice(message: string): void;
  log(error: unknown): void;
}

/**
 * Takes the table of another machine, when its host offers it and the person here agrees: piece by piece over the guest's line, looked at like a
 * file from elsewhere, and kept on the disk before the old host is told. It is this machine's once that host has let it go, which is known by
 * its answer, by its word to all guests, or by a device of the table that comes here.
 */
export class TableReceiver {
  readonly #parts: ReceiverParts;
  #offer: TableOffer | null = null;
  #taken: number | null = null;
  /** The line to the old host began anew: what comes next tells whether it still keeps the table. */
  #isAsking = false;

  constructor(parts: ReceiverParts) {
    this.#parts = parts;
  }

  get offer(): (TableOffer & { taken: number | null }) | undefined {
    return this.#offer ? { ...this.#offer, taken: this.#taken } : undefined;
  }

  /** @throws HostError in words */
  async answer(accept: boolean): Promise<void> {
    const offer = this.#offer;
    if (!offer) throw new HostError('stale', 'The table is not offered any more.');
    const why = accept ? this.#parts.lan.whyNotTake : null;
    if (why !== null) throw new HostError('illegal', why);
    // Before it is answered: the table may come at once.
    if (accept) this.#taken = 0;
    else this.#offer = null;
    this.#parts.visit.changed();
    try {
      await this.#parts.visit.ask('lobby.accept', { offer: offer.id, accept });
    } catch (error) {
      if (this.#offer === offer) this.#offered(null);
      throw error;
    }
  }

  /** @returns what the table said, where it is about handing it over; null: it is the page's to hear */
  hear(text: string): HandoverTalk | null {
    if (this.#isAsking && text.startsWith('{"push":"lobby"')) {
      this.#isAsking = false;
      // It still keeps the table, so it was not handed over.
      void this.#drop();
    }
    if (!STARTS.some((start) => text.startsWith(start))) return null;
    const talk = handoverTalkSchema.safeParse(parseJson(text)).data ?? null;
    if (talk?.push === 'offer') this.#offered(talk.offer);
    else if (talk?.push === 'give') void this.#take(talk);
    return talk;
  }

  /** The line is there, for the first time or again. */
  opened(): void {
    this.#isAsking = true;
  }

  /** It is not; what was offered is not any more. */
  lost(): void {
    if (this.#offer) this.#offered(null);
  }

  /** @returns whether it is this machine where the table is now, which keeps it then */
  keeps(fingerprint: string): boolean {
    const { lan, log } = this.#parts;
    if (lan.awaited !== fingerprint) return false;
    try {
      lan.mine();
      return true;
    } catch (error) {
      log(error);
      return false;
    }
  }

  #offered(offer: TableOffer | null): void {
    this.#offer = offer;
    this.#taken = null;
    this.#parts.visit.changed();
  }

  async #take(give: Extract<HandoverTalk, { push: 'give' }>): Promise<void> {
    const { visit, lan, log } = this.#parts;
    const offer = this.#offer;
    // Nobody here has agreed to that.
    if (offer?.id !== give.offer || this.#taken === null) return;
    let match: string | null = null;
    try {
      const text = await this.#takeAll(offer, give);
      const { table, match: file } = await visit.read(text, offer.from);
      match = table.lobby.match;
      if (match !== null) mustFit(table.lobby, await this.#parts.matches.receive(match, file, offer.from));
      this.#mustBe(offer);
      const place = await lan.receive(table);
      match = null;
      await this.#say(() => visit.ask('lobby.taken', { offer: offer.id, place }));
    } catch (error) {
      if (error instanceof Unanswered) return;
      log(error);
      const why = error instanceof HostError ? [error.message, ...error.problems].join(' ') : 'Something went wrong here.';
      this.#parts.notice(`The table of ${isolated(offer.from)} was not taken: ${why}`);
      if (match !== null) this.#parts.matches.drop(match);
      await this.#drop();
      await visit.ask('lobby.accept', { offer: offer.id, accept: false }).catch(() => undefined);
      return;
    }
    lan.mine();
  }

  /** Whether it was heard is not known where the line drops: then it waits. */
  async #say(asking: () => Promise<unknown>): Promise<void> {
    try {
      await asking();
    } catch (error) {
      if (error instanceof HostError && error.code !== 'failed') throw error;
      throw new Unanswered();
    }
  }

  async #takeAll(offer: TableOffer, { chars, sha256 }: Extract<HandoverTalk, { push: 'give' }>): Promise<string> {
    const pieces: string[] = [];
    for (let at = 0; at < chars;) {
      const { text } = (await this.#parts.visit.ask('lobby.take', { offer: offer.id, at })) as { text?: unknown };
      this.#mustBe(offer);
      if (typeof text !== 'string' || text === '' || at + text.length > chars) throw new HostError('invalid', 'It came with holes.');
      pieces.push(text);
      at += text.length;
      this.#taken = at / chars;
      this.#parts.visit.changed();
    }
    const text = pieces.join('');
    if (createHash('sha256').update(text).digest('hex') !== sha256) throw new HostError('invalid', 'It is not what was announced.');
    return text;
  }

  #mustBe(offer: TableOffer): void {
    if (this.#offer !== offer) throw new HostError('stale', 'It is not offered any more.');
  }

  async #drop(): Promise<void> {
    try {
      await this.#parts.lan.drop();
    } catch (error) {
      this.#parts.log(error);
    }
  }
}

class Unanswered extends Error {}

/** How texts about it begin. */
const STARTS = ['{"push":"offer"', '{"push":"give"', '{"push":"moved"'];

/** The people of the match are those at the table. */
function mustFit({ game, seats }: Lobby, header: MatchHeader): void {
  const fits =
    header.game === game &&
    header.seats.length === seats.length &&
    seats.every(({ kind }, seat) => kind !== 'open' && (kind === 'bot') === (header.seats[seat].kind === 'bot'));
  if (!fits) throw new HostError('invalid', 'The table and its match do not fit together.');
}
