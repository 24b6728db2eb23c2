import { Event, type EventBookmaker, type WireMarket } from '@/lib/contract/event';
import { eventStatus } from '@/lib/contract/event-status';
import { PushResult } from '@/lib/contract/push';
import { toMatch, type Match } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import { commentarySoFar } from '@/api/demo/commentary/replay-commentary';
import { demoBookmakers } from '@/api/demo/odds/bookmakers/demo-bookmakers';
import { marketsAt } from '@/api/demo/odds/markets-at';
import { advance, isFinished, startReplay } from '@/api/demo/replay/replay';
import { inplayTimeOf, scoreOf } from '@/api/demo/replay/replay-score';
import { situationOf } from '@/api/demo/replay/replay-situation';
import type { Replay } from '@/api/demo/replay/replay-state';
import { statusTextOf } from '@/api/demo/replay/replay-status';
import { matchInfoOf } from '@/api/demo/scorecard/replay-scorecard';
import { feedSource, type App } from './app';
import { playedTo, pushedFormats, tagNumber, taggedRecord, type MatchStart } from './records';
import { tagOf } from './tags';

/** Parts of a push: `docs/how-to/push-matches.md`. */
type Parts = Record<string, unknown>;
/** New odds of a market's selections in their order; undefined leaves one as it is, null suspends it. */
type Odds = readonly (number | null | undefined)[];

/** A match that only its test changes. */
export type DrivenMatch = {
  id: string;
  path: string;
  teams: readonly [string, string];
  competition: string;
  /** The slug of its league. */
  league: string;
  /** The end of its players' ids. */
  playerMark: string;
  /** The match as the API has it. */
  read(): Promise<Match>;
  /** Bowls balls of its record; resolves when they are stored and published, as all of these do. */
  play(balls?: number): Promise<void>;
  /** Bowls until the replay is so. */
  playUntil(isThere: (replay: Replay) => boolean): Promise<void>;
  /** How the links of a selection's odds begin, by its place in the market as it was at the start. */
  oddsHref(marketId: string, selection?: number): string;
  /** Changes prices of a market, of all bookmakers or of one. */
  price(marketId: string, odds: Odds, bookmaker?: string): Promise<void>;
  /** Suspends a market, or opens it again. */
  suspend(marketId: string, isSuspended?: boolean): Promise<void>;
  /** Pushes these parts. */
  push(parts: Parts): Promise<void>;
  /** Bowls the rest of the record: it has ended. */
  finish(): Promise<void>;
  /** Ends it in its current state. */
  end(): Promise<void>;
};

export type Matches = {
  start(options?: MatchStart): Promise<DrivenMatch>;
  /** Ends all of them, so that no later test meets them among those in play. */
  endAll(): Promise<void>;
};

let made = 0;

/** A source of matches, with the public endpoint of pushes. */
export function createMatches(app: App): Matches {
  const started: DrivenMatch[] = [];
  return {
    async start(options = {}) {
      made += 1;
      const match = await startMatch(app, tagOf(made), options);
      await app.forgetCopies();
      started.push(match);
      return match;
    },
    async endAll() {
      for (const match of started) await match.end();
    },
  };
}

async function startMatch(app: App, tag: string, options: MatchStart): Promise<DrivenMatch> {
  const record = taggedRecord(tag, options);
  const competition = record.league.name;
  const externalId = `match-${tag}`;
  const hasBalls = options.at !== undefined && options.at !== 0;
  const startsIn = options.startsIn ?? (hasBalls ? -1 : 2);
  const startTime = Math.floor(app.now() / 1000 + startsIn * 3600);
  let replay = playedTo(startReplay(record, { startTime }), options.at ?? 0);
  let markets: WireMarket[] = [];
  let revision = 0;
  let isLive = startsIn <= 0;
  const sent = new Map<string, number>();

  async function push(parts: Parts): Promise<string> {
    revision += 1;
    const at = Math.floor(app.now() / 1000);
    const response = await fetch(`${app.apiUrl}/api/feeds/${feedSource}/events/${externalId}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${app.feedToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ revision, at, ...parts }),
    });
    const text = await response.text();
    const { success, data } = PushResult.safeParse(JSON.parse(text));
    if (!success || !data.applied || data.event === null) throw new Error(`not applied: ${text}`);
    return data.event;
  }

  const statusNow = () =>
    isFinished(replay) ? eventStatus.past : isLive ? eventStatus.live : eventStatus.upcoming;

  /** The parts that have changed with the replay. */
  function stateNow(): Parts {
    markets = marketsAt(situationOf(replay), {
      matchId: externalId,
      seed: 'journeys',
      bookmakers: demoBookmakers,
      jitterStepOf: () => 0,
      at: Math.floor(app.now() / 1000),
    });
    const commentary = commentarySoFar(replay).flatMap(({ id, items }) => {
      const news = items.slice(0, items.length - (sent.get(String(id)) ?? 0));
      sent.set(String(id), items.length);
      return news.length > 0 ? [{ id, items: news }] : [];
    });
    return {
      score: {
        status: statusNow(),
        match_status: isLive ? statusTextOf(replay) : 'Not started',
        inplay_time: inplayTimeOf(replay),
        score: scoreOf(replay),
      },
      match_info: matchInfoOf(replay),
      ...(commentary.length > 0 && { commentary }),
      ...prices(),
    };
  }

  const prices = () => ({ markets: markets.map(toPushed), bookmakers });

  async function bowl(next: Replay): Promise<void> {
    isLive = true;
    replay = next;
    await push(stateNow());
  }
  async function changeMarket(id: string, change: (market: WireMarket) => WireMarket) {
    if (!markets.some(market => market.id === id)) throw new Error(`no market '${id}'`);
    markets = markets.map(market => (market.id === id ? change(market) : market));
    await push(prices());
  }

  const [first, second] = record.teams;
  const fixture = {
    competition,
    format: pushedFormats[record.format],
    gender: record.gender === 'female' ? 'women' : 'men',
    teams: [first.name, second.name],
    start: startTime,
  };
  const id = await push({ fixture, ...stateNow() });
  const read = async (): Promise<Match> => {
    const response = await fetch(`${app.apiUrl}/api/events/${id}`);
    return toMatch(Event.parse(await response.json()));
  };
  const match = await read();
  return {
    id,
    read,
    competition,
    league: match.league ?? '',
    playerMark: tagNumber(tag),
    path: matchPath(match),
    teams: [first.name, second.name],
    oddsHref(marketId, selection = 0) {
      const found = match.markets.find(market => market.id === marketId)?.selections[selection];
      if (!found) throw new Error(`no selection ${selection} of '${marketId}'`);
      return `/sportsbet/redirect/${id}/${marketId}/${found.id}/`;
    },
    async play(balls = 1) {
      for (let ball = 0; ball < balls; ball += 1) await bowl(advance(replay));
    },
    async playUntil(isThere) {
      let next = replay;
      while (!isThere(next) && !isFinished(next)) next = advance(next);
      await bowl(next);
    },
    price: (marketId, odds, bookmaker) =>
      changeMarket(marketId, market => repriced(market, odds, bookmaker)),
    suspend: (marketId, isSuspended = true) =>
      changeMarket(marketId, market => ({ ...market, status: isSuspended ? 'suspended' : 'open' })),
    push: async parts => void (await push(parts)),
    async finish() {
      let next = replay;
      while (!isFinished(next)) next = advance(next);
      await bowl(next);
    },
    async end() {
      markets = [];
      // One that had not begun would stay the newest result, before those of later tests.
      const start = Math.min(startTime, Math.floor(app.now() / 1000) - 3600);
      await push({
        fixture: { ...fixture, start },
        score: { status: eventStatus.past },
        markets: [],
      });
    },
  };
}

const bookmakers: EventBookmaker[] = demoBookmakers.map(({ slug, title, commission }) => ({
  slug,
  title,
  kind: commission === null ? 'fixed' : 'exchange',
  ...(commission !== null && { commission }),
}));

/** Our prices have no headline: the ingest makes it. */
const toPushed = ({ selections, ...market }: WireMarket) => ({
  ...market,
  selections: selections.map(({ id, name, prices }) => ({ id, name, prices: prices ?? [] })),
});

function repriced(market: WireMarket, odds: Odds, bookmaker?: string): WireMarket {
  return {
    ...market,
    selections: market.selections.map((selection, index) => {
      const next = odds[index];
      if (next === undefined) return selection;
      const prices = (selection.prices ?? []).map(price =>
        bookmaker === undefined || price.bookmaker === bookmaker
          ? {
              ...price,
              odds: next,
              status: next === null ? ('suspended' as const) : ('open' as const),
            }
          : price,
      );
      return { ...selection, prices };
    }),
  };
}
