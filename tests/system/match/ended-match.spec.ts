import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { startMockSite } from '@/tests/fixtures/servers/start-mock-site';
import { expect, test } from '@/tests/journeys/support/visit';
import { laterStates } from './later-states';
import { layoutMatches } from './layout-matches';

const { 92: chase } = layoutMatches;
const token = 'a token of the host';

test('a match whose end the host reports is sent as ended from then on', async ({ noJsPage }) => {
  const site = await startMockSite({ events: [chase], settings: { REVALIDATE_TOKEN: token } });
  try {
    const board = noJsPage.getByRole('region', { name: 'Score', exact: true });
    const url = `${site.url}/matches/x-${chase.id}`;
    await noJsPage.goto(url);
    await expect(board).toContainText(chase.match_status);

    site.host.answer({ [`/api/events/${chase.id}`]: laterStates.ended });
    const response = await fetch(`${site.url}/api/revalidate/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: [contentTags.event(String(chase.id))], again: true }),
    });
    expect(response.status).toBe(204);

    await noJsPage.goto(url);
    await expect(board).toContainText(laterStates.ended.match_status);
    await expect(noJsPage.getByText('Player of the match')).toBeVisible();
  } finally {
    await site.stop();
  }
});
