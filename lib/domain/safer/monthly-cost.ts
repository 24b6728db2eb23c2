import { daysInWeek, daysInYear, monthsInYear } from 'date-fns/constants';

/** What a visitor bets: `margin` is a fraction, 0.05 for a book of 105 per cent. */
export type Bets = { stake: number; betsPerWeek: number; margin: number };

/** Money in the unit of the stake. */
export type MonthlyCost = { staked: number; loss: number };

const weeksInMonth = daysInYear / daysInWeek / monthsInYear;

/**
 * What a month of bets is expected to cost: stake × bets a week × 4.348 weeks × margin / (1 + margin). The
 * probabilities of a market with the margin m add up to 1 + m, so that a stake spread over all of its
 * selections in proportion returns 1 / (1 + m) whatever happens (the payout of lib/domain/odds); 365.2425
 * days a year / 7 / 12 are the weeks of a month.
 */
export function monthlyCost({ stake, betsPerWeek, margin }: Bets): MonthlyCost {
  const staked = stake * betsPerWeek * weeksInMonth;
  return { staked, loss: (staked * margin) / (1 + margin) };
}

/** The fields of the form, in percent for the margin. */
export const betFields = ['stake', 'betsPerWeek', 'margin'] as const;
export type BetField = (typeof betFields)[number];

const limits: Record<BetField, { least: number; most: number; error: string }> = {
  stake: {
    least: 0.01,
    most: 1_000_000,
    error: 'Enter an amount up to 1000000, such as 10 or 2.50.',
  },
  betsPerWeek: { least: 0.1, most: 1000, error: 'Enter a number of bets up to 1000, such as 5.' },
  margin: { least: 0, most: 100, error: 'Enter percent from 0 to 100, such as 5 or 6.5.' },
};

/**
 * Reads what was typed, with a point or a comma before decimals, of which there are at most two: a
 * thousands separator is an error, not another amount.
 */
export function readBets(
  typed: Record<BetField, string>,
): { bets: Bets } | { errors: Partial<Record<BetField, string>> } {
  const numbers = {
    stake: toNumber('stake', typed.stake),
    betsPerWeek: toNumber('betsPerWeek', typed.betsPerWeek),
    margin: toNumber('margin', typed.margin),
  };
  const { stake, betsPerWeek, margin } = numbers;
  if (stake !== null && betsPerWeek !== null && margin !== null)
    return { bets: { stake, betsPerWeek, margin: margin / 100 } };
  const missing = betFields.filter(field => numbers[field] === null);
  return { errors: Object.fromEntries(missing.map(field => [field, limits[field].error])) };
}

function toNumber(field: BetField, typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(text)) return null;
  const { least, most } = limits[field];
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}
