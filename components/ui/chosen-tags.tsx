import { listHref, withoutTag, type ListQuery } from '@/lib/domain/list-query';
import { Icon } from './icon';
import { AppLink } from './app-link';
import styles from './tag.module.css';

type Props = {
  path: string;
  query: ListQuery;
  /** A tag's name where it differs from the tag. */
  names?: ReadonlyMap<string, string>;
};

/** The tags a list is narrowed by; a click takes one away and goes back to the first page. */
export function ChosenTags({ path, query, names }: Props) {
  if (query.tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label="Chosen tags">
      {query.tags.map(tag => {
        const name = names?.get(tag) ?? tag;
        return (
          <li key={tag}>
            <AppLink
              className={`${styles.tag} ${styles.chosen}`}
              href={listHref(path, withoutTag(query, tag))}
              scroll={false}
              aria-label={`Remove tag: ${name}`}
              title={name}
            >
              <span className={styles.name}>{name}</span>
              <Icon icon="x" size={16} />
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
