import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readBlocks, type Block } from '@/lib/contract/blocks/block';
import { blockTypes } from '@/lib/contract/page';
import { acceptedBodies, wirePlugins } from '@/tests/fixtures/wire-blocks';
import { toPageContent } from '../content/page-content';
import { Blocks } from './blocks';
import { languageFlags } from './language-flags';

jest.mock('../content/site-hosts', () => ({
  siteHosts: () => ({ own: ['offthebat.example'], pictures: [] }),
}));

const show = (plugins: unknown[], holdsTitle = false) => {
  const { parts } = toPageContent(readBlocks(plugins).blocks);
  return render(<Blocks parts={parts} holdsTitle={holdsTitle} />).container;
};
const showOne = (type: Block['type'], body: unknown) => show([{ type, body }]);

test.each(blockTypes)('%s has a face for every body it accepts', type => {
  for (const body of acceptedBodies[type]) {
    const { firstElementChild } = showOne(type, body);
    expect(firstElementChild?.childElementCount).toBe(1);
    // Room, a form without words, and an advert that waits for its place show nothing yet.
    if (!['SpacePlugin', 'ContactUsFormPlugin', 'BannerPlugin'].includes(type))
      expect(firstElementChild?.innerHTML).toMatch(/>[^<]+<|<img/);
  }
});

test('a button leads into the site where it can, else out of it in a new tab', () => {
  show([
    {
      type: 'ButtonPlugin',
      body: { title: 'In', link: '/news', external_link: 'https://e.example' },
    },
    { type: 'ButtonPlugin', body: { title: 'Out', external_link: 'https://e.example' } },
    { type: 'LinkPlugin', body: { title: 'Nowhere', external_link: 'javascript:alert(1)' } },
  ]);

  expect(screen.getByRole('link', { name: 'In' })).toHaveAttribute('href', '/news');
  expect(screen.getByRole('link', { name: /^Out/ })).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('link', { name: 'Nowhere' })).toBeNull();
});

test('ways to pay are words and languages have their flags', () => {
  showOne('BookmakerInfoPlugin', {
    metadata: {
      payment_options: { title: 'Paying in', value: ['debit_card', 'credit_card'] },
      banking_options: { title: 'Paying out', value: 'bank_transfer' },
      languages: { title: 'Languages', value: ['English', 'Danish', 'Latin'] },
    },
  });

  expect(screen.getByRole('row', { name: 'Paying in Debit Card, Credit Card' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Paying out Bank transfer' })).toBeVisible();
  const languages = screen.getByRole('row', { name: /^Languages/ });
  const flags = [...languages.querySelectorAll('img')];
  const places = flags.map(({ style }) => Number.parseFloat(style.objectPosition));
  expect(
    places.map(place => languageFlags[Math.round((place / 100) * (languageFlags.length - 1))]),
  ).toEqual(['gb', 'dk']);
  expect(languages).toHaveTextContent('Latin');
});

test('the comparison says yes, no, words and platforms, and stars its marks', () => {
  showOne('BookmakerComparePlugin', acceptedBodies.BookmakerComparePlugin[0]);

  const table = screen.getByRole('table', { name: 'How it compares' });
  expect(within(table).getByRole('columnheader', { name: 'Silly Point' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'Cash out Yes No' })).toBeVisible();
  expect(within(table).getByRole('row', { name: /^Apps Android Web/ })).toBeVisible();
  expect(within(table).getByRole('img', { name: '4.2 of 5' })).toBeVisible();
});

test('the steps of a bonus are numbered from one', () => {
  showOne('BonusHeaderPlugin', { title: 'Net session', steps: ['Read', '<p>Join</p>'] });

  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Step 1Read',
    'Step 2Join',
  ]);
});

test('several answers may be open; the first one is', () => {
  showOne('AccordionPlugin', [
    { title: 'Why?', text: 'Because' },
    { title: 'When?', text: 'Now' },
  ]);

  expect(screen.getByText('Because')).toBeVisible();
  expect(screen.getByText('Now')).not.toBeVisible();
});

test('a long text is cut where it was told, and is whole on demand', async () => {
  const container = showOne('ReadMorePlugin', {
    text: '<p>One <b>two</b> three</p><p>Four</p>',
    length: 9,
  });

  expect(container.querySelector('.cut')?.textContent).toBe('One two t...');
  expect(screen.getByText('Four')).not.toBeVisible();
  await userEvent.click(screen.getByText('Read more'));
  expect(screen.getByText('Four')).toBeVisible();
});

/** What the carousel asks of a browser and jsdom lacks. */
function laidOut() {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  Element.prototype.scrollTo = () => undefined;
}

test('one video plays at a time, and none before it is asked to', async () => {
  laidOut();
  const container = showOne('TutorialListPlugin', [
    { title: 'The toss', video_url: 'https://youtu.be/dQw4w9WgXcQ' },
    { title: 'The field', video_url: 'https://vimeo.com/123456789' },
    { title: 'No video', video_url: 'https://elsewhere.example' },
  ]);
  expect(container.querySelector('iframe')).toBeNull();

  await userEvent.click(screen.getByRole('link', { name: 'Play: The toss' }));
  expect(screen.getByTitle('The toss')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Play: The field' }));

  expect(container.querySelectorAll('iframe')).toHaveLength(1);
  expect(screen.getByTitle('The field')).toBeVisible();
  expect(screen.queryByText('No video')).toBeNull();
});

test('the head of a review may hold the title of the page', () => {
  show([{ type: 'BookmakerHeaderPlugin', body: { slug: 'leg-gully', title: 'Leg Gully' } }], true);

  expect(screen.getByRole('heading', { level: 1, name: 'Leg Gully' })).toBeVisible();
  expect(screen.getByText('18+. New customers only. T&Cs apply.')).toBeVisible();
});

test('anchors name every second heading of a page once', () => {
  const { blocks } = readBlocks([
    { type: 'TextContentPlugin', body: '<h2>Odds</h2><h3>Decimal</h3><h2></h2>' },
    { type: 'TextPlugin', body: { title: 'Odds', text: '<h2>Margins</h2>' } },
    { type: 'AccordionPlugin', body: { title: 'Questions', items: [{ title: 'Why?' }] } },
    ...wirePlugins.filter(({ type }) => type === 'ButtonPlugin'),
  ]);
  const { parts, anchors } = toPageContent(blocks);
  const { container } = render(<Blocks parts={parts} />);

  expect(anchors).toEqual([
    { id: 'odds', title: 'Odds' },
    { id: 'odds-2', title: 'Odds' },
    { id: 'margins', title: 'Margins' },
    { id: 'questions', title: 'Questions' },
  ]);
  for (const { id } of anchors) expect(container.querySelectorAll(`#${id}`)).toHaveLength(1);
});

test('who pays for links is said once a page, with the first offer', () => {
  const list = { type: 'BookmakersListPlugin', body: [{ slug: 'a', title: 'A' }] };
  const container = show([
    { type: 'TextContentPlugin', body: '<p>Words.</p>' },
    { type: 'TwoCollPlugin', body: { left: [list], right: 'Plain.' } },
    { type: 'BookmakerHeaderPlugin', body: { slug: 'a', title: 'A' } },
    list,
  ]);

  expect(screen.getAllByText(/pay us for visitors/)).toHaveLength(1);
  expect(container.querySelector('[data-block=TwoCollPlugin]')).toHaveTextContent(/pay us/);
});
