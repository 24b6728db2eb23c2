import { allRecords } from '@/tests/fixtures/all-records';
import {
  demoStartMs as startMs,
  recordingSink,
  startFeed,
  statesOf,
  type Recording,
} from '@/tests/fixtures/demo-feed';
import type { FedEvent } from '@/api/feeds/feed';
import type { MatchRecord } from './records/record';
import { advance, isFinished, startReplay } from './replay/replay';
import { scoreOf } from './replay/replay-score';
import { memoryScheduleStore, type ScheduleStore } from './schedule/schedule-store';

const minute = 60_000;
const hour = 60 * minute;

const openMarkets = ({ markets }: FedEvent) =>
  (markets ?? []).filter(({ status }) => status === 'open');

test('the first start has complete matches of every kind', async () => {
  const recording = recordingSink();
  await startFeed(recording, memoryScheduleStore());
  const live = recording.withStatus(2);

  expect(live.length).toBeGreaterThanOrEqual(3);
  for (const event of live) {
    expect(event.markets?.length).toBeGreaterThanOrEqual(12);
    expect(event.markets_count).toBe(event.markets?.length);
    expect(recording.comments.get(event.id)?.size).toBeGreaterThan(0);
    expect(event.replay?.played_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  expect(new Set(live.map(event => event.name)).size).toBe(live.length);
  expect(recording.withStatus(4).length).toBeGreaterThanOrEqual(14);
  for (const event of recording.withStatus(0))
    expect(openMarkets(event).length).toBeGreaterThanOrEqual(8);
  expect(recording.withStatus(0).length).toBeGreaterThanOrEqual(18);
  const infoOf = recording.puts.filter(
    ({ event, matchInfo }) => event.kind === 'match' && !matchInfo,
  );
  expect(infoOf).toEqual([]);
});

test('there are at least four tournaments with outrights, and every runner has odds', async () => {
  const recording = recordingSink();
  await startFeed(recording, memoryScheduleStore());
  const outrights = [...recording.events.values()].filter(({ kind }) => kind === 'outright');

  expect(new Set(outrights.map(({ tournament }) => tournament)).size).toBeGreaterThanOrEqual(4);
  for (const { markets, status } of outrights) {
    expect(status).toBe(0);
    expect(markets?.[0]?.selections.length).toBeGreaterThanOrEqual(6);
    expect(
      markets?.[0]?.selections.every(({ prices = [] }) =>
        prices?.some(({ odds }) => Number(odds) > 1),
      ),
    ).toBe(true);
  }
});

test('three or more matches are live at any time for four hours, and finished ones end as recorded', async () => {
  const recording = recordingSink();
  const { to } = await startFeed(recording, memoryScheduleStore());
  const records = allRecords.map(([, record]) => record);
  const finals = new Map(records.map(record => [record.id, finalScore(record)]));
  const namesAndScores = new Set(
    records.map(
      record => `${record.teams[0].name} - ${record.teams[1].name} ${finals.get(record.id)}`,
    ),
  );

  for (let at = startMs; at <= startMs + 4 * hour; at += 20 * minute) {
    await to(at);
    expect(recording.withStatus(2).length).toBeGreaterThanOrEqual(3);
  }

  const finished = recording.withStatus(4);
  expect(finished.length).toBeGreaterThan(22);
  for (const { name, score, markets } of finished) {
    expect(namesAndScores).toContain(`${name} ${score}`);
    expect(markets).toEqual([]);
  }
}, 120_000);

function finalScore(record: MatchRecord): string {
  let replay = startReplay(record, { startTime: 0 });
  while (!isFinished(replay)) replay = advance(replay);
  return scoreOf(replay);
}

test('a restart in the middle reaches the same state as an uninterrupted run', async () => {
  const [complete, broken] = [recordingSink(), recordingSink()];
  const run = async (recording: Recording, stopAt: number | null) => {
    const store = memoryScheduleStore();
    let current = await startFeed(recording, store);
    for (let at = startMs; at <= startMs + 40 * minute; at += 5 * minute) {
      if (at === stopAt) {
        // Killed: nothing is sent, and the clock continues.
        at += 20 * minute;
        current = await startFeed(recording, store, at);
      }
      await current.to(at);
    }
  };

  await run(complete, null);
  await run(broken, startMs + 10 * minute);

  expect(statesOf(broken)).toEqual(statesOf(complete));
}, 120_000);

test('comments are sent once, ball by ball, and the match never goes back', async () => {
  const recording = recordingSink();
  const { to } = await startFeed(recording, memoryScheduleStore());
  recording.puts.length = 0;

  for (let at = startMs; at <= startMs + 3 * minute; at += 1000) await to(at);

  const sent = recording.puts.flatMap(({ event, commentary }) =>
    (commentary ?? []).flatMap(({ items }) => items.map(({ Id }) => `${event.id} ${Id}`)),
  );
  expect(sent.length).toBeGreaterThan(60);
  expect(new Set(sent).size).toBe(sent.length);
}, 60_000);

test('a match has its toss half an hour before its start, and then no toss market', async () => {
  const recording = recordingSink();
  const { to } = await startFeed(recording, memoryScheduleStore());
  const next = recording
    .withStatus(0)
    .find(({ start_time: start }) => start * 1000 > startMs + 31 * minute);
  const start = (next?.start_time ?? 0) * 1000;
  const stateAt = async (ms: number) => {
    await to(ms);
    const event = recording.events.get(next?.id ?? '');
    const info = recording.puts.findLast(put => put.event.id === next?.id && put.matchInfo);
    return {
      text: event?.match_status,
      market: event?.markets?.some(({ id }) => id === 'toss'),
      decision: info?.matchInfo?.Matchdetail?.Toss_elected_to,
    };
  };

  expect(await stateAt(start - 31 * minute)).toEqual({
    text: 'Not started',
    market: true,
    decision: undefined,
  });
  expect(await stateAt(start - 29 * minute)).toEqual({
    text: expect.stringMatching(/ chose to (bat|field)$/),
    market: false,
    decision: expect.stringMatching(/^(bat|field)$/),
  });
});

test('prices move a little between balls, and only some of them', async () => {
  const recording = recordingSink();
  const { to } = await startFeed(recording, memoryScheduleStore());
  recording.puts.length = 0;

  for (let at = startMs; at <= startMs + minute; at += 500) await to(at);

  const drifts = recording.puts.filter(({ event, matchInfo }) => event.status === 2 && !matchInfo);
  expect(drifts.length).toBeGreaterThan(10);
  for (const { commentary } of drifts) expect(commentary).toBeUndefined();
  const [first, second] = drifts.filter(({ event }) => event.id === drifts[0]?.event.id);
  expect(second?.event.markets).not.toEqual(first?.event.markets);
});

test('a change that the sink rejects is logged, and sent again later', async () => {
  const recording = recordingSink();
  const { to, log } = await startFeed(recording, memoryScheduleStore());
  recording.fail(true);
  await to(startMs + minute);
  expect(log.warn).toHaveBeenCalled();
  recording.fail(false);
  await to(startMs + 2 * minute);

  const uninterrupted = recordingSink();
  const other = await startFeed(uninterrupted, memoryScheduleStore());
  await other.to(startMs + minute);
  await other.to(startMs + 2 * minute);

  expect(statesOf(recording)).toEqual(statesOf(uninterrupted));
});

test('a schedule that cannot be stored is not published, and is stored again later', async () => {
  const saved = memoryScheduleStore();
  let isAway = true;
  const save: ScheduleStore['save'] = async entries => {
    if (isAway) throw new Error('the disk is full');
    await saved.save(entries);
  };
  const recording = recordingSink();
  const { to, log } = await startFeed(recording, { load: saved.load, save });

  expect(recording.puts).toEqual([]);
  expect(log.warn).toHaveBeenCalled();

  isAway = false;
  await to(startMs + 500);
  expect(recording.withStatus(2)).toHaveLength(3);
});

test('an upcoming match without a record is withdrawn', async () => {
  const gone = {
    eventId: '17900000009',
    recordId: 'gone',
    startTime: startMs / 1000 + 600,
    lane: 1,
    done: false,
  };
  const recording = recordingSink();
  await startFeed(recording, memoryScheduleStore([gone]));

  expect(recording.withdrawn).toEqual([gone.eventId]);
});

test('stop ends the timer and waits for the current put', async () => {
  const recording = recordingSink();
  let release = (): void => undefined;
  const blocked = new Promise<void>(resolve => (release = resolve));
  const { feed, to, isRunning } = await startFeed(
    {
      ...recording,
      sink: { ...recording.sink, put: async change => (await slow(), recording.sink.put(change)) },
    },
    memoryScheduleStore(),
  );
  let isSlow = false;
  async function slow() {
    if (isSlow) await blocked;
  }

  isSlow = true;
  const running = to(startMs + minute);
  let hasStopped = false;
  const stopping = feed.stop().then(() => (hasStopped = true));
  await Promise.resolve();
  expect(hasStopped).toBe(false);
  release();
  await Promise.all([running, stopping]);

  expect(isRunning()).toBe(false);
});
