import { toInningsScores } from '@/lib/domain/scorecard/score';

type Props = { score: string | null };

/**
 * The innings of a side's score, the current one last: runs and overs, of which the parent makes
 * lines. A missing score is '-'.
 */
export function InningsScores({ score }: Props) {
  const innings = toInningsScores(score);
  if (innings.length === 0) return <span>-</span>;
  return innings.map(({ runs, overs }, at) => (
    <span key={at}>
      <b>{runs}</b>
      {overs && <small> {overs} ov</small>}
    </span>
  ));
}
