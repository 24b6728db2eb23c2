import type { Innings } from '@/lib/domain/scorecard/scorecard';

type Props = { innings: Innings };

/**
 * The scorecard of an earlier innings as a sentence for each side, for visitors without scripts, who cannot
 * switch to its tables: beside the markets the page has no room for them.
 */
export function InningsText({ innings: { label, total, overs, batting, bowling } }: Props) {
  const batters = batting.map(({ name, howOut, stats: [runs, balls] }) =>
    [name, howOut, runs && `${runs}${balls && ` (${balls})`}`].filter(Boolean).join(' '),
  );
  const bowlers = bowling.map(({ name, stats: [bowled, maidens, runs, wickets] }) =>
    [name, [bowled, maidens, runs, wickets].filter(Boolean).join('-')].join(' '),
  );
  return (
    <>
      <h2>{`${label}: ${total} (${overs} overs)`}</h2>
      {batters.length > 0 && <p>{`Batting: ${batters.join('; ')}.`}</p>}
      {bowlers.length > 0 && <p>{`Bowling: ${bowlers.join('; ')}.`}</p>}
    </>
  );
}
