import { shortOvers } from '@/lib/domain/scorecard/balls-per-over';
import { ScoreTable } from '@/components/match/scorecard/score-table';
import { AppLink } from '@/components/link/app-link';
import { Section } from '@/components/ui/section';
import type { LeaderBoard, WireLeader, WireLeaders } from '@/lib/contract/figures';
import {
  countText,
  matchesText,
  ratioText,
  scoreText,
  wicketsText,
} from '@/lib/domain/figures/figure-text';
import { playerPath } from '@/lib/domain/figures/player';
import styles from './leader-boards.module.css';

type Props = { leaders: WireLeaders };

type Column = readonly [label: string, title: string];

type BoardText = {
  title: string;
  columns: readonly Column[];
  statsOf: (leader: WireLeader, ballsPerOver: 5 | 6) => string[];
};

const innings: Column = ['Inns', 'Innings'];
const balls: Column = ['B', 'Balls'];
const runs: Column = ['R', 'Runs'];

const boards: Record<LeaderBoard, BoardText> = {
  runs: {
    title: 'Most runs',
    columns: [runs, innings],
    statsOf: leader => [String(leader.runs), String(leader.innings)],
  },
  wickets: {
    title: 'Most wickets',
    columns: [['W', 'Wickets'], innings],
    statsOf: leader => [countText(leader.wickets ?? null), String(leader.innings)],
  },
  sixes: {
    title: 'Most sixes',
    columns: [['6s', 'Sixes'], innings],
    statsOf: leader => [countText(leader.sixes ?? null), String(leader.innings)],
  },
  highest: {
    title: 'Highest scores',
    columns: [runs, balls],
    statsOf: leader => [
      scoreText({ runs: leader.runs, isOut: leader.out ?? true }),
      countText(leader.balls ?? null),
    ],
  },
  best_bowling: {
    title: 'Best bowling',
    columns: [
      ['Figures', 'Wickets and runs'],
      ['O', 'Overs'],
    ],
    statsOf: (leader, ballsPerOver) => [
      wicketsText({ wickets: leader.wickets ?? 0, runs: leader.runs }),
      shortOvers(leader.balls ?? 0, ballsPerOver),
    ],
  },
  strike_rate: {
    title: 'Best strike rates',
    columns: [['S/R', 'Runs for 100 balls'], balls],
    statsOf: leader => [
      ratioText(leader.runs * 100, leader.balls),
      countText(leader.balls ?? null),
    ],
  },
  economy: {
    title: 'Best economy rates',
    columns: [['E/R', 'Runs for an over'], balls],
    statsOf: (leader, ballsPerOver) => [
      ratioText(leader.runs * ballsPerOver, leader.balls),
      countText(leader.balls ?? null),
    ],
  },
};

/** The leaders of a season, each board with what it needs for a place. */
export function LeaderBoards({ leaders: { series, matches, boards: shown } }: Props) {
  return (
    <Section title="Leaders">
      <p className={styles.covers}>{`${series}, of the ${matchesText(matches)} on this site.`}</p>
      <div className={styles.boards}>
        {shown.map(({ board, least_balls: least, balls_per_over: perOver, leaders }) => {
          const { title, columns, statsOf } = boards[board];
          return (
            <div key={board} className={styles.board}>
              <h3 className={styles.title}>{title}</h3>
              {least ? <p className={styles.floor}>{`With ${least} balls or more`}</p> : null}
              <ScoreTable
                name="Player"
                columns={columns}
                rows={leaders.map(leader => ({
                  head: (
                    <>
                      <AppLink href={playerPath(leader.player)}>{leader.player.name}</AppLink>
                      <small>{leader.side.name}</small>
                    </>
                  ),
                  stats: statsOf(leader, perOver),
                }))}
              />
            </div>
          );
        })}
      </div>
    </Section>
  );
}
