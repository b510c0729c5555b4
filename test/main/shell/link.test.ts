import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLink, readLink } from '../../../src-main/host/shell/link.ts';
import { LINK_SCREENS } from '../../../src-shared/protocol/shell.ts';

const GAMES = [{ id: 'hexforge' }, { id: 'laneforge', library: { codes: /^LF\d/i } }, { id: 'deckforge', library: { codes: /^DKF\d/i } }];
const PACKED = `DKF1.z.${'aZ-_09'.repeat(1300)}.bb11787c`;
const read = (text: string) => readLink(text, GAMES);

describe('a link', () => {
  test.each([
    ['fiveforges://settings', { to: 'screen', screen: 'settings' }],
    // Browsers and systems like to add a slash, and to write the scheme as they please.
    ['FiveForges://library/', { to: 'screen', screen: 'library' }],
    ['fiveforges:lab', { to: 'screen', screen: 'lab' }],
    ['fiveforges://rules', { to: 'rules' }],
    ['fiveforges://rules/hexforge', { to: 'rules', game: 'hexforge' }],
    ['fiveforges://rules/hexforge/keyword:taunt', { to: 'rules', game: 'hexforge', topic: 'keyword:taunt' }],
    ['fiveforges://new/laneforge', { to: 'setup', game: 'laneforge' }],
    ['fiveforges://deck/LF1-f3-STARTER1', { to: 'deck', game: 'laneforge', code: 'LF1-f3-STARTER1' }],
    ['fiveforges://deck/lf1-f3-starter1', { to: 'deck', game: 'laneforge', code: 'lf1-f3-starter1' }],
    [`fiveforges://deck/${PACKED}`, { to: 'deck', game: 'deckforge', code: PACKED }],
  ])('%s is understood', (text, link) => {
    expect(isLink(text)).toBe(true);
    expect(read(text)).toEqual({ kind: 'link', link });
  });

  test('with nothing in it only calls the window', () => {
    expect(read('fiveforges://')).toBeNull();
    expect(read('fiveforges:')).toBeNull();
  });

  test.each([
    'fiveforges://nowhere',
    'fiveforges://settings/reset',
    'fiveforges://settings?theme=dark',
    'fiveforges://settings#now',
    'fiveforges://me:secret@settings',
    'fiveforges://rules/chess',
    'fiveforges://rules/hexforge/keyword:taunt/more',
    'fiveforges://new/chess',
    'fiveforges://new',
    'fiveforges://deck',
    'fiveforges://deck/XX9-none',
    'fiveforges://deck/LF1-f3-STARTER1/keep',
    'fiveforges://deck/..%2F..%2Fetc%2Fpasswd',
    'fiveforges://rules/../../etc/passwd',
    'fiveforges://constructor',
    'fiveforges://__proto__/polluted',
    `fiveforges://deck/DKF1.z.${'A'.repeat(8000)}.bb11787c`,
    'fiveforges://deck/DKF1.z.AA.bb11787c/DKF1.z.AA.bb11787c',
    'fiveforges://rules/hexforge/a.b',
    `fiveforges://rules/${'a'.repeat(161)}`,
    `fiveforges://${'rules/'.repeat(100)}`,
  ])('%s means nothing, and says so', (text) => {
    expect(read(text)).toEqual({ kind: 'problem', message: expect.stringContaining('means nothing to Five Forges') as string });
  });

  test('to a deck of a game that is not in the house means nothing', () => {
    expect(readLink('fiveforges://deck/LF1-f3-STARTER1', [{ id: 'hexforge' }])).toMatchObject({ kind: 'problem' });
  });

  test('is quoted short, and without signs that cannot be read', () => {
    const answer = read(`fiveforges://${'\u202e\u0007x'.repeat(80)}`);
    expect(answer).toEqual({ kind: 'problem', message: expect.stringMatching(/: fiveforges:\/\/x{47}…$/) as string });
  });

  test('whatever it says, leads to one of a few places or to a sentence', () => {
    const part = fc.oneof(fc.constantFrom('rules', 'new', 'deck', 'settings', ...GAMES, 'LF1-f1-A', '..', '%00'), fc.string());
    const text = fc.array(part, { maxLength: 5 }).map((parts) => `fiveforges://${parts.join('/')}`);
    fc.assert(
      fc.property(text, (link) => {
        const answer = read(link);
        if (answer === null || answer.kind === 'problem') return;
        expect(answer.kind).toBe('link');
        if (answer.kind !== 'link') return;
        const { link: meant } = answer;
        if (meant.to === 'screen') expect(LINK_SCREENS).toContain(meant.screen);
        else for (const word of Object.values(meant)) expect(word).toMatch(/^[A-Za-z0-9:._-]{1,60}$/);
      }),
      { numRuns: 2000 },
    );
  });
});
