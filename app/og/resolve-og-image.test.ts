import { isValidElement } from 'react';
import { siteEnv } from '@/lib/env';
import { quotedWinner, comparedBy } from '@/tests/fixtures/prices/compared-event';
import { pricedKeysIn } from '@/tests/fixtures/wire/price-traces';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import type { Match } from '@/lib/domain/match/match';
import { resolveOgImage } from './resolve-og-image';

let host: HttpHost;

beforeAll(async () => {
  const event = wireEvent({ ...comparedBy, markets: [quotedWinner()], markets_count: 1 });
  host = await httpHost((_, response) => response.end(JSON.stringify(event)));
  siteEnv().API_URL = host.url;
});
afterAll(() => host.close());

test.each(['full', 'info'] as const)(
  "the share image of a match has no price where the policy is '%s'",
  async policy => {
    const picture = await resolveOgImage('match', '5012', policy);
    const drawn = picture?.draw();

    expect(isValidElement(drawn)).toBe(true);
    expect(JSON.stringify(drawn?.props)).toContain('teams');
    expect(pricedKeysIn(drawn?.props)).toEqual([]);
    expect(picture?.key).not.toMatch(/1\.8/);
  },
);

test('the share image for visitors who hide scores has neither score nor result', async () => {
  const [shown, hidden] = await Promise.all(
    ['match', 'fixture'].map(kind => resolveOgImage(kind, '5012', 'full')),
  );
  const { match } = shown?.draw().props as { match: Match };
  const fixture = (hidden?.draw().props as { match: Match }).match;

  expect(match.scores.join('')).not.toBe('');
  expect(fixture).toMatchObject({
    teams: match.teams,
    status: 'upcoming',
    startTime: match.startTime,
  });
  for (const text of [...match.scores, match.statusText].filter(Boolean))
    expect(hidden?.key).not.toContain(text);
});

test('the share image of a bookmaker exists only where prices may be shown', async () => {
  expect(await resolveOgImage('bookmaker', 'silly-point', 'info')).toBeNull();
});
