import { afterEach, describe, expect, it, vi } from 'vitest';
import { mixVoices } from '../../../src-renderer/ui/sound/mix-voices.ts';
import { Mixer } from '../../../src-renderer/ui/sound/mixer.ts';
import type { SoundName } from '../../../src-renderer/ui/sound/recipes.ts';
import type { MadeSound } from '../../../src-renderer/ui/sound/sound-worker.ts';
import { RECIPES, SOUND_NAMES } from '../../../src-renderer/ui/sound/recipes.ts';

afterEach(() => vi.unstubAllGlobals());

describe('mixing', () => {
  it('adds voices up, each at its own moment', () => {
    const build = (...[volume]: number[]) => [volume, volume];
    const mixed = mixVoices(
      [
        { at: 0, zzfx: [1] },
        { at: 0.1, zzfx: [0.5] },
      ],
      build,
      10,
    );
    expect([...mixed]).toEqual([1, 1.5, 0.5]);
  });

  it('makes every sound short, audible and undistorted', async () => {
    vi.stubGlobal('AudioContext', class {});
    const { ZZFX } = await import('zzfx');
    for (const name of SOUND_NAMES) {
      const samples = mixVoices(RECIPES[name], (...parameters) => ZZFX.buildSamples(...parameters), 44100);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(samples.length / 44100, name).toBeLessThan(2.2);
      expect(peak, name).toBeGreaterThan(0.01);
      expect(peak, name).toBeLessThan(1);
    }
  });
});

/** An audio device that keeps what is played on it, by length. */
class SilentContext {
  static readonly played: number[] = [];
  readonly state = 'running';
  createGain = () => ({ gain: { value: 0 }, connect: () => undefined });
  createBuffer = (_channels: number, length: number) => ({ length, copyToChannel: () => undefined });
  createBufferSource = () => {
    const source = { buffer: { length: 0 }, connect: () => undefined, start: () => SilentContext.played.push(source.buffer.length) };
    return source;
  };
}

/** A worker that makes a sound when told to, as many samples long as its place among the sounds. */
class IdleWorker extends EventTarget {
  readonly asked: SoundName[] = [];
  ended = false;
  postMessage(name: SoundName): void {
    this.asked.push(name);
  }
  terminate(): void {
    this.ended = true;
  }
  make(name: SoundName): void {
    const data: MadeSound = { name, samples: new Float32Array(SOUND_NAMES.indexOf(name)), sampleRate: 44100 };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

describe('mixer', () => {
  it('is silent where there is no Web Audio', () => {
    expect(() => new Mixer().play('hit')).not.toThrow();
  });

  it('opens no audio device while muted', () => {
    const Context = vi.fn();
    vi.stubGlobal('AudioContext', Context);
    const mixer = new Mixer();
    mixer.apply({ volume: { effects: 1, interface: 1 }, muted: true, mono: false });
    mixer.play('hit');
    expect(Context).not.toHaveBeenCalled();
  });

  describe('with a device and a worker', () => {
    const placeOf = (name: SoundName) => SOUND_NAMES.indexOf(name);
    const open = () => {
      vi.useFakeTimers();
      vi.stubGlobal('AudioContext', SilentContext);
      vi.stubGlobal(
        'DynamicsCompressorNode',
        class {
          connect = () => undefined;
        },
      );
      SilentContext.played.length = 0;
      const worker = new IdleWorker();
      return { worker, mixer: new Mixer(() => worker as unknown as Worker) };
    };
    afterEach(() => void vi.useRealTimers());

    it('has every sound made beside the page, the one that is needed first of all, and lets the worker go then', () => {
      const { worker, mixer } = open();
      mixer.play('hit');
      mixer.play('fall');
      expect(worker.asked[0]).toBe('hit');
      expect(worker.asked.toSorted()).toEqual(SOUND_NAMES.toSorted());
      for (const name of SOUND_NAMES.slice(1)) worker.make(name);
      expect(worker.ended).toBe(false);
      worker.make(SOUND_NAMES[0]);
      expect(worker.ended).toBe(true);
    });

    it('plays a sound as soon as it is made, and again when it is', () => {
      const { worker, mixer } = open();
      mixer.play('hit');
      vi.advanceTimersByTime(100);
      expect(SilentContext.played).toEqual([]);
      worker.make('hit');
      worker.make('fall');
      expect(SilentContext.played).toEqual([placeOf('hit')]);
      mixer.play('hit');
      expect(SilentContext.played).toEqual([placeOf('hit'), placeOf('hit')]);
    });

    it('lets a sound go that was made too late to belong to anything', () => {
      const { worker, mixer } = open();
      mixer.play('hit');
      vi.advanceTimersByTime(1000);
      worker.make('hit');
      expect(SilentContext.played).toEqual([]);
    });

    it('plays the same sound twice at once only once', () => {
      const { worker, mixer } = open();
      mixer.play('hit');
      worker.make('hit');
      mixer.play('hit');
      vi.advanceTimersByTime(50);
      mixer.play('hit');
      expect(SilentContext.played).toHaveLength(2);
    });
  });
});
