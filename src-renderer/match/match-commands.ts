/** Handlers of the commands shared by all games in a match. */
import type { Announcer } from '../app/announcer.svelte.ts';
import type { CommandHandlers } from '../app/keys/registry.ts';
import type { PersonSettings } from '../../src-shared/protocol/settings.ts';
import type { GameTable } from './game-ui.ts';
import type { MatchLayout } from './layout.svelte.ts';
import type { MainPress } from './main-press.svelte.ts';
import { explainNext } from './next-sign.ts';
import { cycleRegion, enterLog } from './regions.ts';
import type { LiveSession } from './session.svelte.ts';

const NO_ANSWERS = 'In this game nobody answers another’s action, so there is nothing to pass.';

interface Needs {
  root: () => HTMLElement | undefined;
  session: LiveSession;
  table: GameTable;
  layout: MatchLayout;
  press: MainPress;
  passOrStop: () => void;
  passUntil: (until: string) => void;
  askForHint: () => void;
  /** The auto-pass preset from the settings. */
  usualPreset: () => PersonSettings['preset'];
  openMenu: () => void;
  toggleRecap: () => void;
  /** @returns whether it was open */
  closeRecap: () => boolean;
  /** Puts the result aside. @returns whether it lay over the board */
  closeResult: () => boolean;
  announce: Announcer['announce'];
}

export function matchCommands(needs: Needs): CommandHandlers {
  const { session, table, layout, press } = needs;
  const inRoot = (act: (root: HTMLElement) => boolean) => () => {
    const root = needs.root();
    return root ? act(root) : false;
  };
  return {
    nextRegion: inRoot((root) => cycleRegion(root, 1)),
    previousRegion: inRoot((root) => cycleRegion(root, -1)),
    log: inRoot((root) => enterLog(root, layout)),
    explainNext: inRoot((root) => {
      needs.announce(explainNext(root));
      return true;
    }),
    main: () => {
      if (session.frame?.waitingForStep) void session.step();
      else press.press();
    },
    endTurn: () => {
      if (table.mine && session.actions.length > 0) press.endTurn(() => needs.passUntil('endOfTurn'), session.actions.length > 1);
      else needs.announce('It is not your turn.');
    },
    passUntil: () => {
      if (session.frame?.status === 'finished') needs.announce('The game is over.');
      else if (table.passChoices.length > 0) needs.passOrStop();
      else needs.announce(NO_ANSWERS);
    },
    fullControl: () => {
      if (table.passChoices.length === 0) return needs.announce(NO_ANSWERS);
      const usual = needs.usualPreset();
      const preset = session.frame?.prefs.preset === 'full' ? (usual === 'full' ? 'standard' : usual) : 'full';
      void session.setPrefs({ preset });
      needs.announce(preset === 'full' ? 'Full control: you are asked always.' : 'Full control off.');
    },
    hint: needs.askForHint,
    hurry: () => {
      if (session.frame?.thinking) void session.hurry();
      else needs.announce('No bot is thinking.');
    },
    undo: () => {
      const undo = session.frame?.undo;
      if (undo?.can) void session.undo();
      else needs.announce(undo?.label ?? 'Nothing to undo.');
    },
    redo: () => {
      if (session.frame?.undo.canRedo) void session.redo();
      else needs.announce('Nothing to redo.');
    },
    recap: needs.toggleRecap,
    back: () => {
      if (
        needs.closeResult() ||
        layout.closeDrawer() ||
        press.relent() ||
        session.lookAtNow() ||
        needs.closeRecap() ||
        session.dropHint() ||
        table.back()
      )
        return;
      needs.openMenu();
    },
  };
}
