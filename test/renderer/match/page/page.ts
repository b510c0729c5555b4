/** The match screen on hand-made frames: `#target` shows the frame of that name. For looking at it, without a host. */
import '../../../../src-renderer/ui/tokens.css';
import '../../../../src-renderer/ui/base.css';
import '../../../../src-renderer/app/app.css';
import { mount } from 'svelte';
import App from '../../../../src-renderer/App.svelte';
import { FRAMES } from '../../../fixtures/hexforge-frames.ts';
import type { FrameName } from '../../../fixtures/hexforge-frames.ts';
import { FrameClient } from '../frame-client.ts';

const name = (location.hash.slice(1) || 'summon') as FrameName;
const target = document.getElementById('app');
if (target) mount(App, { target, props: { client: new FrameClient(FRAMES[name]), start: { name: 'match', id: 'fixture' } } });
