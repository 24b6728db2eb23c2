import { newsSectionTags } from '@/lib/domain/content/news-story';
import type { Story } from '@/api/content/content';
import { notFound } from '@/api/errors';
import { singleRefresh, type Refresh } from '@/api/lifecycle/single-refresh';
import type { ReportStore, StoredReport } from '@/api/store/figures/report-store';

const rowsPerRead = 1000;
const tags: string[] = [newsSectionTags[0]];

export type ReportStoriesDeps = {
  reportStore: Pick<ReportStore, 'changedAfter' | 'html'>;
  /** Receives all reports, newest first, when one has come, changed or gone. */
  onChange: (reports: readonly Story[]) => void;
};

/**
 * The reports that are stored, as stories: a refresh reads the rows written since the last one. Every instance
 * has its own. Their texts stay in the database.
 */
export function createReportStories({ reportStore, onChange }: ReportStoriesDeps): Refresh {
  const stories = new Map<string, Story>();
  let revision = 0;

  return singleRefresh(async () => {
    let isChanged = false;
    for (let count = rowsPerRead; count === rowsPerRead;) {
      const rows = await reportStore.changedAfter(revision, rowsPerRead);
      count = rows.length;
      for (const row of rows) {
        const story = toStory(row, reportStore.html);
        if (story) stories.set(row.id, story);
        else stories.delete(row.id);
        revision = row.revision;
        isChanged = true;
      }
    }
    if (isChanged)
      onChange(
        [...stories.values()].sort(
          ({ card: a }, { card: b }) =>
            b.publish_date - a.publish_date || (a.slug < b.slug ? -1 : 1),
        ),
      );
  });
}

function toStory(
  { id, revision, slug, publishedAt, updatedAt, card: stored }: StoredReport,
  htmlOf: ReportStore['html'],
): Story | null {
  if (!stored) return null;
  const { title, excerpt, minutes, isReplay } = stored;
  const card = {
    slug,
    title,
    text: excerpt,
    tags,
    publish_date: publishedAt,
    updated_date: updatedAt,
    ...(isReplay && { retrospective: true }),
    about: { matches: [id] },
    excerpt,
    reading_minutes: minutes,
  };
  return {
    card,
    hash: `report ${slug} ${revision}`,
    reportOf: id,
    isGenerated: true,
    async read() {
      const text = await htmlOf(id);
      if (text === null) throw notFound('News item');
      return { ...card, text };
    },
  };
}
