/** Whether a package is what it should be. Run at the end of every `npm run dist`, and by the tests. */
import { checkAppCode } from './check/app-code.ts';
import { checkFolder } from './check/folder.ts';
import { checkFuses } from './check/fuses.ts';
import { checkMacProgram } from './check/mac-program.ts';
import type { Package } from './check/package-files.ts';
import { checkWindowsProgram } from './check/windows-program.ts';

export interface Verdict {
  /** What is wrong, in sentences. Empty is good. */
  wrong: string[];
  /** Size of app.asar. */
  codeBytes: number;
  codeFiles: number;
}

export async function checkPackage(checked: Package): Promise<Verdict> {
  const { code, wrong } = checkAppCode(checked);
  wrong.push(...checkFolder(checked), ...(await checkFuses(checked)));
  if (checked.system === 'win') wrong.push(...checkWindowsProgram(checked));
  if (checked.system === 'mac') wrong.push(...checkMacProgram(checked));
  return { wrong, codeBytes: code.bytes, codeFiles: code.files };
}
