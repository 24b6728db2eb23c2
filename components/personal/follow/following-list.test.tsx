import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Followed } from '@/lib/domain/match/followed';
import { getFollowed, setFollowed } from './followed';
import { FollowingList } from './following-list.client';

const team = (id: string): Followed => ({ kind: 'team', id, name: id.toUpperCase(), href: null });
const textOf = (items: readonly Followed[]) => JSON.stringify({ version: 1, items });
/** The files of jsdom cannot be read. */
const toFile = (text: string): File =>
  Object.assign(new File([text], 'following.json', { type: 'application/json' }), {
    text: async () => text,
  });

async function importFile(file: File): Promise<string> {
  await userEvent.upload(screen.getByLabelText('File to import'), file);
  const statuses = await screen.findAllByRole('status');
  return statuses.map(({ textContent }) => textContent).join('');
}

beforeEach(() => void setFollowed([]));

test('importing a file adds its items to the list', async () => {
  setFollowed([team('ferns')]);
  render(<FollowingList />);

  expect(await importFile(toFile(textOf([team('ferns'), team('herons')])))).toBe(
    '1 of 2 added, the others were followed already.',
  );
  const teams = within(screen.getByRole('region', { name: 'Teams' }));
  expect(teams.getAllByRole('listitem').map(item => item.textContent)).toEqual(['FERNS', 'HERONS']);
});

test('a long list is stored completely, and more can be followed', async () => {
  const many = Array.from({ length: 400 }, (_, at) => team(`team ${at}`));
  render(<FollowingList />);
  await importFile(toFile(textOf(many)));
  act(() => void setFollowed([...getFollowed(), team('herons')]));

  // As the next page reads it.
  const stored = localStorage.getItem('followed');
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: 'followed', newValue: stored })),
  );
  expect(getFollowed()).toHaveLength(401);
});

test.each([
  ['of something else', '{"teams":[]}'],
  ['that is too long', textOf([team('herons')]) + ' '.repeat(1_000_000)],
])('importing a file %s changes nothing', async (_, text) => {
  setFollowed([team('ferns')]);
  render(<FollowingList />);

  expect(await importFile(toFile(text))).toMatch(/nothing from here to follow. Nothing changed/);
  expect(getFollowed()).toEqual([team('ferns')]);
});
