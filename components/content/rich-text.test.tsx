import { render, screen, within } from '@testing-library/react';
import { RichText } from './rich-text';

jest.mock('./site-hosts', () => ({
  siteHosts: () => ({ own: ['offthebat.example'], pictures: ['cdn.example'] }),
}));

const show = (html: string) => render(<RichText html={html} />).container.firstElementChild;

test('links stay on the site when they lead to it, and open anew when they leave it', () => {
  show(
    '<a href="https://offthebat.example/news/?tag=ipl">News</a> <a href="http://elsewhere.example">Away</a> <a href="#odds">Down</a>',
  );

  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news?tag=ipl');
  expect(screen.getByRole('link', { name: 'News' })).not.toHaveAttribute('target');
  const away = screen.getByRole('link', { name: 'Away (opens in a new tab)' });
  expect(away).toHaveAttribute('target', '_blank');
  expect(away).toHaveAttribute('rel', 'nofollow noopener');
  expect(screen.getByRole('link', { name: 'Down' })).toHaveAttribute('href', '#odds');
});

test('a link through a paid redirect says so to crawlers', () => {
  show('<a href="/bookmaker/redirect/leg-gully">Visit</a>');

  expect(screen.getByRole('link')).toHaveAttribute('rel', 'sponsored nofollow noopener');
});

test.each(['javascript:alert(1)', 'data:text/html,x', ' jAvA\tscript:x', 'vbscript:x', ''])(
  'a link to %j keeps its words only',
  href => {
    const text = show(`<p>See <a href="${href}">this</a>.</p>`);

    expect(text).toHaveTextContent('See this.');
    expect(text?.querySelector('a')).toBeNull();
  },
);

test('scripts, handlers, frames and styles leave nothing', () => {
  const text = show(
    '<p onclick="x()" style="color:red" class="y">One</p><script>x()</script><iframe src="https://a.example"></iframe><svg onload="x()"><text>x</text></svg><style>p{}</style><img src="x" onerror="x()"><form action="/x"><input name="a">Two</form>',
  );

  expect(text?.innerHTML).toBe('<p>One</p>Two');
});

test('empty paragraphs and headings make one spacer, however many follow each other', () => {
  const text = show('<p>One</p><p></p>\n<h2>&nbsp;</h2><p> <br></p><p>Two</p><h3></h3>');

  const tags = [...(text?.children ?? [])].map(({ tagName, className, textContent }) => [
    tagName,
    className || textContent,
  ]);
  expect(tags).toEqual([
    ['P', 'One'],
    ['P', 'spacer'],
    ['P', 'Two'],
    ['P', 'spacer'],
  ]);
});

test('a paragraph with a picture alone is not empty', () => {
  show('<p><img src="/media/pictures/toss.webp" alt="The toss" width="640" height="360"></p>');

  expect(screen.getByRole('img', { name: 'The toss' })).toHaveAttribute('width', '640');
});

test('pictures have a size, come late, and only from where they may', () => {
  const text = show(
    '<img src="https://cdn.example/a.webp" srcset="https://cdn.example/b.webp 2x" alt="A"><img src="https://elsewhere.example/b.webp" alt="B"><img src="/media/c.webp" srcset="https://elsewhere.example/c.webp 2x" alt="C" width="1e9" height="10">',
  );

  const [first, third] = within(text as HTMLElement).getAllByRole('img');
  expect(screen.queryByRole('img', { name: 'B' })).toBeNull();
  expect(first).toHaveAttribute('srcset', 'https://cdn.example/b.webp 2x');
  for (const image of [first, third]) {
    expect(image).toHaveAttribute('width', '640');
    expect(image).toHaveAttribute('height', '360');
    expect(image).toHaveAttribute('loading', 'lazy');
  }
  expect(third).not.toHaveAttribute('srcset');
});

test('headings begin below the title, and their ids are their own', () => {
  const text = show(
    '<h1>Odds &amp; evens</h1><h2>Odds & Evens</h2><h3 id="odds-evens">Third</h3><h2>Über Chance</h2><h2>संभावना</h2><h2 id="content">Content</h2>',
  );

  expect([...(text?.children ?? [])].map(({ tagName, id }) => `${tagName} ${id}`)).toEqual([
    'H2 odds-evens',
    'H2 odds-evens-2',
    'H3 odds-evens-3',
    'H2 uber-chance',
    'H2 section',
    'H2 content-2',
  ]);
});

test('a table scrolls in a box of its own that keyboards reach, its head says what it heads', () => {
  show(
    '<table>\n<thead>\n<tr>\n<th align="right">Decimal</th><th>Malay</th></tr></thead><tbody><tr><td align="right">2.00</td><td>1.00</td></tr></tbody></table>',
  );

  const box = screen.getByRole('region', { name: 'Decimal, Malay' });
  expect(box).toHaveAttribute('tabindex', '0');
  const head = within(box).getByRole('columnheader', { name: 'Decimal' });
  expect(head).toHaveAttribute('scope', 'col');
  expect(head).toHaveStyle({ textAlign: 'right' });
});

test('nested links, paragraphs and unclosed tags come out as browsers would build them', () => {
  const text = show(
    '<p>One<div>Two</div></p><a href="/a">A<table><tr><td><a href="/b">B</a></td></tr></table></a><ul><li>x<li>y</ul><b><p>bold</b>',
  );

  expect(text?.querySelector('a a, p p, p div')).toBeNull();
  expect(within(text as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
});

test('ten thousand tags deep is not deep enough to fall over', () => {
  const text = show(`${'<div><b>'.repeat(10_000)}Bottom`);

  expect(text).toHaveTextContent('Bottom');
});
