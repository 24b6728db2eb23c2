import { secondsInDay } from 'date-fns/constants';

/** The odds formats a visitor can choose, in the selector's order. */
export const oddsFormats = [
  { value: 'decimal', viewValue: 'Decimal' },
  { value: 'moneyline', viewValue: 'American/Moneyline' },
  { value: 'indonesian', viewValue: 'Indonesian' },
  { value: 'hongKong', viewValue: 'Hong Kong' },
  { value: 'malay', viewValue: 'Malay' },
  { value: 'fractional', viewValue: 'Fractional' },
] as const;

export type OddsFormat = (typeof oddsFormats)[number]['value'];

export const defaultOddsFormat: OddsFormat = 'decimal';

/** The cookie that holds the visitor's format: path=/, one year, readable by script. */
export const oddsCookie = { name: 'odds', maxAgeSeconds: 365 * secondsInDay };

/** Reads a cookie's or URL's format id; anything unknown is decimal. */
export function toOddsFormat(value: string | null | undefined): OddsFormat {
  return oddsFormats.find(format => format.value === value)?.value ?? defaultOddsFormat;
}
