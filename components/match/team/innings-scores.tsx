import { toInningsScores } from '@/lib/domain/scorecard/score';

type Props = { score: string | null };

/**
 * Runs and overs of each innings of a side, the current innings last; the parent arranges them. A missing
 * score is '-'.
 */
export function InningsScores({ score }: Props) {
  const innings = toInningsScores(score);
  if (innings.length === 0) return <span>-</span>;
  return innings.map(({ runs, overs }, index) => (
    <span key={index}>
      <b>{runs}</b>
      {overs && <small> {overs} ov</small>}
    </span>
  ));
}
