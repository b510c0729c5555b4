/**
 * Recipes of all sounds, which are synthesized in one family: struck metal, stone, paper and bellows. A sound consists of a few voices of
 * the zzfx synthesizer, each with its own start.
 */
export const SOUND_NAMES = [
  'press',
  'hover',
  'draw',
  'play',
  'resolve',
  'counter',
  'move',
  'stop',
  'hit',
  'quickHit',
  'fall',
  'forgeRaised',
  'forgeFell',
  'harvest',
  'phase',
  'yourTurn',
  'win',
  'lose',
  'error',
  'curtain',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** The volume setting that a sound follows. */
export const INTERFACE_SOUNDS: ReadonlySet<SoundName> = new Set<SoundName>(['press', 'hover', 'error', 'phase', 'yourTurn', 'curtain']);

/** Parameters of `ZZFX.buildSamples`, in its order; the second is its random detuning, always 0 here. */
export type ZzfxVoice = readonly number[];

export interface Voice {
  /** Start in seconds after the sound's start. */
  at: number;
  zzfx: ZzfxVoice;
}

const SINE = 0;
const TRIANGLE = 1;
const NOISE = 4;

interface Shape {
  volume: number;
  frequency: number;
  attack?: number;
  sustain?: number;
  release: number;
  wave?: number;
  slide?: number;
  noise?: number;
  /** Filter frequency in hertz: positive for high-pass, negative for low-pass. */
  filter?: number;
}

const voice = (
  at: number,
  { volume, frequency, attack = 0, sustain = 0, release, wave = SINE, slide = 0, noise = 0, filter = 0 }: Shape,
): Voice => ({
  at,
  zzfx: [volume, 0, frequency, attack, sustain, release, wave, 1, slide, 0, 0, 0, 0, noise, 0, 0, 0, 1, 0, 0, filter],
});

/** Inharmonic overtones of a struck bar, which make it sound like iron. */
const BAR = [
  [1, 1, 1],
  [2.756, 0.45, 0.6],
  [5.404, 0.22, 0.35],
] as const;

const clang = (at: number, frequency: number, seconds: number, volume: number): Voice[] => [
  ...BAR.map(([overtone, loudness, length]) =>
    voice(at, { volume: volume * loudness, frequency: frequency * overtone, release: seconds * length }),
  ),
  voice(at, { volume: volume * 0.5, frequency: 900, release: 0.02, wave: NOISE, filter: 1800 }),
];
const thud = (at: number, frequency: number, volume: number): Voice[] => [
  voice(at, { volume, frequency, release: 0.16, slide: -1.2 }),
  voice(at, { volume: volume * 0.5, frequency: 220, release: 0.05, wave: NOISE, filter: -500 }),
];
const grit = (at: number, seconds: number, volume: number, filter: number): Voice =>
  voice(at, { volume, frequency: 320, attack: seconds * 0.2, release: seconds * 0.8, wave: NOISE, noise: 1, filter });
const paper = (at: number, seconds: number, volume: number): Voice =>
  voice(at, { volume, frequency: 640, attack: seconds * 0.35, release: seconds * 0.65, wave: NOISE, noise: 1, filter: 2600 });
const bellows = (at: number, seconds: number, volume: number): Voice =>
  voice(at, { volume, frequency: 240, attack: seconds * 0.45, release: seconds * 0.55, wave: NOISE, noise: 1, filter: -900 });

export const RECIPES: Record<SoundName, readonly Voice[]> = {
  press: [...clang(0, 620, 0.09, 0.22)],
  hover: [voice(0, { volume: 0.08, frequency: 880, release: 0.03, wave: TRIANGLE })],
  draw: [paper(0, 0.16, 0.35)],
  play: [paper(0, 0.1, 0.25), ...thud(0.09, 130, 0.5), ...clang(0.09, 392, 0.35, 0.3)],
  resolve: [...clang(0, 523, 0.5, 0.32), bellows(0.02, 0.3, 0.15)],
  counter: [...clang(0, 311, 0.18, 0.4), ...clang(0.07, 208, 0.25, 0.35)],
  move: [grit(0, 0.12, 0.3, -900), ...thud(0.1, 110, 0.3)],
  stop: [...thud(0, 90, 0.45), grit(0.01, 0.09, 0.3, -1400)],
  hit: [...thud(0, 120, 0.6), ...clang(0, 247, 0.3, 0.4), grit(0.01, 0.12, 0.2, 900)],
  quickHit: [...clang(0, 740, 0.16, 0.4), grit(0, 0.05, 0.2, 2000)],
  fall: [...thud(0, 95, 0.6), grit(0.04, 0.4, 0.4, -700), ...thud(0.22, 70, 0.35)],
  forgeRaised: [bellows(0, 0.5, 0.3), ...clang(0.18, 262, 0.7, 0.32), ...clang(0.34, 392, 0.7, 0.32), ...thud(0.18, 100, 0.4)],
  forgeFell: [grit(0, 0.7, 0.5, -600), ...thud(0.05, 80, 0.6), ...clang(0.1, 147, 0.8, 0.3), ...thud(0.32, 60, 0.5)],
  harvest: [...clang(0, 988, 0.14, 0.2), ...clang(0.08, 1175, 0.16, 0.2)],
  phase: [...clang(0, 440, 0.12, 0.16)],
  yourTurn: [...clang(0, 392, 0.6, 0.3), ...clang(0.16, 587, 0.8, 0.3)],
  win: [
    ...clang(0, 392, 0.7, 0.32),
    ...clang(0.16, 494, 0.7, 0.32),
    ...clang(0.32, 587, 0.8, 0.32),
    ...clang(0.5, 784, 1.3, 0.36),
    bellows(0, 0.9, 0.14),
  ],
  lose: [...clang(0, 294, 0.8, 0.3), ...clang(0.26, 233, 0.9, 0.3), ...clang(0.56, 175, 1.4, 0.34)],
  error: [...thud(0, 150, 0.4), ...thud(0.09, 120, 0.4)],
  curtain: [bellows(0, 0.6, 0.3), paper(0.1, 0.3, 0.12)],
};
