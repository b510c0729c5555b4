/** What is added to the Windows installer, compiled by Debian's makensis where there is one; the whole installer is only built on Windows. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const INCLUDE = join(import.meta.dirname, '../../build/installer.nsh');
const compiler = spawnSync('makensis', ['-VERSION']).status === 0;

/** As much of electron-builder's own script as the additions stand in. */
const script = (include: string, out: string): string => `Unicode true
Name "test"
OutFile "${out}"
!include LogicLib.nsh
Var isForceCurrentInstall
!macro _isUpdated _a _b _t _f
  !insertmacro _== "1" "0" \`\${_t}\` \`\${_f}\`
!macroend
!define APP_INSTALLER_STORE_FILE "five-forges-updater\\installer.exe"
!define isUpdated \`"" isUpdated ""\`
!include "${include}"
Function .onInit
  !insertmacro customInstallMode
FunctionEnd
Section
  WriteUninstaller "$INSTDIR\\uninstall.exe"
  !insertmacro customInstall
SectionEnd
Section "un.test"
  !insertmacro customUnInstall
SectionEnd
`;

it.skipIf(!compiler)('compiles without a warning (NOT RUN without makensis: install Debian’s nsis)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nsis-'));
  try {
    const file = join(folder, 'test.nsi');
    const compile = (include: string) => {
      writeFileSync(file, script(include, join(folder, 'test.exe')));
      return spawnSync('makensis', ['-V2', '-WX', file], { encoding: 'utf8' });
    };
    expect(compile(INCLUDE)).toMatchObject({ status: 0, stderr: '' });
    const broken = join(folder, 'broken.nsh');
    writeFileSync(broken, readFileSync(INCLUDE, 'utf8').replace('keepSaves:', 'otherLabel:'));
    expect(compile(broken).status).not.toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('keeps saves unless the player says otherwise, and on every update', () => {
  const text = readFileSync(INCLUDE, 'utf8');
  // "No" is what Enter chooses, and what a silent removal takes.
  expect(text).toMatch(/MB_DEFBUTTON2 .* \/SD IDNO IDNO keepSaves/);
  expect(text.indexOf('${ifNot} ${isUpdated}')).toBeLessThan(text.indexOf('RMDir /r'));
  expect(text.match(/RMDir \/r/g)).toHaveLength(1);
});
