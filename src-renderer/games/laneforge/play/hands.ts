/** Input handling: maps clicks, drops and keys to legal actions. */
import type { LnAction } from '../../../../src-shared/games/laneforge/actions.ts';
import type { LnCardId } from '../../../../src-shared/games/laneforge/types.ts';
import type { Spot } from '../board/geometry.ts';
import type { LaneforgeTable } from '../table.svelte.ts';
import { faceOf } from '../words.ts';
import { cardKey, placeKey } from './offers.ts';
import { SETTINGS } from '../settings.ts';

/** A held card and its intended use. The host does not know of it yet. */
export interface Staged {
  card: LnCardId;
  how: 'play' | 'free' | 'banish';
  /** Dropped on this lane, waiting for confirmation. */
  lane?: number;
}

/** What is on the table, and what a press may ask of it. */
type Table = Readonly<
  Pick<LaneforgeTable, 'session' | 'explainer' | 'app' | 'mode' | 'offers' | 'foresight' | 'prompt' | 'below' | 'staged' | 'placing'> &
    Pick<LaneforgeTable, 'selected' | 'creatureAt' | 'moveCursor' | 'unpoint' | 'deselect'> &
    Pick<
      LaneforgeTable,
      'take' | 'lay' | 'putBack' | 'relent' | 'select' | 'point' | 'show' | 'showCard' | 'pressMain' | 'say' | 'refuseTo'
    >
>;

export class Hands {
  readonly #table: Table;
  /** The frame at the start of the present (double) click. */
  #clickedAt: number | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  async act(...actions: LnAction[]): Promise<boolean> {
    const { session, explainer } = this.#table;
    if (session.busy) return false;
    explainer.clear();
    return session.run(actions);
  }

  // ---------------------------------------------------------------- cards

  canPlay(card: LnCardId): boolean {
    const { offers, below } = this.#table;
    return offers.play.has(card) || offers.free.has(card) || offers.card.has(cardKey(below, card));
  }

  canStage({ card, how }: Staged): boolean {
    const { offers } = this.#table;
    return (how === 'banish' ? offers.banish : how === 'free' ? offers.free : offers.play).has(card);
  }

  /** Way of playing a pressed card: as the main action when possible, else for Free. */
  usualWay(card: LnCardId): Staged['how'] | null {
    const { offers } = this.#table;
    if (offers.play.has(card)) return 'play';
    return offers.free.has(card) ? 'free' : null;
  }

  /** A press on a hand card: answers a question, takes it up, plays a held spell, or reports why it cannot be used. */
  async pressCard(card: LnCardId): Promise<void> {
    const table = this.#table;
    const choice = table.offers.card.get(cardKey(table.below, card));
    if (choice) {
      await this.act(choice);
      return;
    }
    if (table.staged?.card === card) {
      if (table.placing) table.relent();
      else table.pressMain();
      return;
    }
    const how = this.usualWay(card);
    if (how) table.take({ card, how });
    else if (table.offers.banish.has(card)) table.take({ card, how: 'banish' });
    else await table.refuseTo({ type: 'playCard', card, free: false });
  }

  /** Takes a card up for one way of playing; again puts it back. */
  take(staged: Staged): void {
    const table = this.#table;
    if (!this.canStage(staged))
      return void table.refuseTo(
        staged.how === 'banish'
          ? { type: 'banishCard', card: staged.card }
          : { type: 'playCard', card: staged.card, free: staged.how === 'free' },
      );
    if (table.staged?.card === staged.card && table.staged.how === staged.how) table.relent();
    else table.take(staged);
  }

  /** The actions that play or banish the held card; a creature needs its lane. */
  actionsFor({ card, how }: Staged, lane: number | null): LnAction[] | null {
    const { offers } = this.#table;
    const first = (how === 'banish' ? offers.banish : how === 'free' ? offers.free : offers.play).get(card);
    if (!first) return null;
    if (how === 'banish' || faceOf(card)?.type === 'spell') return [first];
    return lane === null ? null : [first, { type: 'chooseLane', lane }];
  }

  async play(lane: number | null): Promise<boolean> {
    const table = this.#table;
    const actions = table.staged ? this.actionsFor(table.staged, lane) : null;
    if (!actions) return false;
    const { card } = table.staged!;
    if (lane !== null && this.#mustWait(lane)) {
      table.lay(lane);
      table.say(`${table.prompt.lead} ${table.prompt.text} ${table.prompt.main.label}?`);
      return true;
    }
    const place = lane === null ? undefined : table.foresight.places.get(lane);
    if (lane !== null && place && place.cannot !== null) {
      await table.refuseTo({ type: 'chooseLane', lane });
      return false;
    }
    table.putBack();
    table.showCard(card);
    return this.act(...actions);
  }

  /** “Confirm each play”: the first press or drop only places the card. The main button needs no confirmation. */
  #mustWait(lane: number): boolean {
    const { app, staged, foresight } = this.#table;
    return app.settings.ofGame('laneforge', SETTINGS).confirmPlays && foresight.places.get(lane)?.cannot === null && staged?.lane !== lane;
  }

  /** Drops a dragged card on a lane or the banish tray; anywhere else it is put back. */
  async dropCard(card: LnCardId, at: { spot: Spot | null; tray: boolean }): Promise<void> {
    const table = this.#table;
    const { offers } = table;
    table.unpoint();
    const waits = table.app.settings.ofGame('laneforge', SETTINGS).confirmPlays;
    if (at.tray && offers.banish.has(card)) {
      if (waits) {
        table.take({ card, how: 'banish' });
        return;
      }
      table.putBack();
      await this.act(offers.banish.get(card)!);
      return;
    }
    const spell = faceOf(card)?.type === 'spell';
    if (at.spot && spell && waits && table.staged) return;
    const played = at.spot !== null && (await this.play(spell ? null : at.spot.lane));
    if (!played) table.putBack();
    // The pointer rests at the drop.
    table.point(at.spot);
  }

  // ---------------------------------------------------------------- board

  /** A click on a lane. The second click of a double click does not answer a question that appeared after the first. */
  async clickSpot(spot: Spot, clicks: number): Promise<void> {
    const asked = this.#table.session.frame?.seq;
    if (clicks < 2) this.#clickedAt = asked;
    if (asked === this.#clickedAt) await this.pressSpot(spot);
  }

  async pressSpot(spot: Spot): Promise<void> {
    const table = this.#table;
    table.moveCursor(spot);
    const creature = table.creatureAt(spot);
    if (await this.#answer(spot)) return;
    const mine = creature && creature.seat === table.below && table.mode === 'act';
    if (mine && (table.offers.mobility.has(creature.lane) || table.offers.activate.has(creature.lane))) {
      table.select(table.selected === creature.lane ? null : creature.lane);
    } else {
      table.deselect();
      if (mine) await table.refuseTo({ type: 'activate', lane: creature.lane });
    }
    if (creature) table.show({ kind: 'creature', seat: creature.seat, lane: creature.lane });
  }

  async #answer(spot: Spot): Promise<boolean> {
    const table = this.#table;
    const { offers, mode } = table;
    if (mode === 'lane') return this.#offered(offers.lane.get(spot.lane), { type: 'chooseLane', lane: spot.lane });
    if (mode === 'creature') {
      const creature = table.creatureAt(spot);
      if (!creature) return false;
      const { seat, lane } = creature;
      return this.#offered(offers.creature.get(placeKey(seat, lane)), { type: 'chooseCreature', seat, lane });
    }
    if (table.staged) return this.play(spot.lane);
    if (table.selected !== null && spot.lane !== table.selected) {
      const way = offers.mobility.get(table.selected)?.get(spot.lane);
      if (!way) return false;
      table.deselect();
      return this.act(way);
    }
    return false;
  }

  async #offered(action: LnAction | undefined, wanted: LnAction): Promise<boolean> {
    if (action) await this.act(action);
    else await this.#table.refuseTo(wanted);
    return true;
  }

  async activate(lane: number): Promise<void> {
    const action = this.#table.offers.activate.get(lane);
    if (!action) return;
    this.#table.deselect();
    await this.act(action);
  }

  async useChampion(): Promise<void> {
    const action = this.#table.offers.plain.useChampion;
    if (action) await this.act(action);
  }

  /** Drags an own creature to another lane by Mobility. */
  async dropCreature(from: number, spot: Spot | null): Promise<void> {
    const way = spot ? this.#table.offers.mobility.get(from)?.get(spot.lane) : undefined;
    this.#table.deselect();
    if (way) await this.act(way);
    this.#table.point(spot);
  }
}
