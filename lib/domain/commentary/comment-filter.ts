import type { Comment } from './comment';

/** The filters of the comments, by their values in addresses. */
export const commentFilters = [
  { value: 'all', label: 'All' },
  { value: '4', label: '4s' },
  { value: '6', label: '6s' },
  { value: 'w', label: 'Fall of Wickets' },
] as const;

export type CommentFilter = (typeof commentFilters)[number]['value'];

export function isInCommentFilter(comment: Comment, filter: CommentFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case '4':
      return comment.four;
    case '6':
      return comment.six;
    case 'w':
      return comment.kind === 'wicket';
  }
}
