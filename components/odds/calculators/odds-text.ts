import { numberText } from '@/lib/domain/calculators/money';
import { formatOdds } from '@/lib/domain/odds/odds';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';

/** Computed odds as a visitor reads them. */
export const oddsText = (decimal: number, format: OddsFormat): string =>
  formatOdds({ raw: numberText(decimal), decimal }, format);
