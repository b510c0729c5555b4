/** A process in which bots think, as the runner sees it: texts in, texts out, and it may die at any moment. */
export interface BotPort {
  post(text: string): void;
  kill(): void;
}

export interface BotPortEvents {
  onMessage(text: string): void;
  /** Called once, however many signs of the process's end arrive. */
  onGone(reason: string): void;
}

/** Starts a bot process; called again whenever the last one is gone. */
export type SpawnBotPort = (events: BotPortEvents) => BotPort;
