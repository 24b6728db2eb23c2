import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { createPublishes } from './publishes';

test('a publish of one thread is known to another by the time it is over', async () => {
  const publishes = createPublishes();
  const other = new Worker(
    "const { workerData } = require('node:worker_threads'); Atomics.add(new Int32Array(workerData), 0, 2);",
    { eval: true, workerData: publishes.memory },
  );
  await once(other, 'exit');
  publishes.add();

  expect(publishes.count()).toBe(3);
  expect(createPublishes(publishes.memory).count()).toBe(3);
});
