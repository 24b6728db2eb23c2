import type { Payload } from 'payload';
import { askAdmin, contentProblems } from '@/src/content/bridge';
import { byEffect, effectText, formsOfFiles } from '@/src/content/site-problems';
import { fixtureText, sourceText, timeText } from './console-texts';
import { loadPrograms } from './programs';
import type { Table } from './table';

export const sections = {
  clickouts: { title: 'Click-outs', load: loadClickOuts },
  pages: { title: 'Click-outs by page', load: loadClickOutPages },
  messages: { title: 'Messages', load: loadMessages },
  subscribers: { title: 'Subscribers', load: loadSubscribers },
  feeds: { title: 'Feeds', load: loadFeeds },
  unlinked: { title: 'Unlinked matches', load: loadUnlinked },
  files: { title: 'Problems of files', load: loadFiles },
  programs: { title: 'Programs', load: loadPrograms },
} satisfies Record<string, { title: string; load: (payload: Payload) => Promise<Table> }>;

export type SectionName = keyof typeof sections;

export const isSection = (name: unknown): name is SectionName =>
  typeof name === 'string' && Object.hasOwn(sections, name);

const dayMs = 24 * 60 * 60 * 1000;
const shownDays = 30;

async function loadClickOuts(): Promise<Table> {
  const since = Date.now() - shownDays * dayMs;
  const rows = await askAdmin({ about: 'clickouts', since });
  const days = Array.from({ length: shownDays }, (_, at) =>
    new Date(Date.now() - (shownDays - 1 - at) * dayMs).toISOString().slice(0, 10),
  );
  return {
    head: ['Day', 'Bookmaker', 'Market', 'Clicks', 'Repeats', 'Visitors', 'Bots'],
    rows: rows.map(row => [
      row.day,
      row.bookmaker || '(none named)',
      row.market,
      ...[row.clicks, row.repeats, row.visitors, row.bots].map(count => String(count ?? '-')),
    ]),
    chart: {
      title: 'Clicks by day',
      bars: days.map(day => ({
        label: day,
        value: rows.filter(row => row.day === day).reduce((sum, row) => sum + row.clicks, 0),
      })),
    },
  };
}

async function loadClickOutPages(): Promise<Table> {
  const since = Date.now() - shownDays * dayMs;
  const rows = await askAdmin({ about: 'clickout pages', since });
  return {
    head: ['Page', 'Clicks', 'Bots'],
    rows: rows.map(({ page, clicks, bots }) => [
      page || '(from elsewhere)',
      String(clicks),
      String(bots),
    ]),
    chart: {
      title: 'Clicks by page, the most clicked first',
      bars: rows
        .slice(0, shownDays)
        .map(({ page, clicks }) => ({ label: page || '(from elsewhere)', value: clicks })),
    },
  };
}

async function loadMessages(): Promise<Table> {
  const since = Date.now() - 3650 * dayMs;
  const rows = await askAdmin({ about: 'messages', since });
  return {
    head: ['Received', 'Name', 'Email', 'Message'],
    rows: rows
      .toReversed()
      .map(row => [timeText(row.receivedAt), row.fullName, row.email, row.message]),
  };
}

async function loadSubscribers(): Promise<Table> {
  const rows = await askAdmin({ about: 'subscribers' });
  return {
    head: ['Email', 'Status', 'Asked', 'Subscribed'],
    rows: rows.map(({ email, status, askedAt, subscribedAt }) => [
      email,
      status,
      timeText(askedAt),
      subscribedAt === null ? '' : timeText(subscribedAt),
    ]),
  };
}

async function loadFeeds(): Promise<Table> {
  const report = await askAdmin({ about: 'feeds' });
  return {
    report,
    head: ['Source', 'Last seen', 'Linked', 'Not linked', 'Calls today', 'Quota left', 'Problem'],
    rows: report.sources.map(source => [
      source.source,
      `${source.age} s ago${source.is_silent ? ', silent' : ''}`,
      ...[source.linked, source.unlinked, source.callsToday, source.quotaLeft].map(count =>
        String(count ?? '-'),
      ),
      source.problem ?? '',
    ]),
  };
}

/** What a feed brings that is no event yet; the section of feeds has the forms that link it. */
async function loadUnlinked(): Promise<Table> {
  const { unlinked } = await askAdmin({ about: 'feeds' });
  return {
    head: ['Source', 'Id', 'Match', 'Reason', 'Suggestions'],
    rows: unlinked.map(({ source, external_id: id, fixture, reason, suggestions }) => [
      ...[source, sourceText(id), fixtureText(fixture), reason ?? ''],
      suggestions.map(({ event, fixture: of }) => `${event}: ${fixtureText(of)}`).join('\n'),
    ]),
  };
}

/** Those that keep a file off the site come first; each links to the form of its file. */
async function loadFiles(payload: Payload): Promise<Table> {
  const problems = byEffect(await contentProblems());
  const forms = await formsOfFiles(payload, [...new Set(problems.map(({ file }) => file))]);
  return {
    head: ['File', 'Place', 'Reason', 'On the site'],
    rows: problems.map(problem => [
      problem.file,
      problem.path,
      problem.reason,
      effectText(problem),
    ]),
    links: problems.map(({ file }) => forms.get(file)?.url ?? null),
  };
}
