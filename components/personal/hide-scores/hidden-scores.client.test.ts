import { hideShareImage } from './hidden-scores';

afterEach(() => document.head.replaceChildren());

/** Adds this metadata to the page, by name or property. */
function setMetadata(entries: readonly (readonly [string, string])[]): void {
  for (const [name, content] of entries) {
    const meta = document.createElement('meta');
    meta.setAttribute(name.startsWith('og:') ? 'property' : 'name', name);
    meta.content = content;
    document.head.append(meta);
  }
}

const contents = () => [...document.head.querySelectorAll('meta')].map(({ content }) => content);

test('replaces the share image of a match by the one without its score until scores are shown', () => {
  const image = 'https://example.com/og/match/5012.png';
  setMetadata([
    ['og:image', image],
    ['og:image:alt', 'Ferns v Herons'],
    ['twitter:image', image],
    ['og:title', '/og/match/'],
  ]);
  const before = contents();
  const undo = hideShareImage();

  const hidden = 'https://example.com/og/fixture/5012.png';
  expect(contents()).toEqual([hidden, 'Ferns v Herons', hidden, '/og/match/']);
  undo();
  expect(contents()).toEqual(before);
});

test('leaves the share images of articles unchanged', () => {
  setMetadata([['og:image', '/og/news/rain.png']]);
  hideShareImage();

  expect(contents()).toEqual(['/og/news/rain.png']);
});
