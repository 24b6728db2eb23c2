import type { InningsComments } from '@/lib/domain/commentary/commentary';
import type { Match } from '@/lib/domain/match/match';
import { commentsPath } from '@/lib/domain/match/match-name';
import type { Scorecard } from '@/lib/domain/scorecard/scorecard';
import { InningsSwitch } from '@/components/match/team/innings-switch';
import { EmptyState } from '@/components/state/empty-state';
import { CommentEntry } from './comment-entry';
import { CommentFilters } from './comment-filters';
import styles from './comment-list.module.css';
import { inningsLabel } from './innings-label';
import textStyles from './read-more.module.css';

type Props = {
  match: Match;
  commentary: InningsComments[];
  scorecard: Scorecard | null;
};

/** The newest comments in the server's HTML, in full, without client code. */
export function StaticComments({ match, commentary, scorecard }: Props) {
  const latest = commentary.at(-1);
  if (!latest) return <EmptyState icon="message-square-text" title="Comments not available" />;

  return (
    <>
      <InningsSwitch
        innings={commentary.map(({ id }) => ({ id, label: inningsLabel(id, scorecard) }))}
        current={latest.id}
      />
      <CommentFilters current="all" />
      <h2 className="visually-hidden shown-without-scripts">Comments</h2>
      <div className={styles.frame}>
        <div className={styles.comments} tabIndex={0} role="region" aria-label="Comments">
          {latest.comments.map(comment => (
            <CommentEntry key={comment.id} comment={comment} withSummary>
              {comment.text && <p className={textStyles.text}>{comment.text}</p>}
            </CommentEntry>
          ))}
        </div>
      </div>
      <ul className={`${styles.links} without-scripts`}>
        {commentary.map(({ id }) => (
          <li key={id}>
            <a href={commentsPath(match, id)} rel="nofollow">
              {`All comments, ${inningsLabel(id, scorecard)}`}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
