import { Terms } from '@/components/odds/terms';
import { AppLink } from '@/components/link/app-link';
import { ButtonLink } from '@/components/link/button-link';
import { Stars } from '@/components/icon/stars';
import { reviewPath, type CardBookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import { BetNow } from './bet-now';
import styles from './bookmaker-card.module.css';
import { BookmakerLogo } from './bookmaker-logo';

type Props = {
  bookmaker: CardBookmaker;
  headingLevel?: 'h2' | 'h3';
};

/** A bookmaker in the list: rating, offer with terms, links to the review and the bookmaker. */
export function BookmakerCard({ bookmaker, headingLevel: Name = 'h2' }: Props) {
  const { slug, title, mark, badge, bonusAmount, description, terms } = bookmaker;

  return (
    <article className={styles.card}>
      <div className={styles.logo}>
        <BookmakerLogo bookmaker={bookmaker} size="large" />
        {mark !== null && <Stars mark={mark} size={20} />}
      </div>
      <div className={styles.words}>
        {badge && <p className={styles.badge}>{badge}</p>}
        <Name className={styles.name}>
          <AppLink className={styles.review} href={reviewPath(slug)}>
            {title}
          </AppLink>
        </Name>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.offer}>
        {bonusAmount && <p className={styles.bonus}>{bonusAmount}</p>}
        <div className={styles.actions}>
          <BetNow bookmaker={bookmaker} />
          <ButtonLink href={reviewPath(slug)} variant="quiet">
            Read review<span className="visually-hidden"> of {title}</span>
          </ButtonLink>
        </div>
        <Terms>{terms}</Terms>
      </div>
    </article>
  );
}
