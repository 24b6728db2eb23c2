import { secondsInDay } from 'date-fns/constants';
import type { NewsItem } from '@/lib/contract/news';
import type { NewsFile } from '@/api/content/files/front-matter';

type Picture = NewsItem['image'];

/** A complete news item. Days are counted back from `startedAt`, unix seconds. */
export const toNewsItem = (
  slug: string,
  file: NewsFile,
  {
    html,
    image,
    startedAt,
    minutes,
  }: { html: string; image: Picture; startedAt: number; minutes: number },
): NewsItem => ({
  slug,
  title: file.title,
  text: html,
  image,
  tags: file.tags,
  publish_date: file.published_at ?? daysBefore(startedAt, file.days_ago) ?? startedAt,
  updated_date: lastChange(file, startedAt),
  author: file.author,
  banner: file.banner ?? null,
  ...(file.retrospective && { retrospective: true }),
  ...aboutOf(file),
  excerpt: file.excerpt,
  ...(file.corrections?.length && { corrections: file.corrections }),
  reading_minutes: minutes,
});

/** The last time at which a story was changed or corrected; null for neither. */
function lastChange(file: NewsFile, startedAt: number): number | null {
  const updated = file.updated_at ?? daysBefore(startedAt, file.updated_days_ago);
  const dates = [
    ...(updated === null ? [] : [updated]),
    ...(file.corrections ?? []).map(({ date }) => date),
  ];
  return dates.length > 0 ? Math.max(...dates) : null;
}

/** The subjects of a story, where it names any. */
function aboutOf(file: NewsFile): Pick<NewsItem, 'about'> {
  const { report_of: reportOf, teams, league } = file;
  const named = [
    ...new Set([...(reportOf === undefined ? [] : [reportOf]), ...(file.matches ?? [])]),
  ];
  const matches = named.length > 0 && named;
  const about = { ...(matches && { matches }), ...(teams && { teams }), ...(league && { league }) };
  return Object.keys(about).length > 0 ? { about } : {};
}

const daysBefore = (moment: number, days: number | undefined): number | null =>
  days === undefined ? null : Math.round(moment - days * secondsInDay);
