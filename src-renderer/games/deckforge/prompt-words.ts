/** The prompt line and the main button, from the game's prompt text, what is offered and what is held. */
import { promptFor } from '../../../src-shared/games/deckforge/text/prompt.ts';
import { permanentIn, permanentName, printedOn } from '../../../src-shared/games/deckforge/text/permanents.ts';
import { prospectsOf } from '../../../src-shared/games/deckforge/text/prospects.ts';
import { quoted } from '../../../src-shared/games/deckforge/text/rules-text.ts';
import { TYPE_NAMES } from '../../../src-shared/games/deckforge/text/type-names.ts';
import type { CardType } from '../../../src-shared/games/deckforge/types.ts';
import type { DkView } from '../../../src-shared/games/deckforge/view.ts';
import { counted } from '../../../src-shared/text/words.ts';
import type { Prompt } from '../../match/game-ui.ts';
import { asksAgain, elsewhere, ready, readyWith, waiting } from '../../match/prompt.ts';
import type { Staged } from './play/hands.ts';
import type { Mode } from './play/mode.ts';
import type { DeckforgeTable } from './table.svelte.ts';

type Holding = Pick<DeckforgeTable, 'mode' | 'mainActions' | 'offers' | 'below'>;
type Asked = Holding & Pick<DeckforgeTable, 'staged' | 'session' | 'names' | 'left'>;

/** What is chosen on the table or in the hand, not with the main button. */
const CHOICES: Partial<Record<Mode, string>> = {
  initiative: 'Choose a type',
  target: 'Choose a target',
  discard: 'Choose a token',
};

function leadOf(mode: Mode): string {
  if (mode === 'watch') return '';
  if (mode === 'act') return 'Your turn:';
  return mode === 'block' || mode === 'respond' ? 'Your answer:' : 'Your choice:';
}

export function promptOf(view: DkView, table: Asked): Prompt {
  const { staged, session, names, mode, left } = table;
  if (staged) return stagedPrompt(view, staged, table);
  const { sentence, main } = promptFor(view, session.actions, names);
  const lead = leadOf(mode);
  const text = sentence.startsWith(lead) ? sentence.slice(lead.length).trim() : sentence;
  const choice = CHOICES[mode];
  if (choice) return { lead, text, main: elsewhere(choice) };
  if (view.phase === 'over') return { lead, text, main: waiting('The game is over') };
  if (!table.mainActions || !main) return { lead, text, main: waiting(main?.label ?? 'Wait') };
  return { lead, text, main: { ...readyWith(main.label, left), ...(left.length > 0 && { confirm: asksAgain('End turn', left) }) } };
}

/** "one of 12 Creatures, on average 3.4 / 4.1". */
function prospectWords(view: DkView, seat: number, type: CardType): string {
  const { cards, mean } = prospectsOf(view, seat, type);
  const of = cards.length === 1 ? cards[0].card.name : `one of ${counted(cards.length, TYPE_NAMES[type])}`;
  return mean ? `${of}, on average ${mean.atk.toFixed(1)} attack and ${mean.def.toFixed(1)} defense` : of;
}

const USES: Partial<Record<Mode, { verb: string; lead: string }>> = {
  act: { verb: 'Play', lead: 'Play' },
  respond: { verb: 'Respond with', lead: 'Respond with' },
  discard: { verb: 'Discard', lead: 'Discard' },
  initiative: { verb: 'Reveal', lead: 'Reveal' },
};

/** A token is held, or a creature or an Artifact is selected: what may be done with it. */
function stagedPrompt(view: DkView, staged: Staged, { mode, mainActions, offers, below }: Holding): Prompt {
  if (staged.kind === 'token') {
    const { verb, lead } = USES[mode] ?? { verb: 'Use', lead: 'Use' };
    const name = TYPE_NAMES[staged.cardType];
    const text = mode === 'discard' ? 'It goes to the Graveyard.' : `It becomes ${prospectWords(view, below, staged.cardType)}.`;
    return { lead: `${lead} ${article(name)} ${name}?`, text: `${text} Esc puts it back.`, main: ready(`${verb} ${name}`) };
  }
  const name = permanentName(view, staged.id);
  if (staged.kind === 'attacker') {
    const text = 'attacks whom or what? Whoever is attacked may block.';
    return { lead: `${name}`, text: `${text} Esc puts it back.`, main: elsewhere('Choose a target') };
  }
  if (mainActions)
    return {
      lead: `Use ${name}?`,
      text: `${effectOf(view, staged.id)}It goes to the Graveyard. Esc puts it back.`,
      main: ready(`Use ${name}`),
    };
  const text = offers.activate.has(staged.id) ? `${effectOf(view, staged.id)}Choose its target.` : 'nothing to aim it at.';
  return { lead: `${name}:`, text: `${text} Esc puts it back.`, main: elsewhere('Choose a target') };
}

/** What using it does: "“Destroy target creature.” ". */
function effectOf(view: DkView, id: number): string {
  const permanent = permanentIn(view, id);
  const card = permanent && printedOn(view, permanent.card);
  return card ? `${quoted(card)} ` : '';
}

const article = (name: string): string => (/^[AEIOU]/.test(name) ? 'an' : 'a');
