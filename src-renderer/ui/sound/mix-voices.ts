import type { Voice } from './recipes.ts';

/** Mixes the samples of all voices into one track. */
export function mixVoices(
  voices: readonly Voice[],
  buildSamples: (...parameters: number[]) => number[],
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const tracks = voices.map(({ at, zzfx }) => ({ start: Math.round(at * sampleRate), samples: buildSamples(...zzfx) }));
  const mixed = new Float32Array(Math.max(1, ...tracks.map(({ start, samples }) => start + samples.length)));
  for (const { start, samples } of tracks) samples.forEach((sample, i) => (mixed[start + i] += sample));
  return mixed;
}
