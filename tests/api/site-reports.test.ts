import { text } from 'node:stream/consumers';
import { createSiteReports } from '@/api/content/revalidation/site-reports';
import type { RevalidationClient } from '@/api/content/revalidation/revalidation-client';
import { createLocalBus } from '@/api/live/bus';
import type { EventUpdate } from '@/api/live/event-update';
import { eventStatus, withdrawnStatus } from '@/lib/contract/event-status';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';

type Report = { tags: string[]; again?: boolean };

let host: HttpHost;
let received: Report[];
/** Resolves with the report that has this tag. */
let reportOf: (tag: string) => Promise<Report>;
let reports: RevalidationClient;

beforeEach(async () => {
  received = [];
  const waiting = new Map<string, (report: Report) => void>();
  reportOf = tag => new Promise(resolve => waiting.set(tag, resolve));
  host = await httpHost((request, response) => {
    void text(request).then(body => {
      const report = JSON.parse(body) as Report;
      received.push(report);
      response.writeHead(204).end();
      for (const tag of report.tags) waiting.get(tag)?.(report);
    });
  });
});
afterEach(async () => {
  reports.stop();
  await host.close();
});

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn(), debug: jest.fn() };

function start({ isLeading = true } = {}) {
  const bus = createLocalBus();
  reports = createSiteReports({
    ...{ siteUrl: host.url, internalUrls: [], token: 'secret', isShared: false, bus, log },
    isLeading: () => isLeading,
  });
  return (id: string, changed: Omit<EventUpdate['full'], 'id'>) => {
    const full = { id, ...changed };
    bus.publish({ eventId: id, leagues: [], full, card: { id }, commentary: [], matchInfo: null });
  };
}

test('reports each match that ended or was withdrawn, not as news for search engines', async () => {
  const publish = start();
  publish('1', { score: '4/0:' });
  publish('2', { status: eventStatus.live });
  publish('3', { status: eventStatus.past });
  publish('4', { status: withdrawnStatus });
  await reportOf('event-4');

  expect(received.every(({ again }) => again)).toBe(true);
  expect(received.flatMap(({ tags }) => tags)).toEqual(['event-3', 'event-4']);
});

test('leaves the report to the instance with the feeds', async () => {
  const publish = start({ isLeading: false });
  publish('3', { status: eventStatus.past });
  reports.notify(['menu']);
  await reportOf('menu');

  expect(received).toEqual([{ tags: ['menu'] }]);
});
