/** Which packages `npm test` tries on a machine. */
import { installedTools, WINDOWS_ELECTRON } from '../dist/tools.ts';

export interface Trials {
  /** As one would order them from `npm run dist`; `electron`: where their Electron lies, if it is another one. */
  tried: { order: string[]; electron?: string }[];
  /** What is not tried, and what it would take, in sentences. */
  untried: string[];
}

const FORMS = [
  { target: 'deb', variable: 'CUSTOM_FPM_PATH', takes: 'fpm in CUSTOM_FPM_PATH' },
  { target: 'tar.gz', variable: 'ELECTRON_BUILDER_7ZIP_PATH', takes: '7za' },
] as const;

/** The bare Linux folder, as trial and as twin, and whatever else there are tools for. */
export function trialsHere(env: NodeJS.ProcessEnv): Trials {
  const tools = installedTools({ system: 'linux', targets: ['deb', 'tar.gz', 'zip'], purpose: 'trial', maps: false }, { env });
  const has = (variable: string): boolean => Boolean({ ...env, ...tools }[variable]);
  const forms = FORMS.filter(({ variable }) => has(variable)).map(({ target }) => target);
  const untried = FORMS.filter(({ variable }) => !has(variable)).map(
    ({ target, takes }) => `The .${target} is NOT tried: it takes ${takes}.`,
  );
  const tried: Trials['tried'] = [{ order: ['linux', '--trial', '--only', ['dir', ...forms].join()] }, { order: ['linux', '--twin'] }];
  const windows = env[WINDOWS_ELECTRON];
  if (windows)
    tried.push({ order: ['win', '--trial', '--only', has('ELECTRON_BUILDER_7ZIP_PATH') ? 'dir,zip' : 'dir'], electron: windows });
  else untried.push(`The Windows package is NOT tried: it takes an Electron for Windows in ${WINDOWS_ELECTRON}.`);
  return { tried, untried };
}
