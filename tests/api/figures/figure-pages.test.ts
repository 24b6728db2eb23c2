import type { MatchRecord } from '@/api/demo/records/record';
import {
  Ground,
  GroundPage,
  Leaders,
  Player,
  PlayerIndex,
  PlayerPage,
} from '@/lib/contract/figures';
import { eventStatus } from '@/lib/contract/event-status';
import { SearchResponse } from '@/lib/contract/search';
import { allRecords } from '@/tests/fixtures/all-records';
import { countDeliveries, type Counted } from '@/tests/fixtures/results/count-deliveries';
import { matchRecord } from '@/tests/fixtures/match-record';
import { endedMatch, matchOfThreeBalls } from './ended-match';
import { figureApp } from './figure-app';
import { onEachDatabase } from '@/tests/api/store/on-each-database';

const ofSeason = (name: string, season: string): MatchRecord[] =>
  allRecords
    .map(([, record]) => record)
    .filter(({ competition }) => competition.name === name && competition.season === season);

onEachDatabase('pages of figures', open => {
  const { context, startIndex, statusOf, get, put } = figureApp(open);

  test('players are listed by surname, by side and by their matches', async () => {
    await put(
      endedMatch(matchOfThreeBalls().record),
      endedMatch(matchRecord({ id: '2', dates: ['2025-05-01'] })),
      endedMatch(
        matchRecord({
          id: '3',
          teams: [
            { id: '1', name: 'Northam', short: 'NOR', players: [0, 1] },
            { id: '3', name: 'Westham', short: 'WES', players: [21, 22] },
          ],
        }),
      ),
    );
    await startIndex().refresh();

    const index = PlayerIndex.parse(await get('/api/players/index/'));
    expect(index).toMatchObject({ matches: 3, letters: [{ count: 23 }] });
    expect(index.sides).toEqual([
      { side: 'northam', name: 'Northam', count: 11 },
      { side: 'southam', name: 'Southam', count: 11 },
      { side: 'westham', name: 'Westham', count: 2 },
    ]);
    const most = PlayerPage.parse(await get('/api/players/?page_size=3'));
    expect(most.results.map(({ name, matches }) => [name, matches])).toEqual([
      ['Player 0', 3],
      ['Player 1', 3],
      ['Player 21', 3],
    ]);
    const ofSide = PlayerPage.parse(await get('/api/players/?side=westham'));
    expect(ofSide.results.map(({ name, sides }) => [name, sides.map(({ side }) => side)])).toEqual([
      ['Player 21', ['southam', 'westham']],
      ['Player 22', ['westham']],
    ]);
    const often = PlayerPage.parse(await get('/api/players/?least_matches=3'));
    expect(often.count).toBe(3);
  });

  test('someone in a line-up has a page and is found before the match ends', async () => {
    const index = startIndex();
    await index.refresh();
    await put(endedMatch(matchOfThreeBalls().record, { status: eventStatus.live }));
    await index.refresh();

    const { opener } = matchOfThreeBalls();
    expect(Player.parse(await get(`/api/players/${opener}/`))).toEqual({
      id: opener,
      name: 'Player 0',
      matches: [],
    });
    const { groups } = SearchResponse.parse(await get('/api/search/?q=player%200'));
    expect(groups.find(({ kind }) => kind === 'player')?.results[0]?.ref).toBe(
      `player-0-${opener}`,
    );
  });

  test('a ground has its matches, how they went and the best innings; before an end its name alone', async () => {
    const index = startIndex();
    await index.refresh();
    const { record, opener } = matchOfThreeBalls();
    await put(endedMatch(record, { status: eventStatus.live }));
    await index.refresh();
    const before = Ground.parse(await get('/api/grounds/the-green-northam/'));
    expect(before).toMatchObject({ name: 'The Green, Northam', matches: [], batting: [] });

    await put(
      endedMatch(record, { result: { kind: 'won', winner: 0, margin: { runs: 7 } } }),
      endedMatch(matchRecord({ id: '2', venue: { name: 'Westham Park' } })),
    );
    await index.refresh();
    const after = Ground.parse(await get('/api/grounds/the-green-northam/'));
    expect(after.matches).toEqual([
      {
        match: expect.objectContaining({ id: 'm1' }),
        outcome: {
          innings: [{ team: 0, runs: 7, wickets: 0 }],
          result: { kind: 'won', winner: 0, margin: { runs: 7 } },
          toss: { winner: 0, batted: true },
        },
      },
    ]);
    expect(after.batting[0]).toMatchObject({
      player: { id: opener },
      innings: { runs: 7, out: false },
    });
    expect(after.bowling).toEqual([]);
    const list = GroundPage.parse(await get('/api/grounds/'));
    expect(list).toEqual({
      count: 2,
      results: [
        { slug: 'the-green-northam', name: 'The Green, Northam', matches: 1 },
        { slug: 'westham-park', name: 'Westham Park', matches: 1 },
      ],
    });
    const found = async () =>
      SearchResponse.parse(await get('/api/search/?q=westham'))
        .groups.filter(({ kind }) => kind === 'ground')
        .flatMap(({ results }) => results.map(({ ref }) => ref));
    expect(await found()).toEqual(['westham-park']);

    await context().ingest.withdraw('m2');
    await index.refresh();
    expect(await found()).toEqual([]);
    expect(await statusOf('/api/grounds/westham-park/')).toBe(404);
  });

  test('two whole seasons have the figures of an independent count', async () => {
    const seasons = [
      ...ofSeason('Indian Premier League', '2024'),
      ...ofSeason("ICC Men's T20 World Cup", '2024'),
    ];
    await put(...seasons.map(record => endedMatch(record)));
    await startIndex().refresh();
    const counted = new Map<string, Counted[]>();
    for (const record of seasons)
      for (const [id, innings] of countDeliveries(record))
        counted.set(id, [...(counted.get(id) ?? []), ...innings]);

    const sumOf = (innings: Counted[], part: keyof Counted, figure: string) =>
      innings.reduce((sum, one) => sum + (one[part][figure] ?? 0), 0);
    for (const [id, innings] of counted) {
      const found = await context().figureStore.player(id, 1000);
      const batting = found?.matches.flatMap(({ figures }) => figures.batting) ?? [];
      const bowling = found?.matches.flatMap(({ figures }) => figures.bowling) ?? [];
      expect({
        name: found?.name,
        runs: batting.reduce((sum, { runs }) => sum + runs, 0),
        faced: batting.reduce((sum, { balls }) => sum + (balls ?? NaN), 0),
        outs: batting.filter(({ isOut }) => isOut).length,
        conceded: bowling.reduce((sum, { runs }) => sum + runs, 0),
        bowled: bowling.reduce((sum, { balls }) => sum + balls, 0),
        wickets: bowling.reduce((sum, { wickets }) => sum + wickets, 0),
      }).toEqual({
        name: found?.name,
        runs: sumOf(innings, 'bat', 'runs'),
        faced: sumOf(innings, 'bat', 'balls'),
        outs: sumOf(innings, 'bat', 'outs'),
        conceded: sumOf(innings, 'bowl', 'runs'),
        bowled: sumOf(innings, 'bowl', 'balls'),
        wickets: sumOf(innings, 'bowl', 'wickets'),
      });
    }

    const leaders = Leaders.parse(await get('/api/leagues/ipl/leaders/'));
    expect([leaders.series, leaders.matches]).toEqual(['Indian Premier League, 2024', 71]);
    const first = (board: string) => leaders.boards.find(one => one.board === board)?.leaders[0];
    // The orange and the purple cap of that season.
    expect(first('runs')).toMatchObject({ player: { name: 'V Kohli' }, runs: 741, innings: 15 });
    expect(first('wickets')).toMatchObject({ player: { name: 'HV Patel' }, wickets: 24 });
  }, 120_000);
});
