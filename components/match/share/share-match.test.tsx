import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setScoresHidden } from '@/components/personal/hide-scores/hide-scores';
import { aMatch } from '@/tests/fixtures/match';
import { ShareMatch } from './share-match';

const url = 'https://site.example/matches/a-vs-b-1#score';
const match = aMatch({ status: 'live', scores: ['61/1', '117'], replay: null });

const textOf = (name: RegExp) => {
  const link = screen.getByRole('link', { name, hidden: true });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text');
};

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'share');
});

test('links to services with the situation, and without scores while they are hidden', async () => {
  render(<ShareMatch match={match} url={url} />);
  expect(textOf(/^WhatsApp/)).toMatch(/61\/1 .*117.* https:\/\/site\.example/);
  expect(textOf(/^X/)).toContain('61/1');

  await act(async () => void setScoresHidden(true));
  for (const name of [/^WhatsApp/, /^X/, /^Telegram/]) expect(textOf(name)).not.toMatch(/61|117/);
});

test('opens the sheet of the device where it has one', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share });
  render(<ShareMatch match={match} url={url} />);
  await userEvent.click(screen.getByRole('button', { name: 'Share this match' }));
  expect(share).toHaveBeenCalledWith({ text: expect.stringContaining('61/1'), url });
});

test('copies the text with the link', async () => {
  const user = userEvent.setup();
  render(<ShareMatch match={match} url={url} />);
  await user.click(screen.getByRole('button', { name: 'Copy text and link', hidden: true }));
  expect(await navigator.clipboard.readText()).toMatch(/61\/1.*#score$/);
  expect(screen.getByText('Copied')).toBeInTheDocument();
});
