import { gzipSync } from 'node:zlib';
import { eventStatus } from '@/lib/contract/event-status';
import type { DrivenMatch, Matches } from '@/tests/journeys/support/app/matches';
import { expect, test } from '@/tests/journeys/support/test';

const maxHtmlBytes = 30 * 1024;
const maxElements = 1800;
const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

async function startFinished(
  matches: Matches,
  record: 't20' | 'test' | 'no result' | 'super over',
): Promise<DrivenMatch> {
  const match = await matches.start({ record, at: 0.99 });
  await match.finish();
  return match;
}

async function startAbandoned(matches: Matches): Promise<DrivenMatch> {
  const match = await matches.start();
  await match.push({
    score: { status: eventStatus.past, match_status: 'Match Ended' },
    match_info: { Matchdetail: { Result: 'Match abandoned without a ball bowled' } },
    markets: [],
  });
  return match;
}

async function startWith(
  matches: Matches,
  [status, match_status]: [number, string],
  options: Parameters<Matches['start']>[0],
): Promise<DrivenMatch> {
  const match = await matches.start(options);
  await match.push({ score: { status, match_status } });
  return match;
}

/** Every state that a match page must fit. */
const states: Record<string, (matches: Matches) => Promise<DrivenMatch>> = {
  upcoming: matches => matches.start(),
  'delayed by rain': matches => startWith(matches, [eventStatus.upcoming, 'Start delayed'], {}),
  finished: matches => startFinished(matches, 't20'),
  abandoned: startAbandoned,
  'no result': matches => startFinished(matches, 'no result'),
  'super over': matches => startFinished(matches, 'super over'),
  'rain in play': matches =>
    startWith(matches, [eventStatus.live, 'Rain stopped play'], {
      record: 'rain-reduced one-day',
      at: 0.7,
    }),
  'the end of a chase': matches => matches.start({ at: 0.99 }),
  'super over in play': matches => matches.start({ record: 'super over', at: 0.99 }),
  'Test in play': matches => matches.start({ record: 'test', at: 0.97 }),
  'Test finished': matches => startFinished(matches, 'test'),
  'a four-day match in play': matches => matches.start({ record: 'four-day', at: 0.97 }),
  'a second innings of eight overs': matches => matches.start({ record: 'four-day', at: 0.3 }),
};

test.describe('a match', { tag: '@desktop' }, () => {
  test('a match in every state has at most 30 KB of compressed HTML and 1800 elements', async ({
    request,
    app,
    matches,
  }) => {
    test.slow();
    /** Fills the price chart with all its points, which the largest page has. */
    const movePrices = async (match: DrivenMatch) => {
      for (let step = 0; step < 24; step += 1) {
        await app.advance(3000);
        await match.price('winner', [1.5 + step / 50, 2.7 - step / 50]);
      }
      await app.forgetCopies();
    };
    for (const [state, start] of Object.entries(states)) {
      const match = await start(matches);
      if (state === 'a four-day match in play') await movePrices(match);
      const answer = await request.get(match.path);
      expect.soft(answer.status(), state).toBe(200);
      const html = await answer.text();
      const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
      expect.soft(gzipSync(html).byteLength, state).toBeLessThanOrEqual(maxHtmlBytes);
      expect.soft(markup.match(/<[a-z]/gi)?.length ?? 0, state).toBeLessThanOrEqual(maxElements);
    }
  });

  test('a match that has ended opens on its score', async ({ page, matches }) => {
    const match = await startFinished(matches, 't20');
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await page.goto(`${match.path}?history=true`);

      await expect(page.getByRole('tab', { selected: true })).toHaveText('Score');
      await expect(page.getByRole('table', { name: 'Batting' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Score' })).toContainText(
        /Mumbai Indians [A-Z]{3} won by 4 wickets/,
      );
      await expect(page.getByText('Player of the match: WG Jacks 2/14')).toBeVisible();
      await expect(page.getByText('Markets are not available')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Watch stream' })).toHaveCount(0);
      await page.getByRole('tab', { name: 'Match info' }).click();
      await expect(page.getByText('Live Coverage')).toHaveCount(0);
    }
  });

  test('a match of hundreds of overs has no over in its HTML, and draws all when its charts are opened', async ({
    page,
    request,
    matches,
  }) => {
    const match = await matches.start({ record: 'four-day', at: 0.97 });
    const html = await (await request.get(match.path)).text();
    expect(html.match(/overs\\":\[/g)).toHaveLength(4);
    expect(html).not.toContain('overs\\":[{');
    await page.goto(match.path);

    await page.getByRole('tab', { name: 'Charts' }).click();

    await expect(page.getByRole('img', { name: /^Runs in each over of/ })).toHaveCount(4);
  });

  test('a long match in play has the tables of its earlier innings once its page is open', async ({
    page,
    matches,
  }) => {
    const match = await matches.start({ record: 'four-day', at: 0.97 });
    await page.goto(`${match.path}#score`);
    const score = page.getByRole('tabpanel', { name: 'Score' });
    const innings = score.getByRole('group', { name: 'Innings' }).getByRole('button');
    await expect(innings).toHaveCount(4);
    for (const button of await innings.all()) {
      await button.click();
      await expect(score.getByRole('table', { name: 'Bowling' })).toBeVisible();
    }
  });

  test('a match that was abandoned has its result and no empty block', async ({
    page,
    matches,
  }) => {
    const match = await startAbandoned(matches);
    await page.goto(match.path);

    await expect(page.getByRole('region', { name: 'Score' })).toContainText(
      'Match abandoned without a ball bowled',
    );
    // It had prices: their chart remains.
    await expect(page.getByRole('tab')).toHaveText(['Charts', 'Match info']);
    await page.getByRole('tab', { name: 'Charts' }).click();
    await expect(page.getByRole('img', { name: /^Win chance/ })).toBeVisible();
    await expect(page.getByText(/not available/)).toHaveCount(0);
  });

  test('a match that has ended shows all its innings without scripts', async ({
    noJsPage: page,
    matches,
  }) => {
    const match = await startFinished(matches, 'test');
    await page.setViewportSize(phone);
    await page.goto(match.path);

    await expect(page.getByRole('table', { name: 'Batting' })).toHaveCount(4);
    const [first, second] = match.teams;
    for (const innings of ['1st', '2nd'])
      for (const team of [first, second]) {
        const name = `${team} ${innings} Inns`;
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      }
  });
});
