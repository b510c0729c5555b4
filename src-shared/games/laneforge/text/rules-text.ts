/** Rules texts of cards, made from the same trees that the rules carry out (none is written by hand). */
import { capital, mark, partsOf, plainText, type TextPart } from '../../../text/markup.ts';
import { joined } from '../../../text/words.ts';
import type { AbilitySpec, CreatureFace, FreeSpec, Script, SpellFace } from '../effects/dsl.ts';
import type { LnLevel, LnProhibition } from '../types.ts';
import { keywordMark } from './keywords.ts';
import { keywordWords } from './keyword-words.ts';
import type { MinionBook } from './minion-words.ts';
import { ScriptWords, type TextPlace } from './sentences.ts';
import { triggerWords } from './triggers.ts';

export type TextLine = TextPart[];

const CANNOT: Record<LnProhibition, string> = {
  move: `${mark('move', 'move')} to another lane`,
  damagePlayers: 'damage players',
  gainHealth: 'gain Health',
};

/** Where a face's texts stand: its level, and what they may name. */
interface Printed {
  level: LnLevel;
  type: 'creature' | 'spell';
  minions: MinionBook;
}

const placeOf = ({ level, minions }: Printed, ownPlay: TextPlace['ownPlay'] = null): TextPlace => ({ level, minions, ownPlay });

/** Until a card has been played it does not count itself among "the cards played this turn"; a Deploy comes after that. */
const beingPlayed = (on: Printed): TextPlace => placeOf(on, { type: on.type, counted: false });
const justPlayed = (on: Printed): TextPlace => placeOf(on, { type: on.type, counted: true });

function freeText(free: FreeSpec, on: Printed): string {
  const words = new ScriptWords(beingPlayed(on));
  const word = keywordMark('free');
  return 'if' in free ? `${word} if ${words.condition(free.if)}.` : `${word} for ${words.price(free.cost)}.`;
}

function abilityText(ability: AbilitySpec, on: Printed): string {
  switch (ability.kind) {
    case 'spell':
      return capital(new ScriptWords(beingPlayed(on)).script(ability));
    case 'deploy':
      return `${keywordMark('deploy')}: ${capital(new ScriptWords(justPlayed(on)).script(ability))}`;
    case 'activate':
      return `${keywordMark('activate')}: ${capital(new ScriptWords(placeOf(on)).script(ability))}`;
    case 'when': {
      const { intro, opening } = triggerWords(ability.trigger);
      const script = new ScriptWords(placeOf(on), opening).script(ability);
      return ability.trigger.on === 'endOfTurn' ? `${keywordMark('endOfTurn')}: ${capital(script)}` : `${capital(intro)}, ${script}`;
    }
  }
}

/** One marked line per paragraph: Free, keywords, what is forbidden, the abilities. */
function markedLines(face: CreatureFace | SpellFace, on: Printed): string[] {
  const lines: string[] = [];
  if (face.free) lines.push(freeText(face.free, on));
  if ('keywords' in face && face.keywords?.length) lines.push(face.keywords.map((keyword) => `${keywordWords(keyword)}.`).join(' '));
  if ('cannot' in face && face.cannot?.length)
    lines.push(
      `Cannot ${joined(
        face.cannot.map((what) => CANNOT[what]),
        'or',
      )}.`,
    );
  return [...lines, ...(face.abilities ?? []).map((ability) => abilityText(ability, on))];
}

const typeOf = (face: CreatureFace | SpellFace): Printed['type'] => ('attack' in face ? 'creature' : 'spell');

/** The paragraphs of a face. */
export const faceLines = (face: CreatureFace | SpellFace, level: LnLevel, minions: MinionBook): TextLine[] =>
  markedLines(face, { level, type: typeOf(face), minions }).map((line) => partsOf(line));

/** One of a face's abilities alone, for prompts and buttons. */
export const abilityLine = (ability: AbilitySpec, on: CreatureFace | SpellFace, level: LnLevel, minions: MinionBook): TextLine =>
  partsOf(abilityText(ability, { level, type: typeOf(on), minions }));

/** A Champion's ability. */
export const championLine = (script: Script, minions: MinionBook): TextLine =>
  partsOf(capital(new ScriptWords({ level: null, minions, ownPlay: null }).script(script)));

export const linesText = (lines: readonly TextLine[]): string => lines.map(plainText).join(' ');
