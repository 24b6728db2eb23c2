import { memo } from 'react';
import type { Comment } from '@/lib/domain/comment';
import styles from './comment-chunk.module.css';
import { chunkSize } from './comment-chunks';
import { CommentEntry } from './comment-entry';

type Props = {
  comments: Comment[];
  isNew: (comment: Comment) => boolean;
  withSummaries: boolean;
};

/** A piece of a long list: a browser lays out the pieces near its view, and counts the others alone. */
export const CommentChunk = memo(function CommentChunk({ comments, isNew, withSummaries }: Props) {
  return (
    <div className={styles.chunk} data-whole={comments.length === chunkSize ? '' : undefined}>
      {comments.map(comment => (
        <CommentEntry
          key={comment.id}
          comment={comment}
          isNew={isNew(comment)}
          withSummary={withSummaries}
        />
      ))}
    </div>
  );
}, isAsBefore);

/** Most updates touch the newest piece: the others are compared and left. */
function isAsBefore(before: Props, next: Props): boolean {
  return (
    before.withSummaries === next.withSummaries &&
    before.comments.length === next.comments.length &&
    before.comments.every(
      (comment, at) =>
        comment === next.comments[at] && before.isNew(comment) === next.isNew(comment),
    )
  );
}
