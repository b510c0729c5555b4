/** The prompt line and the main button, from the game's prompt text, what is offered and what is held. */
import { cardName } from '../../../src-shared/games/bladeforge/text/faces.ts';
import { SLOT_NAMES } from '../../../src-shared/games/bladeforge/text/names.ts';
import { promptFor } from '../../../src-shared/games/bladeforge/text/prompt.ts';
import type { BlSlot } from '../../../src-shared/games/bladeforge/types.ts';
import type { BlView } from '../../../src-shared/games/bladeforge/view.ts';
import { joined, plainNumber } from '../../../src-shared/text/words.ts';
import type { ExtraTool, Prompt } from '../../match/game-ui.ts';
import { elsewhere, ready, readyWith, stillToActWords, waiting } from '../../match/prompt.ts';
import { oddsInARow } from './odds-lines.ts';
import type { Staged } from './play/hands.ts';
import type { BladeforgeTable } from './table.svelte.ts';
import { faceOf, range } from './words.ts';

type Asked = Pick<BladeforgeTable, 'session' | 'mode' | 'names' | 'below'>;
type Placing = Pick<BladeforgeTable, 'offers' | 'places' | 'bench' | 'trying' | 'odds'>;
type Aiming = Pick<BladeforgeTable, 'odds' | 'names' | 'left'>;
type Holding = Placing & Aiming & Pick<BladeforgeTable, 'hand'>;

export function promptOf(view: BlView, table: Asked & Holding & Pick<BladeforgeTable, 'staged' | 'aimedStaged'>): Prompt {
  const { session, names, mode } = table;
  if (table.staged) return stagedPrompt(table, table.aimedStaged(table.staged));
  const { sentence, main } = promptFor(asViewer(table, view), session.actions, names);
  const said = saidTo(table, sentence);
  if (mode === 'act') return { ...said, main: finishButton(table) };
  if (view.phase === 'over') return { ...said, main: elsewhere('The game is over') };
  if (mode === 'watch') return { ...said, main: waiting(main?.label ?? 'Wait') };
  return { ...said, main: elsewhere(mode === 'block' ? 'Block or take it' : 'Choose') };
}

/** Starts with the addressee: it is the viewer's turn, or the viewer must choose. */
function saidTo({ session, mode, names, below }: Asked, sentence: string): Pick<Prompt, 'lead' | 'text'> {
  if (session.frame?.mode === 'open') return { lead: `${names[below]}:`, text: sentence };
  if (mode === 'watch') return { lead: '', text: sentence };
  if (mode !== 'act') return { lead: mode === 'block' ? 'Your answer.' : 'Your choice.', text: sentence };
  const [, lead, text] = /^([^:]+:) (.+)$/.exec(sentence) ?? ['', '', sentence];
  return { lead, text };
}

/** At the open table the deciding person is addressed, though the view is the spectator's. */
function asViewer({ session, mode }: Asked, view: BlView): BlView {
  return view.viewer === 'spectator' && mode !== 'watch' && session.frame ? { ...view, viewer: session.frame.seat } : view;
}

/** Nothing is held: the attack, or the end of a turn with a Reforge. */
function finishButton({ offers, left, names }: Aiming & Pick<BladeforgeTable, 'offers'>): Prompt['main'] {
  if (offers.end) return readyWith('End turn', left);
  const [target, ...others] = offers.attack.keys();
  // It asks whom, or takes the attack up where something is left: either is a question of its own.
  const label = others.length > 0 || target === undefined ? 'Attack…' : `Attack ${names[target]}`;
  return { ...readyWith(label, left), disabled: target === undefined, confirm: null };
}

function stagedPrompt(table: Holding, staged: Staged): Prompt {
  switch (staged.kind) {
    case 'card':
      return cardPrompt(table, staged);
    case 'attack':
      return attackPrompt(table, staged.target);
    case 'recycle':
      return recyclePrompt(table, staged.marked);
    case 'draw': {
      // Already confirmed by taking it up: the main button answers without asking again.
      const text = `It ends your turn. ${stillToActWords(table.left)} Esc takes it back.`;
      return { lead: 'Draw 1?', text, main: { ...ready('Draw 1, end turn'), state: 'left' } };
    }
  }
}

/** A card is held: its effect, or its place and the resulting numbers. */
function cardPrompt(table: Placing, { card, slot }: Extract<Staged, { kind: 'card' }>): Prompt {
  const name = cardName(card);
  if (table.offers.gadget.has(card)) return { lead: `Play ${name}?`, text: faceOf(card)?.plain ?? '', main: ready(`Play ${name}`) };
  if (slot === null) {
    return {
      lead: `${name}:`,
      text: `choose its place: ${placesInWords([...table.places])}. Esc puts it back.`,
      main: elsewhere('Choose a place'),
    };
  }
  const old = table.bench?.forge[slot];
  const gone = old && !table.trying ? ` ${cardName(old)} goes to the Salvage.` : '';
  const sword = table.odds.swords.get(slot);
  const stability = faceOf(card)?.stability ?? null;
  const breaks = stability === null ? '' : ` Damage of ${stability} or more breaks it.`;
  const change = sword
    ? `Attack ${plainNumber(sword.before.attack)} → ${plainNumber(sword.after.attack)}, Defense ${plainNumber(sword.before.defense)} → ${plainNumber(sword.after.defense)}.`
    : '';
  if (table.trying)
    return { lead: `Trying ${name}:`, text: `${change} Nothing is done. Esc puts it back.`, main: waiting('Not your turn') };
  const others = [...table.places].filter((place) => place !== slot);
  const label = others.length > 0 ? `${old ? 'Replace' : 'Place'}: ${SLOT_NAMES[slot]}` : `${old ? 'Replace with' : 'Place'} ${name}`;
  const instead = others.length > 0 ? ` Or choose the ${placesInWords(others)}.` : '';
  return { lead: `${name}:`, text: `${change}${breaks}${gone}${instead}`, main: ready(label) };
}

/** "right Guard or left Guard". */
const placesInWords = (places: readonly BlSlot[]): string =>
  joined(
    places.map((place) => SLOT_NAMES[place]),
    'or',
  );

function attackPrompt({ odds, names, left }: Aiming, target: number | null): Prompt {
  if (target === null) return { lead: 'Attack:', text: 'choose a rival. Esc steps back.', main: elsewhere('Choose a rival') };
  const name = names[target];
  const one = odds.attack.get(target);
  const label = `Attack ${name}`;
  const odd = one ? `${range(one.least, one.most)} damage: ${oddsInARow(one)}.` : '';
  // Taking it up was the question.
  return {
    lead: `${label}?`,
    text: left.length > 0 ? `${odd} ${stillToActWords(left)} Esc takes it back.` : odd,
    main: { ...ready(label), state: left.length > 0 ? 'left' : 'ready' },
  };
}

function recyclePrompt({ hand }: Pick<BladeforgeTable, 'hand'>, marked: readonly number[]): Prompt {
  const names = marked.map((index) => cardName(hand[index]));
  if (marked.length < 2) {
    const missing = marked.length === 0 ? 'Mark two cards' : `${names[0]} and one more`;
    return { lead: 'Recycle:', text: `${missing}; they go to the Salvage and you draw one.`, main: elsewhere('Recycle 2 → 1') };
  }
  return { lead: 'Recycle:', text: `${joined(names, 'and')} go to the Salvage, one card comes.`, main: ready('Recycle 2 → 1') };
}

type Recycling = Pick<BladeforgeTable, 'offers' | 'mode' | 'staged' | 'hand' | 'view' | 'hands'>;

/** "Recycle", beside Undo. */
export function recycleTool({ offers, mode, staged, hand, view, hands }: Recycling): ExtraTool {
  const reason =
    offers.recycle.size > 0
      ? null
      : mode !== 'act'
        ? 'Only in your own turn.'
        : hand.length < 2
          ? 'It takes two cards.'
          : view?.armoryCount === 0
            ? 'The Armory is empty.'
            : 'Not now.';
  return { label: 'Recycle', key: 'bladeRecycle', reason, pressed: staged?.kind === 'recycle', act: () => hands.toggleRecycle() };
}
