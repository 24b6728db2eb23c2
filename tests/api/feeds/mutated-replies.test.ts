import { fc } from '@/tests/fixtures/properties';
import * as z from 'zod';
import { createCricketDataFeed } from '@/api/feeds/cricketdata/cricketdata-feed';
import { createEntitySportFeed } from '@/api/feeds/entitysport/entitysport-feed';
import { createOddsApiFeed } from '@/api/feeds/the-odds-api/odds-api-feed';
import { toSnapshot } from '@/api/views/event';
import { Event } from '@/lib/contract/event';
import { contextForEach } from '@/tests/api/context-for-each';
import { cases } from '@/tests/fixtures/cases';
import { cricketDataInnings, cricketDataMatch } from '@/tests/fixtures/feeds/cricketdata-replies';
import {
  entityCommentary,
  entityLive,
  entityMatch,
  entityScorecard,
  entityToken,
} from '@/tests/fixtures/feeds/entitysport-replies';
import { oddsApiOdds, oddsApiSports } from '@/tests/fixtures/feeds/odds-api-host';
import { startProvider, type Call } from '@/tests/fixtures/feeds/provider-host';
import { mutated, mutations } from '@/tests/fixtures/hostile/hostile-json';
import { createScoreContext, type ScoreContext } from './score-context';

/*
 * A provider sends one match with hostile values, beside one as it should be: what is stored is valid,
 * the other match follows each reply, and no key or token is reported.
 */
jest.setTimeout(240_000);

const secret = '6d6b1a70-0000-4000-8000-00000000beef';
const runs = cases(20);

let context: ScoreContext;
let host: Awaited<ReturnType<typeof startProvider>>;
contextForEach({
  create: async database => {
    host = await startProvider({});
    return createScoreContext(database, 'any');
  },
  close: () => host.close(),
  set: created => {
    context = created;
  },
});

/** The members of a list as JSON. */
const list = (...members: string[]): string => `[${members.join(',')}]`;
const idOf = ({ url }: Call): string => url.pathname.split('/')[3] ?? '';

function optionsOf(url: string) {
  const { merger, now, log } = context;
  return { url, merger, now, log, wait: async () => undefined };
}

/** Each event is one that the contract allows, and that a page, a calendar and a database can have. */
function expectValid(): void {
  for (const event of context.events()) {
    const shown = toSnapshot(event);
    const parsed = z.safeParse(Event, shown);
    expect(parsed.error?.issues ?? []).toEqual([]);
    const text = JSON.stringify(shown);
    expect(text).not.toMatch(/\\u0000|\\ud[89a-f][0-9a-f]{2}|\\u202e/i);
    const start = Number(event.fields.start_time);
    expect(Math.abs(start - context.seconds())).toBeLessThan(30 * 366 * 86_400);
    for (const { selections } of event.markets)
      for (const { prices } of selections)
        for (const { odds, updated_at: at } of prices ?? []) {
          expect(Number(odds)).toBeGreaterThan(1);
          expect(Number(at)).toBeLessThanOrEqual(context.seconds());
        }
  }
}

function expectNoSecret(): void {
  const reported = JSON.stringify([context.warnings, context.merger.sources()]);
  for (const one of [secret, entityToken]) expect(reported).not.toContain(one);
  for (const warning of context.warnings) expect(JSON.stringify(warning).length).toBeLessThan(700);
}

test('no mutated reply with odds prevents the next ones', async () => {
  const rename = (text: string) =>
    text
      .replaceAll('Mumbai Indians', 'Ferns')
      .replaceAll('Royal Challengers Bangalore', 'Herons')
      .replace(/"id":"\w+"/, '"id":"sound"');
  const start = context.seconds() - 600;
  const feed = createOddsApiFeed({
    ...optionsOf(host.url),
    key: secret,
    sourceLinks: null,
    bookmakers: [],
    regions: ['uk'],
    budget: 1e9,
  });
  let odds = 2;

  await fc.assert(
    fc.asyncProperty(mutations, fc.boolean(), async (changes, isListed) => {
      odds += 0.01;
      const match = oddsApiOdds(start, context.seconds(), {
        unibet_eu: [odds, 1.5],
        other: [odds - 0.1, 1.4],
      });
      const sound = rename(JSON.stringify(match));
      const body = list(mutated(match, changes), sound);
      Object.assign(host.replies, {
        '/v4/sports': { body: oddsApiSports },
        '/v4/sports/cricket_ipl/events': { body: isListed ? body : list(sound) },
        '/v4/sports/cricket_ipl/odds': { body },
      });
      context.clock.ms += 600_000;
      await feed.step();

      const shown = context.events().find(({ fields }) => fields.name === 'Ferns - Herons');
      expect(shown?.markets[0]?.selections[0]?.odds).toBeCloseTo(odds, 5);
      expectValid();
      expectNoSecret();
    }),
    { numRuns: runs },
  );
});

test('no mutated reply of EntitySport prevents the next ones', async () => {
  const start = context.seconds() - 900;
  const rename = (text: string) =>
    text.replaceAll('Ferns', 'Robins').replaceAll('Herons', 'Owls').replaceAll(':501', ':502');
  host.replies['/v2/auth'] = {
    body: { status: 'ok', response: { token: entityToken, expires: '' } },
  };
  const feed = createEntitySportFeed({
    ...optionsOf(host.url),
    accessKey: secret,
    secretKey: secret,
    callsPerMinute: 6000,
  });
  const ok = (response: string) => ({ body: `{"status":"ok","response":${response}}` });
  let round = 0;

  await fc.assert(
    fc.asyncProperty(mutations, fc.nat(3), async (changes, part) => {
      round += 1;
      const note = `Round ${round}`;
      const { match_id: id, ...named } = entityMatch(start, { status_note: note });
      const parts = [
        { match_id: id, ...named },
        entityLive({ status_note: note }),
        entityScorecard(start, { status_note: note }),
        entityCommentary(),
      ];
      const sound = parts.map(part => rename(JSON.stringify(part)));
      const broken = parts.map((text, index) =>
        index === part ? mutated(text, changes) : JSON.stringify(text),
      );
      const of = (call: Call) => (idOf(call) === '502' ? sound : broken);
      const reply = (at: number) => (call: Call) => ok(of(call)[at] ?? '');
      for (const match of ['501', '502'])
        Object.assign(host.replies, {
          [`/v2/matches/${match}/live`]: reply(1),
          [`/v2/matches/${match}/scorecard`]: reply(2),
          [`/v2/matches/${match}/innings/1/commentary`]: reply(3),
        });
      host.replies['/v2/matches'] = ({ url }) =>
        ok(
          url.searchParams.get('status') === '3'
            ? `{"items":${list(broken[0] ?? '', sound[0] ?? '')}}`
            : '{"items":[]}',
        );
      context.clock.ms += 600_000;
      await feed.step();

      const shown = context.events().find(({ fields }) => fields.name === 'Robins - Owls');
      expect(shown?.fields).toMatchObject({ match_status: note, score: '11/1 (2.1):' });
      expectValid();
      expectNoSecret();
    }),
    { numRuns: runs },
  );
});

test('no mutated reply of CricketData prevents the next ones', async () => {
  const start = context.seconds() - 900;
  const rename = (text: string) =>
    text.replaceAll('Ferns', 'Robins').replaceAll('Herons', 'Owls').replaceAll('-0501', '-0502');
  const feed = createCricketDataFeed({
    ...optionsOf(host.url),
    key: secret,
    dailyHits: 1_000_000,
  });
  const info = '"info":{"hitsToday":1,"hitsLimit":1000000,"hitsUsed":1,"totalRows":2}';
  const ok = (data: string) => ({ body: `{"status":"success","data":${data},${info}}` });
  let round = 0;

  await fc.assert(
    fc.asyncProperty(mutations, fc.nat(1), async (changes, part) => {
      round += 1;
      const status = `Round ${round}`;
      const match = { ...cricketDataMatch(start, { status }), id: 'a-0501' };
      const parts = [match, { ...match, scorecard: [cricketDataInnings()] }];
      const sound = parts.map(part => rename(JSON.stringify(part)));
      const broken = parts.map((text, index) =>
        index === part ? mutated(text, changes) : JSON.stringify(text),
      );
      Object.assign(host.replies, {
        '/v1/currentMatches': ok(list(broken[0] ?? '', sound[0] ?? '')),
        '/v1/match_info': ok(broken[0] ?? ''),
        '/v1/match_scorecard': ({ url }: Call) =>
          ok((url.searchParams.get('id') === 'a-0502' ? sound : broken)[1] ?? ''),
      });
      context.clock.ms += 3_600_000;
      await feed.step();

      const shown = context.events().find(({ fields }) => fields.name === 'Robins - Owls');
      expect(shown?.fields).toMatchObject({ match_status: status, score: '11/1 (2.1):' });
      expectValid();
      expectNoSecret();
    }),
    { numRuns: runs },
  );
});
