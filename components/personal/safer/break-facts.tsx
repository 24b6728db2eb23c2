import { Section } from '@/components/ui/section';
import styles from './safer-form.module.css';

/** What a break is worth, as plainly as it can be put. */
export const BreakFacts = () => (
  <Section title="What a break can do, and what it cannot">
    <ul className={styles.facts}>
      <li>
        It is a cookie with the end of the break, kept by this browser alone. There is no account,
        and we keep no record of it.
      </li>
      <li>
        Another browser or device knows nothing of it, and deleting all data of this site in the
        settings of the browser ends it.
      </li>
      <li>
        It ends by the clock of this device: with the clock set back it lasts longer by as much, and
        with the clock set forward it may end before its time.
      </li>
      <li>
        It closes no account. For a limit that holds everywhere, exclude yourself at each bookmaker,
        or at all of them through the register of your country.
      </li>
    </ul>
  </Section>
);
