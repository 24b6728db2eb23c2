import { PlayerName } from '@/components/link/player-name';
import { Section } from '@/components/ui/section';
import type { WirePlayerPhase } from '@/lib/contract/figures';
import type { Phase } from '@/lib/contract/match-format';
import { coverageText, formatLabels, ratioText } from '@/lib/domain/figures/figure-text';
import type { BallByBall } from '@/lib/domain/figures/player-figures';
import { shortOvers } from '@/lib/domain/scorecard/balls-per-over';
import { figuresOf } from '@/lib/domain/scorecard/match-formats';
import { FigureCard } from './figure-card';
import { MatchUps } from './match-ups';
import styles from './player-figures.module.css';

type Props = { figures: BallByBall };

/** A player by the phases of innings, and against single players. */
export function BallFigures({ figures: { matches, phases, batting, bowling } }: Props) {
  const covers = `${coverageText(matches, null)} of which every ball is known`;
  const batted = phases.filter(({ batting: { balls, outs } }) => balls + outs > 0);
  const bowled = phases.filter(({ bowling: { balls, runs } }) => balls + runs > 0);
  return (
    <>
      {batted.length + bowled.length > 0 && (
        <Section title="By phase">
          <div className={styles.cards}>
            {batted.length > 0 && (
              <FigureCard
                name="Batting"
                covers={covers}
                columns={battingColumns}
                rows={batted.map(phase => ({ head: phaseText(phase), stats: battingStats(phase) }))}
              />
            )}
            {bowled.length > 0 && (
              <FigureCard
                name="Bowling"
                covers={covers}
                columns={bowlingColumns}
                rows={bowled.map(phase => ({ head: phaseText(phase), stats: bowlingStats(phase) }))}
              />
            )}
          </div>
        </Section>
      )}
      {batting.length + bowling.length > 0 && (
        <Section title="Match-ups">
          <div className={styles.cards}>
            <MatchUps
              name="Batting against"
              covers={covers}
              matchUps={batting}
              headOf={({ bowler }) => <PlayerName {...bowler} />}
            />
            <MatchUps
              name="Bowling to"
              covers={covers}
              matchUps={bowling}
              headOf={({ batter }) => <PlayerName {...batter} />}
            />
          </div>
          <p className={styles.note}>
            The players with the most balls, from twelve on. A dash stands where a figure has
            nothing to be divided by.
          </p>
        </Section>
      )}
    </>
  );
}

const phaseNames: Record<Phase, string> = {
  powerplay: 'powerplay',
  middle: 'middle overs',
  death: 'death overs',
};

const phaseText = ({ format, phase }: WirePlayerPhase): string =>
  `${formatLabels[format]}, ${phaseNames[phase]}`;

const battingColumns = [
  ['R', 'Runs'],
  ['B', 'Balls'],
  ['Out', 'Times out'],
  ['Ave', 'Average: runs for each time out'],
  ['S/R', 'Strike rate: runs for 100 balls'],
] as const;

const bowlingColumns = [
  ['O', 'Overs'],
  ['R', 'Runs'],
  ['W', 'Wickets'],
  ['Ave', 'Average: runs for each wicket'],
  ['E/R', 'Economy rate: runs for an over'],
] as const;

const battingStats = ({ batting }: WirePlayerPhase): string[] => [
  String(batting.runs),
  String(batting.balls),
  String(batting.outs),
  ratioText(batting.runs, batting.outs),
  ratioText(batting.runs * 100, batting.balls),
];

function bowlingStats({ format, bowling }: WirePlayerPhase): string[] {
  const { ballsPerOver } = figuresOf(format);
  return [
    shortOvers(bowling.balls, ballsPerOver),
    String(bowling.runs),
    String(bowling.wickets),
    ratioText(bowling.runs, bowling.wickets),
    ratioText(bowling.runs * ballsPerOver, bowling.balls),
  ];
}
