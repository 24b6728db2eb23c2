import { secondsInHour, secondsInMinute } from 'date-fns/constants';
import type { PriceState } from './comparison/comparison';

type Shown = {
  /** 'left-out': its bookmaker is not among those that the visitor compares. */
  state: PriceState | 'left-out' | 'best' | null;
  /** See `ageText`; '' when it is unknown. */
  age: string;
  /** The share of a win that an exchange keeps; 0 for fixed odds. */
  commission: number;
  /** The price after commission, as text. */
  net: string;
};

/**
 * The note beside a price: why it is not the best one although it may be higher. '' without a
 * reason.
 */
export function priceReason({ state, age, commission, net }: Shown): string {
  const reason = stateReason(state, age);
  const deduction = commission > 0 && `${commissionText(commission)}: ${net}`;
  return [reason, deduction].filter(Boolean).join(', ');
}

function stateReason(state: Shown['state'], age: string): string {
  switch (state) {
    case 'unusual':
      return 'Unusual';
    case 'incomplete':
      return 'Not every outcome priced';
    case 'stale':
      return age === '' ? 'Not confirmed' : `Quoted ${age}`;
    case 'left-out':
      return 'Not compared';
    default:
      return '';
  }
}

/** 'Less 5 %', an exchange's share of a win. */
export const commissionText = (commission: number): string =>
  `Less ${Number((commission * 100).toFixed(2))}\u00A0%`;

/** '15 min ago'. */
export function ageText(seconds: number): string {
  if (seconds < secondsInMinute) return `${seconds} s ago`;
  if (seconds < secondsInHour) return `${Math.floor(seconds / secondsInMinute)} min ago`;
  return 'over an hour ago';
}
