import type { ReactNode } from 'react';
import { numberText } from '@/lib/domain/calculators/money';
import type { Answer, Result } from '@/lib/domain/calculators/solve';
import { percentText } from '@/lib/domain/odds/figure-text';
import { oddsFormats, type OddsFormat } from '@/lib/domain/odds/odds-format';
import { accumulatorParts, dutchingParts, eachWayParts } from './bet-parts';
import { Formula } from './formula';
import { oddsText } from './odds-text';
import { ResultTable } from './result-table';

/** What a result shows: a sentence, its table and its formula. */
export function resultParts(result: Result, { format, sign }: Answer): ReactNode {
  switch (result.kind) {
    case 'odds':
      return oddsParts(result.decimal);
    case 'margin':
      return marginParts(result, format);
    case 'accumulator':
      return accumulatorParts(result, format, sign);
    case 'each-way':
      return eachWayParts(result, format, sign);
    case 'dutching':
      return dutchingParts(result, format, sign);
  }
}

function oddsParts(decimal: number): ReactNode {
  const chance = 1 / decimal;
  return (
    <>
      <p>
        {`This price implies a chance of ${percentText(chance)}: it pays back just what is staked if the outcome comes in ${percentText(chance)} of cases and does not in ${percentText(1 - chance)}. The bookmaker’s margin is in it, so that the true chance is usually smaller.`}
      </p>
      <ResultTable
        caption="The price in each format"
        first="Format"
        columns={['Odds']}
        rows={[
          ...oddsFormats.map(({ value, viewValue }) => ({
            head: viewValue,
            cells: [oddsText(decimal, value)],
          })),
          { head: 'Implied chance', cells: [percentText(chance)] },
          { head: 'Chance that it loses', cells: [percentText(1 - chance)] },
        ]}
      />
      <Formula
        words="The implied chance is 1 divided by the decimal odds."
        numbers={`1 ÷ ${numberText(decimal)} = ${percentText(chance)}`}
      />
    </>
  );
}

function marginParts(result: Extract<Result, { kind: 'margin' }>, format: OddsFormat): ReactNode {
  const { overround, payout, outcomes } = result;
  const lost = 100 * (1 - payout);
  return (
    <>
      <p>
        {overround >= 0
          ? `The margin is ${percentText(overround)}. Of each 100 staked in proportion on all outcomes, ${numberText(100 * payout, 2)} come back and ${numberText(lost, 2)} are lost, whichever comes in.`
          : `These odds together pay ${percentText(payout)}: there is no margin in them. Prices of one bookmaker hardly ever do; look whether they are of one moment and complete.`}
      </p>
      <ResultTable
        caption="The outcomes with and without the margin"
        first="Outcome"
        columns={['Odds', 'Implied', 'Fair chance', 'Fair odds']}
        rows={[
          ...outcomes.map(({ odds, implied, fair, fairOdds }, index) => ({
            head: `Outcome ${index + 1}`,
            cells: [
              oddsText(odds, format),
              percentText(implied),
              percentText(fair),
              oddsText(fairOdds, format),
            ],
          })),
          { head: 'Together', cells: ['', percentText(1 + overround), percentText(1), ''] },
        ]}
      />
      <Formula
        words="The overround is the sum of the implied chances less 1; the payout is 1 divided by that sum."
        numbers={`${outcomes.map(({ odds }) => `1/${numberText(odds)}`).join(' + ')} = ${numberText(1 + overround)}; 1 ÷ ${numberText(1 + overround)} = ${percentText(payout)}`}
      />
      <p>
        {outcomes.length === 2
          ? 'Fair chances of two outcomes are the implied ones, each divided by their sum.'
          : 'Fair chances of three or more outcomes are the implied ones, raised to the power that makes them sum to 1, since more of the margin tends to be on long odds. Another method gives slightly other numbers.'}
      </p>
    </>
  );
}
