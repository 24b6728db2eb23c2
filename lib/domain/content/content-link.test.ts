import { fc } from '@/tests/fixtures/properties';
import { toContentLink } from './content-link';

const own = ['offthebat.example', 'localhost:3000'];
const link = (href: string) => {
  const contentLink = toContentLink(href, own);
  return contentLink && `${contentLink.kind} ${contentLink.href}`;
};

test.each([
  ['/news/a?tag=ipl#b', 'page /news/a?tag=ipl#b'],
  ['news', 'page /news'],
  ['/news/', 'page /news'],
  ['/', 'page /'],
  ['https://offthebat.example', 'page /'],
  ['HTTPS://OffTheBat.example/pages/odds/', 'page /pages/odds'],
  ['//offthebat.example/pages', 'page /pages'],
  ['http://localhost:3000/pages', 'page /pages'],
  ['http://localhost:4000/pages', 'external http://localhost:4000/pages'],
  ['https://elsewhere.example/a', 'external https://elsewhere.example/a'],
  ['//elsewhere.example/a', 'external https://elsewhere.example/a'],
  ['/\\elsewhere.example', 'external https://elsewhere.example/'],
  ['https://offthebat.example//elsewhere.example', 'page /elsewhere.example'],
  [
    'https://offthebat.example.elsewhere.example',
    'external https://offthebat.example.elsewhere.example/',
  ],
  ['#odds', 'anchor #odds'],
  ['mailto:a@b.example', 'plain mailto:a@b.example'],
  ['tel:+441234', 'plain tel:+441234'],
  ['/media/rules.pdf', 'plain /media/rules.pdf'],
  ['/bookmaker/redirect/silly-point', 'paid /bookmaker/redirect/silly-point'],
  ['https://offthebat.example/Sportsbet/redirect/1/2/3/1.5', 'paid /Sportsbet/redirect/1/2/3/1.5'],
])('%s is %s', (href, expected) => {
  expect(link(href)).toBe(expected);
});

test.each([
  '',
  '   ',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://offthebat.example/1',
  'file:///etc/passwd',
  'https://user:word@offthebat.example/',
  'http://',
])('%j is not a link', href => {
  expect(link(href)).toBeNull();
});

test('a page of the site is a path on this host, whatever the text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string({ unit: 'grapheme' })), href => {
      const contentLink = toContentLink(href, own);
      if (contentLink?.kind !== 'page') return;
      expect(new URL(contentLink.href, 'https://offthebat.example').host).toBe('offthebat.example');
    }),
  );
});
