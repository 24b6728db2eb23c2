import { hideSharePicture } from './hidden-scores';

afterEach(() => document.head.replaceChildren());

/** Gives the page this metadata, by name or property. */
function setMetadata(entries: readonly (readonly [string, string])[]): void {
  for (const [name, content] of entries) {
    const meta = document.createElement('meta');
    meta.setAttribute(name.startsWith('og:') ? 'property' : 'name', name);
    meta.content = content;
    document.head.append(meta);
  }
}

const contents = () => [...document.head.querySelectorAll('meta')].map(({ content }) => content);

test('the page names the picture of a match without its score until scores are shown', () => {
  const picture = 'https://example.com/og/match/5012.png';
  setMetadata([
    ['og:image', picture],
    ['og:image:alt', 'Ferns v Herons'],
    ['twitter:image', picture],
    ['og:title', '/og/match/'],
  ]);
  const before = contents();
  const undo = hideSharePicture();

  const hidden = 'https://example.com/og/fixture/5012.png';
  expect(contents()).toEqual([hidden, 'Ferns v Herons', hidden, '/og/match/']);
  undo();
  expect(contents()).toEqual(before);
});

test('pictures of articles stay as they are', () => {
  setMetadata([['og:image', '/og/news/rain.png']]);
  hideSharePicture();

  expect(contents()).toEqual(['/og/news/rain.png']);
});
