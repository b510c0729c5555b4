declare module 'zzfx' {
  /** Only what the mixer uses. Importing the module opens an `AudioContext`. */
  export const ZZFX: {
    audioContext: AudioContext;
    sampleRate: number;
    buildSamples(...parameters: number[]): number[];
  };
}
