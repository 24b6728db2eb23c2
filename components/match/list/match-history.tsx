import { EmptyState } from '@/components/state/empty-state';
import { PageLinks } from '@/components/link/page-links';
import { longDate } from '@/components/ui/time-text';
import { calendarDay } from '@/lib/dates/date-text';
import type { ListQuery } from '@/lib/routing/list-query';
import type { Match } from '@/lib/domain/match/match';
import styles from './match-history.module.css';
import { ResultList } from './result-list';

type Props = { matches: Match[]; timeZone: string; query: ListQuery; pages: number };

/** Past results, grouped by the day of their start in the site's time zone. */
export function MatchHistory({ matches, timeZone, query, pages }: Props) {
  if (matches.length === 0)
    return <EmptyState icon="calendar-clock" title="Matches are not available" />;
  const days = new Map<string, Match[]>();
  for (const match of matches) {
    const day = calendarDay(match.startTime, timeZone);
    days.set(day, [...(days.get(day) ?? []), match]);
  }
  return (
    <>
      {[...days].map(([day, results]) => (
        <section key={day} className={styles.day}>
          <h2>
            <time dateTime={day}>{longDate(day)}</time>
          </h2>
          <ResultList matches={results} />
        </section>
      ))}
      <PageLinks path="/match-history" query={query} pages={pages} />
    </>
  );
}
