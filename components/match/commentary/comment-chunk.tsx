import { memo } from 'react';
import type { Comment } from '@/lib/domain/commentary/comment';
import styles from './comment-chunk.module.css';
import { chunkSize } from './comment-chunks';
import { CommentEntry } from './comment-entry';
import { ReadMore } from './read-more.client';

type Props = {
  comments: Comment[];
  isNew: (comment: Comment) => boolean;
  withSummaries: boolean;
};

/** A chunk of a long list: the browser lays out the chunks near its viewport only. */
export const CommentChunk = memo(function CommentChunk({ comments, isNew, withSummaries }: Props) {
  return (
    <div className={styles.chunk} data-full={comments.length === chunkSize ? '' : undefined}>
      {comments.map(comment => (
        <LiveEntry
          key={comment.id}
          comment={comment}
          isNew={isNew(comment)}
          withSummary={withSummaries}
        />
      ))}
    </div>
  );
}, isUnchanged);

type EntryProps = { comment: Comment; isNew: boolean; withSummary: boolean };

const LiveEntry = memo(function LiveEntry(props: EntryProps) {
  const { text } = props.comment;
  return <CommentEntry {...props}>{text && <ReadMore text={text} />}</CommentEntry>;
});

/** Most updates change only the newest chunk: the others need not be rendered again. */
function isUnchanged(before: Props, next: Props): boolean {
  return (
    before.withSummaries === next.withSummaries &&
    before.comments.length === next.comments.length &&
    before.comments.every(
      (comment, index) =>
        comment === next.comments[index] && before.isNew(comment) === next.isNew(comment),
    )
  );
}
