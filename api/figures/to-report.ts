import { escapeHtml } from '@/lib/domain/content/escape-html';
import { matchName } from '@/lib/domain/match/match-name';
import { teamsOf } from '@/lib/domain/match/match';
import { composeReport } from '@/lib/domain/report/compose-report';
import type { ReportSource } from '@/lib/domain/report/report-source';
import { longestSeconds, usualSeconds } from '@/lib/domain/scorecard/match-formats';
import { readingMinutes } from '@/lib/domain/content/reading-time';
import type { OutdatedReport, ReportWrite } from '@/api/store/figures/report-store';
import type { StoredEvent } from '@/api/store/stored-event';

type Totals = Pick<ReportSource, 'ground' | 'season'>;

/** The report of an ended match as it is stored; none of a match of which too little is known. */
export function toReport(
  { id, version }: OutdatedReport,
  event: StoredEvent,
  totals: Totals,
): ReportWrite {
  const { fields, matchInfo: info, commentary } = event;
  const { name, start_time: startTime } = fields;
  const slug = `${matchName({ id, name, teams: teamsOf(fields), startTime })}-report`;
  const chances = new Map(commentary.map(innings => [innings.id, innings.chances]));
  const report = composeReport({ ...{ id, fields, info, chances }, ...totals });
  const times = { publishedAt: endOf(event), changedAt: event.updatedAt };
  if (!report) return { id, version, slug, ...times, report: null };
  const text = report.paragraphs.map(
    sentences => `<p>${escapeHtml(sentences.map(sentence => sentence.text).join(' '))}</p>`,
  );
  const html = [...text, `<p><em>${writtenBy}</em></p>`].join('\n');
  const { title, excerpt } = report;
  const card = { title, excerpt, minutes: readingMinutes(html), isReplay: Boolean(fields.replay) };
  return { id, version, slug, ...times, report: { card, html } };
}

/** The last line of every report. */
export const writtenBy = 'Written by a program from the records.';

/** When a match ended: its last change where that was followed, else when one of its format usually does. */
function endOf({ fields, updatedAt }: StoredEvent): number {
  const { start_time: start, format } = fields;
  const isFollowed = updatedAt >= start && updatedAt <= start + longestSeconds(format);
  return isFollowed ? updatedAt : Math.min(updatedAt, start + usualSeconds(format));
}
