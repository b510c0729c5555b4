/** The prompt line and the main button, from the game's prompt text, what is offered and what is held. */
import { promptFor } from '../../../src-shared/games/laneforge/text/prompt.ts';
import type { ExtraTool, Prompt } from '../../match/game-ui.ts';
import type { Mode } from './play/mode.ts';
import { stillToAct } from './play/offers.ts';
import type { LaneforgeTable } from './table.svelte.ts';
import { faceOf, nameOfCard, nextLevelOf } from './words.ts';

const waiting = (label: string, state: 'wait' | 'asks' = 'wait'): Prompt['main'] => ({ label, state, disabled: true, confirm: null });

/** What is chosen on the table, not with the main button. */
const CHOICES: Partial<Record<Mode, string>> = {
  champion: 'Choose a Champion',
  lane: 'Choose a lane',
  creature: 'Choose a creature',
  card: 'Choose a card',
  order: 'Choose the next',
};

export function promptOf(table: LaneforgeTable): Prompt {
  const { view, session, reader, mode, offers } = table;
  if (!view) return { lead: '', text: '', main: waiting('') };
  if (session.past) return { lead: 'Looking back.', text: 'Nothing can be done in the past.', main: waiting('Look at now: Esc') };
  if (table.staged) return stagedPrompt(table);
  const { sentence, main } = promptFor(view, session.actions, reader.names);
  const lead = leadOf(table);
  const text = (sentence.startsWith(lead) ? sentence.slice(lead.length).trim() : sentence) + replacing(table);
  if (!table.mainActions || !main) {
    const choice = CHOICES[mode];
    if (choice) return { lead, text, main: waiting(choice, 'asks') };
    const label = view.phase === 'over' ? 'The game is over' : mode === 'act' ? 'End phase' : (main?.label ?? 'Wait');
    return { lead, text, main: waiting(label, mode === 'act' ? 'asks' : 'wait') };
  }
  const left = mode === 'act' ? stillToAct(offers) : 0;
  return {
    lead,
    text,
    main: {
      label: main.label,
      state: left > 0 ? 'left' : 'ready',
      disabled: false,
      confirm: left > 0 ? `${main.label}? ${left} can still act` : null,
    },
  };
}

function leadOf({ mode, view, mine }: LaneforgeTable): string {
  if (!mine || !view) return '';
  if (mode === 'act') return `Action ${view.action} of 4: yours.`;
  if (mode === 'champion') return 'Your Champion.';
  return 'Your choice.';
}

/** What would make room in the lane that is pointed at. */
function replacing({ entersAt, foresight }: LaneforgeTable): string {
  const replaced = entersAt === null ? null : foresight.places.get(entersAt)?.replaces;
  return replaced ? ` Banishes ${nameOfCard(replaced)}, not destroyed.` : '';
}

/** A card is held: where it would stand and what comes of it. */
function stagedPrompt(table: LaneforgeTable): Prompt {
  const { staged, placing, aimed } = table;
  const { card, how } = staged!;
  const name = nameOfCard(card);
  const next = nextLevelOf(card);
  const levels = next
    ? `Its level ${next.endsWith('3') ? 'III' : 'II'} goes to your discard pile: in your deck next cycle.`
    : 'It has no next level.';
  const main = (label: string): Prompt['main'] => ({ label, state: 'ready', disabled: false, confirm: null });
  if (how === 'banish') return { lead: `Banish ${name}?`, text: `Nothing of it happens. ${levels}`, main: main(`Banish ${name}`) };
  const free = how === 'free' ? ' for Free' : '';
  if (!placing) return { lead: `Play ${name}${free}?`, text: `${faceOf(card)?.plain ?? ''} ${levels}`, main: main(`Play ${name}`) };
  const place = aimed === null ? null : table.foresight.places.get(aimed);
  if (aimed === null || !place) {
    return { lead: `${name}${free}:`, text: 'choose one of your lanes, 1 to 5. Esc puts it back.', main: waiting('Choose a lane', 'asks') };
  }
  const when = place.fightsThisTurn ? 'will stand in front and fights this turn' : 'will stand behind and fights next turn';
  const where = place.row === 'front' && !place.fightsThisTurn ? 'will stand in front; nothing to fight yet' : when;
  return { lead: `Lane ${aimed}.`, text: `${name} ${where}.${replacing(table)}`, main: main(`Play in lane ${aimed}`) };
}

/** "Banish", beside Undo: of the held card, never of one that the pointer only passed on its way here. */
export function banishTool(table: LaneforgeTable): ExtraTool | null {
  const { staged, offers } = table;
  const card = staged?.card ?? null;
  const reason =
    offers.banish.size === 0
      ? 'No card can be banished now.'
      : card === null
        ? 'Take up a hand card first.'
        : offers.banish.has(card)
          ? null
          : 'This card cannot be banished now.';
  return {
    label: 'Banish',
    key: 'laneBanish',
    reason,
    pressed: staged?.how === 'banish',
    act: () => {
      if (!card) return;
      if (staged?.how === 'banish') table.pressMain();
      else table.hands.take({ card, how: 'banish' });
    },
  };
}
