import { render, screen, within } from '@testing-library/react';
import { RichText } from './rich-text';

jest.mock('./host-allowlist', () => ({
  hostAllowlist: () => ({ own: ['offthebat.example'], pictures: ['cdn.example'] }),
}));

const show = (html: string, headingIds?: 'own') =>
  render(<RichText html={html} {...(headingIds && { headingIds })} />).container.firstElementChild;

test('internal links stay in the tab, external links open a new one', () => {
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

test('links through a paid redirect are marked as sponsored', () => {
  show('<a href="/bookmaker/redirect/leg-gully">Visit</a>');

  expect(screen.getByRole('link')).toHaveAttribute('rel', 'sponsored nofollow noopener');
});

test.each(['javascript:alert(1)', 'data:text/html,x', ' jAvA\tscript:x', 'vbscript:x', ''])(
  'a link to %j is rendered as plain text',
  href => {
    const text = show(`<p>See <a href="${href}">this</a>.</p>`);

    expect(text).toHaveTextContent('See this.');
    expect(text?.querySelector('a')).toBeNull();
  },
);

test('removes scripts, event handlers, frames, styles and form controls', () => {
  const text = show(
    '<p onclick="x()" style="color:red" class="y">One</p><script>x()</script><iframe src="https://a.example"></iframe><svg onload="x()"><text>x</text></svg><style>p{}</style><img src="x" onerror="x()"><form action="/x"><input name="a">Two</form>',
  );

  expect(text?.innerHTML).toBe('<p>One</p>Two');
});

test.each([
  [
    'the wrapper of Google Docs is not bold',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700">One</span> two</p></b>',
    '<p><strong>One</strong> two</p>',
  ],
  [
    'styled text keeps its meaning',
    '<p><span style="font-style:italic">a</span><span style="text-decoration: line-through">b</span><i style="font-style:normal">c</i></p>',
    '<p><em>a</em><s>b</s>c</p>',
  ],
])('%s', (_title, pasted, expected) => {
  expect(show(pasted)?.innerHTML.replaceAll(/<\/?span>/g, '')).toBe(expected);
});

test('the frame of a video becomes a link to it', () => {
  const text = show(
    '<p>See</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="The last over"></iframe><iframe src="//player.vimeo.com/video/12345"></iframe>',
  );

  expect(
    [...(text?.querySelectorAll('a') ?? [])].map(link => [link.textContent, link.href]),
  ).toEqual([
    ['The last over(opens in a new tab)', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['Watch the video(opens in a new tab)', 'https://vimeo.com/12345'],
  ]);
});

test('consecutive empty paragraphs and headings collapse into one spacer', () => {
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

test('a paragraph that contains only an image is not empty', () => {
  show('<p><img src="/media/pictures/toss.webp" alt="The toss" width="640" height="360"></p>');

  expect(screen.getByRole('img', { name: 'The toss' })).toHaveAttribute('width', '640');
});

test('images have a size, load lazily and come only from allowed hosts', () => {
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

test('headings start at h2 and have unique ids', () => {
  const text = show(
    '<h1>Odds &amp; evens</h1><h2>Odds & Evens</h2><h3 id="odds-evens">Third</h3><h2>Über Chance</h2><h2>संभावना</h2><h2>?!</h2><h2 id="content">Content</h2>',
    'own',
  );

  expect([...(text?.children ?? [])].map(({ tagName, id }) => `${tagName} ${id}`)).toEqual([
    'H2 odds-evens',
    'H2 odds-evens-1',
    'H3 odds-evens-2',
    'H2 uber-chance',
    'H2 संभावना',
    'H2 section',
    'H2 content-1',
  ]);
});

test('tables scroll in a focusable region that is named after their header cells', () => {
  show(
    '<table>\n<thead>\n<tr>\n<th align="right">Decimal</th><th>Malay</th></tr></thead><tbody><tr><td align="right">2.00</td><td>1.00</td></tr></tbody></table>',
  );

  const box = screen.getByRole('region', { name: 'Decimal, Malay' });
  expect(box).toHaveAttribute('tabindex', '0');
  const head = within(box).getByRole('columnheader', { name: 'Decimal' });
  expect(head).toHaveAttribute('scope', 'col');
  expect(head).toHaveStyle({ textAlign: 'right' });
});

test('nested links, nested paragraphs and unclosed tags render as valid HTML', () => {
  const text = show(
    '<p>One<div>Two</div></p><a href="/a">A<table><tr><td><a href="/b">B</a></td></tr></table></a><ul><li>x<li>y</ul><b><p>bold</b>',
  );

  expect(text?.querySelector('a a, p p, p div')).toBeNull();
  expect(within(text as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
});

test('renders markup nested ten thousand tags deep', () => {
  const text = show(`${'<div><b>'.repeat(10_000)}Bottom`);

  expect(text).toHaveTextContent('Bottom');
});
