/*
 * The API with a real database, and a feed that moves prices: each 200 ms one of match m1, whose page is
 * open, and 45 a second of other matches. Its argument is the data folder. Started with an IPC channel:
 * the message `{seconds}` starts the feed, the reply has when each price of m1 was put.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { getUnixTime } from 'date-fns/getUnixTime';
import { createHub } from '@/api/live/hub/hub';
import { createIngest } from '@/api/live/ingest';
import { createLocalPublisher } from '@/api/live/stream/local-publisher';
import { fedMarkets, fedMatch } from '@/tests/api/fed-match';
import { openEmbedded } from '@/tests/api/store/databases';
import { buildTestApp, createTestContext } from '@/tests/api/test-context';

/** Unix ms at which the feed put these odds of m1's first selection, as they are displayed. */
export type Puts = Record<string, number>;

const [dataDir = ''] = process.argv.slice(2);
const otherMatches = 45;
const intervalMs = 20;
const everyNth = 10;

const now = Date.now;
const base = await createTestContext(await openEmbedded(dataDir));
const hub = createHub({ now });
base.bus.subscribe(createLocalPublisher(hub.receive, { now }).publish);
const context = {
  ...base,
  now,
  hub,
  ingest: createIngest({ ...base, now }),
};
const app = await buildTestApp(context, { timers: true, policyOf: () => 'full' });
await put('m1', 0);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ address });

let step = 0;
process.on('disconnect', () => process.exit(0));
process.on('message', ({ seconds }: { seconds: number }) => void run(seconds));

async function run(seconds: number): Promise<void> {
  const puts: Puts = {};
  const pending: Promise<void>[] = [];
  for (let end = now() + seconds * 1000; now() < end; await sleep(intervalMs)) {
    step += 1;
    if (step % everyNth === 0) {
      const rise = (step / everyNth) % 800;
      puts[(1.5 + rise / 100).toFixed(2)] = now();
      pending.push(put('m1', rise / 100));
    } else pending.push(put(`other-${step % otherMatches}`, (step % 700) / 100));
  }
  await Promise.all(pending);
  process.send?.({ puts });
}

function put(id: string, rise: number): Promise<void> {
  const event = fedMatch({
    id,
    start_time: getUnixTime(now()) - 3600,
    markets: fedMarkets(26, { 0: rise }),
  });
  return context.ingest.put({ event });
}
