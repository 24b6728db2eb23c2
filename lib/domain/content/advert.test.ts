import { anyText, fc } from '@/tests/fixtures/properties';
import { advertScripts, isTrustedAdvert } from './advert';

test.each([
  [
    '<script src="https://ads.example/a.js?x=1&amp;y=2" async></script>',
    [{ src: 'https://ads.example/a.js?x=1&y=2', data: {} }],
  ],
  [
    "<div></div><SCRIPT async SRC='//ads.example/a.js'></SCRIPT>",
    [{ src: 'https://ads.example/a.js', data: {} }],
  ],
  [
    '<script data-zone="7" onload="x()" src=https://ads.example/a.js></script>',
    [{ src: 'https://ads.example/a.js', data: { 'data-zone': '7' } }],
  ],
  [
    '<script src="https://a.example/1.js"></script><script src="https://b.example/2.js"></script>',
    [
      { src: 'https://a.example/1.js', data: {} },
      { src: 'https://b.example/2.js', data: {} },
    ],
  ],
  ['<script>inline()</script>', []],
  ['<script data-src="https://ads.example/a.js"></script>', []],
  ['<script src="javascript:alert(1)"></script>', []],
  ['<script src="data:text/javascript,alert(1)"></script>', []],
  ['<script src="/own.js"></script>', []],
  ['<script src=""></script>', []],
  ['<a href="/bonuses"><img src="/media/pictures/trophy.webp" alt=""></a>', []],
  ['', []],
])('%s', (snippet, scripts) => {
  expect(advertScripts(snippet)).toEqual(scripts);
});

test('any text is parsed in linear time, and only http and https sources are returned', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 400 }), text => {
      for (const { src } of advertScripts(`<script ${text}></script>`))
        expect(src).toMatch(/^https?:\/\//);
    }),
  );
});

test.each([
  'https://ads.example.@evil.example/a.js',
  'https://ads.example@evil.example/a.js',
  'https://ads.example:443@evil.example/a.js',
  'https://ads.example./a.js',
  'https://ads.example:8443/a.js',
  'http://ads.example/a.js',
  'https://sub.ads.example/a.js',
  'https://ads.example.evil.example/a.js',
  'https:evil.example/ads.example/a.js',
  '//evil.example/https://ads.example/a.js',
  '\\\\evil.example/a.js',
  'https:\\\\evil.example\\@ads.example/a.js',
  'https://аds.example/a.js',
])('another origin in disguise is not trusted: %s', src => {
  const scripts = advertScripts(`<script src="${src}"></script>`);

  // No advert is left without a script that runs in the page.
  expect(scripts.length === 0 || !isTrustedAdvert(scripts, ['https://ads.example'])).toBe(true);
});

test.each([
  'https://ADS.example/a.js',
  'https://ads.example:443/a.js',
  'https:\\\\ads.example\\a.js',
  '//ads.example/a.js',
])('a listed origin is recognised in each spelling: %s', src => {
  const scripts = advertScripts(`<script src="${src}"></script>`);

  expect(isTrustedAdvert(scripts, ['https://ads.example'])).toBe(true);
  expect(scripts).toHaveLength(1);
});

test('an advert is trusted when all of its scripts are', () => {
  const a = { src: 'https://a.example/1.js', data: {} };
  const b = { src: 'https://b.example/2.js', data: {} };

  expect(isTrustedAdvert([a, b], ['https://a.example', 'https://b.example'])).toBe(true);
  expect(isTrustedAdvert([a, b], ['https://a.example'])).toBe(false);
  expect(isTrustedAdvert([a], ['https://a.example.evil'])).toBe(false);
});
