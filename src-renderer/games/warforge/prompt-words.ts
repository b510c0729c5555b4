/** The prompt line and the main button, from the game's prompt text, what is offered and what is held. */
import { unitWords } from '../../../src-shared/games/warforge/text/action-words.ts';
import { promptFor } from '../../../src-shared/games/warforge/text/prompt.ts';
import type { WrView } from '../../../src-shared/games/warforge/view.ts';
import type { Prompt } from '../../match/game-ui.ts';
import { asksAgain, elsewhere, ready, readyWith, waiting } from '../../match/prompt.ts';
import type { Staged } from './play/hands.ts';
import type { Mode } from './play/mode.ts';
import type { WarforgeTable } from './table.svelte.ts';
import { faceOf, nameOfCard } from './words.ts';

type Holding = Pick<WarforgeTable, 'hands' | 'below' | 'above' | 'mainActions' | 'offers'>;
type Asked = Holding & Pick<WarforgeTable, 'mode' | 'mine' | 'staged' | 'session' | 'names'>;

/** What is chosen on the table, not with the main button. */
const CHOICES: Partial<Record<Mode, string>> = { target: 'Choose a target', take: 'Choose a card', pact: 'Choose a Pact' };

export function promptOf(view: WrView, table: Asked): Prompt {
  const { staged, session, names, mode } = table;
  if (staged) return stagedPrompt(view, staged, table);
  const { sentence, main } = promptFor(view, session.actions, names);
  const lead = leadOf(mode);
  const text = sentence.startsWith(lead) ? sentence.slice(lead.length).trim() : sentence;
  const choice = CHOICES[mode];
  if (choice) return { lead, text, main: elsewhere(choice) };
  if (view.phase === 'over') return { lead, text, main: waiting('The game is over') };
  if (!table.mainActions || !main) return { lead, text, main: waiting(main?.label ?? 'Wait') };
  const left = main.left ?? [];
  // What would be left stands in the label already.
  return { lead, text, main: { ...readyWith(main.label, left), ...(left.length > 0 && { confirm: asksAgain('End turn', left) }) } };
}

function leadOf(mode: Mode): string {
  if (mode === 'watch') return '';
  return mode === 'act' ? 'Your turn:' : 'Your choice:';
}

/** A card is held, or a unit is selected: where it may go, and what comes of it. */
function stagedPrompt(view: WrView, staged: Staged, { hands, below, above, mainActions, offers }: Holding): Prompt {
  if (staged.kind === 'card') {
    const name = nameOfCard(staged.card.card);
    const ways = hands.waysOf(staged.card);
    const [first] = ways.values();
    const toChoose = first?.place ? 'Choose a place' : 'Choose a target';
    const main = mainActions ? ready(`Play ${name}`) : elsewhere(ways.has('') ? `Play ${name}` : toChoose);
    if (ways.has('')) return { lead: `Play ${name}?`, text: faceOf(staged.card.card)?.plain ?? '', main };
    const text = first?.place ? 'choose a place left or right of your Warlord; the others move outward.' : 'choose a target.';
    return { lead: `${name}:`, text: `${text} Esc puts it back.`, main };
  }
  const attacker = unitWords(view, below, staged.from);
  if (staged.to !== null)
    return {
      lead: `${attacker} attacks ${unitWords(view, above, staged.to)}:`,
      text: 'melee or ranged?',
      main: elsewhere('Choose a mode'),
    };
  const attacks = offers.attack.has(staged.from);
  const text = attacks ? 'choose a target, and a mode on it.' : 'choose what it does.';
  return { lead: `${attacker}:`, text: `${text} Esc puts it back.`, main: elsewhere(attacks ? 'Choose a target' : 'Choose an action') };
}
