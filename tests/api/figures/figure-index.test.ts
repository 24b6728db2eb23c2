import { createFigureIndex } from '@/api/figures/figure-index';
import { Player, PlayerIndex, PlayerPage } from '@/lib/contract/figures';
import { matchRecord, over, ball } from '@/tests/fixtures/match-record';
import { endedMatch, matchOfThreeBalls } from './ended-match';
import { figureApp } from './figure-app';
import { onEachDatabase } from '@/tests/api/store/on-each-database';

onEachDatabase('the figures of ended matches', open => {
  const { context, startIndex, statusOf, get, put } = figureApp(open);

  test('a match that ends has the figures of its players at the next refresh', async () => {
    const index = startIndex();
    await index.refresh();
    const { record, opener, bowler } = matchOfThreeBalls();
    await put(endedMatch(record));
    await index.refresh();

    const batter = Player.parse(await get(`/api/players/${opener}/`));
    expect(batter).toMatchObject({
      name: 'Player 0',
      matches: [
        {
          match: { id: 'm1', played_on: '2025-04-17', ground: 'The Green, Northam' },
          team: 0,
          batting: [{ runs: 7, balls: 3, out: false, how_out: 'not out' }],
          bowling: [],
        },
      ],
    });
    expect(Player.parse(await get(`/api/players/${bowler}/`)).matches[0]?.bowling).toEqual([
      { balls: 3, maidens: 0, runs: 7, wickets: 0 },
    ]);
    expect(await statusOf('/api/players/nobody/')).toBe(404);
  });

  test('a correction replaces the figures of its match, and a withdrawal removes them', async () => {
    const index = startIndex();
    const { record, opener } = matchOfThreeBalls();
    await put(endedMatch(record));
    await index.refresh();
    const corrected = matchRecord({ innings: [{ team: 0, overs: [over(ball(6))] }] });
    await put(endedMatch(corrected));
    await index.refresh();
    const { matches } = Player.parse(await get(`/api/players/${opener}/`));
    expect(matches.map(({ batting }) => batting.map(({ runs }) => runs))).toEqual([[6]]);

    await context().ingest.withdraw('m1');
    await index.refresh();
    expect(Player.parse(await get(`/api/players/${opener}/`)).matches).toEqual([]);
    expect(PlayerIndex.parse(await get('/api/players/index/'))).toEqual({
      matches: 0,
      letters: [],
      sides: [],
    });
  });

  test('what ended while no index ran is derived at the next start, and nothing twice', async () => {
    const { record, opener } = matchOfThreeBalls();
    await put(endedMatch(record), endedMatch(matchRecord({ id: '2', dates: ['2025-05-01'] })));
    await startIndex().refresh();
    await startIndex().refresh();

    const { matches } = Player.parse(await get(`/api/players/${opener}/`));
    expect(matches.map(({ match }) => match.id)).toEqual(['m2', 'm1']);
    const { results } = PlayerPage.parse(await get('/api/players/?letter=p&page_size=1&page=2'));
    expect(results).toHaveLength(0);
  });

  test('after a restart only changed matches are read', async () => {
    await put(endedMatch(matchOfThreeBalls().record), endedMatch(matchRecord({ id: '2' })));
    await startIndex().refresh();
    await put(endedMatch(matchRecord({ id: '2' }), { match_status: 'A correction.' }));
    const read: string[] = [];
    const { figureStore } = context();
    await createFigureIndex({
      ...context(),
      figureStore: {
        ...figureStore,
        sources: ids => {
          read.push(...ids);
          return figureStore.sources(ids);
        },
      },
    }).refresh();

    expect(read).toEqual(['m2']);
  });

  test('players and grounds are found again after the search documents were emptied', async () => {
    await put(endedMatch(matchOfThreeBalls().record));
    await startIndex().refresh();
    await context().searchStore.removeDocuments([
      ...(await context().searchStore.stored(['player', 'ground'])).values(),
    ]);
    await startIndex().refresh();

    const stored = [...(await context().searchStore.stored(['player', 'ground'])).values()];
    expect(stored.filter(({ kind }) => kind === 'ground')).toHaveLength(1);
    expect(stored.filter(({ kind }) => kind === 'player')).toHaveLength(22);
  });

  test('an operator has everything derived again, which the next search for outdated figures does', async () => {
    const { record, opener } = matchOfThreeBalls();
    await put(endedMatch(record));
    const index = startIndex();
    await index.refresh();
    const read: string[] = [];
    const { figureStore } = context();
    const running = createFigureIndex({
      ...context(),
      figureStore: {
        ...figureStore,
        sources: ids => {
          read.push(...ids);
          return figureStore.sources(ids);
        },
      },
    });
    await running.refresh();
    expect(await figureStore.markOutdated()).toBe(1);
    for (let second = 0; second < 60; second += 1) await running.refresh();

    expect(read).toEqual(['m1']);
    expect(Player.parse(await get(`/api/players/${opener}/`)).matches).toHaveLength(1);
  });
});
