/** The player's hands: what a click, a drop or a key does now. Every one of them is a legal action or nothing. */
import type { LnAction } from '../../../../src-shared/games/laneforge/actions.ts';
import type { LnCardId } from '../../../../src-shared/games/laneforge/types.ts';
import type { Spot } from '../board/geometry.ts';
import type { LaneforgeTable } from '../table.svelte.ts';
import { faceOf } from '../words.ts';
import { cardKey, placeKey } from './offers.ts';
import { SETTINGS } from '../settings.ts';

/** A card taken up and what is meant with it. Nothing has been told to anybody yet. */
export interface Staged {
  card: LnCardId;
  how: 'play' | 'free' | 'banish';
  /** Put on this lane, waiting to be confirmed. */
  lane?: number;
}

export class Hands {
  readonly #table: LaneforgeTable;
  /** The frame on which the present click, double or not, began. */
  #clickedAt: number | undefined;

  constructor(table: LaneforgeTable) {
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

  /** How a press on a card would play it: as the main action while there is one, else for Free. */
  usualWay(card: LnCardId): Staged['how'] | null {
    const { offers } = this.#table;
    if (offers.play.has(card)) return 'play';
    return offers.free.has(card) ? 'free' : null;
  }

  /** A press on a hand card: answers a question, takes it up, plays a spell that is held already, or says why nothing of it can be done. */
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
    else table.explainer.explain({ type: 'playCard', card, free: false });
  }

  /** Takes a card up in one particular way; once more puts it back. */
  take(staged: Staged): void {
    const table = this.#table;
    if (!this.canStage(staged)) return;
    if (table.staged?.card === staged.card && table.staged.how === staged.how) table.relent();
    else table.take(staged);
  }

  /** What playing or banishing the held card is, as actions; a creature needs its lane. */
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
      table.app.announcer.announce(`${table.prompt.lead} ${table.prompt.text} ${table.prompt.main.label}?`);
      return true;
    }
    const place = lane === null ? undefined : table.foresight.places.get(lane);
    if (lane !== null && place && place.cannot !== null) {
      table.explainer.explain({ type: 'chooseLane', lane });
      return false;
    }
    table.putBack();
    table.shown = { kind: 'card', card };
    return this.act(...actions);
  }

  /** "Confirm each play": the first press or drop only lays the card there. The main button asks for no more. */
  #mustWait(lane: number): boolean {
    const { app, staged, foresight } = this.#table;
    return app.settings.ofGame('laneforge', SETTINGS).confirmPlays && foresight.places.get(lane)?.cannot === null && staged?.lane !== lane;
  }

  /** Drops a carried card: on a lane, on the banish tray, or anywhere else, which puts it back. */
  async dropCard(card: LnCardId, at: { spot: Spot | null; tray: boolean }): Promise<void> {
    const table = this.#table;
    const { offers } = table;
    table.hovered = null;
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
    // The pointer rests where it let go.
    table.point(at.spot);
  }

  // ---------------------------------------------------------------- board

  /** A click on a lane. The rest of a double click answers nothing that was asked after its first half. */
  async clickSpot(spot: Spot, clicks: number): Promise<void> {
    const asked = this.#table.session.frame?.seq;
    if (clicks < 2) this.#clickedAt = asked;
    if (asked === this.#clickedAt) await this.pressSpot(spot);
  }

  async pressSpot(spot: Spot): Promise<void> {
    const table = this.#table;
    table.cursor = spot;
    const creature = table.creatureAt(spot);
    if (await this.#answer(spot)) return;
    const mine = creature && creature.seat === table.below && table.mode === 'act';
    if (mine && (table.offers.mobility.has(creature.lane) || table.offers.activate.has(creature.lane))) {
      table.select(table.selected === creature.lane ? null : creature.lane);
    } else table.selected = null;
    if (creature) table.shown = { kind: 'creature', seat: creature.seat, lane: creature.lane };
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
      table.selected = null;
      return this.act(way);
    }
    return false;
  }

  async #offered(action: LnAction | undefined, wanted: LnAction): Promise<boolean> {
    if (action) await this.act(action);
    else this.#table.explainer.explain(wanted);
    return true;
  }

  async activate(lane: number): Promise<void> {
    const action = this.#table.offers.activate.get(lane);
    if (!action) return;
    this.#table.selected = null;
    await this.act(action);
  }

  async useChampion(): Promise<void> {
    const action = this.#table.offers.plain.useChampion;
    if (action) await this.act(action);
  }

  /** Carries an own creature to another lane by its Mobility. */
  async dropCreature(from: number, spot: Spot | null): Promise<void> {
    const way = spot ? this.#table.offers.mobility.get(from)?.get(spot.lane) : undefined;
    this.#table.selected = null;
    if (way) await this.act(way);
    this.#table.point(spot);
  }
}
