import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Share } from './share';

const url = 'https://site.example/news/a-&-b';

test.each([
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }],
  ['Twitter', 'https://twitter.com/intent/tweet', { text: '50% & more #1', url }],
  ['WhatsApp', 'https://wa.me/', { text: `50% & more #1 ${url}` }],
  ['Telegram', 'https://t.me/share/url', { url, text: '50% & more #1' }],
])('links to the share page of %s', (name, address, query) => {
  render(<Share title="50% & more #1" url={url} />);

  const link = screen.getByRole('link', { name: `Share on ${name} (opens in a new tab)` });
  const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(origin + pathname).toBe(address);
  expect(Object.fromEntries(searchParams)).toEqual(query);
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('copies the URL and announces success or failure', async () => {
  const user = userEvent.setup();
  render(<Share title="a" url={url} />);

  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.getByRole('status')).toHaveTextContent('Link copied');
  expect(await navigator.clipboard.readText()).toBe(url);

  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.getByRole('status')).toHaveTextContent('The link could not be copied');
});

test('offers the Web Share API where the browser supports it', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Share title="a" url={url} />);
  expect(screen.queryByRole('button', { name: 'Share in another way' })).not.toBeInTheDocument();
  unmount();

  const share = jest.fn().mockRejectedValueOnce(new DOMException('', 'AbortError'));
  Object.assign(navigator, { share });
  render(<Share title="a" url={url} />);
  await user.click(screen.getByRole('button', { name: 'Share in another way' }));
  expect(share).toHaveBeenCalledWith({ title: 'a', url });
  Reflect.deleteProperty(navigator, 'share');
});
