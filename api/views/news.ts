import { secondsInDay } from 'date-fns/constants';
import type { NewsItem } from '@/lib/contract/news';
import type { NewsFile } from '@/api/content/front-matter';

type Picture = { preview: string; preview2x: string } | null;

/** A complete news item. Days are counted back from `startedAt`, unix seconds. */
export const toNewsItem = (
  slug: string,
  file: NewsFile,
  { html, image, startedAt }: { html: string; image: Picture; startedAt: number },
): NewsItem => ({
  slug,
  title: file.title,
  text: html,
  image,
  tags: file.tags,
  publish_date: daysBefore(startedAt, file.days_ago),
  updated_date:
    file.updated_days_ago === undefined ? null : daysBefore(startedAt, file.updated_days_ago),
  author: file.author,
  banner: file.banner ?? null,
});

const daysBefore = (moment: number, days: number): number =>
  Math.round(moment - days * secondsInDay);
