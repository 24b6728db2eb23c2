import { commentFilters, type CommentFilter } from '@/lib/domain/commentary/comment-filter';
import styles from './comment-filters.module.css';

type Props = {
  current: CommentFilter;
  /** Absent in the server's HTML. */
  onChoose?: (filter: CommentFilter) => void;
};

export function CommentFilters({ current, onChoose }: Props) {
  return (
    <div className={`${styles.chips} needs-scripts`} role="group" aria-label="Show">
      {commentFilters.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={value === current}
          onClick={onChoose && (() => onChoose(value))}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
