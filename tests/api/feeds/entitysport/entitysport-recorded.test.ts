import { createEntitySportFeed } from '@/api/feeds/entitysport/entitysport-feed';
import { InningsCommentary, Live, MatchSummary } from '@/api/feeds/entitysport/entitysport-replies';
import { toCommentary } from '@/api/feeds/entitysport/to-commentary';
import { toFixture } from '@/api/feeds/entitysport/to-fixture';
import { toOutline, toScore } from '@/api/feeds/entitysport/to-scored-match';
import type { Database } from '@/api/store/database';
import { entityList, entityReply, entityToken } from '@/tests/fixtures/feeds/entitysport-replies';
import { startProvider } from '@/tests/fixtures/feeds/provider-host';
import { recordedReply, testRecorded } from '@/tests/fixtures/feeds/recorded-reply';
import { openAnyDatabase } from '@/tests/api/store/databases';
import { createScoreContext } from '@/tests/api/feeds/score-context';

jest.setTimeout(60_000);

let database: Database;

beforeAll(async () => {
  database = await openAnyDatabase();
});
afterAll(() => database.close());

const recorded = (file: string) => recordedReply('entitysport', file);
const responseOf = (file: string) => recorded(file)['response'] as Record<string, unknown>;

testRecorded('the recorded Test is on the site with its three innings', async () => {
  const context = await createScoreContext(database, 'entitysport');
  // The fourth day of the Test: sources are not believed about matches years away.
  context.clock.ms = Date.UTC(2018, 11, 6, 12);
  const list = (status: string | null) => (status === '3' ? [responseOf('scorecard.json')] : []);
  const host = await startProvider({
    '/v2/auth': entityReply({ token: entityToken, expires: '' }),
    '/v2/matches': ({ url }) => entityList(list(url.searchParams.get('status'))),
    '/v2/matches/39176/live': entityReply([]),
    '/v2/matches/39176/scorecard': { body: recorded('scorecard.json') },
  });
  const feed = createEntitySportFeed({
    url: host.url,
    accessKey: 'a'.repeat(32),
    secretKey: 'b'.repeat(32),
    callsPerMinute: 60,
    merger: context.merger,
    now: context.now,
    log: context.log,
  });
  await feed.step();
  await host.close();

  const [event] = context.events();
  expect(context.stateOf()).toMatchObject({ problem: null, note: null });
  expect(event?.fields).toMatchObject({
    name: 'New Zealand - Pakistan',
    status: 2,
    match_status: 'Stumps - Day 4 - New Zealand lead by 198 runs with 6 wickets remaining',
    inplay_time: 'Day Break',
    score: '274 (116.1) & 272/4 (104.0):348 (135.0)',
  });
  expect(event?.matchInfo?.Innings).toMatchObject([
    { Total: '274', Wickets: '10', Byes: '11', FallofWickets: { length: 10 } },
    { Total: '348', Battingteam: '13' },
    { Total: '272', Overs: '104.0', Partnership_Current: { Runs: '212' } },
  ]);
  expect(event?.matchInfo?.Matchdetail?.Officials).toEqual({
    Umpire1_Name: 'Ian Gould (England)',
    Umpire2_Name: 'Paul Reiffel (Australia)',
    Umpire3_Name: 'Bruce Oxenford (Australia)',
    Referee: 'Javagal Srinath (India)',
  });
  // '67.6' is the end of the 68th over.
  expect(event?.matchInfo?.Innings?.[0]?.FallofWickets?.[4]).toMatchObject({ Overs: '68' });
});

testRecorded('the recorded comments have their runs, extras, wickets and overs', () => {
  const commentary = InningsCommentary.parse(responseOf('innings_commentary.json'));
  const { innings, problems } = toCommentary({
    innings: commentary.inning.number,
    events: commentary.commentaries,
    players: commentary.players,
  });

  expect(problems).toEqual([]);
  expect(innings.items).toHaveLength(12);
  expect(innings.items.find(({ Over }) => Over === '0.6')).toMatchObject({
    Detail: 'lb',
    Runs: '1',
    // The provider's own count is 5: it leaves out the leg bye.
    Summary: { Over: '1', Runs: '6', Wickets: '0', Score: '6/0' },
  });
  expect(innings.items.find(({ Over }) => Over === '1.3')).toMatchObject({ Iswicket: true });

  const live = Live.parse(responseOf('live.json'));
  const recent = toCommentary({ innings: 1, events: live.commentaries, players: live.players });
  expect(recent.problems).toEqual([]);
  expect(recent.innings.items[3]).toMatchObject({
    Id: '1-2.2-1',
    Runs: '4',
    Isboundary: true,
    Batsman_Name: 'Shikhar Dhawan',
    Bowler_Name: 'PJ Cummins',
    Commentary: 'Four, full, on leg stump, drives it to mid wicket',
  });
});

testRecorded('the recorded results have their toss and winner', () => {
  const [listed] = responseOf('matches_list.json')['items'] as unknown[];
  const matches = [listed, responseOf('match_info.json')].map(reply => MatchSummary.parse(reply));

  expect(matches.map(toFixture)).toMatchObject([
    { competition: 'Caribbean Premier League', format: 't20', start: 1504224000 },
    { teams: ['Barbados Tridents', 'St Kitts and Nevis Patriots'] },
  ]);
  expect(matches.map(match => toScore(match, []))).toEqual([
    {
      status: 4,
      match_status: 'Tridents won by 29 runs',
      result: expect.objectContaining({ kind: 'won', winner: 0, margin: { runs: 29 } }),
    },
    {
      status: 4,
      match_status: 'Patriots won by 10 wickets (with 78 balls remaining)',
      result: expect.objectContaining({ kind: 'won', winner: 1, margin: { wickets: 10 } }),
    },
  ]);
  expect(matches.map(match => toOutline(match).toss)).toEqual([
    { winner: 0, choice: 'bat' },
    { winner: 1, choice: 'field' },
  ]);
});
