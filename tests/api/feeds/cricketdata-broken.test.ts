import { cricketDataMatch, cricketDataReply } from '@/tests/fixtures/feeds/cricketdata-replies';
import { cricketDataContextForEach, paths, type CricketDataContext } from './cricketdata-context';

jest.setTimeout(60_000);

let context: CricketDataContext;
cricketDataContextForEach(created => {
  context = created;
});

const large = { hitsLimit: 100_000 };
const other = { id: 'other', name: 'Robins vs Owls, Final, Reed Cup', teams: ['Robins', 'Owls'] };
const reply = (...matches: unknown[]) => cricketDataReply(matches, large);

test('a match that can no longer be read stays, without calls for it', async () => {
  const feed = context.feedOf();
  await feed.step();
  const broken = cricketDataMatch(context.start, { dateTimeGMT: 'soon' });
  context.host.replies[paths.list] = reply(broken);
  context.host.replies[paths.info] = cricketDataReply(broken, large);
  for (let round = 0; round < 3; round += 1) {
    context.clock.ms += 600_000;
    await feed.step();
  }

  expect(context.event()?.fields).toMatchObject({ status: 2, score: '11/1 (2.1):' });
  expect(context.host.callsOf(paths.info).length).toBeLessThanOrEqual(2);
  expect(context.stateOf().note).toMatch(/a listed match is not readable: dateTimeGMT/);
});

test('a total that cannot be read leaves the last score', async () => {
  const feed = context.feedOf();
  await feed.step();
  const score = [{ r: 15, w: 1, o: 3, inning: 'Ferns Inning 1' }, { r: 'many' }];
  context.host.replies[paths.list] = reply(cricketDataMatch(context.start, { score }));
  context.clock.ms += 600_000;
  await feed.step();

  expect(context.event()?.fields.score).toBe('11/1 (2.1):');
});

test('a scorecard that fails leaves the list and the other scorecards', async () => {
  const matches = [other, {}].map(changes =>
    cricketDataMatch(context.start, { score: [], ...changes }),
  );
  context.host.replies[paths.list] = reply(...matches);
  const sound = context.host.replies[paths.scorecard];
  context.host.replies[paths.scorecard] = ({ url }) =>
    url.searchParams.get('id') === 'other' ? { status: 500, body: {} } : (sound as never);
  await context.feedOf().step();

  expect(context.events().filter(({ matchInfo }) => matchInfo)).toHaveLength(1);
  expect(context.events()).toHaveLength(2);
  expect(context.stateOf()).toMatchObject({ problem: null });
  expect(context.stateOf().note).toMatch(/answered 500/);
});

test('a limit of 0 hits does not end the calls for good', async () => {
  context.host.replies[paths.list] = cricketDataReply([cricketDataMatch(context.start)], {
    hitsLimit: 0,
  });
  const feed = context.feedOf();
  await feed.step();
  context.clock.ms += 86_400_000;
  await feed.step();

  expect(context.host.callsOf(paths.list)).toHaveLength(2);
});

test('a reply that cannot be used counts as a hit', async () => {
  context.host.replies[paths.list] = { body: '<html>' };
  await context.feedOf().step();

  expect(context.stateOf().callsToday).toBe(3);
});
