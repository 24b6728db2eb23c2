import type { ReactNode } from 'react';
import { moneyText, numberText } from '@/lib/domain/calculators/money';
import type { Result } from '@/lib/domain/calculators/solve';
import { percentText } from '@/lib/domain/odds/figure-text';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import type { CurrencySign } from '@/lib/domain/odds/stake';
import { Formula } from './formula';
import { oddsText } from './odds-text';
import { ResultTable } from './result-table';

type Of<K extends Result['kind']> = Extract<Result, { kind: K }>;

const amounts = ['Returns', 'Profit or loss'];

/** A single, a double, or a longer accumulator: both of its ends, and what the margin costs. */
export function accumulatorParts(
  { stake, legs, odds, returns, profit, loss, expected }: Of<'accumulator'>,
  format: OddsFormat,
  sign: CurrencySign,
): ReactNode {
  const money = (cents: number) => moneyText(cents, sign);
  const chance = 1 / odds;
  const isSingle = legs.length === 1;
  const cost = moneyText(expected.loss, sign);
  const margin = percentText(expected.margin);
  return (
    <>
      <p>
        {`The combined odds are ${oddsText(odds, format)}. They imply a chance of ${percentText(chance)} that ${isSingle ? 'it wins' : 'all legs win'}, and of ${percentText(1 - chance)} that the stake is lost.`}
      </p>
      <ResultTable
        caption={isSingle ? 'A single' : `An accumulator of ${legs.length} legs`}
        first="Outcome"
        columns={amounts}
        rows={[
          {
            head: isSingle ? 'It wins' : 'All legs win',
            cells: [money(returns), money(profit)],
          },
          { head: isSingle ? 'It loses' : 'Any leg loses', cells: [money(0), money(-loss)] },
        ]}
      />
      <Formula
        words="The return is the stake times the decimal odds of each leg. A leg that is void counts as 1."
        numbers={`${[stake, ...legs].map(value => numberText(value)).join(' × ')} = ${money(returns)}`}
      />
      <p>
        {`${expected.isStated ? `At your margin of ${margin}` : `With a margin of ${margin}, as an example,`} in each price the average loss of such a bet is ${cost}: each leg adds a margin of its own.`}
      </p>
      <Formula
        words="The average loss is the stake times 1 less 1 ÷ (1 + margin), the latter once for each leg."
        numbers={`${numberText(stake)} × (1 − 1 ÷ ${numberText(1 + expected.margin)}${isSingle ? '' : ` to the power of ${legs.length}`}) = ${cost}`}
      />
    </>
  );
}

const outcomeNames = {
  wins: 'It wins',
  places: 'It is placed',
  loses: 'Neither',
} as const;

/** An each-way bet: what comes back in each of its three outcomes. */
export function eachWayParts(
  { stake, odds, terms, placeOdds, staked, outcomes }: Of<'each-way'>,
  format: OddsFormat,
  sign: CurrencySign,
): ReactNode {
  const money = (cents: number) => moneyText(cents, sign);
  const placed = outcomes.find(({ outcome }) => outcome === 'places');
  return (
    <>
      <p>
        {`Two bets of ${money(staked / 2)} cost ${money(staked)} in all. The place part is paid at ${oddsText(placeOdds, format)}.`}
        {placed && placed.profit < 0 && ' A place alone loses money at these odds.'}
      </p>
      <ResultTable
        caption={`Each way at ${terms} of the odds`}
        first="Outcome"
        columns={amounts}
        rows={outcomes.map(({ outcome, returns, profit }) => ({
          head: outcomeNames[outcome],
          cells: [money(returns), money(profit)],
        }))}
      />
      <Formula
        words="The win part returns the stake times the decimal odds; the place part the stake times 1 plus the place terms’ share of the odds less 1."
        numbers={`${numberText(stake)} × ${numberText(odds)} and ${numberText(stake)} × (1 + (${numberText(odds)} − 1) × ${terms}) = ${numberText(stake)} × ${numberText(placeOdds)}`}
      />
      <p>
        How many places are paid is the bookmaker’s rule of the market. In a dead heat less is paid.
      </p>
    </>
  );
}

/** A stake divided among outcomes, and its loss where none of them comes in. */
export function dutchingParts(
  { stake, book, returns, parts }: Of<'dutching'>,
  format: OddsFormat,
  sign: CurrencySign,
): ReactNode {
  const money = (cents: number) => moneyText(cents, sign);
  const total = parts.reduce((sum, part) => sum + part.stake, 0);
  return (
    <>
      <p>
        {`Each outcome returns about ${money(returns)} for ${money(total)} in all. `}
        {book >= 1
          ? 'The implied chances sum to 100 % or more, so that the bet loses or at best breaks even whichever of them comes in.'
          : `By these odds none of them comes in with a chance of ${percentText(1 - book)}, and the bookmaker’s margin makes the true one usually larger; then all is lost.`}
      </p>
      <ResultTable
        caption="The stake of each outcome"
        first="Outcome"
        columns={['Odds', 'Stake', ...amounts]}
        rows={[
          ...parts.map((part, index) => ({
            head: `Outcome ${index + 1}`,
            cells: [
              oddsText(part.odds, format),
              money(part.stake),
              money(part.returns),
              money(part.profit),
            ],
          })),
          { head: 'Any other', cells: ['', '', money(0), money(-total)] },
        ]}
      />
      <Formula
        words="The return is the stake divided by the sum of 1 ÷ odds; the stake of an outcome is that return divided by its odds."
        numbers={`${numberText(stake)} ÷ (${parts.map(({ odds }) => `1/${numberText(odds)}`).join(' + ')}) = ${numberText(stake)} ÷ ${numberText(book)} = ${money(returns)}`}
      />
    </>
  );
}
