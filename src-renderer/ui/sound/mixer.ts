import { INTERFACE_SOUNDS, RECIPES } from './recipes.ts';
import type { SoundName, Voice } from './recipes.ts';

/** As in the player's settings; every volume from 0 to 1. */
export interface SoundSettings {
  volume: { effects: number; interface: number };
  muted: boolean;
  mono: boolean;
}

interface Desk {
  context: AudioContext;
  effects: GainNode;
  interface: GainNode;
  buffers: Map<SoundName, AudioBuffer>;
  build: (name: SoundName) => AudioBuffer;
}

/** The same sound twice at once is only louder. */
const SAME_SOUND_GAP = 0.04;

/** Samples of all voices, added up on one track. */
export function mixVoices(voices: readonly Voice[], buildSamples: (...parameters: number[]) => number[], sampleRate: number): Float32Array {
  const tracks = voices.map(({ at, zzfx }) => ({ start: Math.round(at * sampleRate), samples: buildSamples(...zzfx) }));
  const mixed = new Float32Array(Math.max(1, ...tracks.map(({ start, samples }) => start + samples.length)));
  for (const { start, samples } of tracks) samples.forEach((sample, i) => (mixed[start + i] += sample));
  return mixed;
}

/** Plays the sounds of the house. Without Web Audio, and while muted, it is silent and costs nothing. */
export class Mixer {
  #settings: SoundSettings = { volume: { effects: 0.6, interface: 0.5 }, muted: false, mono: false };
  #desk: Promise<Desk | null> | null = null;
  readonly #lastPlayed = new Map<SoundName, number>();

  apply(settings: SoundSettings): void {
    this.#settings = settings;
    void this.#desk?.then((desk) => desk && this.#setLevels(desk));
  }

  play(name: SoundName): void {
    const { muted, volume } = this.#settings;
    const level = INTERFACE_SOUNDS.has(name) ? volume.interface : volume.effects;
    if (muted || level === 0 || typeof AudioContext === 'undefined') return;
    this.#desk ??= this.#open();
    void this.#desk.then((desk) => desk && this.#strike(desk, name));
  }

  #strike(desk: Desk, name: SoundName): void {
    const { context } = desk;
    if (context.state === 'suspended') void context.resume();
    if (context.currentTime - (this.#lastPlayed.get(name) ?? -1) < SAME_SOUND_GAP) return;
    this.#lastPlayed.set(name, context.currentTime);
    let buffer = desk.buffers.get(name);
    if (!buffer) desk.buffers.set(name, (buffer = desk.build(name)));
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(INTERFACE_SOUNDS.has(name) ? desk.interface : desk.effects);
    source.start();
  }

  #setLevels(desk: Desk): void {
    const { volume, mono } = this.#settings;
    desk.effects.gain.value = volume.effects;
    desk.interface.gain.value = volume.interface;
    for (const channel of [desk.effects, desk.interface]) {
      channel.channelCount = mono ? 1 : 2;
      channel.channelCountMode = mono ? 'explicit' : 'max';
    }
  }

  /** Loading zzfx opens the audio device, so it waits for the first sound. */
  async #open(): Promise<Desk | null> {
    try {
      const { ZZFX } = await import('zzfx');
      const context = ZZFX.audioContext;
      const limiter = new DynamicsCompressorNode(context, { threshold: -12, ratio: 8 });
      limiter.connect(context.destination);
      const channel = (): GainNode => {
        const gain = context.createGain();
        gain.connect(limiter);
        return gain;
      };
      const build = (name: SoundName): AudioBuffer => {
        const samples = mixVoices(RECIPES[name], (...parameters) => ZZFX.buildSamples(...parameters), ZZFX.sampleRate);
        const buffer = context.createBuffer(1, samples.length, ZZFX.sampleRate);
        buffer.getChannelData(0).set(samples);
        return buffer;
      };
      const desk: Desk = { context, effects: channel(), interface: channel(), buffers: new Map(), build };
      this.#setLevels(desk);
      return desk;
    } catch {
      // a machine without a sound device: the game goes on in silence
      return null;
    }
  }
}
