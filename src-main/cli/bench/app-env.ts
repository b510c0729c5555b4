/** This command may itself run in Electron's own Node; what it starts is to be an app all the same. */
const NOT_FOR_APPS = 'ELECTRON_RUN_AS_NODE';

/** The environment for an app that is started to be measured. */
export const appEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[0] !== NOT_FOR_APPS && entry[1] !== undefined),
  );
