import { useRef, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import type { Comment } from '@/lib/domain/commentary/comment';
import { CommentChunk } from './comment-chunk';
import { chunksAround } from './comment-chunks';
import styles from './comment-list.module.css';
import { useProgressiveMount } from './use-progressive-mount';
import { useScrollAnchor } from './use-scroll-anchor';

type Props = {
  comments: Comment[];
  isNew: (comment: Comment) => boolean;
  /** Over summaries are shown in the complete list only, not in a filtered one. */
  withSummaries: boolean;
  isOpen: boolean;
  isLoading: boolean;
  /** The number of comments that arrived since the list was scrolled away from its top. */
  newCount: number;
  onScrolled: (isAway: boolean) => void;
};

/** The comments in a scroll area, which keeps its scroll position when comments are added. */
export function CommentList({
  comments,
  isNew,
  withSummaries,
  isOpen,
  isLoading,
  newCount,
  onScrolled,
}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const remember = useScrollAnchor(list);
  const [middleId] = useState(comments[0]?.id);
  const mounted = useProgressiveMount(comments.length, !isOpen);

  const toNewest = () => {
    list.current?.scrollTo({ top: 0 });
    list.current?.focus({ preventScroll: true });
    onScrolled(false);
  };
  const onScroll = () => {
    remember();
    onScrolled((list.current?.scrollTop ?? 0) > 0);
  };

  return (
    <div className={styles.frame}>
      {newCount > 0 && (
        <button type="button" className={styles.newest} onClick={toNewest}>
          <Icon icon="arrow-up" size={16} />
          {newCount === 1 ? '1 new comment' : `${newCount} new comments`}
        </button>
      )}
      {/* Makes the scroll area reachable by keyboard. */}
      <div
        className={styles.comments}
        ref={list}
        tabIndex={0}
        role="region"
        aria-label="Comments"
        onScroll={onScroll}
      >
        {chunksAround(comments.slice(0, mounted), middleId).map(chunk => (
          <CommentChunk
            key={chunk.key}
            comments={chunk.comments}
            isNew={isNew}
            withSummaries={withSummaries}
          />
        ))}
        {comments.length === 0 && <p className={styles.note}>Comments not available</p>}
        {isLoading && <p className={styles.note}>Loading the earlier comments…</p>}
      </div>
    </div>
  );
}
