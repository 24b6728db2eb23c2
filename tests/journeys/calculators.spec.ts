import { calculatorNames, calculatorPath } from '@/lib/domain/calculators/calculator';
import { expect, test } from '@/tests/journeys/support/test';
import { violations } from '@/tests/journeys/support/violations';

const robots = 'meta[name="robots"]';
const canonical = 'link[rel="canonical"]';

test('a calculator works without scripts, and keeps what was typed beside its errors', async ({
  noJsPage: page,
}) => {
  await page.goto('/calculators');
  await page.getByRole('main').getByRole('link', { name: 'Accumulator calculator' }).click();
  await expect(page.locator(robots)).toHaveCount(0);
  await page.getByLabel('Stake').fill('10');
  await page.getByLabel('Currency sign').selectOption('₹');
  await page.getByLabel('Leg 1').fill('6/4');
  await page.getByLabel('Leg 3').fill('2,x');
  await page.getByRole('button', { name: 'Calculate' }).click();

  const problem = page.getByText('One field needs another look');
  await expect(problem).toBeInViewport();
  await expect(page.getByLabel('Leg 3')).toHaveValue('2,x');
  await expect(page.getByLabel('Leg 3')).toHaveAccessibleDescription(/not Decimal odds/);
  await page.getByLabel('Leg 3').fill('2,4');
  await page.getByRole('button', { name: 'Calculate' }).click();

  await expect(page).toHaveURL(/stake=10.*#result$/);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('heading')).toBeInViewport();
  await expect(result.getByRole('row', { name: /All legs win/ })).toContainText('₹60.00');
  await expect(result.getByRole('row', { name: /Any leg loses/ })).toContainText('−₹10.00');
  await expect(result).toContainText('10 × 2.5 × 2.4 = ₹60.00');
  await expect(page.getByLabel('Currency sign')).toHaveValue('₹');
  await expect(page.locator(robots)).toHaveAttribute('content', /noindex/);
  await expect(page.locator(canonical)).toHaveAttribute('href', /\/calculators\/accumulator$/);
});

test(
  'no calculator has an accessibility violation, empty or answered',
  { tag: '@desktop' },
  async ({ page }) => {
    const answered = '?stake=10&terms=1%2F5&odds=2.5&odds=3';
    for (const path of ['/calculators', ...calculatorNames.map(calculatorPath)]) {
      await page.goto(path + (path === '/calculators' ? '' : answered));

      expect(await violations(page), path).toEqual([]);
    }
    await page.goto('/calculators/margin?odds=1e999');
    expect(await violations(page)).toEqual([]);
  },
);

test.describe('any query', { tag: '@desktop' }, () => {
  test('is answered, and no cache mixes two', async ({ request }) => {
    const text = async (query: string) => {
      const answer = await request.get(`/calculators/margin${query}`);
      expect(answer.status(), query).toBe(200);
      return answer.text();
    };
    const margin = (html: string) => /The margin is ([\d.]+)/.exec(html)?.[1];

    const [first, second, swapped] = ['?odds=1.9&odds=1.9', '?odds=1.8&odds=1.8', '?odds=1.8'];
    expect(margin(await text(first))).toBe('5.3');
    expect(margin(await text(second))).toBe('11.1');
    expect(margin(await text(first))).toBe('5.3');
    expect(margin(await text(`${swapped}&x=1&odds=1.8&utm_source=mail`))).toBe('11.1');
    expect(margin(await text('?format=moneyline&odds=-111&odds=-125'))).toBe('8.2');
    expect(await text('?utm_source=mail')).not.toMatch(/noindex|Not calculated/);
    for (const hostile of [
      '?odds=1e999&odds=NaN',
      '?odds=%F0%9F%8F%8F&odds=%00%0d%0aset-cookie:x=1',
      '?odds=%FF&odds=%E0%A4%A',
      `?${'odds=2&'.repeat(100)}`,
      `?odds=${'9'.repeat(2000)}&odds=2`,
      '?odds[]=2&odds[]=3&odds=',
      '?odds=%3Cscript%3Ealert(1)%3C/script%3E&odds=2',
    ]) {
      const html = await text(hostile);
      expect(html, hostile).toContain('Not calculated yet');
      expect(html, hostile).toMatch(/<meta name="robots" content="noindex/);
      expect(html, hostile).not.toMatch(/<script>alert/);
    }
    expect(margin(await text('?odds=%E0%A5%A7.%E0%A5%AF&odds=%E0%A5%A7.%E0%A5%AF'))).toBe('5.3');
  });

  test('bets are hidden where prices are, and odds and margins are not', async ({ request }) => {
    const headers = { cookie: 'scores_only=1' };
    const statuses = await Promise.all(
      calculatorNames.map(async name => [
        name,
        (await request.get(`${calculatorPath(name)}?odds=2&stake=1`, { headers })).status(),
      ]),
    );

    expect(Object.fromEntries(statuses)).toEqual({
      odds: 200,
      margin: 200,
      accumulator: 403,
      'each-way': 403,
      dutching: 403,
    });
    const index = await (await request.get('/calculators', { headers })).text();
    expect(index).toContain('href="/calculators/margin"');
    expect(index).not.toMatch(/calculators\/(accumulator|each-way|dutching)/);
  });
});
