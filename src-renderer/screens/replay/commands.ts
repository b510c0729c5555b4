/** Handlers of the commands shared by all games in a replay. */
import type { Announcer } from '../../app/announcer.svelte.ts';
import type { CommandHandlers } from '../../app/keys/registry.ts';
import type { GameTable } from '../../match/game-ui.ts';
import type { MatchLayout } from '../../match/layout.svelte.ts';
import { explainNext } from '../../match/next-sign.ts';
import { cycleRegion, enterLog } from '../../match/regions.ts';
import type { Player } from './player.svelte.ts';
import type { ReplaySession } from './session.svelte.ts';

interface Needs {
  root: () => HTMLElement | undefined;
  session: ReplaySession;
  table: GameTable;
  layout: MatchLayout;
  player: Player;
  leave: () => void;
  announce: Announcer['announce'];
}

export function replayCommands({ root, session, table, layout, player, leave, announce }: Needs): CommandHandlers {
  const inRoot = (act: (root: HTMLElement) => boolean) => () => {
    const element = root();
    return element ? act(element) : false;
  };
  /** Manual navigation stops the automatic playback. */
  const byHand = (move: () => void) => () => {
    player.pause();
    move();
  };
  return {
    nextRegion: inRoot((element) => cycleRegion(element, 1)),
    previousRegion: inRoot((element) => cycleRegion(element, -1)),
    log: inRoot((element) => enterLog(element, layout)),
    explainNext: inRoot((element) => {
      announce(explainNext(element));
      return true;
    }),
    main: () => player.toggle(),
    replayForward: byHand(() => session.step(1)),
    replayBack: byHand(() => session.step(-1)),
    replayNextTurn: byHand(() => session.stepTurn(1)),
    replayPreviousTurn: byHand(() => session.stepTurn(-1)),
    replayEyes: () => {
      const { viewers } = session.info;
      session.see({ ...session.eyes, viewer: viewers[(viewers.indexOf(session.eyes.viewer) + 1) % viewers.length] });
    },
    replayOpen: () => {
      if (session.info.finished) session.see({ ...session.eyes, open: !session.eyes.open });
    },
    back: () => {
      if (player.playing) player.pause();
      else if (!layout.closeDrawer() && !table.back()) leave();
    },
  };
}
