import type { ReactNode } from 'react';
import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { Terms } from '@/components/odds/terms';
import { AppLink } from '@/components/link/app-link';
import { Section } from '@/components/ui/section';
import { Stars } from '@/components/icon/stars';
import { reviewPath, type Bookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import { BetNow } from './bet-now';
import { BookmakerLogo } from './bookmaker-logo';
import styles from './top-bookmakers.module.css';

type Props = { bookmakers: Bookmaker[]; banner: ReactNode };

/** The highest ranked bookmakers, with links to their reviews and click-outs. */
export function TopBookmakers({ bookmakers, banner }: Props) {
  return (
    <Section title="Top bookmakers">
      <ul className={styles.list}>
        {bookmakers.map(bookmaker => (
          <li key={bookmaker.slug} className={styles.bookmaker}>
            <BookmakerLogo bookmaker={bookmaker} />
            <div className={styles.words}>
              <h3 className={styles.name}>
                <AppLink className={styles.review} href={reviewPath(bookmaker.slug)}>
                  {bookmaker.title}
                  <span className="visually-hidden"> review</span>
                </AppLink>
              </h3>
              {bookmaker.mark !== null && <Stars mark={bookmaker.mark} />}
              {bookmaker.bonusAmount && <p className={styles.bonus}>{bookmaker.bonusAmount}</p>}
            </div>
            <BetNow bookmaker={bookmaker} />
            <div className={styles.terms}>
              <Terms>{bookmaker.terms}</Terms>
            </div>
          </li>
        ))}
      </ul>
      <AffiliateDisclosure of="offers" />
      {banner}
    </Section>
  );
}
