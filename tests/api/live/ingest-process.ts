/*
 * A program that a test can kill: ingests changes as fast as it can and prints the accepted ones.
 * Its argument is the data folder.
 */
import { createTestContext } from '@/tests/api/test-context';
import { openEmbedded } from '@/tests/api/store/databases';
import { comment, fedMarkets, fedMatch } from '@/tests/api/fed-match';

const [dataDir = ''] = process.argv.slice(2);

try {
  const context = await createTestContext(await openEmbedded(dataDir));
  const stored = context.eventCache.get('m1');
  const from = (stored?.commentary[0]?.total ?? 0) + 1;
  process.stdout.write(`${JSON.stringify({ from, version: stored?.version ?? 0 })}\n`);
  for (let ball = from; ; ball += 1) {
    await context.ingest.put({
      event: fedMatch({
        score: `${ball}/0:`,
        markets: fedMarkets(14, { [ball % 14]: ball / 100 }),
      }),
      commentary: [{ id: '1', items: [comment(ball)] }],
    });
    const version = context.eventCache.get('m1')?.version;
    process.stdout.write(`${JSON.stringify({ ball, version })}\n`);
  }
} catch (error) {
  process.stderr.write(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  process.exit(1);
}
