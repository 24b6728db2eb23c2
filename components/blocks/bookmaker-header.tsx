import type { BlockOf } from '@/lib/contract/blocks/block';
import { bookmakerClickOutPath } from '@/lib/domain/offer';
import { BookmakerLogo } from '../bookmaker/bookmaker-logo';
import { RichText } from '../content/rich-text';
import { ButtonLink } from '../ui/button-link';
import { Icon } from '../ui/icon';
import { Stars } from '../ui/stars';
import styles from './bookmaker-header.module.css';
import { cardBookmaker } from './card-bookmaker';

type Props = BlockOf<'BookmakerHeaderPlugin'> & { isPageTitle?: boolean };

/** The head of a review: logo, mark, offer with its terms, and the way to the bookmaker. */
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
      {html && <RichText html={html} />}
    </div>
  );
}
