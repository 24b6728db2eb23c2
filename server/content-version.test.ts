import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { createContentVersion } from './content-version';

test('a publication on one thread is visible to another at once', async () => {
  const contentVersion = createContentVersion();
  const other = new Worker(
    "const { workerData } = require('node:worker_threads'); Atomics.add(new Int32Array(workerData), 0, 2);",
    { eval: true, workerData: contentVersion.memory },
  );
  await once(other, 'exit');
  contentVersion.add();

  expect(contentVersion.count()).toBe(3);
  expect(createContentVersion(contentVersion.memory).count()).toBe(3);
});
