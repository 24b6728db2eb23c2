import type { MatchRecord } from '@/api/demo/records/record';
import { Player } from '@/lib/contract/figures';
import type { MatchFormat } from '@/lib/contract/match-format';
import { recordNamed } from '@/tests/fixtures/all-records';
import { ball, matchRecord, over } from '@/tests/fixtures/match-record';
import { countMatchUps } from '@/tests/fixtures/results/count-deliveries';
import { endedMatch, matchWithBalls } from './ended-match';
import { figureApp } from './figure-app';
import { onEachDatabase } from '@/tests/api/store/on-each-database';

const balls = (count: number, runs: number) => Array.from({ length: count }, () => ball(runs));

/** An over of one bowler to one batter, with this many runs from each ball. */
const matchOfAnOver = (id: string, runs: number): MatchRecord =>
  matchRecord({ id, innings: [{ team: 0, overs: [over(...balls(6, runs))] }] });

onEachDatabase('figures of deliveries', open => {
  const { context, startIndex, get, put } = figureApp(open);
  const player = async (id: string) => Player.parse(await get(`/api/players/${id}/`));
  const idOf = (person: number) => matchOfAnOver('1', 0).people[person]?.id ?? '';
  const [batter, bowler] = [idOf(0), idOf(21)] as const;

  test('a match-up adds up matches and is stated from twelve balls on', async () => {
    await put(matchWithBalls(matchOfAnOver('1', 4)));
    await startIndex().refresh();
    const before = await player(batter);
    expect(before.ball_by_ball).toMatchObject({ matches: 1, batting: [], bowling: [] });

    await put(matchWithBalls(matchOfAnOver('2', 2)));
    await startIndex().refresh();
    const expected = {
      batter: { id: batter, name: 'Player 0' },
      bowler: { id: bowler, name: 'Player 21' },
      ...{ balls: 12, runs: 36, dismissals: 0, matches: 2 },
    };
    expect((await player(batter)).ball_by_ball).toMatchObject({
      matches: 2,
      batting: [expected],
      bowling: [],
    });
    expect((await player(bowler)).ball_by_ball).toMatchObject({
      batting: [],
      bowling: [expected],
    });
    const { figureStore } = context();
    const own = { before: '2025-04-18', format: 't20' as MatchFormat | null };
    const between = (batters: string[], bowlers: string[], of = own) =>
      figureStore.matchUpsBetween({ batters, bowlers, ...of }, 3);
    expect(await between([batter], [bowler])).toEqual([expected]);
    expect(await between([batter], [bowler], { ...own, before: '2025-04-17' })).toEqual([]);
    expect(await between([batter], [bowler], { ...own, format: 'one-day' })).toEqual([]);
    expect(await between([batter], [bowler], { ...own, format: null })).toEqual([]);
    expect(await between([bowler], [batter])).toEqual([]);
    expect(await between([batter], [])).toEqual([]);
  });

  test('a correction replaces what its match added, and a withdrawal removes it', async () => {
    await put(matchWithBalls(matchOfAnOver('1', 4)), matchWithBalls(matchOfAnOver('2', 2)));
    await startIndex().refresh();
    // A scorecard that the comments do not add up to.
    await put(endedMatch(matchOfAnOver('2', 3)));
    await startIndex().refresh();
    expect((await player(batter)).ball_by_ball).toMatchObject({ matches: 1, batting: [] });

    await context().ingest.withdraw('m1');
    await startIndex().refresh();
    expect((await player(batter)).ball_by_ball).toBeUndefined();
    expect((await player(batter)).matches).toHaveLength(1);
  });

  test('a real match has the phases and match-ups of its deliveries', async () => {
    // India v South Africa, Bridgetown, 29 June 2024.
    const record = recordNamed('1415755');
    await put(matchWithBalls(record));
    await startIndex().refresh();
    const kohli = record.people.find(({ name }) => name === 'V Kohli')?.id ?? '';
    const { ball_by_ball: known } = await player(kohli);

    const counted = [...countMatchUps(record)].filter(
      ([pair, [faced]]) => pair.startsWith(`${kohli} `) && faced >= 12,
    );
    expect(counted.length).toBeGreaterThan(0);
    expect(
      new Map(
        known?.batting.map(({ bowler: { id }, balls: faced, runs, dismissals }) => [
          `${kohli} ${id}`,
          [faced, runs, dismissals],
        ]),
      ),
    ).toEqual(new Map(counted));
    expect(known?.phases.map(({ phase, batting: { runs } }) => [phase, runs])).toEqual([
      ['powerplay', expect.any(Number)],
      ['middle', expect.any(Number)],
      ['death', expect.any(Number)],
    ]);
    expect(known?.phases.reduce((sum, { batting: { runs } }) => sum + runs, 0)).toBe(76);
  });
});
