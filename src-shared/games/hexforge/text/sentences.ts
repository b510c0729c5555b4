/** Sentences for scripts: what a spell, an Entry, a Memento or an ability does, in the words of the cards. */
import { capital, lowerCase, mark } from '../../../text/markup.ts';
import { bonusText, counted, joined, numberWord, withArticle } from '../../../text/words.ts';
import type { Amount, Condition, Effect, Group, Ref, Script, TargetSpec } from '../effects/dsl.ts';
import { filterNoun, shortNoun, targetPhrase, targetsPhrase, tileList, type RefWords } from './nouns.ts';
import { keywordName } from './keywords.ts';
import { costMark } from './markup.ts';
import { DURATION_NAMES, TILE_NAMES } from './names.ts';
import { tokenWords } from './token-words.ts';

/** Verbs that say something about a thing, so that several can share one subject: "X recovers and gets +1/+1". */
type Statement = Extract<Effect, { what: Group } | { what: Ref }> & {
  do: 'destroy' | 'lose' | 'bounce' | 'heal' | 'modify' | 'grant' | 'exhaust' | 'ready' | 'endEternal';
};

const STATEMENTS: ReadonlySet<Effect['do']> = new Set([
  'destroy',
  'lose',
  'bounce',
  'heal',
  'modify',
  'grant',
  'exhaust',
  'ready',
  'endEternal',
]);
const isStatement = (effect: Effect): effect is Statement => STATEMENTS.has(effect.do);
const sameGroup = (a: Group, b: Group): boolean => JSON.stringify(a) === JSON.stringify(b);

const duration = (until: keyof typeof DURATION_NAMES): string => mark(until, DURATION_NAMES[until]);

/** Puts one script into words; remembers what was mentioned, so that it can be called "it". */
export class ScriptWords {
  private readonly targets: readonly TargetSpec[];
  /** How the source calls itself: "this", "the wearer". */
  private readonly self: string;
  private readonly mentioned = new Set<Ref>();
  private last: Ref | null = null;

  constructor(script: Script, self: string) {
    this.targets = script.targets ?? [];
    this.self = self;
  }

  sentences(effects: readonly Effect[]): string {
    const parts: string[] = [];
    for (let i = 0; i < effects.length;) {
      const run = this.runFrom(effects, i);
      parts.push(run.length > 1 ? this.shared(run) : this.single(effects[i]));
      i += run.length;
    }
    return parts.map((part) => `${capital(part)}${part.endsWith('.') ? '' : '.'}`).join(' ');
  }

  /** As many effects from `start` on as are statements about the same things; at least one. */
  private runFrom(effects: readonly Effect[], start: number): Effect[] {
    const first = effects[start];
    if (!isStatement(first)) return [first];
    let end = start + 1;
    for (; end < effects.length; end++) {
      const next = effects[end];
      if (!isStatement(next) || !sameGroup(next.what, first.what)) break;
    }
    return effects.slice(start, end);
  }

  private shared(run: readonly Effect[]): string {
    const statements = run.filter(isStatement);
    const subject = this.group(statements[0].what);
    return `${subject} ${joined(this.predicates(statements), 'and')}`;
  }

  private predicates(statements: readonly Statement[]): string[] {
    const words: string[] = [];
    for (let i = 0; i < statements.length; i++) {
      const one = statements[i];
      if (one.do === 'modify' || one.do === 'grant') {
        const gains = [one];
        while (i + 1 < statements.length) {
          const next = statements[i + 1];
          if ((next.do !== 'modify' && next.do !== 'grant') || next.until !== one.until) break;
          gains.push(next);
          i++;
        }
        words.push(this.gains(gains));
      } else words.push(this.predicate(one));
    }
    return words;
  }

  private gains(list: readonly Extract<Statement, { do: 'modify' | 'grant' }>[]): string {
    const verb = list.some((one) => one.do === 'modify') ? 'gets' : 'gains';
    const gained = list.map((one) =>
      one.do === 'modify' ? this.bonus(one.power, one.health) : mark(one.keyword, keywordName(one.keyword, one.n)),
    );
    return `${verb} ${duration(list[0].until)} ${joined(gained, 'and')}`;
  }

  private predicate(effect: Exclude<Statement, { do: 'modify' | 'grant' }>): string {
    switch (effect.do) {
      case 'destroy':
        return `is ${mark('destroy', 'destroyed')}`;
      case 'lose':
        return `becomes ${mark('lost', 'lost')}`;
      case 'bounce':
        return `is ${mark('bounce', 'bounced')}`;
      case 'heal':
        return effect.amount === 'full' ? mark('recover', 'recovers') : `${mark('recover', 'heals')} ${this.amount(effect.amount)}`;
      case 'exhaust':
        return `becomes ${mark('exhausted', 'exhausted')}`;
      case 'ready':
        return `is no longer ${mark('exhausted', 'exhausted')}`;
      case 'endEternal':
        return `loses all ${duration('eternal')} effects`;
    }
  }

  private single(effect: Effect): string {
    switch (effect.do) {
      case 'damage':
        return typeof effect.amount === 'number'
          ? `${effect.amount} damage to ${this.group(effect.to)}`
          : `damage equal to ${this.amount(effect.amount)} to ${this.group(effect.to)}`;
      case 'destroy':
        return `${mark('destroy', 'destroy')} ${this.group(effect.what)}`;
      case 'bounce':
        return `${mark('bounce', 'bounce')} ${this.group(effect.what)}`;
      case 'exhaust':
        return `${mark('exhausted', 'exhaust')} ${this.group(effect.what)}`;
      case 'endEternal':
        return `end all ${duration('eternal')} effects on ${this.group(effect.what)}`;
      case 'lose':
      case 'heal':
      case 'modify':
      case 'grant':
      case 'ready':
        return this.shared([effect]);
      case 'repair':
        return `${mark('repair', 'repair')} ${this.group(effect.what)} by ${this.amount(effect.amount)}`;
      case 'draw':
        return this.handful('draw', effect.n, effect.who ?? 'you');
      case 'discard':
        return this.handful('discard', effect.n, effect.who);
      case 'token':
        return `create ${tokenWords(effect.token, effect.n)} next to ${this.ref(effect.beside)}`;
      case 'teleport':
        return `teleport ${this.ref(effect.what)} to ${this.ref(effect.to)}`;
      case 'reveal':
        return this.revealed(effect.tile, effect.radius);
      case 'gain':
        return `gain ${costMark(effect.resources)}`;
      case 'cost':
        return this.costChange(effect);
      case 'tradeBlows':
        return `${this.ref(effect.a)} and ${this.ref(effect.b)} ${mark('tradeBlows', 'trade blows')}`;
      case 'counter':
        return `${mark('counter', 'counter')} ${this.ref(effect.what)}`;
      case 'recall':
        return effect.to === 'hand'
          ? `return ${this.ref(effect.what)} to your hand`
          : `put ${this.ref(effect.what)} on ${effect.to === 'deckTop' ? 'top' : 'the bottom'} of your deck`;
      case 'loseCard':
        return `${this.ref(effect.what)} becomes ${mark('lost', 'lost')}`;
      case 'if':
        return this.conditional(effect);
    }
  }

  private handful(verb: 'draw' | 'discard', n: number, who: 'you' | 'opponent' | 'each'): string {
    const cards = n === 1 ? 'a card' : counted(n, 'card');
    if (who === 'you') return `${verb} ${cards}`;
    // A rival, whose hand is hidden, loses the oldest cards: there is nothing to choose (HX-D45).
    if (verb === 'discard') return n === 1 ? 'your rival discards their oldest card' : `your rival discards their ${n} oldest cards`;
    return `${who === 'each' ? 'each player' : 'your rival'} ${verb}s ${cards}`;
  }

  private revealed(tile: Ref, radius: number): string {
    const first = `${mark('vision', 'reveal')} ${this.ref(tile)}`;
    return radius === 0 ? `${first} until End` : `${first} and all tiles within ${radius} of it until End`;
  }

  private costChange(effect: Extract<Effect, { do: 'cost' }>): string {
    const what = effect.what === 'yourHand' ? `each ${effect.type ?? 'card'} in your hand` : this.ref(effect.what);
    return `${what} costs ${Math.abs(effect.by)} ${effect.by < 0 ? 'less' : 'more'} (${duration(effect.until)})`;
  }

  /** "A. If it is on strife, B instead." where both ways do the same; else "If …, A. Otherwise, B." */
  private conditional(effect: Extract<Effect, { do: 'if' }>): string {
    const { then, else: otherwise } = effect;
    if (!otherwise) {
      const condition = this.condition(effect.when);
      return `if ${condition}, ${lowerCase(this.sentences(then))}`;
    }
    if (then.length === 1 && otherwise.length === 1 && then[0].do === otherwise[0].do) {
      const usual = this.sentences(otherwise);
      const condition = this.condition(effect.when);
      return `${usual} If ${condition}, ${lowerCase(this.sentences(then)).replace(/\.$/, '')} instead`;
    }
    const condition = this.condition(effect.when);
    const met = lowerCase(this.sentences(then));
    return `if ${condition}, ${met} Otherwise, ${lowerCase(this.sentences(otherwise))}`;
  }

  private condition(when: Condition): string {
    switch (when.cond) {
      case 'onTile':
        return `${this.ref(when.who)} is on ${tileList(when.types)}`;
      case 'besideTile':
        return `${this.ref(when.who)} is next to a ${TILE_NAMES[when.type]} tile`;
      case 'exists':
        return when.of.side === 'own'
          ? `you control ${withArticle(filterNoun({ ...when.of, side: 'any' }, this.refWords))}`
          : `there is ${withArticle(filterNoun(when.of, this.refWords))}`;
      case 'keyword':
        return `${this.ref(when.who)} has ${mark(when.keyword, keywordName(when.keyword))}`;
      case 'exhausted':
        return `${this.ref(when.who)} is ${mark('exhausted', 'exhausted')}`;
      case 'damaged':
        return `${this.ref(when.who)} is damaged`;
      case 'handAtMost':
        return when.n === 0 ? 'your hand is empty' : `you hold ${when.n} or fewer cards`;
    }
  }

  private group(group: Group): string {
    if (typeof group !== 'object') return this.ref(group);
    if ('each' in group) return `each of ${this.severalRefs(group.each)}`;
    this.last = null;
    return `each ${group.other ? 'other ' : ''}${filterNoun(group.all, this.refWords)}`;
  }

  /** "two target enemy units" and later "those two" where all are of one kind, else "target enemy unit and this". */
  private severalRefs(refs: readonly Ref[]): string {
    this.last = null;
    const [first, ...rest] = refs.map((ref) => (typeof ref === 'number' ? this.targets[ref] : null));
    const areAlike = rest.every((spec) => JSON.stringify(spec) === JSON.stringify(first));
    const known = refs.filter((ref) => this.mentioned.has(ref)).length;
    const words =
      first?.target !== 'entity' || !areAlike || (known > 0 && known < refs.length)
        ? joined(
            refs.map((ref) => this.fullRef(ref)),
            'and',
          )
        : known > 0
          ? `those ${numberWord(refs.length)}`
          : targetsPhrase(refs.length, first.of, this.refWords);
    for (const ref of refs) this.mentioned.add(ref);
    return words;
  }

  private ref(ref: Ref): string {
    if (this.last === ref) return 'it';
    const words = this.fullRef(ref);
    this.last = ref;
    this.mentioned.add(ref);
    return words;
  }

  private fullRef(ref: Ref): string {
    if (typeof ref !== 'number') return this.refWords(ref);
    const spec = this.targets[ref];
    return this.mentioned.has(ref) ? shortNoun(spec) : targetPhrase(spec, this.refWords);
  }

  /** References inside noun phrases, which do not change what "it" means. */
  private readonly refWords: RefWords = (ref) => {
    if (this.last === ref) return 'it';
    switch (ref) {
      case 'self':
        return this.self;
      case 'each':
        return 'it';
      case 'ownBase':
        return 'your base';
      case 'enemyBase':
        return 'your rival’s base';
      default:
        return shortNoun(this.targets[ref]);
    }
  };

  private amount(amount: Amount): string {
    if (typeof amount === 'number') return String(amount);
    if ('per' in amount) return `${amount.times ?? 1} for each ${filterNoun(amount.per, this.refWords)}`;
    if ('powerOf' in amount) return `${this.possessive(amount.powerOf)} power`;
    return `the damage on ${this.ref(amount.damageOn)}`;
  }

  private possessive(ref: Ref): string {
    const words = this.ref(ref);
    if (words === 'it') return 'its';
    return words === 'this' ? 'this unit’s' : `${words}’s`;
  }

  private bonus(power: Amount, health: Amount): string {
    if (typeof power === 'number' && typeof health === 'number') return bonusText(power, health);
    const counts = typeof power === 'number' ? health : power;
    const part = (amount: Amount) => (typeof amount === 'number' ? String(amount) : 'X');
    return `+${part(power)}/+${part(health)}, where X is ${this.amount(counts)}`;
  }
}
