import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { followRecordedMatch, recordedBookmakers } from '@/tests/system/match/recorded-match-page';
import { wholeMatch } from '@/tests/fixtures/feeds/recorded-match';
import { recordedFolder } from '@/tests/fixtures/feeds/recorded-folder';
import { startApp } from '@/tests/fixtures/servers/start-app';
import { finish, percentile, print } from './report';
import { openTab } from './soak/watched-tab';

/*
 * Replays a complete recorded match, four hours of two streams, to an open match page at 20 times its
 * speed: after each half second the page must show the state of the recording. RECORDED_FEEDS names
 * the folder of recordings. It takes 12 min 45 s. Late steps are merged; at least half of all steps must
 * be shown separately.
 */
const folder = recordedFolder('betfair');
if (!existsSync(folder)) {
  print(`skipped: ${folder} is not there; the suite replays an excerpt`);
  finish([]);
}
const file = path.join(mkdtempSync(path.join(tmpdir(), 'off-the-bat-recorded-')), 'file.json');
writeFileSync(file, JSON.stringify(recordedBookmakers));
const app = await startApp({ FEED: 'none', BOOKMAKERS_FILE: file });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const problems: string[] = [];
try {
  const { page, complaints } = await openTab(browser, app.url);
  const followed = await followRecordedMatch(page, app, {
    folder,
    parts: wholeMatch,
    joinsLateSteps: true,
  });
  const { moments, steps, shownAfterMs, prices, scores, suspended, historyPoints, speed } =
    followed;
  const pushMs = moments.map(({ pushedFrom, pushedUntil }) => pushedUntil - pushedFrom);
  print(
    `${moments.length} of ${steps} separate steps, at ${speed.toFixed(1)} times the speed: ${prices} pairs of prices, ${scores} scores, ${suspended} steps suspended, ${historyPoints} points of history; a push took ${percentile(pushMs, 0.5)} ms, p99 ${percentile(pushMs, 0.99)} ms, and was shown after ${percentile(shownAfterMs, 0.5)} ms, p99 ${percentile(shownAfterMs, 0.99)} ms`,
  );
  if (moments.length < steps / 2) problems.push('more than half of the steps were joined');
  problems.push(...followed.problems, ...complaints, ...app.problems().errors);
} finally {
  await browser.close();
  await app.stop();
}
finish(problems);
