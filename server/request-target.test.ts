import { fc } from '@/tests/fixtures/properties';
import { canonicalUrl } from '@/lib/routing/canonical/canonical';
import { isPagePath } from '@/lib/routing/page-paths';
import { cases } from '@/tests/fixtures/cases';
import { disguisedPath } from '@/tests/fixtures/hostile/disguised-path';
import { checkRequestTarget } from './request-target';

test.each([
  '/',
  '/news?q=../x',
  '/news/a..b',
  '/news/.well-known',
  '/feeds/A%2FB.rss',
  '/feeds/50%25.rss',
  '/%E0%A4%96%E0%A4%AC%E0%A4%B0',
  '/media/a.b..webp',
  '/_next/static/chunks/%5Bview%5D/(site)/a-1.2_3~.js',
  '/api/events/?status=2',
  '/api/events/;a',
  // The page handler responds to these with a document.
  '//evil.example',
  '//evil.example/%66',
  '/news//x',
  '/news/%zz',
  '/~not-found',
  '/%7Enot-found',
])('%s is accepted unchanged', path => {
  expect(checkRequestTarget(path)).toBeNull();
});

test.each([
  '/api/../search?q=R',
  '/api/%2e%2e/feed.xml',
  '/api/%2E./feed.xml',
  '/api/.%2e/feed.xml',
  '/_next/../og/page/home.png',
  '/_next/static/../../feed.xml',
  '/_next/static/..%2f..%2ffeed.xml',
  '/news/.',
  '/news/..',
  '/./news',
  '/api/%252e%252e/feed.xml',
  '/api/%25252e%25252e/feed.xml',
  `/api/%${'25'.repeat(9)}41`,
  '/api/..%5cfeed.xml',
  '/api\\..\\feed.xml',
  '/api/..;v=1/feed.xml',
  '/api/%2e%2e%3bv/feed.xml',
  '/%ff/%2e%2e/feed.xml',
  '/news/%2e%2e%2fsearch%ff',
  '/api/%00/x',
  '/news%0d%0aX: y',
  '/feed.xml#',
  '/search#?q=R',
  '/news?x#y',
  'http://localhost/feed.xml',
  '*',
  '',
  '/api//search',
  '/calendars//all.ics',
  '/api/%zz',
  '/api/%c0%ae%c0%ae/feed.xml',
])('%s is rejected', target => {
  expect(checkRequestTarget(target)).toEqual({ status: 400 });
});

test.each(['/search.rsc?q=R', '/news.rsc/', '/news.segments/_tree.segment.rsc', '/feed.xml.rsc'])(
  "%s, Next's own name for data, responds 404",
  target => {
    expect(checkRequestTarget(target)).toEqual({ status: 404 });
  },
);

test.each([
  ['/%66eed.xml', '/feed.xml'],
  ['/feed%2Exml?a=%62', '/feed.xml?a=%62'],
  ['/%73%65arch?q=R', '/search?q=R'],
  ['/ap%69/search', '/api/search'],
  ['/news/%41-%5a-%7a-%30-%39-%5f-%2D', '/news/A-Z-z-0-9-_--'],
  ['/news.%72sc', '/news.rsc'],
])('%s redirects to %s', (target, location) => {
  expect(checkRequestTarget(target)).toEqual({ status: 308, location });
  expect(checkRequestTarget(target, 'HEAD')).toEqual({ status: 308, location });
  expect(checkRequestTarget(target, 'POST')).toEqual({ status: 400 });
});

const encodedPath = disguisedPath(
  ...['/feed.xml', '/api/search?q=R', '/calendars/all.ics', '/og/page/home.png', '/news'],
);

test('an accepted target means the same for every parser', () => {
  fc.assert(
    fc.property(encodedPath, target => {
      const [path = ''] = target.split('?', 1);
      const isHandled = checkRequestTarget(target) === null;
      if (!isHandled || (isPagePath(path) && !isServed(path))) return;

      const { pathname } = new URL(target, 'http://site.example');
      expect(pathname).toBe(path);
      if (isPagePath(path)) expect(isPagePath(decodeURIComponent(path))).toBe(true);
    }),
    { numRuns: cases(3000) },
  );
});

test('a redirect leads to an accepted target on the same site', () => {
  fc.assert(
    fc.property(encodedPath, target => {
      const refusal = checkRequestTarget(target);
      if (refusal?.status !== 308) return;
      expect(refusal.location).toMatch(/^\/(?!\/)/);
      expect(checkRequestTarget(refusal.location)?.status).not.toBe(308);
    }),
    { numRuns: cases(3000) },
  );
});

/** The other ones are redirected by the page handler, or get its error document. */
const isServed = (path: string): boolean => canonicalUrl(path, '').kind === 'page';
