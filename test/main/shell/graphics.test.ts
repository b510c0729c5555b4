import { describe, expect, test, vi } from 'vitest';

vi.mock('electron', () => ({ app: {} }));
const { hasGraphicsCard, keepGtkFromOpenGl } = await import('../../../src-main/electron/graphics.ts');

describe('a graphics card', () => {
  const only =
    (...there: string[]) =>
    (path: string) =>
      there.includes(path);

  test.each(['/dev/dri', '/dev/nvidiactl', '/dev/dxg'])('is seen on Linux by %s', (path) => {
    expect(hasGraphicsCard('linux', only(path))).toBe(true);
  });

  test('is missing on Linux where none of these is there', () => {
    expect(hasGraphicsCard('linux', only('/dev/null'))).toBe(false);
  });

  test.each(['win32', 'darwin'] as const)('is taken for granted on %s, which lists none', (system) => {
    expect(hasGraphicsCard(system, only())).toBe(true);
  });
});

describe('GTK is kept from OpenGL', () => {
  test('on Linux, until the word is taken back', () => {
    const env: NodeJS.ProcessEnv = {};
    const takeBack = keepGtkFromOpenGl('linux', env);
    expect(env).toEqual({ GDK_GL: 'disable' });
    takeBack();
    expect(env).toEqual({});
  });

  test('unless somebody has said what it shall do', () => {
    const env: NodeJS.ProcessEnv = { GDK_GL: 'always' };
    keepGtkFromOpenGl('linux', env)();
    expect(env).toEqual({ GDK_GL: 'always' });
  });

  test.each(['win32', 'darwin'] as const)('and nowhere else: not on %s', (system) => {
    const env: NodeJS.ProcessEnv = {};
    keepGtkFromOpenGl(system, env);
    expect(env).toEqual({});
  });
});
