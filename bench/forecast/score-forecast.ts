import type { MatchRecord } from '@/api/demo/records/record';
import type { ForecastResults, ForecastScores } from '@/lib/domain/forecast/forecast-results';
import { createScorer, type ForecastState } from '@/lib/domain/forecast/forecast-scores';
import { phases } from '@/lib/contract/match-format';
import { forecastStatesOf, isWonOnTheField } from './forecast-states';

/** The seasons of which every match in which a ball was bowled is among the records. */
const completeSeasons = ['Indian Premier League, 2024', "ICC Men's T20 World Cup, 2024"];

const seasonOf = ({ competition: { name, season } }: MatchRecord): string => `${name}, ${season}`;
/** More than the page shows, so that it does not round twice. */
const digits = 6;

/** How good the win chance was in the embedded records, each figure to six digits. */
export function scoreForecast(records: readonly MatchRecord[]): ForecastResults {
  const limited = records.filter(({ overs }) => overs !== null);
  const scored = limited.filter(isWonOnTheField);
  const isOfSeason = (record: MatchRecord) => completeSeasons.includes(seasonOf(record));
  const ofSeasons = scored.filter(isOfSeason);
  const states = ofSeasons.flatMap(forecastStatesOf);
  const scorer = createScorer(states);
  const inInnings = (innings: 1 | 2) => states.filter(state => state.innings === innings);
  const results: ForecastResults = {
    seasons: {
      ...scoresOf(ofSeasons, states),
      competitions: completeSeasons.map(name => ({
        name,
        matches: ofSeasons.filter(record => seasonOf(record) === name).length,
        played: limited.filter(record => seasonOf(record) === name).length,
      })),
      phases: ([1, 2] as const).flatMap(innings =>
        phases.map(phase => ({
          innings,
          phase,
          score: scorer.score(inInnings(innings).filter(state => state.phase === phase)),
        })),
      ),
      reliability: { all: scorer.reliability(states), chases: scorer.reliability(inInnings(2)) },
    },
    others: scoresOf(scored.filter(record => !isOfSeason(record))),
    unlimited: records.length - limited.length,
  };
  return JSON.parse(JSON.stringify(results, toDigits)) as ForecastResults;
}

function scoresOf(
  records: readonly MatchRecord[],
  states: readonly ForecastState[] = records.flatMap(forecastStatesOf),
): ForecastScores {
  const { score, baseRate } = createScorer(states);
  const days = records.flatMap(({ dates }) => dates).sort();
  return {
    matches: records.length,
    wonBySecond: Math.round(baseRate * records.length),
    from: days[0] ?? '',
    until: days.at(-1) ?? '',
    all: score(states),
    first: score(states.filter(({ innings }) => innings === 1)),
    chases: score(states.filter(({ innings }) => innings === 2)),
  };
}

/** JSON has no infinity: a certainty that was wrong must not be published as null. */
function toDigits(key: string, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  if (!Number.isFinite(value)) throw new Error(`'${key}' is ${value}`);
  return Number(value.toFixed(digits));
}
