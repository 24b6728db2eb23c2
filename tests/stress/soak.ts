import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { readRecord, type MatchRecord } from '@/api/demo/records/record';
import { EventPage, type WireEvent } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import { growth } from './soak/growth';
import { startApp } from '@/tests/fixtures/servers/start-app';
import { scoreDifferences } from './soak/score-check';
import { openTab, type TabFigures, type WatchedTab } from './soak/watched-tab';

/*
 * `npm run test:deep -- soak[=MINUTES]`: open pages follow the demo feed at five times its pace
 * while matches begin and end. Fails when a page or a program logs an error, when memory grows, or when
 * an ended match's tables differ from its record. Figures go to test-results/soak.json.
 */
const minutes = Number(process.argv[2] ?? 30);
const minuteMs = 60_000;
const list = '/odds/matches/all/in-play';

type Round = {
  minute: number;
  programs: Record<string, number>;
  tabs: Record<string, TabFigures>;
};

const records = readdirSync('api/demo/records/data').map(name =>
  readRecord(JSON.parse(readFileSync(`api/demo/records/data/${name}`, 'utf8'))),
);
const copy = await startApp({ DEMO_SPEED: process.env.DEMO_SPEED ?? '5' });
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(executablePath) && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
});
const problems: string[] = [];

try {
  await soak();
} finally {
  await browser.close();
  await copy.stop();
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `${problems.length === 0 ? 'soak: passed' : `soak: ${problems.length} problems`}\n`,
);
process.exit(problems.length === 0 ? 0 : 1);

async function soak(): Promise<void> {
  const seen = new Map<string, WireEvent>();
  const tabs = await openTabs(await liveNow());
  const rounds: Round[] = [];

  for (let minute = 0; minute <= minutes; minute++) {
    const end = Date.now() + minuteMs;
    for (const event of await liveNow()) seen.set(String(event.id), event);
    rounds.push({ minute, programs: copy.memory(), tabs: await weighAll(tabs) });
    say(rounds.at(-1));
    if (minute === minutes) break;
    await moveOn([tabs['comments'], tabs['charts'], tabs['score']]);
    await wander(tabs['wandering']);
    await sleep(Math.max(0, end - Date.now()));
  }

  const ended = await endedMatches([...seen.keys()]);
  const { page } = await openTab(browser, copy.url);
  for (const event of ended) {
    const record = recordOf(event);
    const path = `${copy.url}${matchPath(toMatch(event))}`;
    if (record) problems.push(...(await scoreDifferences(page, path, record)));
    else problems.push(`no record of ${event.name}`);
  }

  const { errors, warnings } = copy.problems();
  problems.push(
    ...errors,
    ...Object.values(tabs).flatMap(tab => tab.complaints),
    ...growth(rounds),
  );
  if (ended.length === 0 && minutes >= 10) problems.push('no match ended: nothing was compared');
  process.stdout.write(
    `${ended.length} ended matches compared with their records, ${warnings} warnings logged\n`,
  );
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/soak.json', `${JSON.stringify({ rounds, problems }, null, 2)}\n`);
}

/** A list, the match with most overs left on its comments, the next on its score, and a tab that navigates. */
async function openTabs(live: WireEvent[]): Promise<Record<string, WatchedTab>> {
  const [longest, other = longest] = live.map(event => copy.url + matchPath(toMatch(event)));
  if (!longest) throw new Error('The demo has no match in play.');
  return {
    home: await openTab(browser, copy.url),
    list: await openTab(browser, copy.url + list),
    comments: await openTab(browser, `${longest}#comments`),
    charts: await openTab(browser, `${longest}#charts`),
    score: await openTab(browser, `${other}#score`),
    wandering: await openTab(browser, copy.url),
  };
}

/** Moves a tab to another match once its match has ended. */
async function moveOn(tabs: (WatchedTab | undefined)[]): Promise<void> {
  const live = await liveNow();
  const [longest] = live;
  for (const tab of tabs) {
    const { pathname, hash } = new URL(tab?.page.url() ?? copy.url);
    if (live.some(event => matchPath(toMatch(event)) === pathname) || !longest) continue;
    await tab?.page.goto(copy.url + matchPath(toMatch(longest)) + hash);
  }
}

/** Navigates from list to match and back by links: leaks of single pages add up. */
async function wander(tab: WatchedTab | undefined): Promise<void> {
  if (!tab) return;
  const { page } = tab;
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(copy.url + list);
    for (let step = 0; step < 3; step++) {
      await page.locator('main article a[href^="/matches/"]').first().dispatchEvent('click');
      await page.waitForURL('**/matches/**');
      // Not by mouse: on a busy machine elements move between locating and clicking.
      await page.getByRole('tab', { name: /^Comments/ }).dispatchEvent('click');
      await page.getByRole('tab', { name: /^Score/ }).dispatchEvent('click');
      await page.goBack();
      await page.waitForURL(`**${list}`);
    }
  }
}

async function weighAll(tabs: Record<string, WatchedTab>): Promise<Record<string, TabFigures>> {
  const weighed: Record<string, TabFigures> = {};
  for (const [name, tab] of Object.entries(tabs)) weighed[name] = await tab.weigh();
  return weighed;
}

/** By overs left: Tests first, then the latest to start. */
async function liveNow(): Promise<WireEvent[]> {
  const { results } = await eventsOf('/api/events/?status=2');
  const isTest = (event: WireEvent) => Number(event.score?.includes('(') === false);
  return results.toSorted(
    (a, b) => isTest(b) - isTest(a) || Number(b.start_time) - Number(a.start_time),
  );
}

async function endedMatches(ids: string[]): Promise<WireEvent[]> {
  const { results } = await eventsOf('/api/events/');
  return results.filter(event => event.status === 4 && ids.includes(String(event.id)));
}

async function eventsOf(path: string) {
  return EventPage.parse(await (await fetch(copy.url + path)).json());
}

function recordOf({ competitors, replay }: WireEvent): MatchRecord | undefined {
  const names = competitors?.map(team => team.name).join();
  return records.find(
    record =>
      record.dates[0] === replay?.played_on && record.teams.map(team => team.name).join() === names,
  );
}

function say(round: Round | undefined): void {
  if (!round) return;
  const tabs = Object.entries(round.tabs).map(
    ([name, { heapMb, nodes }]) => `${name} ${heapMb} MB ${nodes} nodes`,
  );
  const programs = Object.entries(round.programs).map(([name, mb]) => `${name} ${mb} MB`);
  process.stdout.write(`minute ${round.minute}: ${[...tabs, ...programs].join(' · ')}\n`);
}
