/** The owner's page, in the window of the app and at the headless host, and the pages of its guests at the same machine. */
import { startPage } from './start-page.ts';
import { mount } from 'svelte';
import App from './App.svelte';
import { connect } from './client/client.ts';

startPage((target) => mount(App, { target, props: { client: connect() } }));
