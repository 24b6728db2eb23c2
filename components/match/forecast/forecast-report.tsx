import { longDate } from '@/components/ui/time-text';
import { Section } from '@/components/ui/section';
import { percent } from '@/components/match/charts/percent';
import type { ForecastResults } from '@/lib/domain/forecast/forecast-results';
import type { Bin, Score } from '@/lib/domain/forecast/forecast-scores';
import { FiguresTable } from './figures-table';
import { ForecastDefinitions } from './forecast-definitions';
import { integer, percentRange, scoreRange, scoreText } from './forecast-texts';
import styles from './forecast.module.css';
import { ReliabilityDiagram } from './reliability-diagram';
import { scoreColumns, scoreRows } from './score-rows';

type Props = { results: ForecastResults };

/** The calibration of our win chance, all of its numbers from `npm run bench:forecast`. */
export function ForecastReport({ results: { seasons, others, unlimited } }: Props) {
  const misses = seasons.reliability.chases.flatMap(missOf);
  return (
    <div className={styles.report}>
      <div className={styles.text}>
        <p>
          Matches on this site show a “Win chance, our model”. It is made from runs, wickets and
          overs left, and knows no player, no form and no price. This page compares it with what
          happened: of the {seasons.matches} matches on this site that were won on the field in two
          complete seasons, {longDate(seasons.from)} to {longDate(seasons.until)} (
          {seasons.competitions
            .map(({ name, matches, played }) => `${name}: ${matches} of ${played} matches`)
            .join('; ')}
          ; the others were tied or had no result).
        </p>
        <p>
          After every ball but the last of a match it gave a chance, {integer(seasons.all.states)}{' '}
          in all. The model was made before, from published averages, and was not adjusted to these
          matches: the figures are published as they are.
        </p>
      </div>
      <dl className={styles.facts}>
        <BrierScore title="Brier score, all states" score={seasons.all} />
        <BrierScore title="Brier score, chases" score={seasons.chases} />
        {misses.map(({ from, until, observed }) => (
          <div key={from}>
            <dt>
              In chases, given {`${Math.round(from * 100)} to ${percent(until)}`}, the chasing side
              won
            </dt>
            <dd>
              <b>{percent(observed.value)}</b> ({percentRange(observed)})
            </dd>
          </div>
        ))}
      </dl>
      <Section title="Does 60 % happen 60 % of the time?">
        <div className={styles.diagrams}>
          <ReliabilityDiagram title="Chases" bins={seasons.reliability.chases} />
          <ReliabilityDiagram title="Both innings" bins={seasons.reliability.all} />
        </div>
      </Section>
      <Section title="By innings and phase">
        <FiguresTable
          caption={`Of the ${seasons.matches} matches: the lower, the better`}
          first="Innings, phase"
          columns={scoreColumns}
          rows={scoreRows(seasons)}
        />
        <p className={styles.text}>
          The base rate gives the side batting second the same chance in every state:{' '}
          {percent(seasons.wonBySecond / seasons.matches, 1)}, since it won {seasons.wonBySecond} of
          the {seasons.matches} matches. That is known only afterwards, which favours the base rate.
        </p>
      </Section>
      <Section title="What is not in these figures">
        <ul className={styles.text}>
          <li>
            {others.matches} more matches of limited overs, {longDate(others.from)} to{' '}
            {longDate(others.until)}, are on this site because they turned. They are no sample of
            anything: their Brier score is {scoreText(others.all.brier.value)} (
            {scoreRange(others.all.brier)}), base rate {scoreText(others.all.base.brier)}.
          </li>
          <li>
            {unlimited} matches of two innings a side are too few to score. Ties and matches without
            a result have no winner to compare with.
          </li>
          <li>
            Closing prices. The odds of replayed matches are simulated by the same model: a
            comparison would compare it with itself, and is left out.
          </li>
        </ul>
      </Section>
      <ForecastDefinitions />
    </div>
  );
}

const BrierScore = ({ title, score: { brier, base } }: { title: string; score: Score }) => (
  <div>
    <dt>{title}</dt>
    <dd>
      <b>{scoreText(brier.value)}</b> ({scoreRange(brier)})
    </dd>
    <dd>Base rate {scoreText(base.brier)}</dd>
  </div>
);

/** The bin, if its interval does not have the mean chance that was given. */
function missOf({ from, until, forecast, observed }: Bin) {
  if (forecast === null || observed === null) return [];
  const isWithin = observed.low <= forecast && forecast <= observed.high;
  return isWithin ? [] : [{ from, until, observed }];
}
