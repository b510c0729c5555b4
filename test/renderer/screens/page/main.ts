/** The real app over a fake host. `?route=…&settings=…&games=…&matches=1` say where to begin, as JSON. */
import '../../../../src-renderer/ui/tokens.css';
import '../../../../src-renderer/ui/base.css';
import '../../../../src-renderer/app/app.css';
import { mount } from 'svelte';
import App from '../../../../src-renderer/App.svelte';
import type { Route } from '../../../../src-renderer/app/router.svelte.ts';
import { patched } from '../../../../src-shared/protocol/settings.ts';
import type { PersonSettings } from '../../../../src-shared/protocol/settings.ts';
import { FakeClient } from '../../fake-client.ts';
import { SOME_MATCHES } from './matches.ts';

const asked = new URLSearchParams(location.search);
const json = <T>(name: string): T | undefined => {
  const text = asked.get(name);
  return text === null ? undefined : (JSON.parse(text) as T);
};

const client = new FakeClient();
client.settings = patched(client.settings, { person: json<Partial<PersonSettings>>('settings') });
client.games = json<typeof client.games>('games') ?? client.games;
if (asked.has('matches')) client.matches = SOME_MATCHES;

mount(App, { target: document.getElementById('app')!, props: { client, start: json<Route>('route') } });
