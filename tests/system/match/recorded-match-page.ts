import type { Page } from '@playwright/test';
import { EventPage, type WireEvent } from '@/lib/contract/event';
import { bestPrice, maxHistoryPoints, PriceHistory } from '@/lib/contract/prices/price-history';
import { toMatch } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import { formatOdds } from '@/lib/domain/odds/odds';
import type { RecordedPart } from '@/tests/fixtures/feeds/recorded-match';
import { replayRecording, type Moment } from '@/tests/fixtures/feeds/replay-recording';
import { makeFeedToken } from '@/tests/fixtures/servers/make-feed-token';
import type { StartedApp } from '@/tests/fixtures/servers/start-app';
import { historyProblems, netOdds } from './recorded-history';

type Options = {
  folder: string;
  parts: readonly RecordedPart[];
  joinsLateSteps?: boolean;
};

/** The state of the recorded match on an open page, step by step. */
export type FollowedMatch = {
  moments: Moment[];
  /** The number of steps that the recording has at this speed. */
  steps: number;
  /** The time in ms from the API's response to the page, of each step. */
  shownAfterMs: number[];
  /** The number of different pairs of prices, and of scores. */
  prices: number;
  scores: number;
  /** How long the market was suspended while the match was live, in steps. */
  suspended: number;
  historyPoints: number;
  /** The actual speed of the replay. */
  speed: number;
  problems: string[];
};

const speed = 20;
const stepMs = 500;
/** An update that takes longer is lost. */
const longestMs = 15_000;
const bookmaker = 'betfair-exchange';

/** The file of bookmakers with which prices of the recorded match are links. */
export const recordedBookmakers = {
  [bookmaker]: {
    title: 'Betfair Exchange',
    kind: 'exchange',
    commission: 0.05,
    link: 'https://exchange.example/cricket',
  },
};

/**
 * Replays the recorded match at 20 times its speed to a running API with FEED=none, odds and score as
 * two sources, and compares an open match page after every step with the recording.
 */
export async function followRecordedMatch(
  page: Page,
  app: StartedApp,
  { joinsLateSteps = false, ...recording }: Options,
): Promise<FollowedMatch> {
  const tokenOf = (source: string, part: string) =>
    makeFeedToken(app.dataDir, source, '--parts', part, '--silence', '120');
  const tokens = {
    betfair: await tokenOf('betfair', 'odds'),
    'betfair-scores': await tokenOf('betfair-scores', 'scores'),
  };
  const problems: string[] = [];
  const shownAfterMs: number[] = [];
  let event: WireEvent | null = null;
  /** Read when the match has ended: the best price, as the page shows it, and the bookmaker's own. */
  const histories: PriceHistory[] = [];
  const startedAt = Date.now();

  async function onMoment(moment: Moment): Promise<void> {
    if (!event) {
      event = await onlyEvent(app);
      await page.goto(app.url + matchPath(toMatch(event)));
    }
    const from = Date.now();
    const problem = await problemOn(page, moment);
    shownAfterMs.push(Date.now() - from);
    if (problem) problems.push(`${new Date(moment.odds.time).toISOString()}: ${problem}`);
    if (moment.score.status === 'FINISHED' && histories.length === 0) {
      const best = await readHistory(app, String(event.id), bestPrice);
      histories.push(best, await readHistory(app, String(event.id), bookmaker));
      problems.push(...(await pricesTabProblems(page, best)));
    }
  }

  const { apiUrl } = app;
  const replay = { speed, stepMs, apiUrl, tokens, joinsLateSteps, onMoment };
  const moments = await replayRecording({ ...recording, ...replay });
  const replayedMs = recording.parts.reduce((sum, [first, last]) => sum + last - first, 0);
  const live = moments.filter(({ score }) => score.status !== 'FINISHED');
  const [best, own] = histories.map(({ points }) => points);
  problems.push(...historyProblems(best ?? [], live.map(withBestOnly)));
  problems.push(...historyProblems(own ?? [], live));
  const distinct = (of: (moment: Moment) => unknown) =>
    new Set(live.map(moment => JSON.stringify(of(moment)))).size;
  return {
    moments,
    steps: Math.ceil(replayedMs / (stepMs * speed)),
    shownAfterMs,
    problems,
    prices: distinct(({ odds }) => odds.odds),
    scores: distinct(({ score }) => score.totals),
    suspended: live.filter(({ odds }) => odds.status === 'SUSPENDED').length,
    historyPoints: best?.length ?? 0,
    speed: replayedMs / (Date.now() - startedAt),
  };
}

async function onlyEvent({ url }: StartedApp): Promise<WireEvent> {
  const response = await fetch(`${url}/api/events/?status=0,1,2,3`);
  const { results } = EventPage.parse(await response.json());
  const [event] = results;
  if (!event || results.length > 1) throw new Error(`${results.length} matches instead of one`);
  return event;
}

/** A bookmaker that does not price every selection has no best price. */
const withBestOnly = (moment: Moment): Moment => {
  const { odds } = moment.odds;
  return odds.includes(null)
    ? { ...moment, odds: { ...moment.odds, odds: odds.map(() => null) } }
    : moment;
};

async function readHistory({ url }: StartedApp, id: string, of: string): Promise<PriceHistory> {
  const query = new URLSearchParams({ bookmaker: of, points: String(maxHistoryPoints) });
  const response = await fetch(`${url}/api/events/${id}/price-history?${query}`);
  return PriceHistory.parse(await response.json());
}

type Expected = {
  /** The text of each price; null: suspended. */
  prices: (string | null)[];
  totals: string[];
};

/** Waits until the page shows a moment; returns what is wrong if it never does. */
async function problemOn(page: Page, moment: Moment): Promise<string | null> {
  const expected = toExpected(moment);
  const isThere = await page
    .waitForFunction(isShown, expected, { polling: 10, timeout: longestMs })
    .catch(() => null);
  if (isThere) return null;
  const shown = await page.locator('main').innerText();
  return `expected ${JSON.stringify(expected)}, the page shows ${shown}`;
}

function toExpected({ odds, score }: Moment): Expected {
  const isOpen = score.status !== 'FINISHED' && !odds.odds.includes(null);
  const text = (decimal: number | null) =>
    decimal === null || !isOpen
      ? null
      : formatOdds({ raw: String(decimal), decimal: netOdds(decimal) }, 'decimal');
  return {
    // An open page keeps a market that has closed, suspended.
    prices: odds.odds.map(text),
    // Before its first ball an innings has no score.
    totals: score.totals.filter(total => total !== '0/0'),
  };
}

/** In the page: whether it has the prices of the match winner, a link for each, and the score. */
function isShown({ prices, totals }: Expected): boolean {
  const rows = [...document.querySelectorAll('[data-market="winner"] [data-layout] > *')];
  const shown = rows.map(row => {
    // Of the texts of a row only the price is a number.
    const texts = [...row.querySelectorAll('span')].flatMap(part =>
      [...part.childNodes].flatMap(({ nodeType, textContent }) =>
        nodeType === 3 ? (textContent ?? '') : [],
      ),
    );
    const number = texts.find(text => /^\d+(?:\.\d+)?$/.test(text));
    return row.hasAttribute('data-suspended') ? null : (number ?? '');
  });
  const links = document.querySelectorAll('[data-market="winner"] a[href^="/sportsbet/redirect/"]');
  const score = document.querySelector('[aria-label="Score"]')?.textContent ?? '';
  return (
    JSON.stringify(shown) === JSON.stringify(prices) &&
    links.length === prices.filter(price => price !== null).length &&
    totals.every(total => score.includes(total))
  );
}

/** Waits until the Prices tab has the first, highest and lowest price of both teams. */
async function pricesTabProblems(page: Page, { points, selections }: PriceHistory) {
  const expected = selections.map((_, index) => {
    const quoted = points.flatMap(([, ...odds]) => odds[index] ?? []);
    return [quoted[0] ?? 0, Math.max(...quoted), Math.min(...quoted)]
      .map(decimal => formatOdds({ raw: String(decimal), decimal }, 'decimal'))
      .join();
  });
  await page.getByRole('tab', { name: 'Prices' }).click();
  const hasPrices = await page
    .waitForFunction(hasFirstCells, expected, { timeout: longestMs })
    .catch(() => null);
  return hasPrices ? [] : [`the Prices tab has not ${expected.join(' ')}`];
}

/** In the page: whether the first three cells of each row of the open tab's table are these, joined. */
function hasFirstCells(expected: string[]): boolean {
  const panels = [...document.querySelectorAll('[role=tabpanel]')];
  const table = panels.find(panel => panel.checkVisibility())?.querySelector('table');
  const shown = [...(table?.querySelectorAll('tbody tr') ?? [])].map(row =>
    [...row.querySelectorAll('td')]
      .slice(0, 3)
      .map(({ textContent }) => textContent)
      .join(),
  );
  return shown.join(' ') === expected.join(' ');
}
