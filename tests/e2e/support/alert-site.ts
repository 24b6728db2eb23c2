import type { APIRequestContext } from '@playwright/test';
import { EventPage } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import { pushedMatch, pushedWinner } from '@/tests/api/feeds/pushed-match';
import { makeFeedToken } from '@/tests/fixtures/servers/make-feed-token';
import { startPushService, type PushService } from '@/tests/fixtures/servers/push-service';
import { startApp, type StartedApp } from '@/tests/fixtures/servers/start-app';
import { expect, type Page } from './test';

/** The built site and its API with FEED=none, a program that pushes a match, and a stand-in push service. */
export type AlertSite = {
  app: StartedApp;
  service: PushService;
  /** Pushes the match between India and Pakistan, with these changes. */
  push(request: APIRequestContext, changes?: object): Promise<void>;
  /** The path of its page, once it was pushed. */
  matchPath(request: APIRequestContext): Promise<string>;
  stop(): Promise<void>;
};

export async function startAlertSite(): Promise<AlertSite> {
  const service = await startPushService();
  const app = await startApp({
    FEED: 'none',
    ALERT_PUSH_HOSTS: service.host,
    COUNTRY_HEADER: 'x-country',
    TRUSTED_PROXIES: '1',
    REGION_POLICY: 'IN:info,ZZ:blocked,*:full',
  });
  const token = await makeFeedToken(app.dataDir, 'scorer', '--silence', '3600');
  const start = Math.floor(Date.now() / 1000) - 600;
  let revision = 0;

  return {
    app,
    service,
    push: async (request, changes = {}) => {
      const at = Math.floor(Date.now() / 1000);
      revision += 1;
      const match = pushedMatch(at, { markets: [pushedWinner(1.8, 2.1)], ...changes, revision });
      const response = await request.put(`${app.apiUrl}/api/feeds/scorer/events/final`, {
        headers: { authorization: `Bearer ${token}` },
        data: { ...match, fixture: { ...match.fixture, start } },
      });
      expect(await response.json()).toMatchObject({ applied: true, revision });
    },
    matchPath: async request => {
      const events = await request.get(`${app.apiUrl}/api/events/?status=2`);
      const [event] = EventPage.parse(await events.json()).results;
      if (!event) throw new Error('No match was pushed.');
      return matchPath(toMatch(event));
    },
    stop: async () => {
      await app.stop();
      await service.close();
    },
  };
}

/** A change of the match: so many wickets have fallen. */
export const score = (wickets: number) => ({
  score: { status: 2, match_status: 'India need 20 runs', score: `140/${wickets}:159` },
});

/** Opens the alerts of the match whose page is shown. */
export async function openAlertDialog(page: Page) {
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByRole('button', { name: 'Alerts for this match' }).click();
  return page.getByRole('dialog', { name: 'Alerts for India v Pakistan' });
}
