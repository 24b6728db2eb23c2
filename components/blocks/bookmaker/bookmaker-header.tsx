import type { BlockOf } from '@/lib/contract/blocks/block';
import { bookmakerClickOutPath } from '@/lib/domain/content/bookmaker/offer';
import { BookmakerLogo } from '@/components/bookmaker/bookmaker-logo';
import { RichText } from '@/components/content/rich-text';
import { ButtonLink } from '@/components/link/button-link';
import { Icon } from '@/components/icon/icon';
import { Stars } from '@/components/icon/stars';
import styles from './bookmaker-header.module.css';
import { cardBookmaker } from './card-bookmaker';

type Props = BlockOf<'BookmakerHeaderPlugin'> & { isPageTitle?: boolean };

/** Header of a review: logo, rating, offer with its terms, and the click-out link. */
export function BookmakerHeader({ html, isPageTitle = false, ...block }: Props) {
  const bookmaker = cardBookmaker(block);
  const { slug, title, mark, badge, bonusAmount, terms } = bookmaker;
  const Title = isPageTitle ? 'h1' : 'h2';

  return (
    <div className={styles.block}>
      <header className={`${styles.head} mown on-pitch`}>
        <BookmakerLogo bookmaker={bookmaker} size="large" />
        <div className={styles.words}>
          {badge && <p className={styles.badge}>{badge}</p>}
          <Title className={styles.title}>{title}</Title>
          {mark !== null && <Stars mark={mark} size={20} />}
        </div>
        <div className={styles.offer}>
          {bonusAmount && <strong className={styles.bonus}>{bonusAmount}</strong>}
          <ButtonLink href={bookmakerClickOutPath(slug)} external="paid">
            Visit website<span className="visually-hidden"> of {title} </span>
            <Icon icon="external-link" size={16} />
          </ButtonLink>
          <p className={styles.terms}>{terms}</p>
        </div>
      </header>
      {html && <RichText html={html} headingIds="page" />}
    </div>
  );
}
