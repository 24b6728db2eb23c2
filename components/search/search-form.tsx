import { searchPath } from '@/lib/domain/search-query';
import { Icon } from '../ui/icon';
import { SearchField } from './search-field.client';
import styles from './search-form.module.css';

type Props = {
  /** In the sidebar of every page, or as the search page's own. */
  place: 'sidebar' | 'page';
  label: string;
  query?: string;
};

/** A search as any browser sends it; where scripts run the field suggests while one types. */
export function SearchForm({ place, label, query = '' }: Props) {
  return (
    <form
      className={styles.form}
      action={searchPath}
      role="search"
      aria-label={label}
      data-place={place}
    >
      <SearchField className={styles.field} label={label} query={query} />
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
      <button className={styles.button} type="submit" aria-label="Search">
        <Icon icon="search" size={20} />
      </button>
    </form>
  );
}
