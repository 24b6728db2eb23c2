import type { NewsStory } from '@/lib/domain/content/news-story';
import styles from './corrections.module.css';
import { PublishTime } from './publish-time';

type Props = Pick<NewsStory, 'corrections'> & { timeZone: string };

/** What was wrong in a story, with the day of each correction. */
export function Corrections({ corrections, timeZone }: Props) {
  if (corrections.length === 0) return null;
  return (
    <section className={styles.corrections}>
      <h2>{corrections.length === 1 ? 'Correction' : 'Corrections'}</h2>
      {corrections.map(({ at, text }) => (
        <p key={`${at} ${text}`}>
          <PublishTime seconds={at} timeZone={timeZone} />
          {`: ${text}`}
        </p>
      ))}
    </section>
  );
}
