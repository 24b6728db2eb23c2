import { Icon } from '@/components/ui/icon';
import { AppLink } from '@/components/ui/app-link';
import { PictureBox } from '@/components/ui/picture-box';
import type { Guide } from '@/lib/domain/guide';
import { listHref, wholeList, withTag, type ListQuery } from '@/lib/domain/list-query';
import styles from './guide-card.module.css';

type Props = {
  guide: Guide;
  /** The list the card stands in: a tag is added to those chosen already. */
  query?: ListQuery;
  headingLevel?: 'h2' | 'h3';
};

/**
 * A guide: its picture fills the card, the excerpt rises from below on hover and focus, and is always
 * there on touch screens. Without a picture the card is white.
 */
export function GuideCard({ guide, query = wholeList, headingLevel: Title = 'h3' }: Props) {
  const { href, title, text, picture, tags } = guide;

  return (
    <article className={styles.card} data-look={picture ? 'picture' : 'white'}>
      {picture ? (
        <PictureBox className={styles.picture} picture={picture} />
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
        {text && <p className={styles.excerpt}>{text}</p>}
      </div>
    </article>
  );
}
