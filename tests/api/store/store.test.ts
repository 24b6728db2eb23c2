import type { EventChange } from '@/api/store/changes';
import type { MatchInfo } from '@/lib/contract/match-info';
import type { StoredEvent } from '@/api/store/stored-event';
import type { Store } from '@/api/store/store';
import { comment, comments, fedMarkets } from '@/tests/api/fed-match';
import { onEachDatabase } from './on-each-database';
import { storeForEach } from './store-for-each';
import { storedMatch } from './stored-match';

const written = (next: StoredEvent): EventChange => ({
  next,
  matchInfoChanged: next.matchInfo !== null,
  markets: { written: next.markets.map((market, position) => ({ position, market })), gone: [] },
  comments: next.commentary.map(({ id, items }) => ({
    inningsId: id,
    placed: [...items]
      .reverse()
      .map((item, position) => ({ itemId: String(item.Id), position, item })),
  })),
  prices: [],
});

const at = (id: string, start_time: number, status: number): StoredEvent =>
  storedMatch({ id, fields: { ...storedMatch().fields, start_time, status } });

onEachDatabase('the store', open => {
  let store: Store;

  storeForEach(open, next => {
    store = next;
  });

  test('returns an event as it was saved', async () => {
    const event = storedMatch({
      matchInfo: { Matchdetail: { Weather: 'Dew, “heavy”' } },
      commentary: [{ id: '1', items: comments(1, 3), total: 3, overs: [], chances: [] }],
      version: 9_007_199_254_740_000,
    });
    await store.writeChanges([written(event)]);

    expect(await store.eventById('m1')).toEqual(event);
    expect(await store.currentEvents()).toEqual([event]);
    expect(await store.eventById('m2')).toBeNull();
  });

  test('lists are in order: current ones by start, past ones newest first', async () => {
    const events = [
      at('c', 300, 0),
      at('a', 100, 2),
      at('b', 200, 1),
      at('y', 20, 4),
      at('x', 10, 5),
    ];
    await store.writeChanges(events.map(written));

    expect((await store.currentEvents()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect((await store.latestPastMatches(1)).map(({ id }) => id)).toEqual(['y']);
    const page = await store.pastPage({ limit: 1, offset: 1 });
    expect([page.count, page.events.map(({ id }) => id)]).toEqual([2, ['x']]);
  });

  test('the matches of a league come without the lists of their scorecards, and with all else', async () => {
    const team = { Name_Full: 'Ferns', Name_Short: 'FER' };
    const players = { 7: { Name_Full: 'A. Moss' } };
    const innings = { Battingteam: '1', Total: '160', Overs: '20.0', AllottedOvers: '20' };
    const lines = {
      Batsmen: [{ Batsman: '7', Runs: '80' }],
      Bowlers: [{ Bowler: '8', Wickets: '2' }],
      FallofWickets: [{ Batsman: '7', Score: '99' }],
      Partnership_Current: { Runs: '12', Balls: '9' },
      PowerPlay: ['0', '6'],
    };
    const second = { ...innings, Number: 'Second', Total: '9' };
    const Matchdetail = { Match: { Number: 'Final' }, Result: 'Ferns won' };
    const cards = [
      [
        {
          Matchdetail,
          Innings: [{ ...innings, ...lines }, second],
          Teams: { 1: { ...team, Players: players } },
        },
        { Matchdetail, Innings: [innings, second], Teams: { 1: team } },
      ],
      [{ Teams: [{ ...team, Players: players }, team] }, { Teams: [team, team] }],
      [
        { Matchdetail, Innings: null, Teams: null },
        { Matchdetail, Innings: null, Teams: null },
      ],
      [{}, {}],
      [
        { Innings: [], Teams: {} },
        { Innings: [], Teams: {} },
      ],
    ] as const;
    await store.writeChanges(
      cards.map(([matchInfo], index) =>
        written({ ...at(`m${index}`, 100 - index, 4), matchInfo: matchInfo as MatchInfo }),
      ),
    );

    const matches = await store.pastMatchesOfLeague(storedMatch().fields.league ?? '');
    expect(matches.map(({ matchInfo }) => matchInfo)).toEqual(cards.map(([, rest]) => rest));
    expect((await store.eventById('m0'))?.matchInfo).toEqual(cards[0][0]);
  });

  test('withdrawn events and outrights are in no list of matches', async () => {
    const past = at('x', 10, 4);
    await store.writeChanges([
      written({ ...at('a', 100, 0), withdrawn: true }),
      written({ ...past, withdrawn: true }),
      written({ ...past, id: 'cup', kind: 'outright' }),
    ]);

    expect(await store.currentEvents()).toEqual([]);
    expect(await store.latestPastMatches(10)).toEqual([]);
    expect(await store.eventById('a')).toMatchObject({ withdrawn: true });
  });

  test('a later write replaces what changed, drops markets that are gone, and keeps the rest', async () => {
    const info = { Matchdetail: { Weather: 'Clear' } };
    await store.writeChanges([written(storedMatch({ matchInfo: info }))]);
    const markets = fedMarkets(3, { 2: 0.4 }).slice(1);
    await store.writeChanges([
      {
        next: storedMatch({ version: 2, markets }),
        matchInfoChanged: false,
        markets: {
          written: markets.map((market, position) => ({ position, market })),
          gone: ['market-0'],
        },
        comments: [],
        prices: [],
      },
    ]);

    expect(await store.eventById('m1')).toMatchObject({ version: 2, markets, matchInfo: info });
  });

  test('changes that are written together are written all or not at all', async () => {
    const twins = written(
      storedMatch({ id: 'twins', markets: [...fedMarkets(1), ...fedMarkets(1)] }),
    );

    await expect(store.writeChanges([written(storedMatch()), twins])).rejects.toThrow();
    expect(await store.eventById('m1')).toBeNull();
  });

  test('the newest sixty comments of each innings come with the event, and all of them on request', async () => {
    const long = { id: '1', items: comments(1, 150), total: 150, overs: [], chances: [] };
    const short = { id: '2', items: comments(1, 5), total: 5, overs: [], chances: [] };
    await store.writeChanges([written(storedMatch({ commentary: [long, short] }))]);

    const event = await store.eventById('m1');
    expect(event?.commentary).toEqual([{ ...long, items: comments(91, 150) }, short]);
    expect(await store.allCommentary('m1')).toEqual([long, short]);
    const known = await store.storedComments('m1', '1', [comment(7), comment(999)]);
    expect(known).toEqual([{ itemId: '7', position: 6, item: comment(7) }]);
  });

  test('all complete overs of an innings come with the event, however long ago they were', async () => {
    const over = { Over: '1', Runs: '7', Wickets: '1' };
    const items = comments(1, 150).map(item =>
      item.Id === '6' ? { ...item, Summary: over } : item,
    );
    const commentary = [{ id: '1', items, total: 150, overs: [], chances: [] }];
    await store.writeChanges([written(storedMatch({ commentary }))]);

    expect((await store.eventById('m1'))?.commentary[0]?.overs).toEqual([[7, 1]]);
    expect((await store.allCommentary('m1'))[0]?.overs).toEqual([[7, 1]]);
  });

  test('the win chances of all overs come with the event, also of one that the innings ended within', async () => {
    const last = { over: 2, sides: [1, 0] satisfies [number, number] };
    const first = { over: 1, sides: [0.4, 0.6] satisfies [number, number] };
    const items = comments(1, 150).map(item =>
      item.Id === '6'
        ? { ...item, win_chance: first }
        : item.Id === '9'
          ? { ...item, win_chance: last }
          : item,
    );
    const commentary = [{ id: '1', items, total: 150, overs: [], chances: [] }];
    await store.writeChanges([written(storedMatch({ commentary }))]);

    expect((await store.eventById('m1'))?.commentary[0]?.chances).toEqual([first, last]);
    expect((await store.allCommentary('m1'))[0]?.chances).toEqual([first, last]);
  });

  test('more comments than one statement takes are written', async () => {
    const items = comments(1, 2500);
    await store.writeChanges([
      written(
        storedMatch({ commentary: [{ id: '1', items, total: 2500, overs: [], chances: [] }] }),
      ),
    ]);

    expect((await store.allCommentary('m1'))[0]?.total).toBe(2500);
  });

  test('a saved schedule replaces the one before', async () => {
    const entry = { eventId: '1', recordId: '1273421', startTime: 200, lane: 0, done: false };
    const other = { ...entry, eventId: '2', startTime: 100, lane: null, done: true };
    await store.saveSchedule([{ ...entry, eventId: '3' }]);
    await store.saveSchedule([entry, other]);
    expect(await store.savedSchedule()).toEqual([other, entry]);

    await store.saveSchedule([]);
    expect(await store.savedSchedule()).toEqual([]);
  });

  test('remembers its first start, whenever it starts again', async () => {
    expect(await store.firstStart(100)).toBe(100);
    expect(await store.firstStart(200)).toBe(100);
  });

  test('tidying leaves everything as it was', async () => {
    await store.writeChanges([written(storedMatch())]);
    await store.vacuum();
    await store.ping();

    expect(await store.eventById('m1')).toEqual(storedMatch());
  });
});
