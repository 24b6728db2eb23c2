import type { Comment } from '@/lib/domain/commentary/comment';
import { CommentEntry } from '@/components/match/commentary/comment-entry';
import styles from './comments-of-innings.module.css';
import textStyles from '@/components/match/commentary/read-more.module.css';

type Props = { comments: Comment[] };

/** All comments of an innings, in full, without client code. */
export function CommentsOfInnings({ comments }: Props) {
  return (
    <section className={styles.comments} aria-labelledby="comments-title">
      <h2 className="visually-hidden" id="comments-title">
        Comments, newest first
      </h2>
      {comments.map(comment => (
        <CommentEntry key={comment.id} comment={comment} withSummary>
          {comment.text && <p className={textStyles.text}>{comment.text}</p>}
        </CommentEntry>
      ))}
    </section>
  );
}
