/** The prompt line and the main button, from the game's prompt text, what is offered and what is held. */
import type { LnPlaceAnswer } from '../../../src-shared/games/laneforge/explain/questions.ts';
import { promptFor } from '../../../src-shared/games/laneforge/text/prompt.ts';
import type { LnView } from '../../../src-shared/games/laneforge/view.ts';
import type { ExtraTool, Prompt } from '../../match/game-ui.ts';
import { elsewhere, ready, readyWith, waiting } from '../../match/prompt.ts';
import type { Staged } from './play/hands.ts';
import type { Mode } from './play/mode.ts';
import type { LaneforgeTable } from './table.svelte.ts';
import { faceOf, nameOfCard, nextLevelOf } from './words.ts';

type Placing = Pick<LaneforgeTable, 'entersAt' | 'foresight'>;
type Holding = Placing & Pick<LaneforgeTable, 'placing' | 'aimed'>;
type Turn = Pick<LaneforgeTable, 'mode' | 'mine' | 'catchingUp'>;
type Asked = Holding & Turn & Pick<LaneforgeTable, 'staged' | 'session' | 'names' | 'mainActions'>;

/** What is chosen on the table, not with the main button. */
const CHOICES: Partial<Record<Mode, string>> = {
  champion: 'Choose a Champion',
  lane: 'Choose a lane',
  creature: 'Choose a creature',
  card: 'Choose a card',
  order: 'Choose the next',
};

export function promptOf(view: LnView, table: Asked): Prompt {
  const { staged, session, names, mode } = table;
  if (staged) return stagedPrompt(staged, table);
  const { sentence, main } = promptFor(view, session.actions, names);
  const lead = leadOf(view, table);
  if (table.catchingUp) return { lead, text: '', main: waiting(main?.label ?? 'Wait') };
  const text = (sentence.startsWith(lead) ? sentence.slice(lead.length).trim() : sentence) + replacing(table);
  if (!table.mainActions || !main) {
    const choice = CHOICES[mode];
    if (choice) return { lead, text, main: elsewhere(choice) };
    if (view.phase === 'over') return { lead, text, main: waiting('The game is over') };
    return { lead, text, main: mode === 'act' ? elsewhere('End phase') : waiting(main?.label ?? 'Wait') };
  }
  return { lead, text, main: readyWith(main.label, main.left ?? []) };
}

function leadOf(view: LnView, { mode, mine, catchingUp }: Turn): string {
  if (!mine || (catchingUp && view.action === 0)) return '';
  if (mode === 'act' || catchingUp) return `Action ${view.action} of 4: yours.`;
  if (mode === 'champion') return 'Your Champion.';
  return 'Your choice.';
}

/** What would make room in the lane that is pointed at. */
function replacing({ entersAt, foresight }: Placing): string {
  const replaced = entersAt === null ? null : foresight.places.get(entersAt)?.replaces;
  return replaced ? ` ${nameOfCard(replaced)} there is banished, not destroyed.` : '';
}

/** Before a lane is pointed at: the free row of a lane that is taken looks empty, but the creature there makes room. */
function ousting({ foresight }: Pick<Placing, 'foresight'>): string {
  const places = [...foresight.places.values()];
  const taken = places.filter(({ replaces }) => replaces).length;
  if (taken === 0) return '';
  return taken === places.length ? ' All are taken: the creature there is banished.' : ' In a taken lane, the creature there is banished.';
}

/** A card is held: where it would stand and what comes of it. */
function stagedPrompt({ card, how }: Staged, table: Holding): Prompt {
  const { placing, aimed } = table;
  const name = nameOfCard(card);
  const next = nextLevelOf(card);
  const levels = next
    ? `Its level ${next.endsWith('3') ? 'III' : 'II'} goes to your discard pile: in your deck next cycle.`
    : 'It has no next level.';
  if (how === 'banish') return { lead: `Banish ${name}?`, text: `Nothing of it happens. ${levels}`, main: ready(`Banish ${name}`) };
  const free = how === 'free' ? ' for Free' : '';
  if (!placing) return { lead: `Play ${name}${free}?`, text: `${faceOf(card)?.plain ?? ''} ${levels}`, main: ready(`Play ${name}`) };
  const place = aimed === null ? null : table.foresight.places.get(aimed);
  if (aimed === null || !place) {
    return {
      lead: `${name}${free}:`,
      text: `choose one of your lanes, 1 to 5.${ousting(table)} Esc puts it back.`,
      main: elsewhere('Choose a lane'),
    };
  }
  return { lead: `Lane ${aimed}.`, text: `${name} ${standing(place)}.${replacing(table)}`, main: ready(`Play in lane ${aimed}`) };
}

/** Where the held card would stand, and whether its lane fights this turn. */
function standing({ row, fightsThisTurn }: LnPlaceAnswer): string {
  if (row === 'front') return 'will stand in front and fights this turn';
  return fightsThisTurn
    ? 'will stand behind: it stops the attack here and strikes back'
    : 'will stand behind; this lane does not fight this turn';
}

/** "Banish", beside Undo: of the held card, never of one that the pointer only passed on its way here. */
export function banishTool(table: Pick<LaneforgeTable, 'staged' | 'offers' | 'hands' | 'pressMain'>): ExtraTool | null {
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
