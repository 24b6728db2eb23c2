import type { Comment } from '@/lib/domain/commentary/comment';
import styles from './ball-chip.module.css';

type Props = { comment: Pick<Comment, 'ball' | 'kind' | 'six'> };

/** The result of a ball as a round badge: runs, wd, nb or W. */
export function BallChip({ comment: { ball, kind, six } }: Props) {
  const isScoreless = ball === '0' || ball === 'wd' || ball === 'nb';
  const variant =
    kind === 'boundary' && six ? 'six' : kind === 'other' && isScoreless ? 'dot' : kind;
  return (
    <span className={styles.ball} data-variant={variant}>
      {ball === '0' ? <DotBall /> : ball}
    </span>
  );
}

function DotBall() {
  return (
    <>
      <span aria-hidden="true">•</span>
      <span className="visually-hidden">no run</span>
    </>
  );
}
