import { afterEach, describe, expect, it, vi } from 'vitest';
import { Mixer, mixVoices } from '../../../src-renderer/ui/sound/mixer.ts';
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
});
