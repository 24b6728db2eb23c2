import { act, within } from '@testing-library/react';
import { aCommentaryItem } from '@/tests/fixtures/comment';
import { chooseTab, layOut, showMatchTabs, tab } from '@/tests/fixtures/match-side';

jest.mock('@/lib/api-client/live-snapshot', () => ({
  fetchMatchSnapshot: () => Promise.resolve(null),
}));

beforeEach(() => {
  layOut({ isPhone: false });
  window.history.replaceState(null, '', '/');
});

const arrive = (
  stores: ReturnType<typeof showMatchTabs>['stores'],
  innings: string,
  count: number,
) =>
  act(() =>
    stores.details.putComments([
      {
        id: innings,
        items: Array.from({ length: count }, (_, at) =>
          aCommentaryItem({ Id: `${innings}-${count}-${at}` }),
        ),
      },
    ]),
  );

test('the badge counts all innings, and is cleared when the tab is opened', async () => {
  const { stores } = showMatchTabs();
  expect(tab('Comments')).toBeVisible();

  arrive(stores, '2', 2);
  arrive(stores, '1', 3);
  expect(tab('Comments +5 new')).toBeVisible();
  await chooseTab('Comments');
  expect(tab('Comments')).toBeVisible();
  arrive(stores, '2', 4);
  expect(tab('Comments')).toBeVisible();
  await chooseTab('Score');

  expect(tab('Comments')).toBeVisible();
  arrive(stores, '2', 1);
  expect(tab('Comments +1 new')).toBeVisible();
});

test('the badge stays when another tab is opened', async () => {
  const { stores } = showMatchTabs();
  arrive(stores, '2', 2);

  await chooseTab('Score');

  expect(tab('Comments +2 new')).toBeVisible();
});

test('the badge does not count a comment that only changed', () => {
  const { stores } = showMatchTabs();

  act(() => stores.details.putComments([{ id: '2', items: [aCommentaryItem({ Id: '1' })] }]));

  expect(tab('Comments')).toBeVisible();
});

test.each([
  [99, false],
  [100, true],
])('the badge of %s new comments has the larger style: %p', (count, large) => {
  const { stores } = showMatchTabs();

  arrive(stores, '2', count);

  const badge = within(tab(/^Comments/)).getByText(`+${count}`);
  expect(badge.hasAttribute('data-large')).toBe(large);
});
