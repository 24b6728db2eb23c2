import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readBlocks, type Block } from '@/lib/contract/blocks/block';
import { blockTypes } from '@/lib/contract/page';
import { acceptedBodies, wirePlugins } from '@/tests/fixtures/wire/wire-blocks';
import { disclosures } from '@/components/link/disclosure-text';
import { PageContextProvider } from '@/components/link/page-context.client';
import { aView } from '@/tests/fixtures/live/live-screen';
import { toPageContent } from './page-content';
import { Blocks } from './blocks';
import { languageFlags } from './bookmaker/language-flags';

jest.mock('@/components/content/host-allowlist', () => ({
  hostAllowlist: () => ({ own: ['offthebat.example'], pictures: [] }),
}));

const show = (plugins: unknown[], hasPageTitle = false) => {
  const { parts } = toPageContent(readBlocks(plugins).blocks);
  return render(
    <PageContextProvider view={aView()}>
      <Blocks parts={parts} hasPageTitle={hasPageTitle} />
    </PageContextProvider>,
  ).container;
};
const showOne = (type: Block['type'], body: unknown) => show([{ type, body }]);

test.each(blockTypes)('%s renders every body it accepts', type => {
  for (const body of acceptedBodies[type]) {
    const { firstElementChild } = showOne(type, body);
    expect(firstElementChild?.childElementCount).toBe(1);
    // A spacer, a form without text and an advert that is not loaded yet have no visible content.
    if (!['SpacePlugin', 'ContactUsFormPlugin', 'BannerPlugin'].includes(type))
      expect(firstElementChild?.innerHTML).toMatch(/>[^<]+<|<img/);
  }
});

test('a button prefers an internal link and opens an external one in a new tab', () => {
  show([
    {
      type: 'ButtonPlugin',
      body: { title: 'In', link: '/news', external_link: 'https://e.example' },
    },
    { type: 'ButtonPlugin', body: { title: 'Out', external_link: 'https://e.example' } },
  ]);

  expect(screen.getByRole('link', { name: 'In' })).toHaveAttribute('href', '/news');
  expect(screen.getByRole('link', { name: /^Out/ })).toHaveAttribute('target', '_blank');
});

test('a button or link with an unsafe URL is not rendered, and takes no space', () => {
  const unsafe = { title: 'Nowhere', external_link: 'javascript:alert(1)' };
  const container = show([
    { type: 'ButtonPlugin', body: unsafe },
    { type: 'LinkPlugin', body: { title: 'Nowhere', link: 'https://user:word@e.example' } },
    { type: 'TwoCollPlugin', body: { left: [{ type: 'ButtonPlugin', body: unsafe }], right: 'R' } },
    {
      type: 'ButtonPlugin',
      body: { ...unsafe, link: 'data:text/html,x', external_link: 'e.example' },
    },
  ]);

  expect(screen.queryByText('Nowhere', { selector: 'span' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Nowhere/ })).toHaveAttribute(
    'href',
    'https://e.example/',
  );
  expect(
    [...(container.firstElementChild?.children ?? [])].map(block => block.textContent),
  ).toEqual(['R', expect.stringMatching(/^Nowhere/)]);
});

test('payment methods show their names, languages their flags', () => {
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

test('the comparison shows yes, no, text, platforms and star ratings', () => {
  showOne('BookmakerComparePlugin', acceptedBodies.BookmakerComparePlugin[0]);

  const table = screen.getByRole('table', { name: 'How it compares' });
  expect(within(table).getByRole('columnheader', { name: 'Silly Point' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'Cash out Yes No' })).toBeVisible();
  expect(within(table).getByRole('row', { name: /^Apps Android Web/ })).toBeVisible();
  expect(within(table).getByRole('img', { name: '4.2 of 5' })).toBeVisible();
});

test('numbers the steps of a bonus from one', () => {
  showOne('BonusHeaderPlugin', { title: 'Net session', steps: ['Read', '<p>Join</p>'] });

  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Step 1Read',
    'Step 2Join',
  ]);
});

test('the first answer of an accordion is open, others are closed', () => {
  showOne('AccordionPlugin', [
    { title: 'Why?', text: 'Because' },
    { title: 'When?', text: 'Now' },
  ]);

  expect(screen.getByText('Because')).toBeVisible();
  expect(screen.getByText('Now')).not.toBeVisible();
});

test('truncates a long text at the given length until Read more is clicked', async () => {
  const container = showOne('ReadMorePlugin', {
    text: '<p>One <b>two</b> three</p><p>Four</p>',
    length: 9,
  });

  expect(container.querySelector('.cut')?.textContent).toBe('One two t...');
  expect(screen.getByText('Four')).not.toBeVisible();
  await userEvent.click(screen.getByText('Read more'));
  expect(screen.getByText('Four')).toBeVisible();
});

/** Browser APIs that the carousel needs and jsdom lacks. */
function stubLayoutApis() {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  Element.prototype.scrollTo = () => undefined;
}

test('plays one video at a time, and none before a click', async () => {
  stubLayoutApis();
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

test('the header of a review can be the h1 of the page', () => {
  show([{ type: 'BookmakerHeaderPlugin', body: { slug: 'leg-gully', title: 'Leg Gully' } }], true);

  expect(screen.getByRole('heading', { level: 1, name: 'Leg Gully' })).toBeVisible();
  expect(screen.getByText('18+. New customers only. T&Cs apply.')).toBeVisible();
});

test('each anchor of a page targets one heading', () => {
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
    { id: 'odds-1', title: 'Odds' },
    { id: 'margins', title: 'Margins' },
    { id: 'questions', title: 'Questions' },
  ]);
  for (const { id } of anchors) expect(container.querySelectorAll(`#${id}`)).toHaveLength(1);
});

test('no id occurs twice on a page of several texts with the same headings', () => {
  const html = `<h2 id="odds">Odds</h2><h3>Odds</h3><h2>Social media</h2><h2>${'Long '.repeat(20)}</h2>`;
  const column = [{ type: 'TextContentPlugin', body: html }];
  const container = show([
    { type: 'BookmakerHeaderPlugin', body: { slug: 'a', title: 'A', text: html } },
    { type: 'TextContentPlugin', body: html },
    { type: 'ReadMorePlugin', body: { text: `${html}<p>${'word '.repeat(200)}</p>` } },
    { type: 'TwoCollPlugin', body: { left: column, right: column } },
    { type: 'AccordionPlugin', body: [{ title: 'Why?', text: html }] },
    { type: 'ContactUsFormPlugin', body: { text: html } },
    { type: 'ContactUsFormPlugin', body: {} },
    { type: 'BannerPlugin', body: html },
  ]);

  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids).not.toContain('social-media');
  expect(container.querySelectorAll('h2[id]')).toHaveLength(7 * 3);
});

test('shows the affiliate disclosure once per page, with the first offer', () => {
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

test('states that invented bookmakers pay nothing to anyone, and never that they pay us', () => {
  const { parts } = toPageContent(
    readBlocks([{ type: 'BookmakerHeaderPlugin', body: { slug: 'a', title: 'A' } }]).blocks,
  );
  const { container } = render(
    <PageContextProvider view={aView({ disclosures: disclosures(true) })}>
      <Blocks parts={parts} />
    </PageContextProvider>,
  );

  expect(container).toHaveTextContent(/invented examples: they take no bets and pay nobody/);
  expect(container).not.toHaveTextContent(/pay us/);
});
