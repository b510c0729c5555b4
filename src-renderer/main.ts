import './no-eval.ts';
import './ui/tokens.css';
import './ui/base.css';
import './app/app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { connect } from './client/client.ts';
import GuestPage from './guest/GuestPage.svelte';
import { loadFonts } from './ui/fonts.ts';
import { clearCachesWith } from './ui/svg/bake.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
clearCachesWith(() => window.fiveForges?.clearCaches?.());
// Tables alone speak TLS; the host that serves its own machine, and the window of the app, do not.
const isAtTable = location.protocol === 'https:' && !window.fiveForges;
if (isAtTable) mount(GuestPage, { target });
else mount(App, { target, props: { client: connect() } });
loadFonts();
