/** A process that runs bots, as the runner sees it: messages as JSON texts in and out. It may die at any moment. */
export interface BotPort {
  post(text: string): void;
  kill(): void;
}

export interface BotPortEvents {
  onMessage(text: string): void;
  /** Called exactly once, at the first sign of the process's end. */
  onGone(reason: string): void;
}

/** Starts a bot process; called again after the last one has ended. */
export type SpawnBotPort = (events: BotPortEvents) => BotPort;
