import { formatOdds } from '@/lib/domain/odds/odds';
import { oddsFormats, type OddsFormat } from '@/lib/domain/odds/odds-format';
import { maxStake, parseStake, toCurrencySign, type CurrencySign } from '@/lib/domain/odds/stake';
import { toAsciiDigits } from './ascii-digits';
import type { Calculator, Typed } from './calculator';
import { readPercent, readTypedOdds } from './typed-odds';

/** The message of each field that cannot be used: by its name, a row of odds as 'odds.0'. */
export type FieldErrors = ReadonlyMap<string, string>;

/** Reads the fields of a form, and collects the errors of those that cannot be used. */
export type FormReader = ReturnType<typeof readForm>;

/** Begins to read what was typed; `fallback` is the format of a form without one. */
export function readForm(typed: Typed, { rows }: Calculator, fallback: OddsFormat) {
  const errors = new Map<string, string>();
  const format = oddsFormats.find(({ value }) => value === typed.format)?.value ?? fallback;
  const sign: CurrencySign = toCurrencySign(typed.sign ?? null);

  return {
    errors,
    format,
    sign,
    /** An amount of the chosen currency; null with an error at its field. */
    stake(): number | null {
      const stake = parseStake(toAsciiDigits(typed.stake ?? ''));
      if (stake === null)
        errors.set(
          'stake',
          `Enter an amount above 0 and up to ${maxStake.toLocaleString('en-GB')}, in digits, such as 10 or 2.50.`,
        );
      return stake;
    },
    /** A share; null without one, or with an error at its field. */
    margin(): number | null {
      if (!typed.margin) return null;
      const margin = readPercent(typed.margin);
      if (margin === null) errors.set('margin', 'Enter a number above 0 and below 100, such as 5.');
      return margin;
    },
    /** The decimal odds of the filled rows; null with an error at the rows that cannot be used. */
    odds(): number[] | null {
      const filled = typed.odds.flatMap((text, row) => (text === '' ? [] : [{ text, row }]));
      const prices = filled.slice(0, rows.most).map(({ text, row }) => {
        const price = readTypedOdds(text, format);
        if (price === null) errors.set(`odds.${row}`, notAPrice(format));
        return price ?? 0;
      });
      if (filled.length > rows.most) errors.set('form', `At most ${rows.most} odds fit.`);
      emptyRows(typed.odds, rows.least - filled.length).forEach(row =>
        errors.set(`odds.${row}`, `Enter odds, such as ${example(format)}.`),
      );
      return errors.size > 0 ? null : prices;
    },
  };
}

/** The first rows without a text, as many as are missing. */
function emptyRows(odds: readonly string[], missing: number): number[] {
  if (missing <= 0) return [];
  const rows = Array.from({ length: odds.length + missing }, (_, row) => row);
  return rows.filter(row => !odds[row]).slice(0, missing);
}

/** 2.5 in the format. */
const example = (format: OddsFormat): string => formatOdds({ raw: '2.5', decimal: 2.5 }, format);

function notAPrice(format: OddsFormat): string {
  const name = oddsFormats.find(({ value }) => value === format)?.viewValue ?? '';
  return `These are not ${name} odds. Enter them as ${example(format)}, or a fraction such as 6/4.`;
}
