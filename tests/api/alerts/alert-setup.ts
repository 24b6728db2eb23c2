import { pino } from 'pino';
import type { FastifyInstance } from 'fastify';
import type { AlertChange, AlertDevice, Alerts } from '@/lib/contract/alerts';
import { readSettings } from '@/api/env';
import { createOwnLimits } from '@/lib/http/limits';
import type { FedEvent } from '@/api/feeds/feed';
import type { Database } from '@/api/store/database';
import { createAlertStore } from '@/api/store/visitors/alert-store';
import type { AlertOutcome } from '@/api/visitors/alerts/alert-sender';
import { createAlertServices } from '@/api/visitors/alerts/alert-services';
import { fedMatch } from '@/tests/api/fed-match';
import { buildTestApp, createTestContext } from '@/tests/api/test-context';
import { comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import type { PushService } from '@/tests/fixtures/servers/push-service';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { processClock } from '@/api/lifecycle/process-clock';

const log = pino({ level: 'silent' });
/** A private key of P-256. */
export const vapidKey = Buffer.alloc(32, 7).toString('base64url');

export type AlertSetup = Awaited<ReturnType<typeof setUpAlerts>>;

/** The API with alerts on a database, whose messages are sent to a fake push service. */
export async function setUpAlerts(
  database: Database,
  pushService: PushService,
  settings: Record<string, string> = {},
) {
  const context = await createTestContext(database);
  const outcomes: AlertOutcome[] = [];
  const store = createAlertStore(database);
  const alerts = createAlertServices({
    settings: readSettings({
      VAPID_PRIVATE_KEY: vapidKey,
      ALERT_PUSH_HOSTS: `push.example,${pushService.host}`,
      ...settings,
    }),
    alerts: store,
    eventOf: context.eventCache.get,
    eventsByIds: context.store.eventsByIds,
    createLimit: createOwnLimits(context),
    onOutcome: outcome => outcomes.push(outcome),
    clock: { ...processClock, now: context.now },
    log,
    intervalMs: 15,
  });
  if (!alerts) throw new Error('alerts are off');
  const stopWatch = alerts.watch(store);
  const app: FastifyInstance = await buildTestApp(context, { alerts });

  async function post(
    device: AlertDevice,
    change: AlertChange | null = null,
    former?: AlertDevice,
  ) {
    const response = await app.inject({
      method: 'POST',
      url: '/api/alerts/',
      payload: { device, change, former },
    });
    return { status: response.statusCode, ...response.json<Alerts & { detail?: string }>() };
  }

  return {
    ...context,
    app,
    alerts,
    outcomes,
    post,
    alertStore: store,
    /** A browser that has subscribed with the API's key. */
    subscribe: async () => {
      const response = await app.inject('/api/alerts/');
      return pushService.subscribe(response.json<{ key: string }>().key);
    },
    put: (changes: Partial<FedEvent> = {}, matchInfo = scorecard()) =>
      context.ingest.put({ event: currentMatch(changes), matchInfo }),
    stop: async () => {
      stopWatch();
      await alerts.stop();
      await app.close();
    },
  };
}

export const currentMatch = (changes: Partial<FedEvent> = {}): FedEvent =>
  fedMatch({ ...comparedBy, markets: [quotedWinner()], ...changes });

/** The second innings after these wickets, or before the toss. */
export const scorecard = ({ wickets = 1, toss = true, detail = {} } = {}) => {
  const info = wireMatchInfo();
  const { Matchdetail, Innings } = info;
  return {
    ...info,
    Matchdetail: { ...Matchdetail, Tosswonby: toss ? '7' : '', ...detail },
    Innings: toss
      ? Innings.map((card, index) => (index === 1 ? { ...card, Wickets: String(wickets) } : card))
      : [],
  };
};

/** Waits until a condition holds. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, 5));
}
