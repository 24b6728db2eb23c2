import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Shell } from './shell';

jest.mock('next/navigation', () => ({ usePathname: () => '/decimal.full/matches/a-vs-b-1' }));

const menu = {
  links: [
    { link: 'odds', title: 'Odds', in_sidebar: true },
    { link: '/giveaway/', title: 'Giveaway', in_sidebar: true },
    { link: 'secret', title: 'Not in the sidebar', in_sidebar: false },
    { link: 'silent', title: 'Says nothing' },
  ],
  bottom_links: [{ link: 'contact', title: 'Contact' }],
};

function renderShell(overrides: Partial<ComponentProps<typeof Shell>> = {}) {
  return render(
    <Shell
      siteName="Off the Bat"
      menu={menu}
      toolbarLinks={[
        { link: 'https://partner.example/', title: 'Fantasy cricket', paid: true },
        { link: 'javascript:alert(1)', title: 'Trap' },
      ]}
      socialLinks={[{ link: 'https://social.example/us', slug: 'twitter' }]}
      copyright="2009-2019"
      oddsSelector={<p>selector</p>}
      {...overrides}
    >
      <h1>Page</h1>
    </Shell>,
  );
}

const sidebar = () => screen.getByRole('complementary', { name: 'Site' });
const footer = () => screen.getByRole('contentinfo');

beforeEach(() => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ addEventListener: jest.fn(), removeEventListener: jest.fn() });
});

describe('the sidebar', () => {
  test('lists the menu links that have in_sidebar set', () => {
    renderShell();

    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Odds', '/odds/matches'],
      ['Giveaway', '/giveaway'],
    ]);
  });

  test('has no main navigation when the menu is empty', () => {
    renderShell({ menu: { links: [], bottom_links: [] } });

    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    expect(within(sidebar()).getByText('selector')).toBeVisible();
  });

  test('marks the current section regardless of the internal view segment', () => {
    renderShell();

    expect(within(sidebar()).getByRole('link', { current: 'page' })).toHaveTextContent('Odds');
  });

  test('opens paid links in a new tab as such, and drops unsafe schemes', () => {
    renderShell();

    const other = screen.getByRole('link', { name: 'Fantasy cricket (opens in a new tab)' });
    expect(other).toHaveAttribute('rel', 'sponsored nofollow noopener');
    expect(other).toHaveAttribute('target', '_blank');
    expect(screen.queryByText('Trap')).not.toBeInTheDocument();
  });

  test('marks the giveaway unless the host reports that none is running', () => {
    const giveaway = { link: 'giveaway', title: 'Giveaway', in_sidebar: true };
    const dots = () =>
      within(screen.getByRole('navigation', { name: 'Main' }))
        .getByRole('link')
        .querySelectorAll('[class*=dot]');
    const { unmount } = renderShell({ menu: { links: [giveaway], bottom_links: [] } });
    expect(dots()).toHaveLength(1);
    unmount();

    renderShell({ menu: { links: [{ ...giveaway, is_running: false }], bottom_links: [] } });
    expect(dots()).toHaveLength(0);
  });

  test('shows the gambling notice', () => {
    renderShell();

    expect(within(sidebar()).getByText('18+')).toBeVisible();
    expect(
      within(sidebar()).getByText('Gambling can be addictive, please play responsibly!'),
    ).toBeVisible();
  });
});

describe('the mobile menu button', () => {
  const opener = () => screen.getByLabelText('Open menu');
  const open = async () => {
    renderShell();
    await userEvent.click(opener());
  };

  test('opens the sidebar over an inert page and moves the focus into it', async () => {
    await open();

    expect(document.body).toHaveClass('sidebar-open');
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('main', { hidden: true }).closest('[inert]')).not.toBeNull();
    expect(sidebar().closest('[inert]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close control', () => userEvent.click(screen.getByLabelText('Close menu'))],
    ['a chosen page', () => userEvent.click(screen.getByRole('link', { name: 'Giveaway' }))],
  ])('%s closes the menu and returns the focus to the button', async (_name, close) => {
    await open();
    document.addEventListener('click', event => event.preventDefault(), { once: true });

    await close();

    expect(document.body).not.toHaveClass('sidebar-open');
    expect(opener()).toHaveFocus();
    expect(screen.getByRole('main').closest('[inert]')).toBeNull();
  });
});

describe('the footer', () => {
  test('describes the site in the agreed wording', () => {
    renderShell();

    expect(footer()).toHaveTextContent(
      'Current Indian cricket news, play-by-play of players and matches, results, and international, major and minor league news.',
    );
    expect(footer()).toHaveTextContent('© 2009-2019.');
  });

  test("credits the source of the host's matches, and no other host's", () => {
    const { unmount } = renderShell({ dataCredit: 'Ball-by-ball data: Cricsheet' });
    expect(footer()).toHaveTextContent('© 2009-2019. Ball-by-ball data: Cricsheet.');
    unmount();

    renderShell();
    expect(footer()).not.toHaveTextContent('Cricsheet');
  });

  test('links the bottom menu and the social networks, whose slug is both class name and text', () => {
    renderShell();

    const social = within(footer()).getByRole('link', { name: 'twitter (opens in a new tab)' });
    expect(social).toHaveAttribute('href', 'https://social.example/us');
    expect(social).toHaveAttribute('target', '_blank');
    expect(social).toHaveClass('twitter');
    expect(within(footer()).getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('contains the odds selector, and the newsletter when there is one', () => {
    renderShell({ newsletter: <form aria-label="Newsletter" /> });

    expect(within(footer()).getByText('selector')).toBeVisible();
    expect(within(footer()).getByRole('form', { name: 'Newsletter' })).toBeInTheDocument();
  });
});
