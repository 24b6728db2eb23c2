import { memo } from 'react';
import type { Comment } from '@/lib/domain/comment';
import { BallChip } from './ball-chip';
import styles from './comment-entry.module.css';
import { OverEnd } from './over-end';
import { ReadMore } from './read-more.client';

type Props = { comment: Comment; isNew: boolean; withSummary: boolean };

/** One ball, or a remark between balls; behind an over's last ball stands its summary. */
export const CommentEntry = memo(function CommentEntry({ comment, isNew, withSummary }: Props) {
  const { over, ball, kind, title, text, summary } = comment;
  return (
    <>
      {withSummary && summary && <OverEnd summary={summary} />}
      <article className={styles.comment} data-kind={kind} data-new={isNew ? '' : undefined}>
        <span className={styles.over}>{over}</span>
        {ball !== null ? <BallChip comment={comment} /> : <span />}
        <div className={styles.words}>
          {title && <h3>{title}</h3>}
          {text && <ReadMore text={text} />}
        </div>
      </article>
    </>
  );
});
