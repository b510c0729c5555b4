/** What sets a triggered text off, in words, and what the text may then call "it" and "that". */
import { articled, mark } from '../../../text/markup.ts';
import type { TriggerSpec } from '../effects/dsl.ts';
import { creatureCardNoun, cardNoun, type CardWords } from './nouns.ts';
import { ROW_NAMES } from './names.ts';
import type { Opening } from './sentences.ts';

export interface TriggerWords {
  /** "whenever an enemy creature is destroyed". */
  intro: string;
  opening: Opening;
}

const told = (intro: string, it: Opening['it'], that = 'that number'): TriggerWords => ({ intro, opening: { it, that } });

type Who = 'this' | 'own' | 'enemy' | 'any';

/** "this", "another of your Golems", "an enemy Minion", "a creature". */
function creature(who: Who, of: CardWords = {}): string {
  const { one, many } = creatureCardNoun(of);
  switch (who) {
    case 'this':
      return 'this';
    case 'own':
      return `another of your ${many}`;
    case 'enemy':
      return `an enemy ${one}`;
    case 'any':
      return articled(one);
  }
}

/** What happens to this happens once, or at least each time anew: "when" for leaving, "whenever" for the rest. */
const about = (who: Who, of: CardWords | undefined, does: string, once = false): string =>
  `${once && who === 'this' ? 'when' : 'whenever'} ${creature(who, of)} ${does}`;

const itOf = (who: Who): Opening['it'] => (who === 'this' ? 'this' : 'another');
const player = (who: 'you' | 'opponent', verb: string, verbs = `${verb}s`): string =>
  who === 'you' ? `you ${verb}` : `your rival ${verbs}`;
const whose = (who: 'you' | 'opponent'): string => (who === 'you' ? 'your' : 'your rival’s');

const LEAVES = {
  destroyed: `is ${mark('destroy', 'destroyed')}`,
  banished: `is ${mark('banish', 'banished')}`,
  replaced: `is ${mark('replace', 'replaced')}`,
} as const;

export function triggerWords(trigger: TriggerSpec): TriggerWords {
  switch (trigger.on) {
    case 'destroyed':
    case 'banished':
    case 'replaced':
      return told(about(trigger.who, trigger.of, LEAVES[trigger.on], true), itOf(trigger.who));
    case 'cardPlayed': {
      const { of = {} } = trigger;
      // a creature never sees its own play, so for its player it is always another card
      const card = trigger.by === 'you' && of.type !== 'spell' ? `another ${cardNoun(of).one}` : articled(cardNoun(of).one);
      return told(`whenever ${player(trigger.by, 'play')} ${card}`, of.type === 'creature' || of.subtype ? 'another' : 'none');
    }
    case 'replaces':
      return told(`when this ${mark('replace', 'replaces')} a creature`, 'another');
    case 'damagesCreature':
      return told('whenever this damages a creature', 'another', 'the damage dealt');
    case 'damagesPlayer':
      return told('whenever this damages a player', 'none', 'the damage dealt');
    case 'destroysCreature':
      return told(`whenever this ${mark('destroy', 'destroys')} a creature`, 'another');
    case 'survivesDamage':
      return told(about(trigger.who, undefined, 'takes damage and survives'), itOf(trigger.who), 'the damage taken');
    case 'endOfTurn':
      return told('', 'none');
    case 'entersRow': {
      const row = trigger.row ? `the ${ROW_NAMES[trigger.row]}` : 'a row';
      return told(about(trigger.who, undefined, `${mark('enters', 'enters')} ${row}`), itOf(trigger.who));
    }
    case 'entersLane':
      return told(about(trigger.who, undefined, `${mark('enters', 'enters')} a lane`), itOf(trigger.who));
    case 'moves':
      return told(about(trigger.who, undefined, mark('move', 'moves')), itOf(trigger.who));
    case 'creatureGainsHealth':
      return told(about(trigger.who, undefined, 'gains Health'), itOf(trigger.who), 'the Health gained');
    case 'playerGainsHealth':
      return told(`whenever ${player(trigger.who, 'gain')} Health`, 'none', 'the Health gained');
    case 'upgraded':
      return trigger.by === 'you'
        ? told(`whenever you ${mark('upgrade', 'Upgrade')} a card`, 'none')
        : told(`whenever a card is ${mark('upgrade', 'Upgraded')}`, 'none');
    case 'leftHand': {
      const gone = `${mark('discard', 'discarded')} or ${mark('banish', 'banished')}`;
      return told(`whenever a card is ${gone} from ${whose(trigger.whose)} hand`, 'none');
    }
    case 'championUsed':
      return told(`whenever ${player(trigger.whose, 'use')} a ${mark('champion', 'Champion')} ability`, 'none');
  }
}
