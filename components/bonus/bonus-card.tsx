import { BookmakerLogo } from '@/components/bookmaker/bookmaker-logo';
import { Stars } from '@/components/icon/stars';
import { PublishTime } from '@/components/news/publish-time';
import { Terms } from '@/components/odds/terms';
import { ButtonLink } from '@/components/link/button-link';
import { StoryCard } from '@/components/ui/story-card';
import { bonusPath, type Bonus } from '@/lib/domain/content/bookmaker/bonus';
import type { CardBookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import styles from './bonus-card.module.css';

type Props = {
  bonus: Bonus;
  /** Its bookmaker, for a card with logo and mark. */
  bookmaker?: CardBookmaker | null;
  /** The time zone of its last day, which is not shown without one. */
  timeZone?: string;
  headingLevel?: 'h2' | 'h3';
  variant?: 'tall' | 'wide';
  eager?: boolean;
};

/** A bonus whose image and button link to its page. */
export function BonusCard({ bonus, bookmaker, timeZone, ...card }: Props) {
  const { title, picture, terms, expiresAt } = bonus;
  const href = bonusPath(bonus.slug);

  return (
    <StoryCard
      {...card}
      href={href}
      title={title}
      picture={picture}
      lead={
        bookmaker && (
          <div className={styles.bookmaker}>
            <BookmakerLogo bookmaker={bookmaker} />
            <div className={styles.names}>
              <p className={styles.name}>{bookmaker.title}</p>
              {bookmaker.mark !== null && <Stars mark={bookmaker.mark} />}
            </div>
          </div>
        )
      }
    >
      {expiresAt !== null && timeZone && (
        <p className={styles.expiry}>
          Ends on <PublishTime seconds={expiresAt} timeZone={timeZone} />
        </p>
      )}
      <Terms>{terms}</Terms>
      <ButtonLink href={href}>
        Claim<span className="visually-hidden">: {title}</span>
      </ButtonLink>
    </StoryCard>
  );
}
