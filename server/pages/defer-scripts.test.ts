import { deferScripts } from './defer-scripts';

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page = [
  '<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>',
  chunk('a'),
  chunk('b'),
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  `<body><h1>Odds</h1><script>start()</script>${chunk('c')}${chunk('a')}</body></html>`,
].join('');

test('a page names its scripts once, in their order, for the one that requests them', () => {
  const html = deferScripts(page);

  expect(html).not.toContain('async=""');
  expect(html).not.toContain('as="script"');
  expect(html).toContain(
    '(["/_next/static/chunks/a.js","/_next/static/chunks/b.js","/_next/static/chunks/c.js"])</script></head>',
  );
});

test('the rest of the page is unchanged', () => {
  const html = deferScripts(page);

  expect(html).toContain('<link rel="stylesheet" href="/_next/static/chunks/a.css"/>');
  expect(html).toContain('noModule=""');
  expect(html).toContain('<h1>Odds</h1><script>start()</script></body>');
});

test('a page without scripts is unchanged', () => {
  const html = '<html><head><title>$&</title></head><body></body></html>';

  expect(deferScripts(html)).toBe(html);
});
