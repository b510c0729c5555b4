import { INTERFACE_SOUNDS, SOUND_NAMES } from './recipes.ts';
import type { SoundName } from './recipes.ts';
import type { MadeSound } from './sound-worker.ts';

/** Volumes from 0 to 1. */
export interface SoundSettings {
  volume: { effects: number; interface: number };
  muted: boolean;
  mono: boolean;
}

interface Desk {
  context: AudioContext;
  effects: GainNode;
  interface: GainNode;
  /** Finished sounds; the others are being synthesized. */
  sounds: Map<SoundName, AudioBuffer>;
  /** Requested sounds that are not finished yet, with the time of the request. */
  awaited: Map<SoundName, number>;
}

/** Throttle: playing the same sound twice at once only makes it louder. */
const SAME_SOUND_GAP_MS = 40;
/** A sound that is finished later than this after its request is not played. */
const PATIENCE_MS = 400;

const startWorker = (): Worker => new Worker(new URL('./sound-worker.ts', import.meta.url), { type: 'module' });

/** Plays sounds through Web Audio. Without it, and while muted, it does nothing. */
export class Mixer {
  #settings: SoundSettings = { volume: { effects: 0.6, interface: 0.5 }, muted: false, mono: false };
  #desk: Desk | null | undefined;
  readonly #lastPlayed = new Map<SoundName, number>();
  readonly #startWorker: () => Worker;

  constructor(worker = startWorker) {
    this.#startWorker = worker;
  }

  apply(settings: SoundSettings): void {
    this.#settings = settings;
    if (this.#desk) this.#setLevels(this.#desk);
  }

  play(name: SoundName): void {
    const { muted, volume } = this.#settings;
    const level = INTERFACE_SOUNDS.has(name) ? volume.interface : volume.effects;
    if (muted || level === 0 || typeof AudioContext === 'undefined') return;
    // Lazy: the audio device is opened for the first sound.
    if (this.#desk === undefined) this.#desk = this.#open(name);
    if (!this.#desk) return;
    const { context, sounds, awaited } = this.#desk;
    if (context.state === 'suspended') void context.resume();
    const now = performance.now();
    if (now - (this.#lastPlayed.get(name) ?? -Infinity) < SAME_SOUND_GAP_MS) return;
    this.#lastPlayed.set(name, now);
    const sound = sounds.get(name);
    if (sound) strike(this.#desk, name, sound);
    else awaited.set(name, now);
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

  /** @param first the sound that is synthesized first */
  #open(first: SoundName): Desk | null {
    try {
      const context = new AudioContext();
      const limiter = new DynamicsCompressorNode(context, { threshold: -12, ratio: 8 });
      limiter.connect(context.destination);
      const channel = (): GainNode => {
        const gain = context.createGain();
        gain.connect(limiter);
        return gain;
      };
      const desk: Desk = { context, effects: channel(), interface: channel(), sounds: new Map(), awaited: new Map() };
      this.#setLevels(desk);
      this.#fill(desk, first);
      return desk;
    } catch {
      // There is no sound device: the game stays silent.
      return null;
    }
  }

  /** Synthesizes all sounds in a worker, which ends afterwards. */
  #fill(desk: Desk, first: SoundName): void {
    const worker = this.#startWorker();
    worker.addEventListener('message', ({ data: { name, samples, sampleRate } }: MessageEvent<MadeSound>) => {
      const sound = desk.context.createBuffer(1, samples.length, sampleRate);
      sound.copyToChannel(samples, 0);
      desk.sounds.set(name, sound);
      if (performance.now() - (desk.awaited.get(name) ?? -Infinity) < PATIENCE_MS) strike(desk, name, sound);
      desk.awaited.delete(name);
      if (desk.sounds.size === SOUND_NAMES.length) worker.terminate();
    });
    for (const name of new Set([first, ...SOUND_NAMES])) worker.postMessage(name);
  }
}

function strike({ context, effects, interface: own }: Desk, name: SoundName, buffer: AudioBuffer): void {
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(INTERFACE_SOUNDS.has(name) ? own : effects);
  source.start();
}
