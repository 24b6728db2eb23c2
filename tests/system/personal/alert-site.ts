import type { APIRequestContext } from '@playwright/test';
import type { AlertMessage } from '@/lib/contract/alerts';
import { Event } from '@/lib/contract/event';
import { PushResult } from '@/lib/contract/push';
import { toMatch } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import { pushedMatch } from '@/tests/api/feeds/push/pushed-match';
import { makeFeedToken } from '@/tests/fixtures/servers/make-feed-token';
import { startPushService, type PushService } from '@/tests/fixtures/servers/push-service';
import { startApp, type StartedApp } from '@/tests/fixtures/servers/start-app';
import { expect, type Page } from '@/tests/journeys/support/visit';

/**
 * The built site and its API with FEED=none, a program that pushes matches, and a fake push
 * service.
 */
export type AlertSite = {
  app: StartedApp;
  service: PushService;
  /** Pushes a match between these, three wickets down. */
  startMatch(request: APIRequestContext, teams: Teams): Promise<AlertMatch>;
  stop(): Promise<void>;
};

type Teams = readonly [string, string];

export type AlertMatch = {
  /** Its page. */
  path: string;
  /** As alerts name it. */
  name: string;
  /** Pushes its next revision, with these changes. */
  push(changes?: object): Promise<void>;
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

  async function startMatch(request: APIRequestContext, teams: Teams): Promise<AlertMatch> {
    const start = Math.floor(Date.now() / 1000) - 600;
    let revision = 0;
    const push = async (changes: object = {}): Promise<string> => {
      revision += 1;
      const pushed = pushedMatch(Math.floor(Date.now() / 1000));
      const fixture = { ...pushed.fixture, teams, start };
      const response = await request.put(
        `${app.apiUrl}/api/feeds/scorer/events/${teams.join('-')}`,
        {
          headers: { authorization: `Bearer ${token}` },
          data: { ...pushed, fixture, ...changes, revision },
        },
      );
      const result = PushResult.parse(await response.json());
      expect(result).toMatchObject({ applied: true, revision });
      return String(result.event);
    };
    const id = await push(score(3));
    const event = await request.get(`${app.apiUrl}/api/events/${id}`);
    return {
      path: matchPath(toMatch(Event.parse(await event.json()))),
      name: teams.join(' v '),
      push: async changes => void (await push(changes)),
    };
  }

  return {
    app,
    service,
    startMatch,
    stop: async () => {
      await app.stop();
      await service.close();
    },
  };
}

/** A change of the match after which this number of wickets has fallen. */
export const score = (wickets: number) => ({
  score: { status: 2, match_status: 'India need 20 runs', score: `140/${wickets}:159` },
});

/** An alert of a price, as a push service delivers it. */
export const priceMessage = ({ path, name }: AlertMatch): AlertMessage => ({
  kind: 'price',
  tag: 'a-price',
  title: 'Japan: 9.50 at Silly Point',
  text: `Match Winner, ${name}. Price at {time}, it may have changed. 18+.`,
  quiet: { title: 'A price', text: 'Of a match.' },
  path,
  at: Math.floor(Date.now() / 1000),
});

/** Opens the alerts of a match whose page is shown. */
export async function openAlertDialog(page: Page, { name }: AlertMatch) {
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByRole('button', { name: 'Alerts for this match' }).click();
  return page.getByRole('dialog', { name: `Alerts for ${name}` });
}
