import { AppLink } from '@/components/link/app-link';
import { Section } from '@/components/ui/section';
import type { Batting } from '@/lib/domain/figures/batting';
import type { Bowling } from '@/lib/domain/figures/bowling';
import {
  countText,
  coverageText,
  formatLabels,
  quotientText,
  scoreText,
  wicketsText,
} from '@/lib/domain/figures/figure-text';
import { playersOfSidePath } from '@/lib/domain/figures/player';
import type { FiguresOf, PlayerFigures, Side } from '@/lib/domain/figures/player-figures';
import { BallFigures } from './ball-figures';
import { FigureCard } from './figure-card';
import { PlayedMatches } from './played-matches';
import styles from './player-figures.module.css';

type Props = { player: PlayerFigures };

/** The figures of a player: by format, by opposition, how out, and match by match. */
export function PlayerFiguresView({ player }: Props) {
  const { matches, years, formats, oppositions, howOut, ballByBall } = player;
  const covers = coverageText(matches.length, years);
  const byFormat = formats.map(({ key, ...figures }) => ({
    ...figures,
    head: key ? formatLabels[key] : 'Other',
  }));
  const bySide = oppositions.map(({ key, ...figures }) => ({
    ...figures,
    head: <SideLink side={key} />,
  }));
  const outs = howOut.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Section title="By format">
        <div className={styles.cards}>
          <BattingCard covers={covers} rows={byFormat} first="Batting" />
          <BowlingCard covers={covers} rows={byFormat} first="Bowling" />
        </div>
        {outs > 0 && (
          <p className={styles.note}>
            {`Out ${outs === 1 ? 'once' : `${outs} times`}: ${howOut
              .map(({ kind, count }) => `${kind} ${count}`)
              .join(', ')}.`}
          </p>
        )}
        <p className={styles.note}>
          A dash stands where a figure has nothing to be divided by, or where the scorecards do not
          state it.
        </p>
      </Section>
      <Section title="By opposition">
        <div className={styles.cards}>
          <BattingCard covers={covers} rows={bySide} first="Batting against" />
          <BowlingCard covers={covers} rows={bySide} first="Bowling against" />
        </div>
      </Section>
      {ballByBall && <BallFigures figures={ballByBall} />}
      <Section title="Match by match">
        <PlayedMatches matches={matches} />
      </Section>
    </>
  );
}

const SideLink = ({ side: { side, name } }: { side: Side }) => (
  <AppLink href={playersOfSidePath(side)}>{name}</AppLink>
);

type CardProps = {
  covers: string;
  first: string;
  rows: (Omit<FiguresOf<unknown>, 'key'> & { head: React.ReactNode })[];
};

const battingColumns = [
  ['M', 'Matches'],
  ['Inns', 'Innings'],
  ['NO', 'Not out'],
  ['R', 'Runs'],
  ['HS', 'Highest score'],
  ['Ave', 'Average: runs for each time out'],
  ['B', 'Balls faced'],
  ['S/R', 'Strike rate: runs for 100 balls'],
  ['100', 'Hundreds'],
  ['50', 'Fifties'],
  ['4s', 'Fours'],
  ['6s', 'Sixes'],
] as const;

function BattingCard({ covers, first, rows }: CardProps) {
  const batted = rows.flatMap(({ head, matches, batting }) =>
    batting ? [{ head, stats: [String(matches), ...battingStats(batting)] }] : [],
  );
  if (batted.length === 0) return null;
  return <FigureCard name={first} covers={covers} columns={battingColumns} rows={batted} />;
}

const battingStats = (batting: Batting): string[] => [
  String(batting.innings),
  String(batting.notOuts),
  String(batting.runs),
  scoreText(batting.highest),
  quotientText(batting.average),
  countText(batting.balls),
  quotientText(batting.strikeRate),
  String(batting.hundreds),
  String(batting.fifties),
  countText(batting.fours),
  countText(batting.sixes),
];

const bowlingColumns = [
  ['M', 'Matches'],
  ['Inns', 'Innings'],
  ['B', 'Balls bowled'],
  ['Mdn', 'Maidens'],
  ['R', 'Runs conceded'],
  ['W', 'Wickets'],
  ['Best', 'Best innings'],
  ['Ave', 'Average: runs for each wicket'],
  ['E/R', 'Economy rate: runs for an over'],
  ['S/R', 'Strike rate: balls for each wicket'],
  ['5w', 'Innings of five wickets or more'],
  ['Ct', 'Catches'],
  ['St', 'Stumpings'],
] as const;

/** Fielding has no table of its own: it is two columns. */
function BowlingCard({ covers, first, rows }: CardProps) {
  const fielded = rows.filter(
    ({ bowling, fielding }) => bowling || (fielding && fielding.catches + fielding.stumpings > 0),
  );
  if (fielded.length === 0) return null;
  return (
    <FigureCard
      name={first.replace('Bowling', 'Bowling and fielding')}
      covers={covers}
      columns={bowlingColumns}
      rows={fielded.map(({ head, matches, bowling, fielding }) => ({
        head,
        stats: [
          String(matches),
          ...bowlingStats(bowling),
          countText(fielding?.catches ?? null),
          countText(fielding?.stumpings ?? null),
        ],
      }))}
    />
  );
}

const bowlingStats = (bowling: Bowling | null): string[] =>
  bowling
    ? [
        String(bowling.innings),
        String(bowling.balls),
        countText(bowling.maidens),
        String(bowling.runs),
        String(bowling.wickets),
        wicketsText(bowling.best),
        quotientText(bowling.average),
        quotientText(bowling.economy),
        quotientText(bowling.strikeRate),
        String(bowling.fiveWickets),
      ]
    : ['0', '0', '–', '–', '–', '–', '–', '–', '–', '–'];
