import { askAdmin, contentProblems, type Problem } from '@/src/content/bridge';
import { apiUrl, siteUrl } from '@/src/env';

/** What a section shows, as a table and as CSV. */
export type Table = { head: string[]; rows: string[][]; bars?: Bar[] };
/** A bar of the chart: its label and its length. */
export type Bar = { label: string; value: number };

export const sections = {
  clickouts: { title: 'Click-outs', load: loadClickOuts },
  messages: { title: 'Messages', load: loadMessages },
  subscribers: { title: 'Subscribers', load: loadSubscribers },
  feeds: { title: 'Feeds', load: loadFeeds },
  files: { title: 'Refused files', load: loadFiles },
  programs: { title: 'Programs', load: loadPrograms },
} satisfies Record<string, { title: string; load: () => Promise<Table> }>;

export type SectionName = keyof typeof sections;

export const isSection = (name: unknown): name is SectionName =>
  typeof name === 'string' && Object.hasOwn(sections, name);

const dayMs = 24 * 60 * 60 * 1000;
const shownDays = 30;

type ClickOut = { day: string; bookmaker: string; market: string; clicks: number } & {
  repeats: number | null;
  visitors: number | null;
  bots: number;
};

async function loadClickOuts(): Promise<Table> {
  const since = Date.now() - shownDays * dayMs;
  const rows = (await askAdmin({ about: 'clickouts', since })) as ClickOut[];
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
    bars: days.map(day => ({
      label: day,
      value: rows.filter(row => row.day === day).reduce((sum, row) => sum + Number(row.clicks), 0),
    })),
  };
}

type Message = { id: number; receivedAt: number; fullName: string; email: string; message: string };

async function loadMessages(): Promise<Table> {
  const since = Date.now() - 3650 * dayMs;
  const rows = (await askAdmin({ about: 'messages', since })) as Message[];
  return {
    head: ['Received', 'Name', 'Email', 'Message'],
    rows: rows
      .toReversed()
      .map(row => [timeText(row.receivedAt), row.fullName, row.email, row.message]),
  };
}

type Subscriber = { email: string; status: string; askedAt: number; subscribedAt: number | null };

async function loadSubscribers(): Promise<Table> {
  const rows = (await askAdmin({ about: 'subscribers' })) as Subscriber[];
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

type Fixture = { teams: string[]; competition: string; start: number };
type Source = {
  source: string;
  /** Seconds. */
  age: number;
  is_silent: boolean;
  linked: number;
  unlinked: number;
  quotaLeft?: number | null;
  callsToday?: number;
  problem?: string | null;
};

export type FeedReport = {
  sources: Source[];
  unlinked: {
    source: string;
    external_id: string;
    fixture: Fixture;
    reason: string | null;
    suggestions: { event: string; fixture: Fixture }[];
  }[];
  links: { event: string; source: string; external_id: string; fixture: Fixture }[];
};

export const readFeeds = async (): Promise<FeedReport> =>
  (await askAdmin({ about: 'feeds' })) as FeedReport;

async function loadFeeds(): Promise<Table> {
  const { sources } = await readFeeds();
  return {
    head: ['Source', 'Heard', 'Linked', 'Not linked', 'Calls today', 'Quota left', 'Problem'],
    rows: sources.map(source => [
      source.source,
      `${source.age} s ago${source.is_silent ? ', silent' : ''}`,
      ...[source.linked, source.unlinked, source.callsToday, source.quotaLeft].map(count =>
        String(count ?? '-'),
      ),
      source.problem ?? '',
    ]),
  };
}

export const fixtureText = ({ teams, competition, start }: Fixture): string =>
  `${teams.join(' v ')}, ${competition}, ${timeText(start * 1000)}`;

async function loadFiles(): Promise<Table> {
  const problems = (await contentProblems()) as (Problem & { effect?: string })[];
  return {
    head: ['File', 'Place', 'Reason', 'Effect'],
    rows: problems.map(({ file, path, reason, effect }) => [file, path, reason, effect ?? '']),
  };
}

/** The API names its role and term when several instances run. */
async function loadPrograms(): Promise<Table> {
  const urls = [
    ['API', `${apiUrl}/readyz`],
    ['Site', `${siteUrl}/readyz`],
  ] as const;
  const rows = urls.map(async ([name, url]) => {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(3000) });
      return [name, String(response.status), (await response.text()).slice(0, 500)];
    } catch (error) {
      return [name, 'not reached', error instanceof Error ? error.message : String(error)];
    }
  });
  return { head: ['Program', 'Status', 'Answer'], rows: await Promise.all(rows) };
}

const timeText = (ms: number): string =>
  new Date(ms).toISOString().replace('T', ' ').slice(0, 16).concat(' UTC');
