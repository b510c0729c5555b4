import { Notification, app } from 'electron';
import type { BrowserWindow } from 'electron';
import type { MatchFrame } from '../../src-shared/protocol/messages.ts';
import { TurnWatch } from '../host/shell/turn-notice.ts';
import { bringToFront } from './window.ts';

interface Needs {
  window(): BrowserWindow | null;
  /** The setting for notifications. */
  isWanted(): boolean;
  titleOf(game: string): string;
}

/** Desktop notification "It is your turn", while the window has no focus. */
export class TurnNotices {
  readonly #needs: Needs;
  readonly #watch = new TurnWatch();
  #shown: Notification | null = null;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Called for every frame that is sent to the window. */
  see(frame: MatchFrame): void {
    const window = this.#needs.window();
    if (!window) return;
    const wanted = !window.isFocused() && this.#needs.isWanted();
    const news = this.#watch.see(frame, this.#needs.titleOf(frame.game), wanted);
    if (news === 'withdraw') this.withdraw();
    else if (news) this.#say(news.say, window);
  }

  /** Closes the notification. */
  withdraw(): void {
    this.#shown?.close();
    this.#shown = null;
    this.#needs.window()?.flashFrame(false);
  }

  #say(text: string, window: BrowserWindow): void {
    this.withdraw();
    if (app.dock) app.dock.bounce('informational');
    else window.flashFrame(true);
    if (!Notification.isSupported()) return;
    this.#shown = new Notification({ title: 'Five Forges', body: text, silent: true });
    this.#shown.on('click', () => bringToFront(window));
    this.#shown.show();
  }
}
