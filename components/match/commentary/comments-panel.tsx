import { useState } from 'react';
import { EmptyState } from '@/components/state/empty-state';
import { isInCommentFilter, type CommentFilter } from '@/lib/domain/commentary/comment-filter';
import type { InningsComments } from '@/lib/domain/commentary/commentary';
import { freshKey } from '@/lib/live/details-store';
import { CommentFilters } from './comment-filters';
import { CommentList } from './comment-list';
import { inningsLabel } from './innings-label';
import { InningsSwitch } from '@/components/match/team/innings-switch';
import { useCommentary, useScorecard } from '@/components/live/match-details';
import { useAllComments } from './use-all-comments';

type Props = {
  matchId: string;
  open: boolean;
  /** The chosen innings; null for the latest. */
  current: string | null;
  onChoose: (id: string) => void;
};

/** For a reader who has scrolled down: the innings, and its newest comment at that time. */
type Pinned = { inningsId: string; newestId: string | null };

export function CommentsPanel({ matchId, open, current, onChoose }: Props) {
  const { innings, fresh } = useCommentary();
  const scorecard = useScorecard();
  const [filter, setFilter] = useState<CommentFilter>('all');
  const [pinned, setPinned] = useState<Pinned | null>(null);
  const isLoading = useAllComments(matchId, open) === 'loading';
  const activeId = current ?? pinned?.inningsId;
  const active = innings.find(({ id }) => id === activeId) ?? innings.at(-1);
  if (!active) return <EmptyState icon="message-square-text" title="Comments not available" />;

  const shown = active.comments.filter(comment => isInCommentFilter(comment, filter));
  const choose = (id: string) => {
    setPinned(null);
    onChoose(id);
  };
  const onScrolled = (isAway: boolean) => {
    if (!isAway) return setPinned(null);
    setPinned(before => before ?? { inningsId: active.id, newestId: shown[0]?.id ?? null });
  };
  const newCount = pinned ? shown.findIndex(({ id }) => id === pinned.newestId) : 0;

  return (
    <>
      <InningsSwitch
        innings={innings.map(({ id }) => ({ id, label: inningsLabel(id, scorecard) }))}
        current={active.id}
        onChoose={choose}
      />
      <CommentFilters
        current={filter}
        onChoose={next => {
          setPinned(null);
          setFilter(next);
        }}
      />
      <h2 className="visually-hidden">Comments</h2>
      <CommentList
        key={`${active.id} ${filter}`}
        comments={shown}
        isNew={comment => fresh.has(freshKey(active.id, comment.id))}
        withSummaries={filter === 'all'}
        isOpen={open}
        isLoading={isLoading}
        newCount={
          Math.max(0, newCount) + (pinned && current === null ? countAfter(innings, active) : 0)
        }
        onScrolled={onScrolled}
      />
    </>
  );
}

/** The number of comments in innings after the active one. */
const countAfter = (innings: InningsComments[], active: InningsComments): number =>
  innings
    .slice(innings.indexOf(active) + 1)
    .reduce((sum, { comments }) => sum + comments.length, 0);
