/** Synthesizes sounds off the main thread, since each takes 10 to 50 ms. */
import './no-audio.ts';
import { ZZFX } from 'zzfx';
import { mixVoices } from './mix-voices.ts';
import { RECIPES } from './recipes.ts';
import type { SoundName } from './recipes.ts';

/** A synthesized sound. */
export interface MadeSound {
  name: SoundName;
  /** Mono samples. */
  samples: Float32Array<ArrayBuffer>;
  sampleRate: number;
}

addEventListener('message', ({ data: name }: MessageEvent<SoundName>) => {
  const { sampleRate } = ZZFX;
  const samples = mixVoices(RECIPES[name], (...parameters) => ZZFX.buildSamples(...parameters), sampleRate);
  postMessage({ name, samples, sampleRate } satisfies MadeSound, { transfer: [samples.buffer] });
});
