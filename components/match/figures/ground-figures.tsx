import { shortOvers } from '@/lib/domain/scorecard/balls-per-over';
import { AppLink } from '@/components/link/app-link';
import { longDate } from '@/components/ui/time-text';
import { Section } from '@/components/ui/section';
import { ScoreTable } from '@/components/match/scorecard/score-table';
import type { WireGround } from '@/lib/contract/figures';
import { countText, coverageText, scoreText, wicketsText } from '@/lib/domain/figures/figure-text';
import { leastGroundMatches } from '@/lib/domain/figures/ground';
import { groundFormats } from '@/lib/domain/figures/ground-figures';
import { playerPath } from '@/lib/domain/figures/player';
import { playedMatchPath, yearsOf } from '@/lib/domain/figures/player-figures';
import { figuresOf } from '@/lib/domain/scorecard/match-formats';
import { EndedMatches } from './ended-matches';
import { GroundFormats } from './ground-formats';
import styles from './player-figures.module.css';

type Props = { ground: WireGround };

/** What the matches of a ground have in common, the best innings, and the matches. */
export function GroundFigures({ ground }: Props) {
  const { matches, batting, bowling } = ground;
  const years = yearsOf(matches.map(({ match }) => match.played_on));
  const covers = coverageText(matches.length, years);
  return (
    <>
      <p>{`Figures ${covers}.`}</p>
      <Section title="By format">
        <GroundFormats name="Matches" covers={covers} formats={groundFormats(ground)} />
        <p className={styles.note}>
          {`Means and shares are of ${leastGroundMatches} matches or more, each with the number that it is of; a dash stands for fewer. Matches that nobody won are left out of what was won.`}
        </p>
      </Section>
      <Section title="Best innings">
        <div className={styles.boards}>
          <div className={styles.board}>
            <ScoreTable
              name="Batting"
              columns={[
                ['R', 'Runs'],
                ['B', 'Balls'],
              ]}
              rows={batting.map(({ player, match, team, innings }) => ({
                head: <Who player={player} match={match} team={team} />,
                stats: [
                  scoreText({ runs: innings.runs, isOut: innings.out }),
                  countText(innings.balls ?? null),
                ],
              }))}
            />
          </div>
          <div className={styles.board}>
            <ScoreTable
              name="Bowling"
              columns={[
                ['Figures', 'Wickets and runs'],
                ['O', 'Overs'],
              ]}
              rows={bowling.map(({ player, match, team, innings }) => ({
                head: <Who player={player} match={match} team={team} />,
                stats: [
                  wicketsText(innings),
                  shortOvers(innings.balls, figuresOf(match.format).ballsPerOver),
                ],
              }))}
            />
          </div>
        </div>
      </Section>
      <Section title="Matches">
        <EndedMatches matches={matches} />
      </Section>
    </>
  );
}

type WhoProps = Pick<WireGround['batting'][number], 'player' | 'match' | 'team'>;

const Who = ({ player, match, team }: WhoProps) => (
  <>
    <AppLink href={playerPath(player)}>{player.name}</AppLink>
    <small>
      {match.teams[team].name},{' '}
      <AppLink href={playedMatchPath(match)}>{longDate(match.played_on)}</AppLink>
    </small>
  </>
);
