import { PublishTime } from '@/components/news/publish-time';
import { AppLink } from '@/components/link/app-link';
import type { Bonus } from '@/lib/domain/content/bookmaker/bonus';
import styles from './ended-notice.module.css';

type Props = { bonus: Bonus; timeZone: string };

/** Above an offer that can no longer be claimed. */
export function EndedNotice({ bonus: { expiresAt }, timeZone }: Props) {
  return (
    <p className={styles.notice} role="note">
      <b>
        This offer ended
        {expiresAt !== null && (
          <>
            {' on '}
            <PublishTime seconds={expiresAt} timeZone={timeZone} />
          </>
        )}
        .
      </b>{' '}
      It is no longer in our lists. <AppLink href="/bonuses">See the current bonuses</AppLink>
    </p>
  );
}
