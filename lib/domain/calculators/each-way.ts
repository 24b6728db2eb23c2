import { toCents } from './money';

/** The parts of the odds that place bets are paid at. */
export const placeTerms = ['1/2', '1/3', '1/4', '1/5', '1/6', '1/8'] as const;
export type PlaceTerms = (typeof placeTerms)[number];

/** The amounts of an each-way bet, in hundredths. */
export type EachWay = {
  /** Decimal odds of the place part. */
  placeOdds: number;
  /** Both parts together: twice the stake of one. */
  staked: number;
  outcomes: { outcome: 'wins' | 'places' | 'loses'; returns: number; profit: number }[];
};

/**
 * Two bets of one stake on one selection: to win at the odds, and to be placed at a fraction of them,
 * 1 + (o − 1) · f in decimal (C. Sidney: The Art of Legging, 3rd ed., 2003; "Mathematics of bookmaking",
 * Wikipedia: 100 each way at 11/4, a fifth the odds, returns 530 or, placed, 155).
 */
export function eachWay(stake: number, odds: number, terms: PlaceTerms): EachWay {
  const [n = 1, d = 1] = terms.split('/').map(Number);
  const placeOdds = 1 + ((odds - 1) * n) / d;
  const staked = 2 * toCents(stake);
  const won = toCents(stake * odds);
  const placed = toCents(stake * placeOdds);
  const outcomes = [
    { outcome: 'wins' as const, returns: won + placed },
    { outcome: 'places' as const, returns: placed },
    { outcome: 'loses' as const, returns: 0 },
  ];
  return {
    placeOdds,
    staked,
    outcomes: outcomes.map(row => ({ ...row, profit: row.returns - staked })),
  };
}
