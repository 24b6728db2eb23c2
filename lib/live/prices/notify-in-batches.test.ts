import { batchSize, notifyInBatches } from './notify-in-batches';

function create() {
  const notified: string[] = [];
  const tasks: (() => void)[] = [];
  const notifier = notifyInBatches(topic => notified.push(topic), {
    set: run => tasks.push(run),
  });
  const put = (topics: string[]) => {
    notifier.begin();
    topics.forEach(notifier.notify);
  };
  return { notified, tasks, put, runTask: () => tasks.shift()?.() };
}
const topics = Array.from({ length: 3 * batchSize - 1 }, (_, index) => `price ${index}`);

test('the first topics of an update are notified immediately, the others in order, one batch in each task', () => {
  const { notified, tasks, put, runTask } = create();

  put(topics);
  expect(notified).toEqual(topics.slice(0, batchSize));
  runTask();
  expect(notified).toEqual(topics.slice(0, 2 * batchSize));
  runTask();
  expect(notified).toEqual(topics);
  expect(tasks).toEqual([]);
});

test('an update during the batches is notified immediately, and no topic twice for one state', () => {
  const { notified, put, runTask } = create();
  put(topics);
  notified.length = 0;

  const [last = ''] = topics.slice(-1);
  put([last]);
  expect(notified).toEqual([last]);
  runTask();
  runTask();
  expect(notified).toHaveLength(topics.length - batchSize);
  expect(new Set(notified).size).toBe(notified.length);
});
