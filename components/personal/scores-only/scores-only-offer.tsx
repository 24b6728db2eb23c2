import { Button } from '@/components/ui/button';
import { AppLink } from '@/components/link/app-link';
import { ScoresOnlyForm } from './scores-only-form';
import styles from './scores-only-notice.module.css';

/** On the page about responsible gambling, for a visitor who sees prices. */
export function ScoresOnlyOffer() {
  return (
    <aside className={styles.notice} aria-label="Scores only">
      <p>
        <b>Want the cricket without the betting?</b> Turn off all prices, offers, adverts and paid
        links on this device. The switch is in the menu, too. With{' '}
        <AppLink href="/responsible-gambling/break">a break</AppLink> they stay off for a time that
        you choose.
      </p>
      <ScoresOnlyForm next="on">
        {button => <Button {...button}>Turn prices off</Button>}
      </ScoresOnlyForm>
    </aside>
  );
}
