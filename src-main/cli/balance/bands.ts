import type { Balance, BalanceBands, BalanceTrait } from '../../../src-shared/kernel/balance.ts';
import { wilson } from '../../../src-shared/wilson.ts';
import type { CardFigures, EarlyFigures } from './card-figures.ts';
import type { BalanceFigures, PairingFigures, SideFigures } from './figures.ts';
import type { Share } from './shares.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/**
 * When a figure breaks its band: as soon as it is measured beyond it, or only once its whole interval is, which chance
 * explains no more. A share is as far beyond its band when it is too small.
 */
const BEYOND = {
  measured: {
    share: ({ share }: Share, band: number) => Math.max(share, 1 - share) > band,
    lift: ({ lift }: EarlyFigures, band: number) => lift > band,
    rare: ({ whenPlayed, offered }: CardFigures, band: number) => whenPlayed.matches < band * offered,
  },
  certain: {
    share: ({ ci95: [low, high] }: Share, band: number) => Math.max(low, 1 - high) > band,
    lift: ({ lift, margin }: EarlyFigures, band: number) => lift - margin > band,
    rare: ({ whenPlayed, offered }: CardFigures, band: number) => wilson(whenPlayed.matches, offered)[1] < band,
  },
} as const;

export type Proof = keyof typeof BEYOND;

/** Each promise that the figures break, in words. */
export function brokenBands(balance: Balance, figures: BalanceFigures, proof: Proof): string[] {
  const { bands, grounds, eachGround } = balance;
  const broken = figures.pairings.flatMap((pairing) => brokenPairing(balance, pairing, proof));
  if (eachGround) {
    for (const [i, ground] of grounds.entries())
      broken.push(...brokenSides(balance, figures.grounds[i], proof).map((words) => `${ground.name}: ${words}`));
  } else {
    broken.push(...brokenSides(balance, figures, proof));
  }
  if (figures.longestTurn > bands.turnActions) broken.push(`a turn took ${figures.longestTurn} actions`);
  return [...broken, ...figures.cards.flatMap((card) => brokenCard(balance, card, proof))];
}

function brokenPairing(balance: Balance, { sides: [a, b], ...share }: PairingFigures, proof: Proof): string[] {
  const { pairing, pairingInterval } = balance.bands;
  const [low, high] = share.ci95;
  const words = `${nameOf(balance, a)} wins ${percent(share.share)} against ${nameOf(balance, b)}`;
  if (pairing !== undefined && BEYOND[proof].share(share, pairing)) return [words];
  // What chance may have done is not shown to lie within: a small sample refutes it only where it lies beyond as a whole.
  const reach = proof === 'measured' ? Math.max(high, 1 - low) : Math.max(low, 1 - high);
  return pairingInterval !== undefined && share.matches > 0 && reach > pairingInterval
    ? [`${words}, which may be ${percent(low)} to ${percent(high)}`]
    : [];
}

const nameOf = ({ sides }: Balance, id: string): string => sides.find((side) => side.id === id)!.name;

function brokenSides(balance: Balance, figures: SideFigures, proof: Proof): string[] {
  const { bands, traits = [] } = balance;
  const beyond = (share: Share, band: BalanceTrait['band']): boolean => band !== undefined && BEYOND[proof].share(share, band);
  return [
    ...figures.sides.filter((one) => beyond(one, bands.side)).map(({ side, share }) => `${nameOf(balance, side)} wins ${percent(share)}`),
    ...traits.flatMap(({ id, band, label }) =>
      figures.traits[id].filter((one) => beyond(one, band)).map((one) => `${label(one.id)} wins ${percent(one.share)}`),
    ),
    ...(beyond(figures.first, bands.first) ? [`whoever begins wins ${percent(figures.first.share)}`] : []),
  ];
}

/** Cards that nobody held are not judged. */
function brokenCard({ bands, cardName, early }: Balance, card: CardFigures, proof: Proof): string[] {
  const { offered, whenPlayed } = card;
  const isRare = (band: BalanceBands['cardPlayed']): boolean => band !== undefined && offered > 0 && BEYOND[proof].rare(card, band);
  const lifts = (band: BalanceBands['cardLift']): boolean => band !== undefined && BEYOND[proof].lift(card.early!, band);
  return [
    ...(isRare(bands.cardPlayed)
      ? [`${cardName(card.card)} is played in ${percent(whenPlayed.matches / offered)} of its holders’ matches`]
      : []),
    ...(lifts(bands.cardLift)
      ? [`${cardName(card.card)} lifts wins by ${(card.early!.lift * 100).toFixed(1)} points when drawn ${early!.when}`]
      : []),
  ];
}
