import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import type { CurrencySign } from '@/lib/domain/odds/stake';
import { accumulate, expectedLoss, type Accumulator } from './accumulator';
import { calculators, type CalculatorName, type Typed } from './calculator';
import { dutch, type Dutching } from './dutching';
import { eachWay, placeTerms, type EachWay, type PlaceTerms } from './each-way';
import { readForm, type FieldErrors, type FormReader } from './form-reader';
import { marketMargin, type MarketMargin } from './market-margin';
import { readPercent } from './typed-odds';

/** The margin of an example where the visitor states none. */
export const exampleMargin = 0.05;

/** What a calculator shows, with the numbers of its formula. */
export type Result =
  | { kind: 'odds'; decimal: number }
  | ({ kind: 'margin' } & MarketMargin)
  | ({
      kind: 'accumulator';
      stake: number;
      legs: readonly number[];
      /** `isStated`: the visitor's own figure, not the example's. */
      expected: { margin: number; isStated: boolean; loss: number };
    } & Accumulator)
  | ({ kind: 'each-way'; stake: number; odds: number; terms: PlaceTerms } & EachWay)
  | ({ kind: 'dutching'; stake: number } & Dutching);

/** An answer to a form: a result, or at least one error. */
export type Answer = {
  format: OddsFormat;
  sign: CurrencySign;
  errors: FieldErrors;
  result: Result | null;
};

/** Odds beyond these are longer than any that are paid, and have no digits to trust. */
const maxCombinedOdds = 1e9;

/** Computes what was typed; `fallback` is the visitor's format, for a form that names none. */
export function solve(name: CalculatorName, typed: Typed, fallback: OddsFormat): Answer {
  const form = readForm(typed, calculators[name], fallback);
  const result = solvers[name](form, typed);
  const { errors, format, sign } = form;
  return { errors, format, sign, result: errors.size > 0 ? null : result };
}

type Solver = (form: FormReader, typed: Typed) => Result | null;

const solvers: Record<CalculatorName, Solver> = {
  odds(form, typed) {
    const [text = ''] = typed.odds;
    const chance = text.trim().endsWith('%') ? readPercent(text) : null;
    const price = chance === null ? form.odds()?.[0] : 1 / chance;
    return price === undefined ? null : { kind: 'odds', decimal: price };
  },
  margin(form) {
    const margin = marketMargin(form.odds() ?? []);
    return margin && { kind: 'margin', ...margin };
  },
  accumulator(form) {
    const stake = form.stake();
    const stated = form.margin();
    const legs = form.odds();
    if (stake === null || legs === null) return null;
    const accumulator = accumulate(stake, legs);
    if (accumulator.odds > maxCombinedOdds) {
      form.errors.set('form', 'Together these odds are longer than any that are paid.');
      return null;
    }
    const margin = stated ?? exampleMargin;
    return {
      kind: 'accumulator',
      stake,
      legs,
      expected: {
        margin,
        isStated: stated !== null,
        loss: expectedLoss(stake, margin, legs.length),
      },
      ...accumulator,
    };
  },
  'each-way'(form, typed) {
    const stake = form.stake();
    const terms = placeTerms.find(option => option === typed.terms) ?? null;
    if (!terms) form.errors.set('terms', 'Choose the part of the odds that a place is paid at.');
    const odds = form.odds()?.[0];
    if (stake === null || odds === undefined || !terms) return null;
    return { kind: 'each-way', stake, odds, terms, ...eachWay(stake, odds, terms) };
  },
  dutching(form) {
    const stake = form.stake();
    const odds = form.odds();
    if (stake === null || odds === null) return null;
    const dutching = dutch(stake, odds);
    if (!dutching) form.errors.set('stake', 'This amount is too small to be divided among them.');
    return dutching && { kind: 'dutching', stake, ...dutching };
  },
};
