import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openedArguments } from '../../../src-main/host/shell/arguments.ts';
import { readGameFile } from '../../../src-main/host/shell/game-file.ts';
import { openOutside } from '../../../src-main/host/shell/open-outside.ts';
import { MAX_FILE_CHARS } from '../../../src-shared/protocol/fields.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

describe('a command line', () => {
  const home = resolve('/home/ada');

  test('gives files with their whole path, and links as they are', () => {
    const argv = ['/opt/five-forges', 'deck.ffdeck', '/tmp/My Match.FFMATCH', 'fiveforges://rules', '../ben/old.ffmap'];
    expect(openedArguments(argv, home)).toEqual([
      join(home, 'deck.ffdeck'),
      resolve('/tmp/My Match.FFMATCH'),
      'fiveforges://rules',
      resolve('/home/ben/old.ffmap'),
    ]);
  });

  test('keeps what is the program’s own or Chromium’s', () => {
    const argv = [
      'electron',
      '.',
      '--no-sandbox',
      '--data',
      'odd.ffdeck',
      '--data=odd.ffmap',
      '--file=x.ffdeck',
      'notes.txt',
      'ffdeck',
      '',
    ];
    expect(openedArguments(argv, home)).toEqual([]);
  });
});

describe('a file that was opened', () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder('five-forges-open');
  });
  const put = (name: string, content: string | Uint8Array): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const refusal = (path: string): string => {
    const opened = readGameFile(path);
    expect(opened.kind).toBe('problem');
    return opened.kind === 'problem' ? opened.message : '';
  };

  test('is read as it is', () => {
    const text = '{"name":"Förge – ★"}\n';
    expect(readGameFile(put('a.ffdeck', text))).toEqual({ kind: 'file', name: 'a.ffdeck', text });
    expect(openOutside(put('b.FFMAP', ''), [])).toEqual({ kind: 'file', name: 'b.FFMAP', text: '' });
  });

  test('of another kind is refused, and not read', () => {
    expect(refusal(put('passwords.txt', 'secret'))).toBe(
      '“passwords.txt” cannot be opened: Five Forges opens files that end in .ffmatch, .ffdeck, .ffmap.',
    );
  });

  test('that is too large is refused', () => {
    expect(refusal(put('big.ffmatch', new Uint8Array(MAX_FILE_CHARS + 1)))).toContain('larger than 16 MB');
  });

  test('that is no text is refused', () => {
    expect(refusal(put('picture.ffmap', new Uint8Array([0xff, 0xfe, 0x80])))).toContain('it is not a text');
  });

  test('that is not there, or a folder, is refused', () => {
    expect(refusal(join(folder, 'gone.ffdeck'))).toContain('it is not there any more');
    mkdirSync(join(folder, 'folder.ffdeck'));
    expect(refusal(join(folder, 'folder.ffdeck'))).toContain('it is not an ordinary file');
  });

  test.skipIf(process.platform === 'win32')('that is a device or a pipe is refused at once', () => {
    symlinkSync('/dev/zero', join(folder, 'zero.ffdeck'));
    expect(refusal(join(folder, 'zero.ffdeck'))).toContain('not an ordinary file');
    execFileSync('mkfifo', [join(folder, 'pipe.ffdeck')]);
    expect(refusal(join(folder, 'pipe.ffdeck'))).toContain('not an ordinary file');
  });
});
