import { AppLink } from '@/components/link/app-link';
import { Section } from '@/components/ui/section';
import { isoTime, publishDate } from '@/lib/dates/date-text';
import { newsPath, type NewsStory } from '@/lib/domain/content/news-story';
import styles from './match-stories.module.css';

type Props = { title: string; stories: NewsStory[]; timeZone: string };

/** The stories about a match or a series, as a short list: the page's HTML has a size limit. */
export function MatchStories({ title, stories, timeZone }: Props) {
  return (
    <Section title={title}>
      <ul className={styles.list}>
        {stories.map(({ slug, title, publishedAt, isRetrospective }) => (
          <li key={slug}>
            <AppLink className={styles.link} href={newsPath(slug)}>
              {title}
            </AppLink>
            <span className={styles.date}>
              {isRetrospective && 'Retrospective · '}
              <time dateTime={isoTime(publishedAt)}>{publishDate(publishedAt, timeZone)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
