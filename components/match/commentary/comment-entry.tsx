import type { ReactNode } from 'react';
import type { Comment } from '@/lib/domain/commentary/comment';
import { PlayerName } from '@/components/link/player-name';
import { BallChip } from './ball-chip';
import styles from './comment-entry.module.css';
import { OverEnd } from './over-end';

type Props = {
  comment: Comment;
  isNew?: boolean;
  withSummary: boolean;
  /** The comment's text. */
  children: ReactNode;
};

/** One ball, or a remark between balls; the last ball of an over has its summary. */
export function CommentEntry({ comment, isNew = false, withSummary, children }: Props) {
  const { over, ball, kind, players, summary } = comment;
  return (
    <>
      {withSummary && summary && <OverEnd summary={summary} />}
      {/* Checkers expect a heading in the element `article`, which remarks between balls do not have. */}
      <div
        role="article"
        className={styles.comment}
        data-kind={kind}
        data-new={isNew ? '' : undefined}
      >
        <span className={styles.over}>{over}</span>
        {ball !== null ? <BallChip comment={comment} /> : <span />}
        <div className={styles.words}>
          {players && (
            <h3>
              <PlayerName {...players.bowler} /> to <PlayerName {...players.batsman} />
            </h3>
          )}
          {children}
        </div>
      </div>
    </>
  );
}
