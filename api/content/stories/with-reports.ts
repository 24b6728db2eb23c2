import { newsPath } from '@/lib/domain/content/news-story';
import type { Content, Story } from '@/api/content/content';
import { byDate } from './stories';

type Merged = Pick<Content, 'news' | 'redirects'>;

type Parts = Pick<Content, 'news' | 'redirects' | 'hiddenReports'>;

let known: { parts: Parts; reports: readonly Story[]; merged: Merged } | null = null;

/**
 * Content whose news have the reports of this program, too, without those that a file hides or a story replaces;
 * the address of a replaced one leads to the story. The lists are the same while both parts are: their index is
 * made once.
 */
export function withReports(content: Content, reports: readonly Story[]): Content {
  if (reports.length === 0) return content;
  const { news, redirects, hiddenReports } = content;
  const isKnown =
    known?.reports === reports &&
    known.parts.news === news &&
    known.parts.redirects === redirects &&
    known.parts.hiddenReports === hiddenReports;
  if (!known || !isKnown) known = { parts: content, reports, merged: merge(content, reports) };
  return { ...content, ...known.merged };
}

function merge({ news, redirects, hiddenReports }: Parts, reports: readonly Story[]): Merged {
  const slugs = new Set(news.map(({ card }) => card.slug));
  const hidden = new Set(hiddenReports);
  const replaced = new Map(
    news.flatMap(({ reportOf, card }) => (reportOf === undefined ? [] : [[reportOf, card.slug]])),
  );
  const shown = reports.filter(
    ({ card, reportOf = '' }) =>
      !slugs.has(card.slug) && !hidden.has(reportOf) && !replaced.has(reportOf),
  );
  const leadAway = reports.flatMap(({ card, reportOf = '' }) => {
    const story = replaced.get(reportOf);
    return story === undefined || slugs.has(card.slug)
      ? []
      : [{ from: newsPath(card.slug), to: newsPath(story) }];
  });
  return {
    news: [...news, ...shown].sort(byDate),
    redirects: [...redirects, ...leadAway],
  };
}
