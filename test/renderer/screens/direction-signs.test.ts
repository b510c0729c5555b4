/** Signs that turn the direction of writing never reach the page in a name or a sentence, and files keep every sign of theirs. */
import { describe, expect, it } from 'vitest';
import { TransportClient } from '../../../src-renderer/client/client.ts';
import { withoutLooseDirection } from '../../../src-shared/text/names.ts';
import { WindowTransport } from '../../../src-renderer/client/transport.ts';
import type { RequestEnvelope } from '../../../src-shared/protocol/messages.ts';

const TURNED = 'an\u202Ehctam\u2066ff.\u200Fexe';
const PLAIN = 'anhctamff.exe';

/** A client whose host answers every request with this, and can say something by itself. */
function clientOf(answer: object) {
  let hear: (text: string) => void = () => undefined;
  const client = new TransportClient(
    new WindowTransport({
      send: (text) => hear(JSON.stringify({ id: (JSON.parse(text) as RequestEnvelope).id, ...answer })),
      onMessage: (listener) => {
        hear = listener;
        return () => undefined;
      },
    }),
  );
  return { client, say: (message: object) => hear(JSON.stringify(message)) };
}

it.each([0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069])(
  'the sign %i is one of them',
  (code) => {
    expect(withoutLooseDirection(`a${String.fromCodePoint(code)}b`)).toBe('ab');
  },
);

it('what letters of any writing and pictures need stays', () => {
  const names = ['דוד', 'می‌خواهم', '👩‍🚀', 'naïve — 5°'];
  expect(names.map(withoutLooseDirection)).toEqual(names);
});

describe('the page is told without them', () => {
  it('names of players, decks and files, however deep', async () => {
    const { client } = clientOf({ result: { matches: [{ seats: [{ name: TURNED }], note: `${TURNED} won.` }], problems: [TURNED] } });
    const { matches, problems } = await client.request('match.list', {});
    expect([matches[0].seats[0].name, matches[0].note, problems]).toEqual([PLAIN, `${PLAIN} won.`, [PLAIN]]);
  });

  it('why something is refused', async () => {
    const { client } = clientOf({ error: { code: 'invalid', message: `${TURNED} cannot be used.`, problems: [TURNED] } });
    await expect(client.request('match.list', {})).rejects.toMatchObject({ message: `${PLAIN} cannot be used.`, problems: [PLAIN] });
  });

  it('what the host says by itself', () => {
    const { client, say } = clientOf({});
    const heard: string[] = [];
    client.onNotice((message) => heard.push(message));
    say({ push: 'notice', message: TURNED });
    expect(heard).toEqual([PLAIN]);
  });
});

describe('a file stays as it is but for its name', () => {
  it('that was opened from outside', async () => {
    const { client } = clientOf({ result: { opened: [{ kind: 'file', name: TURNED, text: TURNED }] } });
    expect((await client.request('app.opened', {})).opened).toEqual([{ kind: 'file', name: PLAIN, text: TURNED }]);
  });

  it('that is to be saved', async () => {
    const { client } = clientOf({ result: { fileName: TURNED, text: TURNED } });
    expect(await client.request('settings.export', {})).toEqual({ fileName: PLAIN, text: TURNED });
  });
});
