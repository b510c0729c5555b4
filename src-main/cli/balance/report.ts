import type { Balance } from '../../../src-shared/kernel/balance.ts';
import { brokenBands, type Proof } from './bands.ts';
import type { CardFigures } from './card-figures.ts';
import type { BalanceFigures, GroundFigures, LengthFigures } from './figures.ts';
import type { Share } from './shares.ts';
import { table } from './table.ts';

/** One sample: who played, and what came of it. */
export interface Sample {
  /** Who sits in the seats, for people: `greedy`, `ismcts at 150 iterations`. */
  players: string;
  /** Deal n is dealt from the seed `seed:n`. */
  seed: string;
  deals: number;
  /** A sample too small to measure by refutes only what chance cannot have done. */
  proof: Proof;
  figures: BalanceFigures;
}

/** Least matches in which a card must have been played for its figure to be shown. */
const FEW = 10;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const interval = ([low, high]: [number, number]): string => `${(low * 100).toFixed(0)}–${(high * 100).toFixed(0)} %`;
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`;
const shareCells = ({ matches, share, ci95 }: Share): string[] => [String(matches), percent(share), interval(ci95)];
const lengthCells = ({ shortest, median, mean, ninth, longest }: LengthFigures): string[] => [
  String(shortest),
  String(median),
  mean.toFixed(1),
  String(ninth),
  String(longest),
];

/** The whole report in Markdown, the same for the same samples. */
export function reportOf(title: string, command: string, balance: Balance, samples: readonly Sample[]): string {
  const [main] = samples;
  return [
    `# Balance of ${title}`,
    `Written by \`${command}\`; do not edit by hand. Bots play the built-in sides against each other: all pairings on all grounds, each ` +
      `deal twice with the sides changing places, so that draws of cards and the beginning cancel out. ${balance.fresh ? `Every deal has ${balance.fresh.perDeal} ${balance.fresh.name} of its own. ` : ''}` +
      `Draws count half; intervals are 95 % (Wilson).`,
    `Promised: ${promisesOf(balance).join(', ')}.`,
    ...samples.flatMap((sample) => [
      `## ${titleOf(sample)}`,
      dealsLine(balance, sample),
      verdictOf(balance, sample),
      ...sampleParts(balance, sample),
    ]),
    ...cardParts(balance, main),
  ]
    .join('\n\n')
    .concat('\n');
}

const whole = (share: number): string => (share * 100).toFixed(0);
const within = (share: number): string => `within ${whole(1 - share)}–${whole(share)} %`;

function promisesOf({ bands, traits = [], eachGround, early }: Balance): string[] {
  return [
    ...(bands.pairing === undefined ? [] : [`every pairing ${within(bands.pairing)}`]),
    ...(bands.pairingInterval === undefined ? [] : [`the interval of every pairing ${within(bands.pairingInterval)}`]),
    ...(bands.side === undefined ? [] : [`every side ${within(bands.side)} of its matches`]),
    ...traits.flatMap(({ name, band }) =>
      band === undefined ? [] : [`every ${name.toLowerCase()} ${within(band)} of the matches in which only one player has it`],
    ),
    `whoever begins ${within(bands.first)}${eachGround ? ', each of these on every ground' : ''}`,
    `no turn of more than ${bands.turnActions} actions`,
    ...(bands.cardPlayed === undefined ? [] : [`every card played in at least ${whole(bands.cardPlayed)} % of its holders’ matches`]),
    ...(bands.cardLift === undefined
      ? []
      : [`no card lifting wins by more than ${whole(bands.cardLift)} points when drawn ${early!.when}`]),
  ];
}

const titleOf = ({ players, figures }: Sample): string => `${players[0].toUpperCase()}${players.slice(1)}, ${figures.matches} matches`;

function dealsLine({ fresh }: Balance, { players, seed, deals }: Sample): string {
  const made = fresh ? `, ${deals * fresh.perDeal} ${fresh.name} in all` : '';
  return `All seats: ${players}. ${deals} deals, seeds \`${seed}:0\` to \`${seed}:${deals - 1}\`, each played twice${made}.`;
}

/** A breach within chance is listed as well; the report then does not claim that everything holds. */
function verdictOf(balance: Balance, { figures, proof }: Sample): string {
  const broken = brokenBands(balance, figures, proof);
  const doubtful = brokenBands(balance, figures, 'measured').filter((promise) => !broken.includes(promise));
  if (broken.length === 0 && doubtful.length === 0) return 'Everything promised holds in this sample.';
  return [
    broken.length > 0 ? `**Broken:** ${broken.join('; ')}.` : 'This sample refutes nothing that is promised.',
    ...(doubtful.length > 0 ? [`Measured beyond it, with intervals that reach back into it: ${doubtful.join('; ')}.`] : []),
  ].join(' ');
}

function sampleParts(balance: Balance, { figures }: Sample): string[] {
  const name = (id: string): string => balance.sides.find((side) => side.id === id)!.name;
  // With one ground only, the figures of all are its figures.
  const grounds = balance.grounds.length > 1 ? balance.grounds : [];
  const apart = balance.eachGround ? grounds : [];
  const endings = Object.entries(figures.endings).toSorted(([, a], [, b]) => b - a);
  return [
    table(
      ['pairing', 'matches', 'first-named wins', 'interval', ...grounds.map((ground) => ground.name)],
      figures.pairings.map(({ sides: [a, b], byGround, ...share }) => [
        `${name(a)} : ${name(b)}`,
        ...shareCells(share),
        ...grounds.map(({ id }) => (byGround[id].matches === 0 ? '' : percent(byGround[id].share))),
      ]),
    ),
    table(
      ['side', 'matches', 'wins', 'interval', ...apart.map((ground) => ground.name)],
      figures.sides.map(({ side, ...share }, i) => [
        name(side),
        ...shareCells(share),
        ...apart.map((_ground, at) => percent(figures.grounds[at].sides[i].share)),
      ]),
    ),
    table(
      ['ground', 'matches', 'beginner wins', 'interval', 'shortest', 'median', 'mean', '9 of 10', 'longest', 'actions in a turn'],
      [
        ...grounds
          .map((ground, i) => [ground.name, figures.grounds[i]] as const)
          .map(([title, ground]) => [title, ...shareCells(ground.first), ...lengthCells(ground.turns), String(ground.longestTurn)]),
        ['all', ...shareCells(figures.first), ...lengthCells(figures.turns), String(figures.longestTurn)],
      ],
    ),
    ...traitParts(balance, figures),
    ...curveParts(balance, figures),
    `Lengths are turns, both players' counted; "9 of 10" is the turn by which nine matches of ten are over; the last column is the most ` +
      `actions of one turn. Ended by ${endings.map(([reason, n]) => `${reason} ${n}`).join(', ')}; ${figures.draws} draws, ${figures.errors} ` +
      `errors. Seat 1 won ${percent(figures.seat0.share)} (${interval(figures.seat0.ci95)}), beginning or not.`,
  ];
}

/** A table of each trait, best first. */
function traitParts({ traits = [], grounds, eachGround }: Balance, figures: BalanceFigures): string[] {
  const apart = eachGround ? grounds : [];
  const on = ({ traits: here }: GroundFigures, trait: string, id: string): string => {
    const one = here[trait].find((candidate) => candidate.id === id);
    return one ? percent(one.share) : '';
  };
  return traits.map(({ id, name, label }) =>
    table(
      [`${name}, held by one player`, 'matches', 'wins', 'interval', ...apart.map((ground) => ground.name)],
      figures.traits[id]
        .toSorted((a, b) => b.share - a.share)
        .map((one) => [label(one.id), ...shareCells(one), ...apart.map((_ground, at) => on(figures.grounds[at], id, one.id))]),
    ),
  );
}

/** Per turn, how what is counted divides into its classes. */
function curveParts({ curve }: Balance, figures: BalanceFigures): string[] {
  if (!curve) return [];
  const rows = figures.curve.map(({ matches, counts }, turn) => {
    const all = counts.reduce((total, n) => total + n, 0);
    return [String(turn + 1), String(matches), (all / matches).toFixed(1), ...counts.map((n) => percent(n / Math.max(1, all)))];
  });
  return [table([`${curve.name}, turn`, 'matches', 'a match', ...curve.classes], rows)];
}

function cardParts(balance: Balance, { players, figures }: Sample): string[] {
  const name = (id: string): string => balance.sides.find((side) => side.id === id)!.name;
  const lift = (card: CardFigures): number => card.whenPlayed.share - card.held.share;
  const told = figures.cards.filter((card) => card.whenPlayed.matches >= FEW).toSorted((a, b) => lift(b) - lift(a));
  const rare = figures.cards.filter((card) => card.plays > 0 && card.whenPlayed.matches < FEW);
  const never = figures.cards.filter((card) => card.plays === 0);
  const ownDecks = balance.holds !== undefined;
  const { early } = balance;
  const list = (cards: readonly CardFigures[]): string => cards.map(({ card }) => balance.cardName(card)).join(', ') || 'none';
  return [
    `## Cards, ${players}`,
    `"Played in" is the share of its holders' matches in which a card was played at least once, "a match" how often on average; "lift" how ` +
      `much more often these matches were won than its holders' matches altogether. Much of a lift is the length of a match: dear cards are seen by those ` +
      `who are still there to play them, answers by those who are pressed.${early ? ` “Lift then” compares those who drew it ${early.when} with all its holders on the same ground.` : ''}`,
    table(
      [
        'card',
        'played in',
        'a match',
        'won when played',
        'interval',
        'lift',
        ...(early ? [`drawn ${early.when}`, 'lift then', 'give or take'] : []),
        ...(ownDecks ? ['in the deck of', 'won', 'interval'] : ['sides']),
      ],
      told.map((card) => [
        balance.cardName(card.card),
        percent(card.whenPlayed.matches / card.offered),
        (card.plays / card.offered).toFixed(2),
        percent(card.whenPlayed.share),
        interval(card.whenPlayed.ci95),
        signed(lift(card)),
        ...(card.early ? [String(card.early.matches), signed(card.early.lift), (card.early.margin * 100).toFixed(1)] : []),
        ...(ownDecks ? shareCells(card.held) : [card.sides.map(name).join(', ')]),
      ]),
    ),
    `Played in fewer than ${FEW} matches: ${list(rare)}.`,
    `Never played: ${list(never)}.`,
  ];
}
