import type { AlertDevice } from '@/lib/contract/alerts';
import type { Database } from '@/api/store/database';
import { emptyTables, openAnyDatabase } from '@/tests/api/store/databases';
import { startPushService, type PushService } from '@/tests/fixtures/servers/push-service';
import { scorecard, setUpAlerts, type AlertSetup } from './alert-setup';

/** A change that requests alerts of the wickets of the match. */
export const wickets = { type: 'match' as const, event: 'm1', kinds: ['wicket' as const] };

/** The context that the tests of a file share: each has its own API, push service and browser. */
export type DeviceTest = {
  api: AlertSetup;
  service: PushService;
  /** It has subscribed, and has no alerts yet. */
  device: AlertDevice;
  alertsOf(device?: AlertDevice): Promise<Awaited<ReturnType<AlertSetup['post']>>['alerts']>;
  fallWicket(count?: number): Promise<unknown>;
  /** Starts the API again on the same database, with other settings. */
  restart(settings: Record<string, string>): Promise<void>;
  /** Another API beside it. */
  setUp(settings: Record<string, string>): Promise<AlertSetup>;
};

/** Prepares each test of the file that calls it: a match is in play, and a browser has subscribed. */
export function prepareDevice(): DeviceTest {
  let database: Database;
  const setUp: DeviceTest['setUp'] = settings => setUpAlerts(database, test.service, settings);
  const test = {
    alertsOf: async (device = test.device) => (await test.api.post(device)).alerts,
    fallWicket: (count = 2) => test.api.put({}, scorecard({ wickets: count })),
    setUp,
    restart: async settings => {
      await test.api.stop();
      test.api = await setUp(settings);
    },
  } as DeviceTest;

  beforeAll(async () => {
    database = await openAnyDatabase();
  }, 60_000);
  beforeEach(async () => {
    await emptyTables(database);
    test.service = await startPushService();
    test.api = await setUp({ ALERT_LIMIT: '1000', ALERT_DEVICES_PER_DAY: '1000' });
    test.device = await test.api.subscribe();
    await test.api.put();
  });
  afterEach(async () => {
    await test.api.stop();
    await test.service.close();
  });
  afterAll(() => database.close());
  return test;
}
