/*
 * A program of its own that a test can kill: takes changes in as fast as it can and says on stdout
 * which ones were accepted. Its one argument is the data folder.
 */
import { createWorld } from './world';
import { openEmbedded } from './databases';
import { comment, fedMarkets, fedMatch } from './fed-match';

const [dataDir = ''] = process.argv.slice(2);

try {
  const world = await createWorld(await openEmbedded(dataDir));
  const held = world.board.get('m1');
  const from = (held?.commentary[0]?.total ?? 0) + 1;
  process.stdout.write(`${JSON.stringify({ from, version: held?.version ?? 0 })}\n`);
  for (let ball = from; ; ball += 1) {
    await world.ingest.put({
      event: fedMatch({
        score: `${ball}/0:`,
        markets: fedMarkets(14, { [ball % 14]: ball / 100 }),
      }),
      commentary: [{ id: '1', items: [comment(ball)] }],
    });
    const version = world.board.get('m1')?.version;
    process.stdout.write(`${JSON.stringify({ ball, version })}\n`);
  }
} catch (error) {
  process.stderr.write(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  process.exit(1);
}
