import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { excerptFolder, excerptParts } from '@/tests/fixtures/feeds/recorded-match';
import { startApp, type StartedApp } from '@/tests/fixtures/servers/start-app';
import { followRecordedMatch, recordedBookmakers } from '@/tests/system/match/recorded-match-page';
import { expect, test } from '@/tests/journeys/support/visit';

/*
 * `npm run test:deep -- recorded-match` replays the complete match where its recording is
 * available. This takes 40 s.
 */
test.describe('an excerpt of a recorded match', { tag: ['@desktop', '@deep'] }, () => {
  let app: StartedApp;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'off-the-bat-recorded-')), 'file.json');
    writeFileSync(file, JSON.stringify(recordedBookmakers));
    app = await startApp({ FEED: 'none', BOOKMAKERS_FILE: file });
  });
  test.afterAll(() => app?.stop());

  test('the excerpt is on an open page step by step, suspended while the market is, and in its history', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const options = { folder: excerptFolder, parts: excerptParts };
    const followed = await followRecordedMatch(page, app, options);

    expect(followed.problems).toEqual([]);
    expect(followed.suspended).toBeGreaterThan(0);
    expect(followed.prices).toBeGreaterThan(12);
    expect(followed.scores).toBeGreaterThan(8);
    expect(followed.historyPoints).toBeGreaterThan(10);
    await expect(page.getByRole('region', { name: 'Score' })).toContainText('Netherlands won');
    await page.getByRole('tab', { name: 'Match info' }).click();
    await expect(page.getByText(/^Score from betfair-scores, last at/)).toBeVisible();
  });
});
