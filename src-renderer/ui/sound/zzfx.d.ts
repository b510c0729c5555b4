declare module 'zzfx' {
  /** Only what the worker uses. Importing the module opens an `AudioContext`. */
  export const ZZFX: {
    sampleRate: number;
    buildSamples(...parameters: number[]): number[];
  };
}
