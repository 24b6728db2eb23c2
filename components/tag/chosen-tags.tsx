import { listHref, withoutTag, type ListQuery } from '@/lib/routing/list-query';
import { Icon } from '@/components/icon/icon';
import { AppLink } from '@/components/link/app-link';
import styles from './tag.module.css';

type Props = {
  path: string;
  query: ListQuery;
  /** Display names of tags, where they differ from the slug. */
  names?: ReadonlyMap<string, string>;
};

/** The selected tags of a list; a click removes one and returns to the first page. */
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
