import { ButtonLink } from '@/components/link/button-link';
import { Icon } from '@/components/icon/icon';
import { Stars } from '@/components/icon/stars';
import { Terms } from '@/components/odds/terms';
import { bookmakerClickOutPath } from '@/lib/domain/content/bookmaker/offer';
import type { CardBookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import { BookmakerLogo } from './bookmaker-logo';
import styles from './visit-bar.module.css';

type Props = { bookmaker: CardBookmaker };

/** The offer of a review at the bottom of the screen, once its header has scrolled away. */
export function VisitBar({ bookmaker }: Props) {
  const { slug, title, mark, bonusAmount, terms } = bookmaker;

  return (
    <section className={styles.bar} aria-label={`Visit ${title}`}>
      <div className={styles.logo}>
        <BookmakerLogo bookmaker={bookmaker} />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>
          <b>{title}</b>
          {mark !== null && <Stars mark={mark} />}
        </p>
        {bonusAmount && <p className={styles.bonus}>{bonusAmount}</p>}
        <div className={styles.terms}>
          <Terms>{terms}</Terms>
        </div>
      </div>
      <ButtonLink href={bookmakerClickOutPath(slug)} external="paid">
        Visit<span className="visually-hidden"> {title} </span>
        <Icon icon="external-link" size={16} />
      </ButtonLink>
    </section>
  );
}
