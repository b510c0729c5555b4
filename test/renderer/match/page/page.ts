/**
 * The match screen without a host, for looking at it: `#hexforge-<frame>` shows a hand-made frame of Hexforge,
 * `#laneforge-<turn>` a real match of Laneforge from that turn on, `#laneforge-champions` its beginning.
 */
import '../../../../src-renderer/ui/tokens.css';
import '../../../../src-renderer/ui/base.css';
import '../../../../src-renderer/app/app.css';
import { mount } from 'svelte';
import App from '../../../../src-renderer/App.svelte';
import { laneforge } from '../../../../src-shared/games/laneforge/game.ts';
import type { LnView } from '../../../../src-shared/games/laneforge/view.ts';
import { FRAMES } from '../../../fixtures/hexforge-frames.ts';
import type { FrameName } from '../../../fixtures/hexforge-frames.ts';
import { EngineClient } from '../engine-client.ts';
import { FrameClient } from '../frame-client.ts';

const [game, situation] = (location.hash.slice(1) || 'hexforge-summon').split('-');

function laneforgeClient(): EngineClient {
  const client = new EngineClient(laneforge, laneforge.seriesConfig!(3));
  if (situation === 'champions') return client;
  const turn = Number(situation) || 5;
  return client.skip(
    ({ view, actions }) => view.turn >= turn && (view as LnView).action > 0 && actions.length > 0 && (view as LnView).choice === null,
  );
}

const client = game === 'laneforge' ? laneforgeClient() : new FrameClient(FRAMES[situation as FrameName]);
const target = document.getElementById('app');
if (target) mount(App, { target, props: { client, start: { name: 'match', id: 'fixture' } } });
