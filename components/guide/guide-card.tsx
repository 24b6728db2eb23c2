import { Icon } from '@/components/icon/icon';
import { AppLink } from '@/components/link/app-link';
import { ResponsiveImage } from '@/components/ui/responsive-image';
import type { Guide } from '@/lib/domain/content/guide';
import { listHref, unfilteredList, withTag, type ListQuery } from '@/lib/routing/list-query';
import styles from './guide-card.module.css';

type Props = {
  guide: Guide;
  /** Query of the current list; clicking a tag adds it to the selected tags. */
  query?: ListQuery;
  headingLevel?: 'h2' | 'h3';
};

/**
 * A guide with its image as background. The excerpt slides in on hover and focus and is always
 * visible on touch screens. Only the title makes room for it: a tag that moved would miss a quick click.
 */
export function GuideCard({ guide, query = unfilteredList, headingLevel: Title = 'h3' }: Props) {
  const { href, title, text, picture, tags } = guide;

  return (
    <article className={styles.card} data-variant={picture ? 'picture' : 'white'}>
      {picture ? (
        <ResponsiveImage className={styles.picture} picture={picture} />
      ) : (
        <span className={styles.mark}>
          <Icon icon="book-open" size={40} />
        </span>
      )}
      <div className={styles.words} data-excerpt={text !== ''}>
        <Title className={styles.title}>
          <AppLink className={styles.link} href={href} title={title}>
            {title}
          </AppLink>
        </Title>
        {text && <p className={styles.excerpt}>{text}</p>}
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label={`Tags of ${title}`}>
            {tags.map(({ slug, name }) => (
              <li key={slug}>
                <AppLink className={styles.tag} href={listHref('/pages', withTag(query, slug))}>
                  {name}
                </AppLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
