/** Makes sounds beside the page, which would stand still for 10 to 50 ms for each of them. */
import './no-audio.ts';
import { ZZFX } from 'zzfx';
import { mixVoices } from './mix-voices.ts';
import { RECIPES } from './recipes.ts';
import type { SoundName } from './recipes.ts';

/** A sound that was asked for. */
export interface MadeSound {
  name: SoundName;
  /** Mono. */
  samples: Float32Array<ArrayBuffer>;
  sampleRate: number;
}

addEventListener('message', ({ data: name }: MessageEvent<SoundName>) => {
  const { sampleRate } = ZZFX;
  const samples = mixVoices(RECIPES[name], (...parameters) => ZZFX.buildSamples(...parameters), sampleRate);
  postMessage({ name, samples, sampleRate } satisfies MadeSound, { transfer: [samples.buffer] });
});
