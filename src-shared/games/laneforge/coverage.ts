import type { EventCut } from '../../kernel/events.ts';
import type { Coverage } from '../../kernel/game.ts';
import type { Random } from '../../kernel/rng.ts';
import { CHAMPION_DEFS, DEFS } from './catalog.ts';
import type { LnConfig } from './config.ts';
import { randomPair } from './decks/random-pair.ts';
import type { LnEvent, LnPlayedFrom } from './events.ts';
import { MASKS } from './keywords/masks.ts';
import type { LnState } from './state.ts';

/** Kinds of event that rules and texts produce, each of which must turn up. */
const HAPPENINGS = [
  'championPicked',
  'championsShown',
  'forgeAssigned',
  'turn',
  'phase',
  'drew',
  'played',
  'entered',
  'enteredRow',
  'moved',
  'swapped',
  'levelled',
  'banishedFromHand',
  'spellDone',
  'activated',
  'usedMobility',
  'championUsed',
  'phaseEnded',
  'triggered',
  'combat',
  'damaged',
  'playerDamaged',
  'gainedHealth',
  'lostHealth',
  'playerGained',
  'playerLost',
  'attackChanged',
  'armorGained',
  'keyword',
  'silenced',
  'left',
  'exhausted',
  'readied',
  'championReadied',
  'upgraded',
  'discarded',
  'stepFailed',
  'advanced',
  'allReady',
  'forgePassed',
  'turnEffectsEnded',
  'reshuffled',
  'championLevel',
  'suddenDeath',
  'gameOver',
] as const satisfies readonly LnEvent['type'][];

/** Ways of one thing that are verbs of their own. */
const WAYS = {
  played: ['hand', 'banish', 'supply', 'for Free'] satisfies (LnPlayedFrom | 'for Free')[],
  upgraded: ['lane', 'hand', 'discard'],
  discarded: ['effect', 'maintenance'],
  lasting: ['for this turn', 'for good'],
  championUsed: ['by its player', 'by an effect'],
  left: ['destroyed', 'banished', 'replaced'],
  clash: ['Breakthrough', 'Stealth', 'Armor'],
};

const goalOf = {
  card: (id: string) => `card ${id}`,
  activate: (id: string) => `Activate of ${id}`,
  deploy: (id: string) => `Deploy of ${id}`,
  trigger: (id: string) => `trigger of ${id}`,
  champion: (id: string, line: string, level: number | string) => `Champion ${id} with ${line} at level ${level}`,
  keyword: (id: string) => `keyword ${id}`,
  event: (type: string) => `event ${type}`,
  way: (what: keyof typeof WAYS, how: string) => `${what}: ${how}`,
};

const goals: readonly string[] = [
  ...DEFS.map((def) => goalOf.card(def.id)),
  ...DEFS.filter((def) => def.activate >= 0).map((def) => goalOf.activate(def.id)),
  ...DEFS.filter((def) => def.deploy.length > 0).map((def) => goalOf.deploy(def.id)),
  ...DEFS.filter((def) => def.triggers.length > 0).map((def) => goalOf.trigger(def.id)),
  ...CHAMPION_DEFS.flatMap(({ id, spec }) =>
    spec.lines.flatMap((line) => Object.keys(line.versions).map((level) => goalOf.champion(id, line.id, level))),
  ),
  ...MASKS.ids.map(goalOf.keyword),
  ...HAPPENINGS.map(goalOf.event),
  ...Object.entries(WAYS).flatMap(([what, ways]) => ways.map((how) => goalOf.way(what as keyof typeof WAYS, how))),
];

function shownBy(event: LnEvent): string[] {
  const found = [goalOf.event(event.type)];
  switch (event.type) {
    case 'played':
      found.push(goalOf.card(event.card), goalOf.way('played', event.free ? 'for Free' : event.from));
      break;
    case 'entered':
      found.push(goalOf.card(event.thing.card));
      break;
    case 'activated':
      found.push(goalOf.activate(event.thing.card));
      break;
    case 'triggered':
      found.push(event.keyword === 'deploy' ? goalOf.deploy(event.thing.card) : goalOf.trigger(event.thing.card));
      break;
    case 'championUsed':
      if (!event.byEffect) found.push(goalOf.champion(event.champion, event.line, event.level));
      found.push(goalOf.way('championUsed', event.byEffect ? 'by an effect' : 'by its player'));
      break;
    case 'upgraded':
      found.push(goalOf.way('upgraded', event.in));
      break;
    case 'discarded':
      found.push(goalOf.way('discarded', event.why));
      break;
    case 'keyword':
      found.push(goalOf.way('lasting', event.thisTurn ? 'for this turn' : 'for good'));
      break;
    case 'damaged':
      if (event.absorbed > 0) found.push(goalOf.way('clash', 'Armor'));
      break;
    case 'combat':
      for (const { toCreature, toPlayer, lane } of event.fights) {
        const both = event.things.filter((thing) => thing.lane === lane).length === 2;
        if (toPlayer.some((through) => both && through > 0))
          found.push(goalOf.way('clash', toCreature.some((dealt) => dealt > 0) ? 'Breakthrough' : 'Stealth'));
      }
      break;
    case 'left':
      found.push(goalOf.way('left', event.how));
  }
  return found;
}

/** What the exhaustive runner wants to see: every set at every level, every ability, Champion, keyword, happening. */
export const coverage: Coverage<LnState, LnEvent> = {
  goals,
  config: (random: Random): LnConfig => ({ decks: [randomPair(random), randomPair(random)] }),
  reached(events: EventCut<LnEvent>, s: LnState): string[] {
    let kw = 0;
    for (const c of s.creatures) if (c !== null) kw |= c.kw;
    return [...events.seats.flat().flatMap(shownBy), ...MASKS.list(kw).map(goalOf.keyword)];
  },
};
