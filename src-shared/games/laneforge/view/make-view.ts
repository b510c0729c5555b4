import { copyOutcome } from '../../../kernel/copy.ts';
import type { Seat, Viewer } from '../../../kernel/seat.ts';
import { CHAMPION_DEFS, DEFS, PROGRAMS } from '../catalog.ts';
import type { RunFrame } from '../effects/frame.ts';
import { programOf } from '../effects/program.ts';
import { MASKS } from '../keywords/masks.ts';
import { isActing, leafName, phaseName } from '../modes.ts';
import { isSilent, known, printedArmor } from '../rules/creatures.ts';
import type { PlayItem } from '../rules/play.ts';
import { toAct } from '../rules/legal.ts';
import { mobilityOf } from '../rules/traits.ts';
import { activeSeat } from '../rules/turn.ts';
import { CARDS, ROW, SUDDEN_TURNS, ZONE, ownerOf, type LnChoice, type LnCreature, type LnState, type LnTrigger } from '../state.ts';
import type { LnCardId } from '../types.ts';
import type { LnChoiceView, LnCreatureView, LnDeckView, LnResolution, LnSeatView, LnTriggerView, LnView } from '../view.ts';

/* What a viewer may know: everything but hands, decks' order, and a Champion picked before both are (LN-18.8, LN-D3, LN-D50). */

const cardOf = (s: LnState, inst: number): LnCardId => DEFS[s.faces[inst]].id;
const cardsOf = (s: LnState, list: readonly number[]): LnCardId[] => list.map((inst) => cardOf(s, inst));

function creatureView(c: LnCreature): LnCreatureView {
  const def = DEFS[c.face];
  return {
    id: c.id,
    seat: c.seat,
    lane: c.lane + 1,
    row: c.row === ROW.front ? 'front' : 'back',
    card: def.id,
    minion: def.isMinion,
    ready: c.ready === 1,
    attack: c.attack,
    health: c.health,
    armor: { printed: printedArmor(c), active: c.armor, gained: c.armorGained, thisTurn: c.armorTurn },
    keywords: MASKS.list(c.kw),
    mobility: mobilityOf(c),
    silenced: c.silent ? 'forGood' : isSilent(c) ? 'thisTurn' : 'no',
    lasting: { gained: MASKS.list(c.gained), lost: MASKS.list(c.lost), mobility: c.mobility },
    thisTurn: {
      attack: c.attackTurn,
      health: c.healthTurn,
      gained: MASKS.list(c.gainedTurn),
      lost: MASKS.list(c.lostTurn),
      mobility: c.mobilityTurn,
    },
    fed: c.fed === 1,
  };
}

const deckView = ({ code, name, faction, sets, champion }: LnState['decks'][number][number]): LnDeckView => ({
  code,
  name,
  faction,
  sets: [...sets],
  champion: { id: champion.id, lines: [...champion.lines] },
});

function upgradePile(s: LnState, seat: number): LnCardId[] {
  const found: LnCardId[] = [];
  for (let inst = seat * CARDS; inst < (seat + 1) * CARDS; inst++) if (s.zones[inst] === ZONE.upgrade) found.push(cardOf(s, inst));
  return found;
}

const levelsIn = (bits: number): number[] => [2, 3, 4].filter((level) => bits & (1 << level));

function seatView(s: LnState, seat: Seat, viewer: Viewer, picking: boolean): LnSeatView {
  const own = s.seats[seat];
  const mine = viewer === seat;
  const deck = picking && !mine ? -1 : own.champion;
  return {
    seat,
    health: own.health,
    decks: s.decks[seat].map(deckView),
    champion: {
      deck: deck < 0 ? null : deck,
      id: deck < 0 ? null : s.decks[seat][deck].champion.id,
      level: s.cycle,
      ready: own.championReady === 1,
      used: levelsIn(own.championUsed),
    },
    handCount: own.hand.length,
    deckCount: own.deck.length,
    hand: mine ? cardsOf(s, own.hand) : null,
    deck: mine
      ? cardsOf(
          s,
          [...own.deck].sort((a, b) => a - b),
        )
      : null,
    knownInHand: cardsOf(s, own.knownHand),
    knownInDeck: cardsOf(s, own.knownDeck),
    discard: cardsOf(s, own.discard),
    upgrade: upgradePile(s, seat),
    banish: cardsOf(s, own.banish),
    gainedHealth: own.fed === 1,
    fallen: own.fallen,
    creaturesPlayed: own.creaturesPlayed,
    spellsPlayed: own.spellsPlayed,
  };
}

const ZONES_ASKED = { hand: 'hand', discard: 'discard', banish: 'banish', deck: 'deck' } as const;

function choiceView(s: LnState, choice: LnChoice): LnChoiceView {
  const work = s.agenda[s.agenda.length - 1];
  const asked = work?.do === 'run' ? programOf((work as RunFrame).program)[(work as RunFrame).pc] : null;
  return {
    seat: choice.seat,
    kind: choice.kind,
    card: choice.face < 0 ? null : DEFS[choice.face].id,
    champion: choice.champion < 0 ? null : CHAMPION_DEFS[choice.champion].id,
    left: choice.left,
    upTo: choice.upTo === 1,
    zone: asked?.op === 'card' ? ZONES_ASKED[asked.zone] : null,
    verb: asked !== null && 'effect' in asked ? asked.effect : work?.do === 'play' ? 'play' : null,
  };
}

function triggerView(s: LnState, t: LnTrigger): LnTriggerView {
  const c = known(s, t.src);
  const it = known(s, t.it);
  return {
    seat: t.seat,
    card: DEFS[t.face].id,
    lane: c === null ? 0 : c.lane + 1,
    row: c !== null && c.row === ROW.front ? 'front' : 'back',
    ability: PROGRAMS[t.program].ability,
    it: it === null ? null : DEFS[it.face].id,
  };
}

function resolvingCards(s: LnState): LnView['resolving'] {
  const found: LnView['resolving'] = [];
  for (let inst = 0; inst < s.zones.length; inst++)
    if (s.zones[inst] === ZONE.resolving) found.push({ seat: ownerOf(inst), card: cardOf(s, inst) });
  for (const item of s.agenda)
    if (item.do === 'play' && (item as PlayItem).inst < 0)
      found.push({ seat: (item as PlayItem).seat, card: DEFS[(item as PlayItem).face].id });
  return found;
}

/** Copies, so that a view never changes with the state it was made of. */
const resolutionView = (s: LnState): LnResolution | null =>
  s.agenda.length === 0 && s.ghosts.length === 0
    ? null
    : (JSON.parse(
        JSON.stringify({ agenda: s.agenda, pending: s.pending, batch: s.batch, batches: s.batches, ghosts: s.ghosts, event: s.event }),
      ) as LnResolution);

export function makeView(s: LnState, viewer: Viewer): LnView {
  const picking = phaseName(s.phase) === 'champions';
  const acting = isActing(s.phase);
  return {
    game: 'laneforge',
    viewer,
    turn: s.turn,
    toAct: toAct(s),
    cycle: s.cycle,
    phase: phaseName(s.phase),
    leaf: leafName(s.phase),
    action: acting ? s.action + 1 : 0,
    active: acting ? activeSeat(s) : null,
    mainUsed: s.mainUsed === 1,
    freeUsed: s.freeUsed,
    forge: s.forge,
    firstForge: picking ? null : s.firstForge,
    suddenDeath: s.suddenFrom === 0 ? null : { from: s.suddenFrom, until: s.suddenFrom + SUDDEN_TURNS - 1 },
    seats: s.seats.map((_, seat) => seatView(s, seat, viewer, picking)),
    creatures: s.creatures.filter((c) => c !== null).map(creatureView),
    resolving: resolvingCards(s),
    choice: s.choice && choiceView(s, s.choice),
    window: s.batch.length === 0 ? null : { batch: s.batch.map((t) => triggerView(s, t)), next: s.pending.length },
    resolution: resolutionView(s),
    result: copyOutcome(s.result),
  };
}
