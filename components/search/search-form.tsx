import { searchPath } from '@/lib/routing/search-query';
import { Icon } from '@/components/icon/icon';
import { SearchField } from './search-field.client';
import styles from './search-form.module.css';

type Props = {
  /** 'sidebar' on every page, 'page' on the search page. */
  place: 'sidebar' | 'page';
  label: string;
  query?: string;
};

/** A plain GET form that works without scripts; with them the field shows suggestions on input. */
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
