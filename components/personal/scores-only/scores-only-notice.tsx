import { Button } from '@/components/ui/button';
import { BreakEnd } from '@/components/personal/safer/break-end';
import { ScoresOnlyForm } from './scores-only-form';
import styles from './scores-only-notice.module.css';

/** At the top of every page while the visitor's choice hides prices. */
export function ScoresOnlyNotice({ isOnBreak }: { isOnBreak: boolean }) {
  if (isOnBreak)
    return (
      <aside className={styles.notice} aria-label="Scores only">
        <p>
          <b>
            You are on a break
            <BreakEnd />
          </b>{' '}
          You see no prices, offers or adverts.
        </p>
      </aside>
    );
  return (
    <aside className={styles.notice} aria-label="Scores only">
      <p>
        <b>Scores only is on.</b> You see no prices, offers or adverts.
      </p>
      <ScoresOnlyForm next="off">{button => <Button {...button}>Turn off</Button>}</ScoresOnlyForm>
    </aside>
  );
}
