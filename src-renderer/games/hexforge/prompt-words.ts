/** The prompt line and the main button, from the game's prompt text and what is offered. */
import { promptFor } from '../../../src-shared/games/hexforge/text/prompt.ts';
import { nameOfEntity } from '../../../src-shared/games/hexforge/text/speech.ts';
import type { HxView } from '../../../src-shared/games/hexforge/view.ts';
import { joined } from '../../../src-shared/text/words.ts';
import { chordKeys } from '../../app/keys/chord.ts';
import type { Prompt } from '../../match/game-ui.ts';
import { asksAgain, waiting } from '../../match/prompt.ts';
import { targetWords } from './stack/item-words.ts';
import type { HexforgeTable } from './table.svelte.ts';

type Chosen = Pick<HexforgeTable, 'chosen' | 'seat' | 'pieces' | 'layout' | 'view'>;
type Way = Pick<HexforgeTable, 'chosen' | 'halfDone' | 'mode' | 'session' | 'app'>;
type Turn = Pick<HexforgeTable, 'mode' | 'view' | 'mine'>;
type Attacker = Pick<HexforgeTable, 'mode' | 'selected' | 'offers' | 'pieces'>;
type Asked = Chosen & Way & Turn & Attacker & Pick<HexforgeTable, 'names' | 'mainActions' | 'changedMain' | 'fates'>;

export function promptOf(view: HxView, table: Asked): Prompt {
  const { session, names, mode } = table;
  const { sentence, main, who } = promptFor(view, session.actions, names);
  const text = `${attackerWords(table) ?? sentence}${chosenWords(table)}${wayBack(table)}`;
  const mine = who !== null && who === table.seat;
  const able = table.mainActions !== null;
  if (!main || !able || main.state === 'waiting') {
    return {
      lead: mine ? leadOf(table) : '',
      text,
      main: waiting(
        main?.state === 'waiting' ? main.label : mode === 'target' ? 'Choose' : view.phase === 'over' ? 'The game is over' : 'Wait',
      ),
    };
  }
  const { left = [] } = main;
  return {
    lead: leadOf(table),
    text,
    main: {
      label: table.changedMain ?? main.label,
      state: table.fates.some(({ seat, certain }) => certain && seat === table.seat) ? 'risk' : main.state === 'ready' ? 'ready' : 'left',
      disabled: false,
      confirm: left.length > 0 ? asksAgain(main.label, left) : null,
      left,
    },
  };
}

/** What has been chosen for what is being played, while more of it is asked. */
function chosenWords(table: Chosen): string {
  const names = table.chosen.map((target) => targetWords(target, table));
  return names.length > 0 ? ` Chosen: ${joined(names, 'and')}.` : '';
}

/** What is asked while an attacker is picked up and its target is not yet named. */
function attackerWords({ mode, selected, offers, pieces }: Attacker): string | null {
  const unit = mode === 'declare' && selected !== null && offers.attack.has(selected) ? pieces.get(selected) : undefined;
  return unit ? `Combat declaration: which tile does ${nameOfEntity(unit)} attack?` : null;
}

/** Which key steps back from what is half done. */
function wayBack({ chosen, halfDone, mode, session, app }: Way): string {
  const chord = halfDone && session.frame?.undo.can ? app.keys.chord('back') : null;
  if (!chord) return '';
  return ` ${chordKeys(chord, app.keys.mac).join('+')} ${mode === 'target' && chosen.length === 0 ? 'cancels' : 'goes one step back'}.`;
}

function leadOf({ mode, view, mine }: Turn): string {
  if (mode === 'priority') return view?.stack.length ? 'Your answer.' : mine ? 'Your turn.' : 'Your answer.';
  if (mode === 'sort') return 'You defend.';
  if (mode === 'watch') return '';
  return mine ? 'Your turn.' : 'Your choice.';
}
