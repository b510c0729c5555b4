/** Unsets ELECTRON_RUN_AS_NODE: this command may run in Electron's own Node, and what it starts must be an app. */
const NOT_FOR_APPS = 'ELECTRON_RUN_AS_NODE';

/** The environment for an app that is started to be measured. */
export const appEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[0] !== NOT_FOR_APPS && entry[1] !== undefined),
  );
